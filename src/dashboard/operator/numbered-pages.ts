import type { VNode } from 'preact';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import { translated } from '../text.ts';

const pagerTexts = translated({
  pages: ['Pages', '頁'],
  previous: ['Previous', '上一頁'],
  next: ['Next', '下一頁'],
  page: [
    (page: number, last: number) => `Page ${page} of ${last}`,
    (page: number, last: number) => `第 ${page} 頁，共 ${last} 頁`,
  ],
});

/** Rows of a list on one page. */
export const rowsPerPage = 50;

interface NumberedPages {
  readonly page: number;
  readonly rowCount: number;
  readonly toLink: (page: number) => string;
}

/** Links to the pages before and after one, if there are any. */
export function numberedPager(language: Language, { page, rowCount, toLink }: NumberedPages): VNode | null {
  const text = pagerTexts[language];
  const last = lastPage(rowCount);
  if (last === 1) return null;
  return html`<nav class="pager" aria-label=${text.pages}>
    ${page > 1 ? html`<a href=${toLink(page - 1)}>${text.previous}</a>` : null}
    <span>${text.page(page, last)}</span>
    ${page < last ? html`<a href=${toLink(page + 1)}>${text.next}</a>` : null}
  </nav>`;
}

/** Returns the page that an address asks for; the first or last one if it is outside. */
export function pageNumber(search: URLSearchParams, rowCount: number): number {
  const page = Math.trunc(Number(search.get('page')));
  return Math.min(Math.max(page || 1, 1), lastPage(rowCount));
}

function lastPage(rowCount: number): number {
  return Math.max(Math.ceil(rowCount / rowsPerPage), 1);
}
