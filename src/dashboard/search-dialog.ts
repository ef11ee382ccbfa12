import type { VNode } from 'preact';
import { html } from '../html.ts';
import type { Language } from '../language.ts';
import { searchTexts } from './search/text.ts';

/** Field of the requests of the box. */
export const boxField = 'box';

/** Renders the box that `/` and Ctrl with K open: it asks the page of the search with each letter. */
export function searchDialog(
  base: string,
  language: Language,
  placeholder: string = searchTexts[language].placeholder,
): VNode {
  const text = searchTexts[language];
  return html`<dialog id="palette" class="palette" aria-label=${text.title}>
    <search>
      <form action=${`${base}/search`}>
        <input
          type="search"
          name="q"
          aria-label=${text.label}
          placeholder=${placeholder}
          maxlength="200"
          autocomplete="off"
          spellcheck="false"
          hx-get=${`${base}/search?${boxField}=yes`}
          hx-trigger="input changed delay:150ms"
          hx-select="#hits"
          hx-target="#palette-hits"
          hx-swap="innerHTML ignoreTitle:true"
          hx-sync="this:replace"
        />
      </form>
    </search>
    <div id="palette-hits" aria-live="polite"></div>
  </dialog>`;
}
