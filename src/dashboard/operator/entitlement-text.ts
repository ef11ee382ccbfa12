import type { Language } from '../../tracking/page/page-text.ts';
import type { TextsLike } from '../text/english.ts';

const english = {
  products: 'Products that the account can order',
  noProducts: 'None. The account can order only the services of its own rate tables.',
  productsHint: 'A change is effective at once. Booked shipments and rate tables are kept.',
  saveProducts: 'Save products',
  rateTables: 'Own rate tables',
  noRateTables: 'None. The prices are those of the catalog.',
  service: 'Service',
  rateTable: 'Rate table',
  assign: 'Assign a rate table',
  assignHint:
    'The account can then order its service, also without the product, at these prices. It replaces the rate table for the same service. Booked shipments keep their price.',
  assignButton: 'Assign',
  removeTableTitle: (code: string) => `Remove the rate table ${code}?`,
  removeTableEffect: (account: string, service: string) =>
    `${account} then orders ${service} at the prices of the catalog if it has the product, and otherwise can no longer order it. Booked shipments are not changed.`,
  copy: 'Copy products and rate tables from an account',
  copyHint: 'Account ID. The account keeps what it has, and its own rate tables take precedence.',
  copyButton: 'Copy',
  fromFault: 'No other account has this ID.',
  ioss: 'IOSS numbers',
  noNumbers: 'None.',
  number: 'Number',
  owner: 'Belongs to',
  platform: 'A sales platform',
  account: 'The account',
  default: 'Default',
  remove: 'Remove',
  removeNumber: (number: string) => `Remove ${number}`,
  removeTitle: (number: string) => `Remove the IOSS number ${number}?`,
  removeEffect: (account: string) =>
    `New shipments of ${account} can no longer name it. Booked shipments are not changed, and the number can be registered again.`,
  keep: 'Keep it',
  add: 'Register an IOSS number',
  numberHint: 'IM and 10 digits. The same number again updates it.',
  numberFault: 'An IOSS number is IM followed by exactly 10 digits, such as IM0123456789.',
  isPlatform: 'Belongs to a sales platform',
  isDefault: 'Use it for requests that name no number',
  addButton: 'Register',
} as const;

type EntitlementText = TextsLike<typeof english>;

const traditionalChinese: EntitlementText = {
  products: '帳戶可訂購的產品',
  noProducts: '沒有。帳戶只可訂購其專屬價目表的服務。',
  productsHint: '更改即時生效。已下單的貨件及價目表維持不變。',
  saveProducts: '儲存產品',
  rateTables: '專屬價目表',
  noRateTables: '沒有。價格按產品目錄計算。',
  service: '服務',
  rateTable: '價目表',
  assign: '指定價目表',
  assignHint:
    '帳戶即使沒有相關產品，亦可按此價格訂購該服務。此價目表會取代同一服務的價目表。已下單的貨件價格不變。',
  assignButton: '指定',
  removeTableTitle: (code) => `要移除價目表 ${code} 嗎？`,
  removeTableEffect: (account, service) =>
    `移除後，${account} 如有相關產品，會按產品目錄的價格訂購 ${service}，否則不可再訂購。已下單的貨件維持不變。`,
  copy: '複製另一帳戶的產品及價目表',
  copyHint: '帳戶編號。帳戶保留現有產品，並以其專屬價目表為先。',
  copyButton: '複製',
  fromFault: '沒有其他帳戶使用此編號。',
  ioss: 'IOSS 號碼',
  noNumbers: '沒有。',
  number: '號碼',
  owner: '屬於',
  platform: '銷售平台',
  account: '帳戶',
  default: '預設',
  remove: '移除',
  removeNumber: (number) => `移除 ${number}`,
  removeTitle: (number) => `要移除 IOSS 號碼 ${number} 嗎？`,
  removeEffect: (account) => `${account} 的新貨件不可再使用此號碼。已下單的貨件維持不變，號碼可以再次登記。`,
  keep: '保留',
  add: '登記 IOSS 號碼',
  numberHint: 'IM 加 10 位數字。再次登記同一號碼會更新該號碼。',
  numberFault: 'IOSS 號碼須為 IM 加 10 位數字，例如 IM0123456789。',
  isPlatform: '屬於銷售平台',
  isDefault: '用於沒有指明號碼的請求',
  addButton: '登記',
};

export const entitlementTexts: Readonly<Record<Language, EntitlementText>> = {
  en: english,
  'zh-Hant': traditionalChinese,
};
