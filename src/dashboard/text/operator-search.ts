import type { Language } from '../../tracking/page/language.ts';
import type { TextsLike } from './english.ts';

const english = {
  placeholder: 'Number, ID, name or email',
  lead: 'Finds accounts and users by ID and by the beginning of a name or email address, shipments by tracking, waybill, last-mile or reference number, and requests and events by ID, of all accounts and both modes. Press / to search from any page.',
  none: (searched: string) => `Nothing has the number, ID, name or email address “${searched}”.`,
  request: 'Request',
  requestId: 'Request ID',
  events: 'Events',
  eventId: 'Event ID',
  type: 'Type',
} as const;

type OperatorSearchText = TextsLike<typeof english>;

const traditionalChinese: OperatorSearchText = {
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
  en: english,
  'zh-Hant': traditionalChinese,
};
