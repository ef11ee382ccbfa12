import type { VNode } from 'preact';
import { declarations } from '../../../generated/operation-table.ts';
import { html } from '../../html.ts';
import type { DashboardText } from '../text/english.ts';

/** Operations that need no input, the most telling first. */
const simpleReads = ['listServiceTiers', 'listShipments', 'getWalletBalance', 'listWebhooks'] as const;

/** Renders a command that reads something with a key. Null if the key may read nothing without input. */
export function firstRequest(
  text: DashboardText,
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
      <button type="button" data-copy="first-request" data-copied=${text.keys.copied}>${text.keys.copyCommand}</button>
    </p>
  `;
}
