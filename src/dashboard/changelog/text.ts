import { numberText, translated } from '../text.ts';

export const changelogTexts = translated({
  title: ['Change log', '更新記錄'],
  lead: [
    'Changes of the API, the dashboard and the webhooks, newest first.',
    'API、控制台及 Webhook 的變更，最新的先列出。變更內容以英文撰寫。',
  ],
  news: [
    (count: number) =>
      count === 1 ? '1 change since your last visit.' : `${numberText(count)} changes since your last visit.`,
    (count: number) => `自你上次到訪後有 ${numberText(count)} 項變更。`,
  ],
  filters: ['Filters', '篩選'],
  filter: {
    all: ['All changes', '所有變更'],
    breaking: ['Breaking changes', '不相容變更'],
    compatible: ['Additions and fixes', '新增及修正'],
  },
  subscribe: ['Get breaking changes by email', '以電郵接收不相容變更通知'],
  none: ['No such changes.', '沒有這類變更。'],
  older: ['Older changes', '較早的變更'],
  all: ['All changes since the first release', '自首個版本以來的所有變更'],
  unnumbered: {
    current: ['In use, not in a numbered release yet', '已生效，尚未編入版本'],
    earlier: ['Earlier', '較早版本'],
  },
  kind: {
    added: ['Added', '新增'],
    changed: ['Changed', '更改'],
    fixed: ['Fixed', '修正'],
    removed: ['Removed', '移除'],
    deprecated: ['Deprecated', '即將停用'],
    breaking: ['Breaking', '不相容'],
  },
  isNew: ['New', '新'],
  affects: ['Affects:', '相關操作：'],
});
