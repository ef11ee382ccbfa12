import type { VNode } from 'preact';
import { html } from '../../html.ts';
import type { Language } from '../../tracking/page/page-text.ts';
import { translated } from '../text.ts';
import { time } from './data.ts';

export const pagerTexts = translated({
  next: ['Next page', '下一頁'],
  first: ['First page', '第一頁'],
  reached: ['The search has reached', '已搜尋至'],
  mayBeMore: ['. More entries may match beyond this time.', '，此時間以外可能仍有符合的項目。'],
  further: ['Search further', '繼續搜尋'],
  noneSoFar: ['Nothing matches so far.', '暫時未有符合的項目。'],
});

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
  const text = pagerTexts[language];
  return html`
    ${reached ? html`<p class="hint">${text.reached} ${time(reached, language)}${text.mayBeMore}</p>` : null}
    <nav class="pager" aria-label=${text.next}>
      ${first ? html`<a href=${first}>${text.first}</a>` : null}
      ${next ? html`<a href=${next}>${reached ? text.further : text.next}</a>` : null}
    </nav>
  `;
}
