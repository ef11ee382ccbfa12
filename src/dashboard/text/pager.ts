import type { Language } from '../../tracking/page/language.ts';
import type { TextsLike } from './english.ts';

const english = {
  next: 'Next page',
  first: 'First page',
  reached: 'The search has reached',
  mayBeMore: '. More entries may match beyond this time.',
  further: 'Search further',
  noneSoFar: 'Nothing matches so far.',
} as const;

type PagerText = TextsLike<typeof english>;

const traditionalChinese: PagerText = {
  next: '下一頁',
  first: '第一頁',
  reached: '已搜尋至',
  mayBeMore: '，此時間以外可能仍有符合的項目。',
  further: '繼續搜尋',
  noneSoFar: '暫時未有符合的項目。',
};

export const pagerTexts: Readonly<Record<Language, PagerText>> = {
  en: english,
  'zh-Hant': traditionalChinese,
};
