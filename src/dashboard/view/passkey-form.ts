import type { VNode } from 'preact';
import { html } from '../../html.ts';
import type { Language } from '../../tracking/page/page-text.ts';
import type { PasskeySite } from '../../user/passkey.ts';
import { securityTexts } from '../security/text.ts';

interface PasskeyForm {
  readonly kind: 'create' | 'get';
  readonly action: string;
  readonly site: PasskeySite;
  /** Options of WebAuthn for the browser. */
  readonly options: object;
  /** Fields that are sent with the browser's response. */
  readonly fields?: readonly (readonly [name: string, value: string])[];
  /** Field of the browser's response. */
  readonly responseField?: string;
  /** The browser asks for the passkey when the button is pressed, not at once. */
  readonly waits?: boolean;
  readonly lead: string;
  readonly button: string;
  readonly back: readonly [address: string, name: string];
}

/** Renders the form that passkey.js sends with the browser's response. The page needs `usesPasskey`. */
export function passkeyForm(language: Language, form: PasskeyForm): VNode {
  const text = securityTexts[language].passkey;
  const { kind, action, site, options, fields = [], responseField = 'response', waits } = form;
  const { lead, button, back } = form;
  return html`<section>
    <p>${lead}</p>
    <noscript><p class="alert">${text.needsScript}</p></noscript>
    <p class="alert" role="alert" id="passkey-fault" hidden></p>
    <form
      method="post"
      action=${action}
      data-passkey=${kind}
      data-options=${JSON.stringify(options)}
      data-waits=${waits}
      data-origin=${site.origin}
      data-elsewhere=${text.elsewhere(site.origin)}
      data-failed=${text.failed}
    >
      ${fields.map(([name, value]) => html`<input type="hidden" name=${name} value=${value} />`)}
      <input type="hidden" name=${responseField} data-response />
      <p class="buttons"><button class="main">${button}</button> <a href=${back[0]}>${back[1]}</a></p>
    </form>
  </section>`;
}
