import { translated } from '../text.ts';

export const orderFileTexts = translated({
  title: ['Order files', '訂單檔案'],
  lead: [
    'Exports of shops have no service or weight. What you enter here fills the empty cells of your order files, in test and live mode.',
    '網店匯出的檔案沒有服務及重量。在此填寫的資料會補上訂單檔案的空白儲存格，測試及正式模式均適用。',
  ],
  saved: ['Saved.', '已儲存。'],
  save: ['Save', '儲存'],
  none: ['None', '無'],
  readOnly: ['Only owners and developers can change this.', '只有擁有者及開發人員可以更改。'],
  services: ['Services and weight', '服務及重量'],
  serviceTo: [(country: string) => `Service to ${country}`, (country: string) => `寄往${country}的服務`],
  otherCountries: ['Service to all other destinations', '寄往所有其他目的地的服務'],
  newCountry: ['One more destination', '另一個目的地'],
  newService: ['Service to that destination', '寄往該目的地的服務'],
  choose: ['Choose', '請選擇'],
  weight: ['Weight of a parcel in kg', '每個包裹的重量（kg）'],
  weightHint: ['For orders whose file has no weight, such as 0.35.', '用於檔案沒有重量的訂單，例如 0.35。'],
  weightFault: [
    'Enter a weight above 0 and up to 1,000 kg, with at most 3 decimals.',
    '請輸入大於 0 而不超過 1,000 kg 的重量，最多 3 位小數。',
  ],
  serviceFault: {
    unknown_country: ['Choose a destination of the list.', '請從清單選擇目的地。'],
    unknown_service: ['Choose a service of the list.', '請從清單選擇服務。'],
    country_not_served: ['This service does not go to that destination.', '此服務不寄往該目的地。'],
  },
  items: ['HS codes and origins', 'HS 編碼及產地'],
  itemsLead: [
    'Customs ask for them. They are taken from the product with the SKU of an item, in each mode. Enter them one by one, or import a list:',
    '報關需要這些資料，會從與物品 SKU 相同的產品補上，測試及正式模式分開。可逐一填寫或匯入清單：',
  ],
  products: ['Products', '產品'],
  remove: ['Remove', '移除'],
  mappings: ['Saved columns', '已儲存的欄位對應'],
  mappingsLead: [
    'When you choose the meaning of a file’s columns, the next file with the same columns is understood in the same way.',
    '選定檔案各欄的意思後，下一個欄位相同的檔案會以同樣方式讀取。',
  ],
  columns: ['Columns', '欄位'],
  used: ['Last used', '最近使用'],
  noMappings: ['No saved columns.', '尚未儲存欄位對應。'],
  removeMapping: [
    (columns: string) => `Remove the saved columns ${columns}`,
    (columns: string) => `移除已儲存的欄位對應 ${columns}`,
  ],
});
