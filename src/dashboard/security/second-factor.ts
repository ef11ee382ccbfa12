import type { VNode } from 'preact';
import encodeQr from 'qr';
import { countRecoveryCodes } from '../../../db/query/user/second-factor.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
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
import { type PersonAnswer, type PersonRequest, refusePage } from '../page-request.ts';
import { copyButton } from '../view/data.ts';
import { alertText } from '../view/field.ts';
import { changeSection, formStatus, inputField, type RefusedForm } from '../view/form.ts';
import { securityTexts } from './text.ts';

/** Shows the set-up of the second factor; if it is on, the forms that renew the recovery codes and turn it off. */
export function showSecondFactor(request: PersonRequest): Promise<PersonAnswer> {
  const { user, context } = request;
  if (user.second_factor) return managePage(request);
  return setUpPage(request, draftSecret(context.secrets, user), {});
}

export async function saveSecondFactor(request: PersonRequest): Promise<PersonAnswer> {
  const { context, form, user, origin, language } = request;
  const text = securityTexts[language].factor;
  const draft = openDraft(context.secrets, user, form.one('draft')) ?? refusePage('INVALID_FIELD');
  const input = { user, draft, password: form.one('password'), code: form.one('code') };
  const done = await turnOnSecondFactor(context.db.kysely, input, origin);
  if (done === 'wrong_password') return setUpPage(request, draft, { password: text.wrongPassword });
  if (done === 'wrong_code') return setUpPage(request, draft, { code: text.wrongCode });
  if (done === 'locked') return { ...(await setUpPage(request, draft, { code: text.locked })), status: 429 };
  return { ...codesPage(request, done.recoveryCodes), sessionToken: done.token };
}

export async function renewCodes(request: PersonRequest): Promise<PersonAnswer> {
  const codes = await renewRecoveryCodes(factorStore(request), readProof(request), request.origin);
  return typeof codes === 'string' ? managePage(request, codes) : codesPage(request, codes);
}

export async function removeSecondFactor(request: PersonRequest): Promise<PersonAnswer> {
  const opened = await turnOffSecondFactor(factorStore(request), readProof(request), request.origin);
  if (typeof opened === 'string') return managePage(request, opened);
  return { goTo: `${request.base}/security`, sessionToken: opened.token };
}

function factorStore({ context }: PersonRequest) {
  return { db: context.db.kysely, secrets: context.secrets };
}

function readProof({ user, form }: PersonRequest) {
  return { user, password: form.one('password'), code: form.one('code') };
}

/** Renders the second step of a sign-in by password, with what the user has for it. */
export function secondStep(
  language: Language,
  root: string,
  accepts: { readonly code: boolean; readonly passkey: boolean },
  error?: string,
): VNode {
  const text = securityTexts[language].factor.step;
  const again = html`<a href=${`${root}/sign-in`}>${text.again}</a>`;
  return html`<section>
    ${alertText(error)}
    ${
      accepts.code
        ? html`<form method="post" action=${`${root}/sign-in/code`}>
            ${inputField({}, 'code', text.label, { autocomplete: 'one-time-code', maxLength: 40 })}
            <p class="buttons"><button class="main">${text.submit}</button> ${again}</p>
          </form>`
        : html`<p>${text.passkey}</p>`
    }
    ${
      accepts.passkey
        ? html`<form method="post" action=${`${root}/sign-in/passkey`}>
            <p class="buttons">
              <button class=${accepts.code ? undefined : 'main'}>${securityTexts[language].passkey.signIn}</button>
              ${accepts.code ? null : again}
            </p>
          </form>`
        : null
    }
    <p class="hint">${text.lost}</p>
  </section>`;
}

async function setUpPage(
  { user, language, base }: PersonRequest,
  { secret, sealed }: DraftSecret,
  errors: NonNullable<RefusedForm['errors']>,
): Promise<PersonAnswer> {
  const text = securityTexts[language].factor;
  const refused = { errors };
  return {
    title: text.setUp,
    status: formStatus(refused),
    content: html`<section class="set-up">
      <div>
        <p>${text.scan}</p>
        ${qrCode(totpUri(secret, user.email), text.picture)}
        <p>${text.secret} <code class="spelled">${secret.match(/.{4}/g)?.join(' ')}</code></p>
      </div>
      <form method="post" action=${`${base}/security/second-factor`} autocomplete="off">
        <input type="hidden" name="draft" value=${sealed} />
        ${inputField(refused, 'code', text.code, { hint: text.codeHint, autocomplete: 'one-time-code', maxLength: 10 })}
        ${inputField(refused, 'password', text.password, { type: 'password', autocomplete: 'current-password' })}
        <p class="hint">${text.effect}</p>
        <p class="buttons">
          <button class="main">${text.turnOn}</button>
          <a href=${`${base}/security`}>${text.back}</a>
        </p>
      </form>
    </section>`,
  };
}

async function managePage(request: PersonRequest, fault?: ProofFault): Promise<PersonAnswer> {
  const { context, user, language, base } = request;
  const text = securityTexts[language].factor;
  const errors = {
    wrong_password: text.wrongPassword,
    wrong_code: text.wrongCode,
    locked: text.locked,
  };
  const error = fault && errors[fault];
  const left = await countRecoveryCodes(context.db.kysely, user.id);
  const form = (path: string, id: string, name: string, hint: string, tone: 'main' | 'danger') =>
    changeSection(name, hint, `${base}/security/second-factor${path}`, {
      input: html`
        ${inputField({}, 'password', text.password, { id, type: 'password', autocomplete: 'current-password' })}
        ${inputField({}, 'code', text.step.label, { id: `${id}-code`, autocomplete: 'one-time-code', maxLength: 40 })}
      `,
      tone,
    });
  return {
    title: text.title,
    status: fault === 'locked' ? 429 : fault ? 400 : 200,
    head: { back: [`${base}/security`, text.back], subtitle: text.left(left) },
    content: html`
      ${alertText(error)}
      <div class="columns">
        ${form('/codes', 'renew-password', text.renew, text.renewHint, 'main')}
        ${form('/off', 'off-password', text.turnOff, `${text.turnOffHint} ${text.effect}`, 'danger')}
      </div>
    `,
  };
}

function codesPage({ language, base }: PersonRequest, codes: readonly string[]) {
  const text = securityTexts[language].factor;
  const content = html`<section>
    <p><strong>${text.codesOnce}</strong> ${text.codesUse}</p>
    <pre id="recovery-codes" tabindex="0">${codes.join('\n')}</pre>
    <p class="buttons">
      <a class="main" href=${`${base}/security`}>${text.done}</a>
      ${copyButton('recovery-codes', language)}
    </p>
  </section>`;
  return { title: text.codesTitle, content };
}

/** Draws a QR code on white in both themes, because cameras expect dark on light. */
function qrCode(text: string, name: string): VNode {
  const cells = encodeQr(text, 'raw', { border: 3 });
  const path = cells.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return html`<svg class="qr" viewBox=${`0 0 ${cells.length} ${cells.length}`} role="img" aria-label=${name}>
    <path d=${path.join('')} />
  </svg>`;
}
