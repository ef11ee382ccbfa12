import type { Language } from '../../tracking/page/language.ts';
import type { TextsLike } from './english.ts';

const english = {
  title: 'Search',
  label: 'Search',
  placeholder: 'Number or ID',
  submit: 'Search',
  lead: 'Finds a tracking, waybill, last-mile or reference number, an event ID, and a request ID by its beginning, in this mode. Press / to search from any page.',
  none: (searched: string) => `Nothing in this mode has the number or ID “${searched}”.`,
  shipments: 'Shipments',
  requests: 'Requests',
} as const;

type SearchText = TextsLike<typeof english>;

const traditionalChinese: SearchText = {
  title: '搜尋',
  label: '搜尋',
  placeholder: '編號',
  submit: '搜尋',
  lead: '可搜尋此模式的追蹤編號、運單編號、尾程編號、參考編號、事件編號，以及請求編號的開首部分。在任何頁面按 / 鍵即可搜尋。',
  none: (searched) => `此模式沒有編號為「${searched}」的項目。`,
  shipments: '貨件',
  requests: '請求記錄',
};

export const searchTexts: Readonly<Record<Language, SearchText>> = {
  en: english,
  'zh-Hant': traditionalChinese,
};
