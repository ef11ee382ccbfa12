import type { VNode } from 'preact';
import { declarations } from '../../../generated/operation-table.ts';
import { html } from '../../html.ts';
import type { Language } from '../../tracking/page/page-text.ts';
import { sharedTexts } from '../text.ts';
import { keyTexts } from './text.ts';

/** Operations that need no input, the most telling first. */
const simpleReads = ['listServiceTiers', 'listShipments', 'getWalletBalance', 'listWebhooks'] as const;

/** Renders a command that reads something with a key. Null if the key may read nothing without input. */
export function firstRequest(
  language: Language,
  rootUrl: string,
  { key, scopes }: { readonly key: string; readonly scopes: readonly string[] },
): VNode | null {
  const operation = simpleReads.find((name) =>
    declarations[name].scopes.every((one) => scopes.includes(one)),
  );
  if (!operation) return null;
  const { path } = declarations[operation];
  const command = `API_KEY='${key}'\ncurl -sS ${rootUrl}/api/v1${path} \\\n  -H "Authorization: Bearer $API_KEY"`;
  return html`
    <pre tabindex="0"><code id="first-request">${command}</code></pre>
    <p class="buttons">
      <button type="button" data-copy="first-request" data-copied=${sharedTexts[language].copied}>${keyTexts[language].copyCommand}</button>
    </p>
  `;
}
