import type { VNode } from 'preact';
import { listPasskeys, type Passkey } from '../../../db/query/user/passkey.ts';
import { isName } from '../../account/account-input.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import {
  addPasskey,
  maxPasskeys,
  type PasskeySite,
  passkeySite,
  removePasskey,
  startPasskey,
} from '../../user/passkey.ts';
import { type PersonAnswer, type PersonRequest, refusePage } from '../page-request.ts';
import { table, time } from '../view/data.ts';
import { alertText } from '../view/field.ts';
import { formStatus, hiddenFields, inputField, questionPage, type RefusedForm } from '../view/form.ts';
import { securityTexts } from './text.ts';

interface PasskeyForm {
  readonly kind: 'create' | 'get';
  readonly action: string;
  readonly site: PasskeySite;
  /** Options of WebAuthn for the browser. */
  readonly options: object;
  readonly fields?: readonly (readonly [name: string, value: string])[];
  readonly responseField?: string;
  /** The browser asks for the passkey when the button is pressed, not at once. */
  readonly waits?: boolean;
  readonly lead: string;
  readonly button: string;
  readonly back: readonly [url: string, name: string];
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
      ${hiddenFields(fields)}
      <input type="hidden" name=${responseField} data-response />
      <p class="buttons"><button class="main">${button}</button> <a href=${back[0]}>${back[1]}</a></p>
    </form>
  </section>`;
}

/** Renders the passkeys of the user, for the page of the own sign-in. */
export async function passkeySection({ context, user, language, base }: PersonRequest): Promise<VNode> {
  const text = securityTexts[language].passkey;
  const passkeys = await listPasskeys(context.db.kysely, user.id);
  const isAvailable = passkeySite(context.rootUrl() ?? '') !== null;
  return html`<section>
    <h2>${text.title}</h2>
    <p>${text.lead}</p>
    ${table(
      text.title,
      [
        { name: text.name, cell: ({ name }) => name },
        { name: text.added, cell: ({ created_at }) => time(created_at, language) },
        { name: text.used, cell: ({ used_at }) => (used_at ? time(used_at, language) : text.never) },
        {
          name: text.remove,
          cell: ({ id, name }) =>
            html`<a href=${`${base}/security/passkeys/${id}/remove`} aria-label=${`${text.remove}: ${name}`}>${text.remove}</a>`,
        },
      ],
      passkeys,
      text.none,
    )}
    ${
      isAvailable
        ? html`<p class="buttons"><a class="main" href=${`${base}/security/passkeys`}>${text.add}</a></p>`
        : html`<p class="hint">${text.unavailable}</p>`
    }
  </section>`;
}

/** Lets the browser make a passkey. */
export async function createPasskey(request: PersonRequest): Promise<PersonAnswer> {
  const { context, user, language, base } = request;
  const { kysely } = context.db;
  const text = securityTexts[language].passkey;
  const site = requirePasskeySite(request);
  const name = nameIn(request);
  if (!isName(name)) return askPasskey(request, { values: { name }, errors: { name: text.nameFault } });
  if ((await listPasskeys(kysely, user.id)).length >= maxPasskeys)
    return askPasskey(request, { alert: text.full });
  return {
    title: text.add,
    usesPasskey: true,
    content: passkeyForm(language, {
      kind: 'create',
      action: `${base}/security/passkeys/add`,
      site,
      fields: [['name', name]],
      options: await startPasskey(kysely, user, site),
      lead: text.createLead,
      button: text.create,
      back: [`${base}/security`, text.back],
    }),
  };
}

/** Adds the passkey that the browser made. */
export async function savePasskey(request: PersonRequest): Promise<PersonAnswer> {
  const { context, user, form, origin, language, base } = request;
  const name = nameIn(request);
  if (!isName(name)) return refusePage('INVALID_FIELD');
  const made = { user, site: requirePasskeySite(request), name, response: form.one('response') };
  const isAdded = await addPasskey(context.db.kysely, made, origin);
  return isAdded
    ? { goTo: `${base}/security` }
    : askPasskey(request, { alert: securityTexts[language].passkey.refused, values: { name } });
}

/** Asks before a passkey is removed. */
export async function askRemovePasskey(request: PersonRequest): Promise<PersonAnswer> {
  const { base, language } = request;
  const text = securityTexts[language].passkey;
  const { name } = await requestedPasskey(request);
  return questionPage({
    title: text.removeTitle(name),
    content: html`<p>${text.removeWarning}</p>`,
    button: text.removeConfirm,
    back: [`${base}/security`, text.keep],
  });
}

export async function removeOwnPasskey(request: PersonRequest): Promise<PersonAnswer> {
  const { context, user, path, origin, base } = request;
  const isRemoved = await removePasskey(context.db.kysely, { user, id: path.id ?? '' }, origin);
  return isRemoved ? { goTo: `${base}/security` } : refusePage('NOT_FOUND');
}

async function requestedPasskey({ context, user, path }: PersonRequest): Promise<Passkey> {
  const passkeys = await listPasskeys(context.db.kysely, user.id);
  return passkeys.find(({ id }) => id === path.id) ?? refusePage('NOT_FOUND');
}

function nameIn({ form }: PersonRequest): string {
  return form.one('name').trim();
}

function requirePasskeySite({ context }: PersonRequest) {
  return passkeySite(context.rootUrl() ?? '') ?? refusePage('NOT_FOUND');
}

/** Shows the form that names a new passkey. */
export async function askPasskey(
  { language, base }: PersonRequest,
  refused: RefusedForm = {},
): Promise<PersonAnswer> {
  const text = securityTexts[language].passkey;
  return {
    title: text.add,
    status: formStatus(refused),
    content: html`<section>
      ${alertText(refused.alert)}
      <p>${text.lead}</p>
      <form method="post" action=${`${base}/security/passkeys`}>
        ${inputField(refused, 'name', text.name, { hint: text.nameHint, maxLength: 200 })}
        <p class="buttons">
          <button class="main">${text.next}</button>
          <a href=${`${base}/security`}>${text.back}</a>
        </p>
      </form>
    </section>`,
  };
}
