import type { Language } from '../../tracking/page/language.ts';
import type { TextsLike } from './english.ts';

const english = {
  filters: 'Filters',
  who: 'Person, or a part of the address',
  kind: 'Kind of change',
  allKinds: 'All changes',
  kinds: {
    people: 'People and sign-ins',
    keys: 'API keys',
    webhooks: 'Webhooks',
    shipments: 'Shipments and saved filters',
    money: 'Wallet',
    account: 'Account, services and notices',
    installation: 'Catalog, rates, settings and jobs',
  },
  fromDay: 'From',
  toDay: 'To',
  apply: 'Apply filters',
  clear: 'Clear filters',
  export: 'Export as CSV',
  noMatch: 'No changes match these filters.',
} as const;

type ActivityText = TextsLike<typeof english>;

const traditionalChinese: ActivityText = {
  filters: '篩選',
  who: '操作人電郵地址或其中一部分',
  kind: '變更類別',
  allKinds: '所有變更',
  kinds: {
    people: '成員及登入',
    keys: 'API 金鑰',
    webhooks: 'Webhook',
    shipments: '貨件及已儲存的篩選',
    money: '錢包',
    account: '帳戶、服務及通知',
    installation: '價目、匯率、設定及工作',
  },
  fromDay: '由',
  toDay: '至',
  apply: '套用篩選',
  clear: '清除篩選',
  export: '匯出 CSV',
  noMatch: '沒有符合這些篩選條件的變更。',
};

export const activityTexts: Readonly<Record<Language, ActivityText>> = {
  en: english,
  'zh-Hant': traditionalChinese,
};
