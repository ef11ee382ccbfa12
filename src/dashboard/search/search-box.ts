import type { VNode } from 'preact';
import { html } from '../../html.ts';
import type { Language } from '../../tracking/page/page-text.ts';
import { searchTexts } from './text.ts';

/** Renders the search of the top bar. The script focuses it when `/` is pressed. */
export function searchBox(
  base: string,
  language: Language,
  placeholder: string = searchTexts[language].placeholder,
): VNode {
  const text = searchTexts[language];
  return html`<form class="search" role="search" aria-label=${text.label} method="get" action=${`${base}/search`}>
    <input
      type="search"
      name="q"
      aria-label=${text.label}
      aria-keyshortcuts="/"
      placeholder=${placeholder}
      maxlength="200"
      autocomplete="off"
      spellcheck="false"
      required
      data-search
    />
    <button>${text.submit}</button>
  </form>`;
}
