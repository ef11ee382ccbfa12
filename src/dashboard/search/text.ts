import { translated } from '../text.ts';

export const searchTexts = translated({
  title: ['Search', '搜尋'],
  label: ['Search', '搜尋'],
  placeholder: ['Name, number, phone, postcode …', '姓名、編號、電話、郵政編碼…'],
  submit: ['Search', '搜尋'],
  lead: [
    'Finds shipments in this mode by the recipient’s name, phone number, email address, postal code or city, by a part of a reference, or by the last digits of a number. Accents and small mistakes do not matter. Also finds an event by its ID, and a request by the beginning of its ID. Pages, saved recipients, products, uploaded orders and hand-overs are found by their names and numbers. Press / or Ctrl and K to search from any page.',
    '可按收件人姓名、電話、電郵、郵政編碼或城市，參考編號的一部分，或編號的最後數字，搜尋此模式的貨件。重音符號和小錯誤並無影響。亦可按編號搜尋事件，以及按編號的開首部分搜尋請求。亦可按名稱和編號搜尋頁面、已儲存的收件人、產品、已上載訂單和交收。在任何頁面按 / 鍵或 Ctrl 和 K 鍵即可搜尋。',
  ],
  none: [
    (searched: string) => `Nothing in this mode was found for “${searched}”.`,
    (searched: string) => `此模式沒有與「${searched}」相符的項目。`,
  ],
  foundIn: [
    (mode: string) => `Found in the other mode: ${mode}`,
    (mode: string) => `在另一模式找到：${mode}`,
  ],
  shipments: ['Shipments', '貨件'],
  similar: [
    (searched: string) => `Nothing has “${searched}”. Shipments with similar words`,
    (searched: string) => `沒有與「${searched}」相符的項目。相近的貨件`,
  ],
  more: ['All shipments that match', '所有相符的貨件'],
  places: ['Pages and actions', '頁面和操作'],
  people: ['Address book', '通訊錄'],
  products: ['Products', '產品'],
  handovers: ['Uploaded orders and hand-overs', '已上載訂單和交收'],
  printLabels: ['Print labels', '列印標籤'],
  upload: ['Upload orders', '上載訂單'],
  requests: ['Requests', '請求記錄'],
});
