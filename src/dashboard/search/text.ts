import type { Language } from '../../tracking/page/page-text.ts';
import type { TextsLike } from '../text/english.ts';

const english = {
  title: 'Search',
  label: 'Search',
  placeholder: 'Number, ID or recipient',
  submit: 'Search',
  lead: 'Finds a tracking, waybill, last-mile or reference number, an event ID, a request ID by its beginning, and a recipient by a part of the name, in this mode. Press / to search from any page.',
  none: (searched: string) => `Nothing in this mode has the number, ID or recipient “${searched}”.`,
  foundIn: (mode: string) => `Found in the other mode: ${mode}`,
  shipments: 'Shipments',
  recipients: (searched: string) => `Shipments to “${searched}”`,
  older: 'Search all shipments for this recipient',
  requests: 'Requests',
} as const;

type SearchText = TextsLike<typeof english>;

const traditionalChinese: SearchText = {
  title: '搜尋',
  label: '搜尋',
  placeholder: '編號或收件人',
  submit: '搜尋',
  lead: '可搜尋此模式的追蹤編號、運單編號、尾程編號、參考編號、事件編號，請求編號的開首部分，以及收件人姓名的一部分。在任何頁面按 / 鍵即可搜尋。',
  none: (searched) => `此模式沒有編號或收件人為「${searched}」的項目。`,
  foundIn: (mode) => `在另一模式找到：${mode}`,
  shipments: '貨件',
  recipients: (searched) => `寄給「${searched}」的貨件`,
  older: '在所有貨件中搜尋此收件人',
  requests: '請求記錄',
};

export const searchTexts: Readonly<Record<Language, SearchText>> = {
  en: english,
  'zh-Hant': traditionalChinese,
};

const operatorEnglish = {
  placeholder: 'Number, ID, name or email',
  lead: 'Finds accounts and users by ID and by the beginning of a name or email address, shipments by tracking, waybill, last-mile or reference number, and requests and events by ID, of all accounts and both modes. Press / to search from any page.',
  none: (searched: string) => `Nothing has the number, ID, name or email address “${searched}”.`,
  request: 'Request',
  requestId: 'Request ID',
  events: 'Events',
  eventId: 'Event ID',
  type: 'Type',
} as const;

type OperatorSearchText = TextsLike<typeof operatorEnglish>;

const operatorTraditionalChinese: OperatorSearchText = {
  placeholder: '編號、名稱或電郵',
  lead: '可搜尋所有帳戶及兩個模式：以編號、名稱或電郵地址的開首部分搜尋帳戶及用戶；以追蹤編號、運單編號、尾程編號或參考編號搜尋貨件；以編號搜尋請求及事件。在任何頁面按 / 鍵即可搜尋。',
  none: (searched) => `沒有編號、名稱或電郵地址為「${searched}」的項目。`,
  request: '請求',
  requestId: '請求編號',
  events: '事件',
  eventId: '事件編號',
  type: '類型',
};

export const operatorSearchTexts: Readonly<Record<Language, OperatorSearchText>> = {
  en: operatorEnglish,
  'zh-Hant': operatorTraditionalChinese,
};
