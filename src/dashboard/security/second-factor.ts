import type { VNode } from 'preact';
import encodeQr from 'qr';
import { countRecoveryCodes } from '../../../db/query/user/second-factor.ts';
import { html } from '../../html.ts';
import type { Language } from '../../tracking/page/page-text.ts';
import {
  type DraftSecret,
  draftSecret,
  openDraft,
  renewRecoveryCodes,
  totpUri,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '../../user/second-factor.ts';
import type { ProofFault } from '../../user/sign-in.ts';
import type { PersonAnswer, PersonRequest } from '../page-request.ts';
import { refusePage } from '../refuse-page.ts';
import { passkeyTexts } from '../text/passkey.ts';
import { secondFactorTexts } from '../text/second-factor.ts';
import { alertText, field } from '../view/field.ts';

/** Shows the set-up of the second factor; if it is on, the forms that renew the recovery codes and turn it off. */
export function showSecondFactor(request: PersonRequest): Promise<PersonAnswer> {
  const { user, context } = request;
  if (user.second_factor) return managePage(request);
  return setUpPage(request, draftSecret(context.secrets, user), {});
}

export async function saveSecondFactor(request: PersonRequest): Promise<PersonAnswer> {
  const { context, form, user, origin, language } = request;
  const words = secondFactorTexts[language];
  const draft = openDraft(context.secrets, user, form.one('draft')) ?? refusePage('INVALID_FIELD');
  const input = { user, draft, password: form.one('password'), code: form.one('code') };
  const done = await turnOnSecondFactor(context.db.kysely, input, origin);
  if (done === 'wrong_password') return setUpPage(request, draft, { password: words.wrongPassword });
  if (done === 'wrong_code') return setUpPage(request, draft, { code: words.wrongCode });
  if (done === 'locked') return { ...(await setUpPage(request, draft, { code: words.locked })), status: 429 };
  return { ...codesPage(request, done.recoveryCodes), sessionToken: done.token };
}

export async function renewCodes(request: PersonRequest): Promise<PersonAnswer> {
  const codes = await renewRecoveryCodes(storeOf(request), proofOf(request), request.origin);
  return typeof codes === 'string' ? managePage(request, codes) : codesPage(request, codes);
}

export async function removeSecondFactor(request: PersonRequest): Promise<PersonAnswer> {
  const opened = await turnOffSecondFactor(storeOf(request), proofOf(request), request.origin);
  if (typeof opened === 'string') return managePage(request, opened);
  return { goTo: `${request.base}/security`, sessionToken: opened.token };
}

function storeOf({ context }: PersonRequest) {
  return { db: context.db.kysely, secrets: context.secrets };
}

function proofOf({ user, form }: PersonRequest) {
  return { user, password: form.one('password'), code: form.one('code') };
}

/** Renders the second step of a sign-in by password, with what the user has for it. */
export function secondStep(
  language: Language,
  root: string,
  accepts: { readonly code: boolean; readonly passkey: boolean },
  error?: string,
): VNode {
  const words = secondFactorTexts[language].step;
  const again = html`<a href=${`${root}/sign-in`}>${words.again}</a>`;
  return html`<section>
    ${alertText(error)}
    ${
      accepts.code
        ? html`<form method="post" action=${`${root}/sign-in/code`}>
            ${field({ name: 'code', label: words.label, isRequired: true, autocomplete: 'one-time-code', maxLength: 40 })}
            <p class="buttons"><button class="main">${words.submit}</button> ${again}</p>
          </form>`
        : html`<p>${words.passkey}</p>`
    }
    ${
      accepts.passkey
        ? html`<form method="post" action=${`${root}/sign-in/passkey`}>
            <p class="buttons">
              <button class=${accepts.code ? undefined : 'main'}>${passkeyTexts[language].signIn}</button>
              ${accepts.code ? null : again}
            </p>
          </form>`
        : null
    }
    <p class="hint">${words.lost}</p>
  </section>`;
}

async function setUpPage(
  { user, language, base }: PersonRequest,
  { secret, sealed }: DraftSecret,
  errors: { readonly password?: string; readonly code?: string },
): Promise<PersonAnswer> {
  const words = secondFactorTexts[language];
  return {
    title: words.setUp,
    status: errors.password || errors.code ? 400 : 200,
    content: html`<section class="set-up">
      <div>
        <p>${words.scan}</p>
        ${qrCode(totpUri(secret, user.email), words.picture)}
        <p>${words.secret} <code class="spelled">${secret.match(/.{4}/g)?.join(' ')}</code></p>
      </div>
      <form method="post" action=${`${base}/security/second-factor`} autocomplete="off">
        <input type="hidden" name="draft" value=${sealed} />
        ${field({ name: 'code', label: words.code, hint: words.codeHint, error: errors.code, isRequired: true, autocomplete: 'one-time-code', maxLength: 10 })}
        ${passwordField(words.password, errors.password)}
        <p class="hint">${words.effect}</p>
        <p class="buttons">
          <button class="main">${words.turnOn}</button>
          <a href=${`${base}/security`}>${words.back}</a>
        </p>
      </form>
    </section>`,
  };
}

async function managePage(request: PersonRequest, fault?: ProofFault): Promise<PersonAnswer> {
  const { context, user, language, base } = request;
  const words = secondFactorTexts[language];
  const errors = {
    wrong_password: words.wrongPassword,
    wrong_code: words.wrongCode,
    locked: words.locked,
  };
  const error = fault && errors[fault];
  const left = await countRecoveryCodes(context.db.kysely, user.id);
  const form = (path: string, id: string, name: string, hint: string, kind: string) =>
    html`<section>
      <h2>${name}</h2>
      <p>${hint}</p>
      <form method="post" action=${`${base}/security/second-factor${path}`}>
        ${field({ name: 'password', id, label: words.password, type: 'password', isRequired: true, autocomplete: 'current-password' })}
        ${field({ name: 'code', id: `${id}-code`, label: words.step.label, isRequired: true, autocomplete: 'one-time-code', maxLength: 40 })}
        <p class="buttons"><button class=${kind}>${name}</button></p>
      </form>
    </section>`;
  return {
    title: words.title,
    status: fault === 'locked' ? 429 : fault ? 400 : 200,
    content: html`
      ${alertText(error)}
      <p>${words.left(left)}</p>
      <div class="columns">
        ${form('/codes', 'renew-password', words.renew, words.renewHint, 'main')}
        ${form('/off', 'off-password', words.turnOff, `${words.turnOffHint} ${words.effect}`, 'danger')}
      </div>
      <p><a href=${`${base}/security`}>${words.back}</a></p>
    `,
  };
}

function codesPage({ text, language, base }: PersonRequest, codes: readonly string[]) {
  const words = secondFactorTexts[language];
  const content = html`<section>
    <p><strong>${words.codesOnce}</strong> ${words.codesUse}</p>
    <pre id="recovery-codes" tabindex="0">${codes.join('\n')}</pre>
    <p class="buttons">
      <a class="main" href=${`${base}/security`}>${words.done}</a>
      <button type="button" data-copy="recovery-codes" data-copied=${text.keys.copied}>${text.keys.copy}</button>
    </p>
  </section>`;
  return { title: words.codesTitle, content };
}

function passwordField(label: string, error: string | undefined): VNode {
  return field({
    name: 'password',
    label,
    type: 'password',
    isRequired: true,
    autocomplete: 'current-password',
    error,
  });
}

/** Draws a QR code on white in both themes, because cameras expect dark on light. */
function qrCode(text: string, name: string): VNode {
  const cells = encodeQr(text, 'raw', { border: 3 });
  const path = cells.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return html`<svg class="qr" viewBox=${`0 0 ${cells.length} ${cells.length}`} role="img" aria-label=${name}>
    <path d=${path.join('')} />
  </svg>`;
}
