import { translated } from '../text.ts';

export const searchTexts = translated({
  title: ['Search', '搜尋'],
  label: ['Search', '搜尋'],
  placeholder: ['Number, ID or recipient', '編號或收件人'],
  submit: ['Search', '搜尋'],
  lead: [
    'Finds a tracking, waybill, last-mile or reference number, an event ID, a request ID by its beginning, and a recipient by a part of the name, in this mode. Press / to search from any page.',
    '可搜尋此模式的追蹤編號、運單編號、尾程編號、參考編號、事件編號，請求編號的開首部分，以及收件人姓名的一部分。在任何頁面按 / 鍵即可搜尋。',
  ],
  none: [
    (searched: string) => `Nothing in this mode has the number, ID or recipient “${searched}”.`,
    (searched: string) => `此模式沒有編號或收件人為「${searched}」的項目。`,
  ],
  foundIn: [
    (mode: string) => `Found in the other mode: ${mode}`,
    (mode: string) => `在另一模式找到：${mode}`,
  ],
  shipments: ['Shipments', '貨件'],
  recipients: [
    (searched: string) => `Shipments to “${searched}”`,
    (searched: string) => `寄給「${searched}」的貨件`,
  ],
  older: ['Search all shipments for this recipient', '在所有貨件中搜尋此收件人'],
  requests: ['Requests', '請求記錄'],
});
