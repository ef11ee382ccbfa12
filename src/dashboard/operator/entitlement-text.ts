import { translated } from '../text.ts';

export const entitlementTexts = translated({
  products: ['Products that the account can order', '帳戶可訂購的產品'],
  noProducts: [
    'None. The account can order only the services of its own rate tables.',
    '沒有。帳戶只可訂購其專屬價目表的服務。',
  ],
  productsHint: [
    'A change is effective at once. Booked shipments and rate tables are kept.',
    '更改即時生效。已下單的貨件及價目表維持不變。',
  ],
  saveProducts: ['Save products', '儲存產品'],
  rateTables: ['Own rate tables', '專屬價目表'],
  noRateTables: ['None. The prices are those of the catalog.', '沒有。價格按產品目錄計算。'],
  service: ['Service', '服務'],
  rateTable: ['Rate table', '價目表'],
  assign: ['Assign a rate table', '指定價目表'],
  assignHint: [
    'The account can then order its service, also without the product, at these prices. It replaces the rate table for the same service. Booked shipments keep their price.',
    '帳戶即使沒有相關產品，亦可按此價格訂購該服務。此價目表會取代同一服務的價目表。已下單的貨件價格不變。',
  ],
  assignButton: ['Assign', '指定'],
  removeTableTitle: [
    (code: string) => `Remove the rate table ${code}?`,
    (code: string) => `要移除價目表 ${code} 嗎？`,
  ],
  removeTableEffect: [
    (account: string, service: string) =>
      `${account} then orders ${service} at the prices of the catalog if it has the product, and otherwise can no longer order it. Booked shipments are not changed.`,
    (account: string, service: string) =>
      `移除後，${account} 如有相關產品，會按產品目錄的價格訂購 ${service}，否則不可再訂購。已下單的貨件維持不變。`,
  ],
  copy: ['Copy products and rate tables from an account', '複製另一帳戶的產品及價目表'],
  copyHint: [
    'Account ID. The account keeps what it has, and its own rate tables take precedence.',
    '帳戶編號。帳戶保留現有產品，並以其專屬價目表為先。',
  ],
  copyButton: ['Copy', '複製'],
  fromFault: ['No other account has this ID.', '沒有其他帳戶使用此編號。'],
  ioss: ['IOSS numbers', 'IOSS 號碼'],
  noNumbers: ['None.', '沒有。'],
  number: ['Number', '號碼'],
  owner: ['Belongs to', '屬於'],
  platform: ['A sales platform', '銷售平台'],
  account: ['The account', '帳戶'],
  default: ['Default', '預設'],
  remove: ['Remove', '移除'],
  removeNumber: [(number: string) => `Remove ${number}`, (number: string) => `移除 ${number}`],
  removeTitle: [
    (number: string) => `Remove the IOSS number ${number}?`,
    (number: string) => `要移除 IOSS 號碼 ${number} 嗎？`,
  ],
  removeEffect: [
    (account: string) =>
      `New shipments of ${account} can no longer name it. Booked shipments are not changed, and the number can be registered again.`,
    (account: string) => `${account} 的新貨件不可再使用此號碼。已下單的貨件維持不變，號碼可以再次登記。`,
  ],
  keep: ['Keep it', '保留'],
  add: ['Register an IOSS number', '登記 IOSS 號碼'],
  numberHint: [
    'IM and 10 digits. The same number again updates it.',
    'IM 加 10 位數字。再次登記同一號碼會更新該號碼。',
  ],
  numberFault: [
    'An IOSS number is IM followed by exactly 10 digits, such as IM0123456789.',
    'IOSS 號碼須為 IM 加 10 位數字，例如 IM0123456789。',
  ],
  isPlatform: ['Belongs to a sales platform', '屬於銷售平台'],
  isDefault: ['Use it for requests that name no number', '用於沒有指明號碼的請求'],
  addButton: ['Register', '登記'],
});
