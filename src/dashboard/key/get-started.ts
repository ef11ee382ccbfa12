import type { VNode } from 'preact';
import { readDayCounts } from '../../../db/query/account/admission.ts';
import { listActiveKeys } from '../../../db/query/account/api-key.ts';
import { declarations } from '../../../generated/operation-table.ts';
import { allScopes } from '../../account/api-key.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import type { PageRequest } from '../page-request.ts';
import { numberText } from '../text.ts';
import { copyButton, facts } from '../view/data.ts';
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
      ${copyButton('first-request', language, keyTexts[language].copyCommand)}
    </p>
  `;
}

/** Shows how to send the first request in test mode, and how much of the day's requests each key has used. */
export async function getStartedSections(request: PageRequest): Promise<VNode> {
  const { context, user, scope, language } = request;
  const text = keyTexts[language].start;
  const keys = (await listActiveKeys(context.db.kysely, user.account_id)).filter(
    (key) => key.livemode === scope.livemode,
  );
  const newest = keys.findLast((key) => !key.is_app);
  // The dots stand for what only the maker of the key has.
  const shownKey = `mk_${request.mode}_…${newest?.last4 ?? ''}`;
  const rootUrl = context.rootUrl() ?? '';
  return html`
    ${
      scope.livemode
        ? null
        : html`<section>
            <h2>${text.title}</h2>
            <p>${newest ? text.withKey(newest.label, newest.last4, shownKey) : text.needKey(shownKey)}</p>
            ${firstRequest(language, rootUrl, { key: shownKey, scopes: newest?.scopes ?? allScopes })}
            <p><a href=${`${rootUrl}/docs`}>${text.documentation}</a></p>
          </section>`
    }
    ${keys.length === 0 ? null : await quotaSection(request, keys)}
  `;
}

async function quotaSection(
  request: PageRequest,
  keys: Awaited<ReturnType<typeof listActiveKeys>>,
): Promise<VNode> {
  const { language, context } = request;
  const text = keyTexts[language].quota;
  const counts = await dayCounts(
    request,
    keys.map(({ id }) => id),
  );
  const limit = numberText(context.admission.limits.perDay);
  return html`<section>
    <h2>${text.title}</h2>
    ${
      counts === null
        ? html`<p class="none">${text.unknown}</p>`
        : facts(
            keys.map((key) => [
              html`${key.label} ${key.is_app ? null : html`<code>…${key.last4}</code>`}`,
              text.of(numberText(counts.get(key.id) ?? 0), limit),
            ]),
          )
    }
  </section>`;
}

/** Reads the counts from where the limiter counts. Null if Redis does not respond: the page does without. */
async function dayCounts(
  { context: { admission, db } }: PageRequest,
  keyIds: readonly string[],
): Promise<ReadonlyMap<string, number> | null> {
  const { readDayCount } = admission;
  if (!readDayCount) return readDayCounts(db.kysely, keyIds);
  try {
    const counts = await Promise.all(keyIds.map(async (id) => [id, await readDayCount(id)] as const));
    return new Map(counts);
  } catch {
    return null;
  }
}
