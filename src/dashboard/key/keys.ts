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
import { type PageAnswer, type PageRequest, refusePage, toActor } from '../page-request.ts';
import { badge, copyButton, table, time } from '../view/data.ts';
import { alertText } from '../view/field.ts';
import { formSection, formStatus, inputField, questionPage, type RefusedForm } from '../view/form.ts';
import { redirectOrigin, scopeChoice } from './connect.ts';
import { firstRequest, getStartedSections } from './get-started.ts';
import { keyTexts } from './text.ts';

/** Creates a key and shows it once. */
export async function createKey(request: PageRequest): Promise<PageAnswer> {
  const text = keyTexts[request.language];
  const { context, form, mode, user } = request;
  const label = form.one('label').trim();
  const scopes = allScopes.filter((scope) => form.all('scopes').includes(scope));
  const refused = (why: RefusedForm) => showKeys(request, { values: { label }, ...why }, scopes);
  if (!isName(label)) return refused({ errors: { label: text.labelFault } });
  if (scopes.length === 0) return refused({ alert: text.scopeFault });
  const made = await createApiKey(context.db.kysely, {
    accountId: user.account_id,
    mode,
    label,
    scopes,
    now: request.origin.now,
    actor: toActor(request),
  });
  if (made === 'no_account') return refusePage('NOT_FOUND');
  if (made === 'too_many') return refused({ alert: text.tooMany });
  return { title: text.made, content: newKey(request, { key: made.key, scopes }) };
}

export async function saveKeyLabel(request: PageRequest): Promise<PageAnswer> {
  const { context, scope, form, base } = request;
  const { id = '' } = request.path;
  const label = form.one('label').trim();
  if (!isName(label)) {
    const errors = { label: keyTexts[request.language].labelFault };
    return askKeyLabel(request, { values: { label }, errors });
  }
  const saved = await labelApiKey(context.db.kysely, toActor(request), scope, { id, label });
  return saved ? { goTo: `${base}/keys` } : refusePage('NOT_FOUND');
}

/** Shows the form that changes the label of a key. */
export async function askKeyLabel(request: PageRequest, refused: RefusedForm = {}): Promise<PageAnswer> {
  const { base, language } = request;
  const key = await requestedKey(request);
  const text = keyTexts[language];
  return {
    title: text.labelTitle,
    status: formStatus(refused),
    content: html`<section>
      <form method="post">
        ${inputField(refused, 'label', text.label, { value: key.label, hint: text.labelHint, maxLength: 200 })}
        <p class="buttons"><button class="main">${text.save}</button> <a href=${`${base}/keys`}>${text.back}</a></p>
      </form>
    </section>`,
  };
}

/** Asks before a key is revoked, or an app disconnected. */
export async function askRevokeKey(request: PageRequest): Promise<PageAnswer> {
  const { label, is_app: isApp } = await requestedKey(request);
  const text = keyTexts[request.language];
  const { connect } = text;
  return questionPage({
    title: isApp ? connect.disconnectTitle(label) : text.revokeTitle(label),
    content: html`<p>${isApp ? connect.disconnectWarning : text.revokeWarning}</p>`,
    button: isApp ? connect.disconnect : text.revokeConfirm,
    back: [`${request.base}/keys`, text.cancel],
  });
}

export async function revokeKey(request: PageRequest): Promise<PageAnswer> {
  const { context, scope, base } = request;
  const { id = '' } = request.path;
  const revoked = await endApiKey(context.db.kysely, id, { actor: () => toActor(request), scope });
  return revoked ? { goTo: `${base}/keys` } : refusePage('NOT_FOUND');
}

/** Enough for a first request and a first booking; wallet and webhooks are chosen when they are needed. */
const firstScopes: readonly ScopeName[] = ['shipments:read', 'shipments:write', 'rates:read'];

/** Lists the keys of the mode, with the form that creates one. */
export async function showKeys(
  request: PageRequest,
  refused: RefusedForm = {},
  scopes: readonly ScopeName[] = firstScopes,
): Promise<PageAnswer> {
  const { context, user, scope, language, can } = request;
  const text = keyTexts[language];
  const active = (await listActiveKeys(context.db.kysely, user.account_id)).filter(({ is_app }) => !is_app);
  const apps = await listConnectedApps(context.db.kysely, scope);
  const keys = await listNewestKeys(context.db.kysely, scope);
  const revoked = keys.filter(({ revoked_at }) => revoked_at !== null).length;
  const uses = await apiKeyUses(context.db.kysely, user.account_id);
  const mayChange = can('manage_keys');
  return {
    title: text.title,
    status: formStatus(refused),
    head: { subtitle: text.lead(active.length, maxActiveKeys) },
    content: html`
      ${alertText(refused.alert)}
      ${keyTable(request, keys, uses, mayChange)}
      ${revoked >= maxRevokedKeys ? html`<p class="hint">${text.olderRevoked(maxRevokedKeys)}</p>` : null}
      ${await getStartedSections(request)}
      ${mayChange ? createForm(request, refused, scopes) : html`<p class="hint">${text.readOnly}</p>`}
      <h2>${keyTexts[language].connect.apps}</h2>
      ${appTable(request, apps, uses, mayChange)}
    `,
  };
}

async function requestedKey({ context, user, scope, path }: PageRequest): Promise<ApiKeyRow> {
  const keys = await listActiveKeys(context.db.kysely, user.account_id);
  const key = keys.find(({ id, livemode }) => id === path.id && livemode === scope.livemode);
  return key ?? refusePage('NOT_FOUND');
}

function keyTable(
  { base, language }: PageRequest,
  keys: readonly ApiKeyRow[],
  uses: Awaited<ReturnType<typeof apiKeyUses>>,
  mayChange: boolean,
): VNode {
  const text = keyTexts[language];
  return table(
    text.title,
    [
      {
        name: text.label,
        cell: (key) =>
          mayChange && !key.revoked_at
            ? html`${key.label}
                <p class="hint">
                  <a href=${`${base}/keys/${key.id}/label`} aria-label=${`${text.rename}: ${key.label}`}>${text.rename}</a>
                </p>`
            : key.label,
      },
      { name: text.ends, cell: (key) => html`<code>…${key.last4}</code>` },
      {
        name: text.state,
        cell: (key) => (key.revoked_at ? badge(text.revoked, 'quiet') : badge(text.active, 'good')),
      },
      {
        name: text.scopes,
        cell: (key) =>
          html`<span class="types">${key.scopes.map((scope) => html`<code>${scope}</code> `)}</span>`,
      },
      {
        name: text.created,
        cell: (key) =>
          html`${time(key.created_at, language)} ${key.created_by ? html`<p class="hint">${text.by(key.created_by)}</p>` : null}`,
      },
      {
        name: text.lastUsed,
        cell: ({ id }) => {
          const use = uses.get(id);
          if (!use) return text.never;
          return html`${time(use.used_at, language)} <p class="hint">${text.from(use.address)}</p>`;
        },
      },
      ...(mayChange
        ? [
            {
              name: text.revoke,
              cell: (key: ApiKeyRow) =>
                key.revoked_at
                  ? ''
                  : html`<a href=${`${base}/keys/${key.id}/revoke`} aria-label=${`${text.revoke}: ${key.label}`}>
                      ${text.revoke}
                    </a>`,
            },
          ]
        : []),
    ],
    keys,
    text.none,
  );
}

function appTable(
  { base, language, context }: PageRequest,
  apps: readonly ConnectedAppRow[],
  uses: Awaited<ReturnType<typeof apiKeyUses>>,
  mayChange: boolean,
): VNode {
  const text = keyTexts[language].connect;
  const keyText = keyTexts[language];
  return table(
    text.apps,
    [
      {
        name: text.app,
        cell: (app) =>
          html`${app.client_name} <p class="hint">${text.returnsTo} ${redirectOrigin(app.redirect_uri)}</p>`,
      },
      {
        name: keyText.scopes,
        cell: (app) =>
          html`<span class="types">${app.scopes.map((scope) => html`<code>${scope}</code> `)}</span>`,
      },
      {
        name: keyText.created,
        cell: (app) =>
          html`${time(app.created_at, language)} <p class="hint">${keyText.by(app.created_by ?? '')}</p>`,
      },
      {
        name: keyText.lastUsed,
        cell: ({ id }) => {
          const use = uses.get(id);
          return use ? time(use.used_at, language) : keyText.never;
        },
      },
      ...(mayChange
        ? [
            {
              name: text.disconnect,
              cell: ({ id, client_name }: ConnectedAppRow) =>
                html`<a href=${`${base}/keys/${id}/revoke`} aria-label=${`${text.disconnect}: ${client_name}`}>${text.disconnect}</a>`,
            },
          ]
        : []),
    ],
    apps,
    text.none(`${context.rootUrl() ?? ''}/mcp`),
  );
}

function createForm(
  { language, base, mode }: PageRequest,
  refused: RefusedForm,
  scopes: readonly ScopeName[],
): VNode {
  const text = keyTexts[language];
  return formSection(
    text.createTitle[mode],
    `${base}/keys`,
    html`${inputField(refused, 'label', text.label, { hint: text.labelHint, maxLength: 200 })}
      ${scopeChoice(language, text.scopes, allScopes, scopes)}`,
    text.create,
  );
}

function newKey(
  { base, context, language }: PageRequest,
  made: { readonly key: string; readonly scopes: readonly ScopeName[] },
): VNode {
  const text = keyTexts[language];
  const request = firstRequest(language, context.rootUrl() ?? '', made);
  return html`<section>
      <p><strong>${text.once}</strong></p>
      <p class="secret"><code id="new-key">${made.key}</code>
        ${copyButton('new-key', language)}
      </p>
      <p class="buttons"><a class="main" href=${`${base}/keys`}>${text.done}</a></p>
    </section>
    ${request ? html`<section><h2>${text.tryIt}</h2><p>${text.tryItLead}</p>${request}</section>` : null}`;
}
