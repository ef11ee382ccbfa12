import type { VNode } from 'preact';
import { html } from '../../html.ts';
import type { Language } from '../../tracking/page/page-text.ts';
import type { TextsLike } from '../text/english.ts';
import { time } from './data.ts';

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

interface Pages {
  /** Address of the first page; null on the first page. */
  readonly first: string | null;
  /** Address of the next page; null on the last page. */
  readonly next: string | null;
  /** Time at which a bounded search stopped before its page was full. */
  readonly reached?: string | null | undefined;
}

/** Renders the links to the other pages of a list, and how far a bounded search came. */
export function pager(language: Language, { first, next, reached }: Pages): VNode {
  const words = pagerTexts[language];
  return html`
    ${reached ? html`<p class="hint">${words.reached} ${time(reached, language)}${words.mayBeMore}</p>` : null}
    <nav class="pager" aria-label=${words.next}>
      ${first ? html`<a href=${first}>${words.first}</a>` : null}
      ${next ? html`<a href=${next}>${reached ? words.further : words.next}</a>` : null}
    </nav>
  `;
}
