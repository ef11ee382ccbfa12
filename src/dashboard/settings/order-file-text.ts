import { numberText, translated } from '../text.ts';

export const orderFileTexts = translated({
  title: ['Order files', '訂單檔案'],
  lead: [
    'Exports of shops have no service, weight or customs data. What you enter here fills the empty cells of your order files, in test and live mode.',
    '網店匯出的檔案沒有服務、重量及報關資料。在此填寫的資料會補上訂單檔案的空白儲存格，測試及正式模式均適用。',
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
    'Customs ask for them. They are found by the SKU of an item.',
    '報關需要這些資料，並以物品的 SKU 配對。',
  ],
  sku: ['SKU', 'SKU'],
  hsCode: ['HS code', 'HS 編碼'],
  hsCodeHint: ['6 to 14 digits, such as 6912.00.', '6 至 14 個數字，例如 6912.00。'],
  origin: ['Country of manufacture', '製造地'],
  searched: ['SKU or HS code', 'SKU 或 HS 編碼'],
  remove: ['Remove', '移除'],
  removeSku: [(sku: string) => `Remove ${sku}`, (sku: string) => `移除 ${sku}`],
  noItems: ['No SKUs yet.', '尚未有 SKU。'],
  noMatch: ['No SKU matches.', '沒有符合的 SKU。'],
  add: ['Add or change one SKU', '新增或更改一個 SKU'],
  upload: ['Add a list of SKUs', '新增 SKU 清單'],
  uploadLead: [
    'A CSV or Excel file with the columns sku, hs_code and origin, up to 10,000 rows. Known SKUs are replaced.',
    'CSV 或 Excel 檔案，欄位為 sku、hs_code 及 origin，最多 10,000 行。已有的 SKU 會被取代。',
  ],
  file: ['File', '檔案'],
  pasted: ['Or paste the rows here', '或在此貼上各行'],
  pastedHint: [
    'For example: MUG-B, 6912.00, CN. Rows that are copied from a spreadsheet are read too.',
    '例如：MUG-B, 6912.00, CN。亦可貼上從試算表複製的各行。',
  ],
  uploadButton: ['Add the list', '新增清單'],
  noList: ['Choose a file or paste rows. Nothing was saved.', '請選擇檔案或貼上各行。沒有儲存任何資料。'],
  tooLarge: [
    'The list is too large. Divide it. Nothing was saved.',
    '清單過大，請分成多份。沒有儲存任何資料。',
  ],
  noRows: ['The list has no rows with a SKU. Nothing was saved.', '清單沒有含 SKU 的行。沒有儲存任何資料。'],
  tooMany: [
    (max: number) => `An account has at most ${numberText(max)} SKUs. Remove some. Nothing was saved.`,
    (max: number) => `每個帳戶最多 ${numberText(max)} 個 SKU，請先移除部分。沒有儲存任何資料。`,
  ],
  faults: [
    'Nothing was saved. Correct these rows of the list:',
    '沒有儲存任何資料。請更正清單中的以下各行：',
  ],
  faultAt: [
    (line: number, text: string) => `Line ${numberText(line)}: ${text}`,
    (line: number, text: string) => `第 ${numberText(line)} 行：${text}`,
  ],
  more: [(count: number) => `${numberText(count)} more`, (count: number) => `另有 ${numberText(count)} 項`],
  fault: {
    missing: ['Enter the SKU', '請填寫 SKU'],
    too_long: ['A SKU has at most 64 characters', 'SKU 最多 64 個字元'],
    no_hs_code: [
      (value: string) =>
        `“${value}” is not an HS code. It has 6 to 14 digits. A spreadsheet may have removed a zero at its beginning`,
      (value: string) => `「${value}」並非 HS 編碼。編碼為 6 至 14 個數字；試算表可能已移除開首的 0`,
    ],
    no_country: [
      (value: string) => `“${value}” is not a country. Use its name or two letters, such as CN`,
      (value: string) => `「${value}」並非國家或地區。請填寫名稱或兩個字母的代碼，例如 CN`,
    ],
    nothing_known: ['Enter an HS code, a country or both', '請填寫 HS 編碼、製造地或兩者'],
  },
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
