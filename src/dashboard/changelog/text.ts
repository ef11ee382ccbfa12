import type { Language } from '../../tracking/page/page-text.ts';
import type { TextsLike } from '../text/english.ts';
import { numberText } from '../text/number.ts';

const english = {
  title: 'Change log',
  lead: 'Changes of the API, the dashboard and the webhooks, newest first.',
  news: (count: number) =>
    count === 1 ? '1 change since your last visit.' : `${numberText(count)} changes since your last visit.`,
  filters: 'Filters',
  filter: { all: 'All changes', breaking: 'Breaking changes', compatible: 'Additions and fixes' },
  subscribe: 'Get breaking changes by email',
  none: 'No such changes.',
  unnumbered: { current: 'In use, not in a numbered release yet', earlier: 'Earlier' },
  kind: {
    added: 'Added',
    changed: 'Changed',
    fixed: 'Fixed',
    removed: 'Removed',
    deprecated: 'Deprecated',
    breaking: 'Breaking',
  },
  isNew: 'New',
  affects: 'Affects:',
} as const;

const traditionalChinese: TextsLike<typeof english> = {
  title: '更新記錄',
  lead: 'API、控制台及 Webhook 的變更，最新的先列出。變更內容以英文撰寫。',
  news: (count) => `自你上次到訪後有 ${numberText(count)} 項變更。`,
  filters: '篩選',
  filter: { all: '所有變更', breaking: '不相容變更', compatible: '新增及修正' },
  subscribe: '以電郵接收不相容變更通知',
  none: '沒有這類變更。',
  unnumbered: { current: '已生效，尚未編入版本', earlier: '較早版本' },
  kind: {
    added: '新增',
    changed: '更改',
    fixed: '修正',
    removed: '移除',
    deprecated: '即將停用',
    breaking: '不相容',
  },
  isNew: '新',
  affects: '相關操作：',
};

export const changelogTexts: Readonly<Record<Language, TextsLike<typeof english>>> = {
  en: english,
  'zh-Hant': traditionalChinese,
};
