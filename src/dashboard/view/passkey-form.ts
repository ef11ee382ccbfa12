import { html } from 'htm/preact';
import type { VNode } from 'preact';
import type { Language } from '../../tracking/page/language.ts';
import type { PasskeySite } from '../../user/passkey.ts';
import { passkeyTexts } from '../text/passkey.ts';

interface PasskeyForm {
  readonly kind: 'create' | 'get';
  readonly action: string;
  readonly site: PasskeySite;
  /** Options of WebAuthn for the browser. */
  readonly options: object;
  /** Fields that are sent with the browser's response. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly lead: string;
  readonly button: string;
  readonly back: readonly [address: string, name: string];
}

/** Renders the form that passkey.js sends with the browser's response. The page needs `usesPasskey`. */
export function passkeyForm(language: Language, form: PasskeyForm): VNode {
  const words = passkeyTexts[language];
  const { kind, action, site, options, fields = {}, lead, button, back } = form;
  return html`<section>
    <p>${lead}</p>
    <noscript><p class="alert">${words.needsScript}</p></noscript>
    <p class="alert" role="alert" id="passkey-fault" hidden></p>
    <form
      method="post"
      action=${action}
      data-passkey=${kind}
      data-options=${JSON.stringify(options)}
      data-origin=${site.origin}
      data-elsewhere=${words.elsewhere(site.origin)}
      data-failed=${words.failed}
    >
      ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name=${name} value=${value} />`)}
      <input type="hidden" name="response" />
      <p class="buttons"><button class="main">${button}</button> <a href=${back[0]}>${back[1]}</a></p>
    </form>
  </section>` as VNode;
}
