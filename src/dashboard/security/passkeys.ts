import type { VNode } from 'preact';
import { listPasskeys, type Passkey } from '../../../db/query/user/passkey.ts';
import { isName } from '../../account/account-input.ts';
import { html } from '../../html.ts';
import { addPasskey, maxPasskeys, passkeySite, removePasskey, startPasskey } from '../../user/passkey.ts';
import type { PersonAnswer, PersonRequest } from '../page-request.ts';
import { refusePage } from '../refuse-page.ts';
import { passkeyTexts } from '../text/passkey.ts';
import { table, time } from '../view/data.ts';
import { alertText, field } from '../view/field.ts';
import { passkeyForm } from '../view/passkey-form.ts';

interface Given {
  readonly alert?: string;
  readonly name?: string;
  readonly nameError?: string;
}

/** Renders the passkeys of the user, for the page of the own sign-in. */
export async function passkeySection({ context, user, language, base }: PersonRequest): Promise<VNode> {
  const words = passkeyTexts[language];
  const passkeys = await listPasskeys(context.db.kysely, user.id);
  const isAvailable = passkeySite(context.rootUrl() ?? '') !== null;
  return html`<section>
    <h2>${words.title}</h2>
    <p>${words.lead}</p>
    ${table(
      words.title,
      [
        { name: words.name, cell: ({ name }) => name },
        { name: words.added, cell: ({ created_at }) => time(created_at, language) },
        { name: words.used, cell: ({ used_at }) => (used_at ? time(used_at, language) : words.never) },
        {
          name: words.remove,
          cell: ({ id, name }) =>
            html`<a href=${`${base}/security/passkeys/${id}/remove`} aria-label=${`${words.remove}: ${name}`}>${words.remove}</a>`,
        },
      ],
      passkeys,
      words.none,
    )}
    ${
      isAvailable
        ? html`<p class="buttons"><a class="main" href=${`${base}/security/passkeys`}>${words.add}</a></p>`
        : html`<p class="hint">${words.unavailable}</p>`
    }
  </section>`;
}

/** Shows the form that names a new passkey. */
export async function askPasskey(request: PersonRequest): Promise<PersonAnswer> {
  return askPage(request, {});
}

/** Lets the browser make a passkey. */
export async function createPasskey(request: PersonRequest): Promise<PersonAnswer> {
  const { context, user, language, base } = request;
  const { kysely } = context.db;
  const words = passkeyTexts[language];
  const site = siteOf(request);
  const name = nameIn(request);
  if (!isName(name)) return askPage(request, { name, nameError: words.nameFault });
  if ((await listPasskeys(kysely, user.id)).length >= maxPasskeys)
    return askPage(request, { alert: words.full });
  return {
    title: words.add,
    usesPasskey: true,
    content: passkeyForm(language, {
      kind: 'create',
      action: `${base}/security/passkeys/add`,
      site,
      fields: [['name', name]],
      options: await startPasskey(kysely, user, site),
      lead: words.createLead,
      button: words.create,
      back: [`${base}/security`, words.back],
    }),
  };
}

/** Adds the passkey that the browser made. */
export async function savePasskey(request: PersonRequest): Promise<PersonAnswer> {
  const { context, user, form, origin, language, base } = request;
  const name = nameIn(request);
  if (!isName(name)) return refusePage('INVALID_FIELD');
  const made = { user, site: siteOf(request), name, response: form.one('response') };
  const isAdded = await addPasskey(context.db.kysely, made, origin);
  return isAdded
    ? { goTo: `${base}/security` }
    : askPage(request, { alert: passkeyTexts[language].refused, name });
}

/** Asks before a passkey is removed. */
export async function askRemovePasskey(request: PersonRequest): Promise<PersonAnswer> {
  const { base, language } = request;
  const words = passkeyTexts[language];
  const { name } = await passkeyOf(request);
  return {
    title: words.removeTitle(name),
    content: html`<section>
      <p>${words.removeWarning}</p>
      <form method="post" class="buttons">
        <button class="danger">${words.removeConfirm}</button>
        <a href=${`${base}/security`}>${words.keep}</a>
      </form>
    </section>`,
  };
}

export async function deletePasskeyOf(request: PersonRequest): Promise<PersonAnswer> {
  const { context, user, path, origin, base } = request;
  const isRemoved = await removePasskey(context.db.kysely, { user, id: path.id ?? '' }, origin);
  return isRemoved ? { goTo: `${base}/security` } : refusePage('NOT_FOUND');
}

async function passkeyOf({ context, user, path }: PersonRequest): Promise<Passkey> {
  const passkeys = await listPasskeys(context.db.kysely, user.id);
  return passkeys.find(({ id }) => id === path.id) ?? refusePage('NOT_FOUND');
}

function nameIn({ form }: PersonRequest): string {
  return form.one('name').trim();
}

function siteOf({ context }: PersonRequest) {
  return passkeySite(context.rootUrl() ?? '') ?? refusePage('NOT_FOUND');
}

function askPage({ language, base }: PersonRequest, given: Given): PersonAnswer {
  const words = passkeyTexts[language];
  const isRefused = given.alert || given.nameError;
  return {
    title: words.add,
    status: isRefused ? 400 : 200,
    content: html`<section>
      ${alertText(given.alert)}
      <p>${words.lead}</p>
      <form method="post" action=${`${base}/security/passkeys`}>
        ${field({ name: 'name', label: words.name, value: given.name ?? '', hint: words.nameHint, error: given.nameError, isRequired: true, maxLength: 200, autocomplete: 'off' })}
        <p class="buttons">
          <button class="main">${words.next}</button>
          <a href=${`${base}/security`}>${words.back}</a>
        </p>
      </form>
    </section>`,
  };
}
