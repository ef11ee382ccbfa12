import type { VNode } from 'preact';
import {
  type ApiKeyRow,
  apiKeyUses,
  listActiveKeys,
  listNewestKeys,
  maxActiveKeys,
  maxRevokedKeys,
} from '../../../db/query/account/api-key.ts';
import { type ConnectedAppRow, listConnectedApps } from '../../../db/query/account/connected-app.ts';
import { isName } from '../../account/account-input.ts';
import { allScopes, createApiKey, endApiKey, labelApiKey, type ScopeName } from '../../account/api-key.ts';
import { html } from '../../html.ts';
import { actorOf } from '../actor.ts';
import type { PageAnswer, PageRequest } from '../page-request.ts';
import { refusePage } from '../refuse-page.ts';
import { badge, table, time } from '../view/data.ts';
import { alertText, field } from '../view/field.ts';
import { redirectPlace } from './connect.ts';
import { connectTexts } from './connect-text.ts';
import { firstRequest } from './first-request.ts';
import { keyTexts } from './text.ts';

/** Lists the keys of the mode, with the form that creates one. */
export function showKeys(request: PageRequest): Promise<PageAnswer> {
  return keysPage(request, {});
}

/** Creates a key and shows it once. */
export async function createKey(request: PageRequest): Promise<PageAnswer> {
  const { context, form, mode, text, user } = request;
  const label = form.one('label').trim();
  const scopes = allScopes.filter((scope) => form.all('scopes').includes(scope));
  if (!isName(label)) {
    return keysPage(request, { labelError: text.keys.labelFault, label, scopes });
  }
  if (scopes.length === 0) return keysPage(request, { alert: text.keys.scopeFault, label, scopes });
  const made = await createApiKey(context.db.kysely, {
    accountId: user.account_id,
    mode,
    label,
    scopes,
    now: request.origin.now,
    actor: actorOf(request),
  });
  if (made === 'no_account') return refusePage('NOT_FOUND');
  if (made === 'too_many') return keysPage(request, { alert: text.keys.tooMany, label, scopes });
  return { title: text.keys.made, content: newKey(request, { key: made.key, scopes }) };
}

/** Shows the form that changes the label of a key. */
export function askKeyLabel(request: PageRequest): Promise<PageAnswer> {
  return labelPage(request);
}

export async function saveKeyLabel(request: PageRequest): Promise<PageAnswer> {
  const { context, scope, form, base, text } = request;
  const { id = '' } = request.path;
  const label = form.one('label').trim();
  if (!isName(label)) return labelPage(request, { label, labelError: text.keys.labelFault });
  const saved = await labelApiKey(context.db.kysely, actorOf(request), scope, { id, label });
  return saved ? { goTo: `${base}/keys` } : refusePage('NOT_FOUND');
}

async function labelPage(request: PageRequest, { label, labelError }: Shown = {}): Promise<PageAnswer> {
  const { text, base, language } = request;
  const key = (await activeKeysOf(request)).find(({ id }) => id === request.path.id);
  if (!key) return refusePage('NOT_FOUND');
  const words = keyTexts[language];
  return {
    title: words.labelTitle,
    status: labelError ? 400 : 200,
    content: html`<section>
      <form method="post">
        ${field({ name: 'label', label: text.keys.label, value: label ?? key.label, hint: text.keys.labelHint, error: labelError, isRequired: true, maxLength: 200, autocomplete: 'off' })}
        <p class="buttons"><button class="main">${words.save}</button> <a href=${`${base}/keys`}>${words.back}</a></p>
      </form>
    </section>`,
  };
}

/** Asks before a key is revoked, or an app disconnected. */
export async function askRevokeKey(request: PageRequest): Promise<PageAnswer> {
  const { text, base } = request;
  const key = (await activeKeysOf(request)).find(({ id }) => id === request.path.id);
  if (!key) return refusePage('NOT_FOUND');
  const words = connectTexts[request.language];
  return {
    title: key.is_app ? words.disconnectTitle(key.label) : text.keys.revokeTitle(key.label),
    content: html`<section>
      <p>${key.is_app ? words.disconnectWarning : text.keys.revokeWarning}</p>
      <form method="post" class="buttons">
        <button class="danger">${key.is_app ? words.disconnect : text.keys.revokeConfirm}</button>
        <a href=${`${base}/keys`}>${text.keys.cancel}</a>
      </form>
    </section>`,
  };
}

export async function revokeKey(request: PageRequest): Promise<PageAnswer> {
  const { context, scope, base } = request;
  const { id = '' } = request.path;
  const revoked = await endApiKey(context.db.kysely, id, { actor: () => actorOf(request), scope });
  return revoked ? { goTo: `${base}/keys` } : refusePage('NOT_FOUND');
}

interface Shown {
  readonly label?: string;
  readonly labelError?: string;
  readonly alert?: string;
  /** Chosen before the form was refused. */
  readonly scopes?: readonly ScopeName[];
}

async function keysPage(request: PageRequest, shown: Shown): Promise<PageAnswer> {
  const { labelError, alert } = shown;
  const { context, user, text, scope, language } = request;
  const active = (await listActiveKeys(context.db.kysely, user.account_id)).filter(({ is_app }) => !is_app);
  const apps = await listConnectedApps(context.db.kysely, scope);
  const keys = await listNewestKeys(context.db.kysely, scope);
  const revoked = keys.filter(({ revoked_at }) => revoked_at !== null).length;
  const uses = await apiKeyUses(context.db.kysely, user.account_id);
  const mayChange = user.role !== 'viewer';
  return {
    title: text.keys.title,
    status: labelError || alert ? 400 : 200,
    content: html`
      ${alertText(alert)}
      <p>${text.keys.lead(active.length, maxActiveKeys)}</p>
      ${keyTable(request, keys, uses, mayChange)}
      ${revoked >= maxRevokedKeys ? html`<p class="hint">${keyTexts[language].olderRevoked(maxRevokedKeys)}</p>` : null}
      ${mayChange ? createForm(request, shown) : html`<p class="hint">${text.keys.readOnly}</p>`}
      <h2>${connectTexts[language].apps}</h2>
      ${appTable(request, apps, uses, mayChange)}
    `,
  };
}

async function activeKeysOf({ context, user, scope }: PageRequest): Promise<ApiKeyRow[]> {
  const keys = await listActiveKeys(context.db.kysely, user.account_id);
  return keys.filter(({ livemode }) => livemode === scope.livemode);
}

function keyTable(
  { text, base, language }: PageRequest,
  keys: readonly ApiKeyRow[],
  uses: Awaited<ReturnType<typeof apiKeyUses>>,
  mayChange: boolean,
): VNode {
  const words = text.keys;
  const keyWords = keyTexts[language];
  return table(
    words.title,
    [
      {
        name: words.label,
        cell: (key) =>
          mayChange && !key.revoked_at
            ? html`${key.label}
                <p class="hint">
                  <a href=${`${base}/keys/${key.id}/label`} aria-label=${`${keyWords.rename}: ${key.label}`}>${keyWords.rename}</a>
                </p>`
            : key.label,
      },
      { name: words.ends, cell: (key) => html`<code>…${key.last4}</code>` },
      {
        name: words.state,
        cell: (key) => (key.revoked_at ? badge(words.revoked, 'quiet') : badge(words.active, 'good')),
      },
      {
        name: words.scopes,
        cell: (key) =>
          html`<span class="types">${key.scopes.map((scope) => html`<code>${scope}</code> `)}</span>`,
      },
      {
        name: words.created,
        cell: (key) =>
          html`${time(key.created_at, language)} ${key.created_by ? html`<p class="hint">${keyWords.by(key.created_by)}</p>` : null}`,
      },
      {
        name: keyWords.lastUsed,
        cell: ({ id }) => {
          const use = uses.get(id);
          if (!use) return keyWords.never;
          return html`${time(use.used_at, language)} <p class="hint">${keyWords.from(use.address)}</p>`;
        },
      },
      ...(mayChange
        ? [
            {
              name: words.revoke,
              cell: (key: ApiKeyRow) =>
                key.revoked_at
                  ? ''
                  : html`<a href=${`${base}/keys/${key.id}/revoke`} aria-label=${`${words.revoke}: ${key.label}`}>
                      ${words.revoke}
                    </a>`,
            },
          ]
        : []),
    ],
    keys,
    words.none,
  );
}

function appTable(
  { text, base, language }: PageRequest,
  apps: readonly ConnectedAppRow[],
  uses: Awaited<ReturnType<typeof apiKeyUses>>,
  mayChange: boolean,
): VNode {
  const words = connectTexts[language];
  const keyWords = keyTexts[language];
  return table(
    words.apps,
    [
      {
        name: words.app,
        cell: (app) =>
          html`${app.client_name} <p class="hint">${words.returnsTo} ${redirectPlace(app.redirect_uri)}</p>`,
      },
      {
        name: text.keys.scopes,
        cell: (app) =>
          html`<span class="types">${app.scopes.map((scope) => html`<code>${scope}</code> `)}</span>`,
      },
      {
        name: text.keys.created,
        cell: (app) =>
          html`${time(app.created_at, language)} <p class="hint">${keyWords.by(app.created_by ?? '')}</p>`,
      },
      {
        name: keyWords.lastUsed,
        cell: ({ id }) => {
          const use = uses.get(id);
          return use ? time(use.used_at, language) : keyWords.never;
        },
      },
      ...(mayChange
        ? [
            {
              name: words.disconnect,
              cell: ({ id, client_name }: ConnectedAppRow) =>
                html`<a href=${`${base}/keys/${id}/revoke`} aria-label=${`${words.disconnect}: ${client_name}`}>${words.disconnect}</a>`,
            },
          ]
        : []),
    ],
    apps,
    words.none,
  );
}

/** Enough for a first request and a first booking; wallet and webhooks are chosen when they are needed. */
const firstScopes: readonly ScopeName[] = ['shipments:read', 'shipments:write', 'rates:read'];

function createForm(
  { text, base, mode }: PageRequest,
  { label = '', labelError, scopes = firstScopes }: Shown,
): VNode {
  const words = text.keys;
  return html`<section>
    <h2>${words.createTitle[mode]}</h2>
    <form method="post" action=${`${base}/keys`}>
      ${field({ name: 'label', label: words.label, value: label, hint: words.labelHint, error: labelError, isRequired: true, maxLength: 200, autocomplete: 'off' })}
      <fieldset>
        <legend>${words.scopes}</legend>
        ${allScopes.map(
          (scope) =>
            html`<label class="check line">
              <input type="checkbox" name="scopes" value=${scope} checked=${scopes.includes(scope)} />
              <span>${words.scopeNames[scope]} <code>${scope}</code></span>
            </label>`,
        )}
      </fieldset>
      <p class="buttons"><button class="main">${words.create}</button></p>
    </form>
  </section>`;
}

function newKey(
  { text, base, context, language }: PageRequest,
  made: { readonly key: string; readonly scopes: readonly ScopeName[] },
): VNode {
  const request = firstRequest(text, context.rootUrl() ?? '', made);
  return html`<section>
      <p><strong>${text.keys.once}</strong></p>
      <p class="secret"><code id="new-key">${made.key}</code>
        <button type="button" data-copy="new-key" data-copied=${text.keys.copied}>${text.keys.copy}</button>
      </p>
      <p class="buttons"><a class="main" href=${`${base}/keys`}>${text.keys.done}</a></p>
    </section>
    ${request ? html`<section><h2>${keyTexts[language].tryIt}</h2><p>${keyTexts[language].tryItLead}</p>${request}</section>` : null}`;
}
