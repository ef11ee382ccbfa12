import type { VNode } from 'preact';
import { maxConnectedApps } from '../../../db/query/account/api-key.ts';
import { countConnectedApps } from '../../../db/query/account/connected-app.ts';
import { allScopes, type ScopeName } from '../../account/api-key.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import {
  type Authorization,
  authorizationParameters,
  codeUrl,
  type RefusedAuthorization,
  readAuthorization,
  refusalUrl,
} from '../../oauth/authorization.ts';
import { connectApp } from '../../oauth/connected-app.ts';
import { OauthError } from '../../oauth/oauth-error.ts';
import { type PageAnswer, type PageRequest, toActor } from '../page-request.ts';
import { alertText } from '../view/field.ts';
import { hiddenFields } from '../view/form.ts';
import { keyTexts } from './text.ts';

/** Asks the user for the consent to an app (OAuth 2.1: authorization endpoint). */
export async function askConnect(request: PageRequest): Promise<PageAnswer> {
  const search = request.search;
  const given = authorizationRequest((name) => search.getAll(name));
  const asked = await readAuthorization(request.context, given);
  return 'error' in asked ? refusedPage(request, asked) : consentPage(request, asked, given);
}

/** Connects the app and gives it a code, at the address that it registered. */
export async function connectRequestedApp(request: PageRequest): Promise<PageAnswer> {
  const { context, form, user, scope, language } = request;
  const given = authorizationRequest((name) => form.all(name));
  const asked = await readAuthorization(context, given);
  if ('error' in asked) return refusedPage(request, asked);
  const text = keyTexts[language].connect;
  const scopes = asked.scopes.filter((name) => form.all('scopes').includes(name));
  if (scopes.length === 0) return consentPage(request, asked, given, text.noScope);
  if ((await countConnectedApps(context.db.kysely, user.account_id)) >= maxConnectedApps)
    return consentPage(request, asked, given, text.tooMany);
  const consent = { scope, scopes, actor: toActor(request) };
  const code = await connectApp(context.db.kysely, asked, consent);
  return { goTo: codeUrl(asked, code, context.rootUrl() ?? '') };
}

/** Leaves out fields that are not the app's: it must not choose scopes for the user, or answer for the user's proof. */
function authorizationRequest(valuesOf: (name: string) => readonly string[]): URLSearchParams {
  return new URLSearchParams(
    authorizationParameters.flatMap((name) => valuesOf(name).map((value) => [name, value])),
  );
}

/**
 * Shows why an app can't be connected. The user returns to it with a click: anyone can register an address, so a redirect
 * without one would lead people from here to any site.
 */
function refusedPage({ language }: PageRequest, { error, goTo }: RefusedAuthorization): PageAnswer {
  const text = keyTexts[language].connect;
  return {
    title: text.refused,
    status: 400,
    content: html`<section>
      <p>${text.refusedLead}</p>
      <details>
        <summary>${text.forDeveloper}</summary>
        <p><code lang="en">${error.code}: ${error.message}</code></p>
      </details>
      ${goTo === null ? null : html`<p class="buttons"><a href=${goTo}>${text.goBack(redirectOrigin(goTo))}</a></p>`}
    </section>`,
  };
}

function consentPage(
  { context, user, mode, base, language, form }: PageRequest,
  asked: Authorization,
  given: URLSearchParams,
  alert?: string,
): PageAnswer {
  const text = keyTexts[language].connect;
  const { client, redirectUri, scopes } = asked;
  const other = base.replace(/\w+$/, mode === 'test' ? 'live' : 'test');
  const denial = new OauthError('access_denied', text.denied);
  const chosen = alert ? form.all('scopes') : scopes;
  return {
    title: text.title(client.name),
    status: alert ? 400 : 200,
    content: html`<section>
      ${alertText(alert)}
      <p>${text.lead(client.name, user.account_name)}</p>
      <dl>
        <dt>${text.mode}</dt>
        <dd>${text.modes[mode]} <a href=${`${other}/connect?${given}`}>${text.otherMode[mode]}</a></dd>
        <dt>${text.returnsTo}</dt>
        <dd><code>${redirectOrigin(redirectUri)}</code>${isThisMachine(redirectUri) ? html` (${text.thisMachine})` : null}</dd>
      </dl>
      <p class="hint">${text.caution}</p>
      <form method="post" action=${`${base}/connect`}>
        ${hiddenFields(given)}
        ${scopeChoice(
          language,
          text.scopes,
          allScopes.filter((scope) => scopes.includes(scope)),
          chosen,
        )}
        <p class="buttons">
          <button class="main">${text.allow}</button>
          <a href=${refusalUrl(asked, denial, context.rootUrl() ?? '')}>${text.deny}</a>
        </p>
      </form>
    </section>`,
  };
}

/** Renders a box for each scope that can be chosen. */
export function scopeChoice(
  language: Language,
  name: string,
  offered: readonly ScopeName[],
  chosen: readonly string[],
): VNode {
  return html`<fieldset>
    <legend>${name}</legend>
    ${offered.map(
      (scope) => html`<label class="check line">
        <input type="checkbox" name="scopes" value=${scope} checked=${chosen.includes(scope)} />
        <span>${keyTexts[language].scopeNames[scope]} <code>${scope}</code></span>
      </label>`,
    )}
  </fieldset>`;
}

/** Returns the host of a redirect address; of an app without one, its scheme. */
export function redirectOrigin(redirectUri: string): string {
  const { host, protocol } = new URL(redirectUri);
  return /^https?:$/.test(protocol) ? host : `${protocol}//${host}`;
}

function isThisMachine(redirectUri: string): boolean {
  return !redirectUri.startsWith('https:');
}
