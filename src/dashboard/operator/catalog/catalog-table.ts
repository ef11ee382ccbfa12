import { html } from 'htm/preact';
import type { VNode } from 'preact';
import type { CatalogText } from '../../text/operator-catalog.ts';

/** Lists tables with their number of rows. One of them is open. */
export function tableLinks(
  name: string,
  tables: readonly (readonly [table: string, count: number])[],
  open: string,
  addressOf: (table: string) => string,
): VNode {
  return html`<nav class="saved" aria-label=${name}>
    ${tables.map(
      ([table, count]) =>
        html`<span class="chip"><a href=${addressOf(table)} aria-current=${table === open ? 'page' : undefined}><code>${table}</code> ${count}</a></span>`,
    )}
  </nav>` as VNode;
}

/** Texts up to this length are not broken, because most are codes. */
const unbroken = 24;

/** Renders a text in a table: a code in one line, and a sentence with enough room to read it. */
export function cellText(text: string | undefined): VNode {
  return html`<span class=${(text?.length ?? 0) > unbroken ? 'sentence' : 'code'}>${text}</span>` as VNode;
}

interface NumberedPages {
  readonly page: number;
  readonly rowCount: number;
  readonly pageSize: number;
  readonly addressOf: (page: number) => string;
}

/** Links to the pages before and after one, if there are any. */
export function numberedPager(
  words: CatalogText,
  { page, rowCount, pageSize, addressOf }: NumberedPages,
): VNode | null {
  const last = lastPage(rowCount, pageSize);
  if (last === 1) return null;
  return html`<nav class="pager" aria-label=${words.pages}>
    ${page > 1 ? html`<a href=${addressOf(page - 1)}>${words.previous}</a>` : null}
    <span>${words.page(page, last)}</span>
    ${page < last ? html`<a href=${addressOf(page + 1)}>${words.next}</a>` : null}
  </nav>` as VNode;
}

/** Returns the page that an address asks for; the first or last one if it is outside. */
export function pageNumber(search: URLSearchParams, rowCount: number, pageSize: number): number {
  const page = Math.trunc(Number(search.get('page')));
  return Math.min(Math.max(page || 1, 1), lastPage(rowCount, pageSize));
}

function lastPage(rowCount: number, pageSize: number): number {
  return Math.max(Math.ceil(rowCount / pageSize), 1);
}
