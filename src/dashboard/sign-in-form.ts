import type { VNode } from 'preact';
import type { Passkey } from '../../db/query/user/passkey.ts';
import { html } from '../html.ts';
import type { Language } from '../tracking/page/page-text.ts';
import { securityTexts } from './security/text.ts';
import { signInTexts } from './sign-in/text.ts';
import { alertText, field } from './view/field.ts';

/** Renders the form that signs a user in. It never shows the password again. */
export function signInForm({
  language,
  root,
  email = '',
  error,
  hasPasskeys,
  canReset,
}: {
  readonly language: Language;
  readonly root: string;
  readonly email?: string;
  readonly error?: string | undefined;
  readonly hasPasskeys: boolean;
  /** A forgotten password is reset by mail. */
  readonly canReset: boolean;
}): VNode {
  const text = signInTexts[language];
  const { forgot } = text;
  return html`<section>
    ${alertText(error)}
    <form method="post" action=${`${root}/sign-in`}>
      ${field({ name: 'email', label: text.email, type: 'email', value: email, isRequired: true, autocomplete: 'username', maxLength: 254 })}
      ${field({ name: 'password', label: text.password, type: 'password', isRequired: true, autocomplete: 'current-password' })}
      <p class="buttons"><button class="main">${text.submit}</button></p>
    </form>
    ${
      hasPasskeys
        ? html`<form method="post" action=${`${root}/sign-in/passkey`}>
            <p class="buttons"><button>${securityTexts[language].passkey.signIn}</button></p>
          </form>`
        : null
    }
    ${canReset ? html`<p><a href=${`${root}/sign-in/forgot`}>${forgot.title}</a></p>` : null}
    <p class="hint">${canReset ? forgot.help : text.help}</p>
  </section>`;
}

/** Renders the form behind a sign-in link, which sets the password. */
export function welcomeForm({
  language,
  email,
  token,
  passkeys,
  kept,
  error,
}: {
  readonly language: Language;
  readonly email: string;
  readonly token: string;
  /** They are removed, except those that are chosen. */
  readonly passkeys: readonly Passkey[];
  /** Ids of the chosen ones. */
  readonly kept: readonly string[];
  readonly error?: string;
}): VNode {
  const text = signInTexts[language].welcome;
  return html`<section>
    <p>${text.lead(email)}</p>
    <form method="post">
      <input type="hidden" name="token" value=${token} />
      <input type="hidden" name="username" autocomplete="username" value=${email} />
      ${field({ name: 'password', label: securityTexts[language].new, type: 'password', isRequired: true, autocomplete: 'new-password', hint: signInTexts[language].newPassword.hint, ...(error ? { error } : {}) })}
      ${
        passkeys.length === 0
          ? null
          : html`<fieldset>
              <legend>${text.passkeys}</legend>
              <p class="hint">${text.passkeysLead}</p>
              ${passkeys.map(
                ({ id, name }) => html`<label class="check">
                  <input type="checkbox" name="keep" value=${id} checked=${kept.includes(id)} /> ${text.passkey(name)}
                </label>`,
              )}
            </fieldset>`
      }
      <p class="buttons"><button class="main">${text.submit}</button></p>
    </form>
  </section>`;
}
