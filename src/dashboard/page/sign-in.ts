import { html } from 'htm/preact';
import type { VNode } from 'preact';
import type { Language } from '../../tracking/page/language.ts';
import type { DashboardText } from '../text/english.ts';
import { passkeyTexts } from '../text/passkey.ts';
import { alertText, field } from '../view/field.ts';

/** Renders the form that signs a user in. It never shows the password again. */
export function signInForm(
  text: DashboardText,
  {
    language,
    root,
    email = '',
    error,
    hasPasskeys,
  }: {
    readonly language: Language;
    readonly root: string;
    readonly email?: string;
    readonly error?: string | undefined;
    readonly hasPasskeys: boolean;
  },
): VNode {
  const words = text.signIn;
  return html`<section>
    ${alertText(error)}
    <form method="post" action=${`${root}/sign-in`}>
      ${field({ name: 'email', label: words.email, type: 'email', value: email, isRequired: true, autocomplete: 'username', maxLength: 254 })}
      ${field({ name: 'password', label: words.password, type: 'password', isRequired: true, autocomplete: 'current-password' })}
      <p class="buttons"><button class="main">${words.submit}</button></p>
    </form>
    ${
      hasPasskeys
        ? html`<form method="post" action=${`${root}/sign-in/passkey`}>
            <p class="buttons"><button>${passkeyTexts[language].signIn}</button></p>
          </form>`
        : null
    }
    <p class="hint">${words.help}</p>
  </section>` as VNode;
}

/** Renders the form behind a sign-in link, which sets the password. */
export function welcomeForm(
  text: DashboardText,
  { email, token, error }: { readonly email: string; readonly token: string; readonly error?: string },
): VNode {
  return html`<section>
    <p>${text.welcome.lead(email)}</p>
    <form method="post">
      <input type="hidden" name="token" value=${token} />
      <input type="hidden" name="username" autocomplete="username" value=${email} />
      ${field({ name: 'password', label: text.security.new, type: 'password', isRequired: true, autocomplete: 'new-password', hint: text.password.hint, ...(error ? { error } : {}) })}
      <p class="buttons"><button class="main">${text.welcome.submit}</button></p>
    </form>
  </section>` as VNode;
}
