import type { VNode } from 'preact';
import { html, renderHtml } from '../html.ts';

/** Draws the logo, a sampan under sail. The name of the service stands beside it, so screen readers skip it. */
export function logo(size = 28, attributes: { readonly xmlns?: string } = {}): VNode {
  return html`<svg class="logo" viewBox="0 0 48 48" width=${size} height=${size} aria-hidden="true" ...${attributes}>
    <rect width="48" height="48" rx="11" fill="#0b7461" />
    <path d="M8 30h32c-1.7 5-6.5 8-11.5 8h-9C14.5 38 9.7 35 8 30z" fill="#fff" />
    <path d="M22.5 9v18H11.5C13 19 17 13 22.5 9z" fill="#fff" />
    <path d="M25.5 13c6 2.5 9.5 7.5 10.5 14H25.5z" fill="#9fe0cd" />
  </svg>`;
}

export const logoFile = renderHtml(logo(48, { xmlns: 'http://www.w3.org/2000/svg' }));

/** Address of the icon of every page. It holds the picture, so it needs no request. */
export const icon = `data:image/svg+xml,${encodeURIComponent(logoFile)}`;
