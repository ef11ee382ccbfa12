import type { VNode } from 'preact';
import type { Schemas } from '../../../generated/operations.ts';
import { listedCountries, listedIsoCountries } from '../../catalog/listed-country.ts';
import { ApiError } from '../../contract/errors.ts';
import { html } from '../../html.ts';
import { symbol } from '../../look/symbol.ts';
import {
  createAddress,
  deleteAddress,
  getAddress,
  listAddresses,
  updateAddress,
  validateAddress,
} from '../../operation/address.ts';
import { adviceText } from '../advice.ts';
import { type List, readChoice, showList } from '../list.ts';
import { type PageAnswer, type PageRequest, refusePage } from '../page-request.ts';
import { languageOptions, type PartyField, partyFields, partyInput } from '../party-field.ts';
import { faultsByField, orRefusal, runOperation } from '../run-operation.ts';
import { countryName, countryOptions } from '../shipment/goods.ts';
import { badge, time } from '../view/data.ts';
import { alertText, type Field, field, selectField, statusText } from '../view/field.ts';
import { changeSection, hiddenFields, questionPage } from '../view/form.ts';
import { addressTexts } from './text.ts';

type Saved = Schemas['SavedAddress'];
type Role = Saved['role'];
type Finding = Schemas['AddressFinding'];

const roles: readonly Role[] = ['recipient', 'sender'];

/** Lists the saved parties of the mode, newest first. */
export async function showAddresses(request: PageRequest): Promise<PageAnswer> {
  const { base, language, can } = request;
  const text = addressTexts[language];
  const { status, form, results } = await showList(request, addressList(request));
  return {
    title: text.title,
    status,
    head: {
      subtitle: `${text.lead} ${text.defaultHint}`,
      actions: can('edit_addresses')
        ? html`<a class="main" href=${`${base}/addresses/new?role=recipient`}>${symbol('plus')}${text.addRecipient}</a>
            <a href=${`${base}/addresses/new?role=sender`}>${text.addSender}</a>`
        : null,
    },
    content: html`${form} ${results}`,
  };
}

function addressList(request: PageRequest): List<Saved, { readonly role: Role }> {
  const { base, language, can } = request;
  const text = addressTexts[language];
  const mayChange = can('edit_addresses');
  return {
    path: '/addresses',
    title: text.title,
    none: text.none,
    noMatch: text.noMatch,
    pageSize: 25,
    columns: [
      {
        name: text.name,
        cell: ({ id, contact_name: name, description }) =>
          html`${mayChange ? html`<a href=${`${base}/addresses/${id}`}>${name}</a>` : name}
            ${description ? html`<p class="hint">${description}</p>` : null}`,
      },
      {
        name: text.role,
        cell: ({ role, is_default }) =>
          html`${text.roles[role]} ${is_default ? badge(text.isDefault, 'good') : null}`,
      },
      {
        name: text.place,
        cell: ({ address, city, country_code }) =>
          html`${address}<p class="hint">${city}, ${countryName(country_code, language)}</p>`,
      },
      { name: text.changed, cell: ({ updated_at }) => time(updated_at, language) },
      ...(mayChange ? [{ name: text.use, cell: (row: Saved) => rowAction(request, row) }] : []),
    ],
    filters: {
      role: {
        label: text.role,
        options: roles.map((role) => [role, text.roles[role]] as const),
        read: (role) => ({ role: readChoice(roles, role) }),
      },
    },
    search: async (filter, { cursor, limit }) => {
      const query = { ...filter, limit, ...(cursor === null ? {} : { cursor }) };
      const { data } = await runOperation(request, 'listAddresses', listAddresses, { query });
      return { rows: data.data, next: data.next_cursor };
    },
  };
}

function rowAction({ base, language }: PageRequest, { id, role, contact_name: name, is_default }: Saved) {
  const text = addressTexts[language];
  if (role === 'recipient')
    return html`<a href=${`${base}/shipments/new?to=${id}`} aria-label=${text.shipTo(name)}>${text.ship}</a>`;
  return is_default
    ? ''
    : html`<form method="post" action=${`${base}/addresses/${id}/default`}>
        <button aria-label=${text.makeDefaultOf(name)}>${text.makeDefault}</button>
      </form>`;
}

interface PartyForm {
  readonly role: Role;
  /** By the names of the fields. */
  readonly values: Readonly<Record<string, string>>;
  readonly errors?: ReadonlyMap<string, string>;
  readonly findings?: readonly Finding[];
  readonly action: string;
  readonly hidden?: readonly (readonly [name: string, value: string])[];
}

/** Shows the empty form of a sender or a recipient. */
export async function showNewAddress(request: PageRequest): Promise<PageAnswer> {
  const role = readChoice(roles, request.search.get('role') ?? 'recipient');
  return newPage(request, { role, values: role === 'sender' ? { country_code: 'HK' } : {} });
}

function newPage(
  request: PageRequest,
  {
    isLimitReached = false,
    ...form
  }: Omit<PartyForm, 'action' | 'hidden'> & { readonly isLimitReached?: boolean },
): PageAnswer {
  const { base, language } = request;
  const text = addressTexts[language];
  const isRefused = form.errors !== undefined;
  return {
    title: text.newTitle[form.role],
    status: isLimitReached ? 409 : isRefused ? 400 : 200,
    head: { back: [`${base}/addresses`, text.back] },
    content: html`
      ${isLimitReached ? alertText(text.limitReached) : alertText(isRefused ? text.invalid : undefined, true)}
      <section>
        ${partyForm(request, { ...form, action: `${base}/addresses/new`, hidden: [['role', form.role]] })}
      </section>
    `,
  };
}

/** Renders the fields of a party, with the advice of validateAddress beside them. */
function partyForm(
  request: PageRequest,
  { role, values, errors = new Map(), findings = [], action, hidden = [] }: PartyForm,
): VNode {
  const { context, language } = request;
  const text = addressTexts[language];
  const advice = (name: string) => {
    const found = findings.find(({ path }) => path[0] === name);
    return found && adviceText(found, request);
  };
  const input = (
    name: PartyField | 'description',
    options: Pick<Field, 'label' | 'isRequired' | 'hint' | 'maxLength'>,
  ) =>
    field({
      name,
      value: values[name] ?? '',
      error: errors.get(name),
      advice: advice(name),
      autocomplete: 'off',
      ...options,
    });
  const listed = role === 'recipient' ? listedCountries(context.catalog.current) : listedIsoCountries();
  const country = values.country_code?.toUpperCase() ?? '';
  const codes = new Set(listed.map(({ code }) => code));
  // A destination that a later catalog lacks stays shown.
  if (/^[A-Z]{2}$/.test(country)) codes.add(country);
  return html`<form method="post" action=${action}>
    ${hiddenFields(hidden)}
    <div class="grid">
      ${partyFields(role)
        .filter((name) => name !== 'country_code')
        .map((name) =>
          name === 'language'
            ? selectField({
                name,
                label: partyInput(name, language).label,
                value: values.language ?? '',
                options: languageOptions(values.language ?? '', language),
                error: errors.get(name),
              })
            : input(name, partyInput(name, language)),
        )}
      ${selectField({
        name: 'country_code',
        label: partyInput('country_code', language).label,
        value: country,
        options: [['', text.choose], ...countryOptions([...codes], language)],
        error: errors.get('country_code'),
      })}
      ${input('description', { label: text.description, hint: text.descriptionHint, maxLength: 200 })}
    </div>
    ${
      role === 'sender'
        ? html`<p>
            <label class="check">
              <input type="checkbox" name="is_default" value="yes" checked=${values.is_default === 'yes'} /> ${text.isDefault}
            </label>
          </p>
          <p class="hint">${text.defaultHint}</p>`
        : null
    }
    <p class="buttons"><button class="main">${text.save}</button></p>
  </form>`;
}

/** Returns the fields of a form as the API takes them. Without the fields that are empty, which a party need not have. */
function readParty({ form }: PageRequest, role: Role) {
  const party = Object.fromEntries(
    [...partyFields(role), 'description'].map((name) => [name, form.one(name).trim()]),
  );
  const is_default = form.one('is_default') === 'yes';
  return {
    values: { ...party, is_default: is_default ? 'yes' : '' },
    party,
    choice: role === 'sender' ? { is_default } : {},
  };
}

/** Saves a new party, and shows it with the advice on it. */
export async function saveNewAddress(request: PageRequest): Promise<PageAnswer> {
  const { base, form, language } = request;
  const role = readChoice(roles, form.one('role'));
  const { values, party, choice } = readParty(request, role);
  const given = Object.fromEntries(Object.entries(party).filter(([, value]) => value !== ''));
  const body = { ...given, ...choice, role };
  const saved = await orRefusal(runOperation(request, 'createAddress', createAddress, { body }));
  if (!(saved instanceof ApiError)) return { goTo: `${base}/addresses/${saved.data.id}?saved=yes` };
  if (saved.code === 'ADDRESS_LIMIT_REACHED') return newPage(request, { role, values, isLimitReached: true });
  const errors = faultsByField(saved.options.violations ?? [], language);
  if (errors.size === 0) throw saved;
  return newPage(request, { role, values, errors });
}

async function requestedAddress(request: PageRequest): Promise<Saved> {
  const path = { id: request.path.id ?? '' };
  return (await runOperation(request, 'getAddress', getAddress, { path })).data;
}

/** Shows a saved party with the advice of validateAddress, and the forms that change it. */
export async function showAddress(request: PageRequest): Promise<PageAnswer> {
  const saved = await requestedAddress(request);
  return addressPage(request, saved);
}

async function addressPage(
  request: PageRequest,
  saved: Saved,
  refused?: {
    readonly values: Readonly<Record<string, string>>;
    readonly errors: ReadonlyMap<string, string>;
  },
): Promise<PageAnswer> {
  const { base, language, search } = request;
  const text = addressTexts[language];
  const { role } = saved;
  const path = `${base}/addresses/${saved.id}`;
  const own = valuesOf(saved);
  const { data: advised } = await runOperation(request, 'validateAddress', validateAddress, {
    body: { role, ...partyOf(saved) },
  });
  const isHelped =
    advised.normalized !== null && advised.findings.some(({ suggestion }) => suggestion !== null);
  return {
    title: saved.contact_name,
    status: refused ? 400 : 200,
    head: {
      back: [`${base}/addresses`, text.back],
      subtitle: html`${text.roles[role]} ${saved.is_default ? badge(text.isDefault, 'good') : null}`,
      actions: html`${role === 'recipient' ? html`<a href=${`${base}/shipments/new?to=${saved.id}`}>${symbol('book')}${text.ship}</a>` : null}
        <a class="danger" href=${`${path}/delete`}>${text.delete}</a>`,
    },
    content: html`
      ${alertText(refused ? text.invalid : undefined, true)}
      ${search.has('saved') && !refused ? statusText(text.saved) : null}
      <section>
        ${partyForm(request, {
          role,
          values: refused?.values ?? own,
          ...(refused ? { errors: refused.errors } : { findings: advised.findings }),
          action: path,
        })}
      </section>
      ${
        isHelped && !refused
          ? changeSection(text.takeSuggestions, text.suggestionsEffect, path, {
              input: hiddenFields(
                Object.entries<string>({ ...own, ...textsOf(advised.normalized ?? {}) }).filter(
                  ([, value]) => value !== '',
                ),
              ),
            })
          : null
      }
      ${
        advised.lines
          ? html`<section>
              <h2>${isHelped ? text.printedThen : text.printed}</h2>
              <address>${[saved.contact_name, ...advised.lines].map((line) => html`<span>${line}</span>`)}</address>
            </section>`
          : null
      }
    `,
  };
}

function textsOf(values: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
}

function partyOf(saved: Saved): Record<string, string> {
  return Object.fromEntries(
    partyFields(saved.role).flatMap((name) => {
      const value = saved[name];
      return value ? [[name, value]] : [];
    }),
  );
}

function valuesOf(saved: Saved): Record<string, string> {
  return { ...partyOf(saved), description: saved.description, is_default: saved.is_default ? 'yes' : '' };
}

/** Changes a saved party. An emptied field is removed from it. */
export async function changeRequestedAddress(request: PageRequest): Promise<PageAnswer> {
  const { base, language } = request;
  const { id, role } = await requestedAddress(request);
  const { values, party, choice } = readParty(request, role);
  const body = { ...party, ...choice };
  const path = { id };
  const changed = await orRefusal(runOperation(request, 'updateAddress', updateAddress, { path, body }));
  if (!(changed instanceof ApiError)) return { goTo: `${base}/addresses/${id}?saved=yes` };
  const errors = faultsByField(changed.options.violations ?? [], language);
  if (errors.size === 0) throw changed;
  return addressPage(request, await requestedAddress(request), { values, errors });
}

/** Makes a sender the default, in place of another. */
export async function makeDefaultSender(request: PageRequest): Promise<PageAnswer> {
  const { id } = await requestedAddress(request);
  const body = { is_default: true };
  const changed = await orRefusal(
    runOperation(request, 'updateAddress', updateAddress, { path: { id }, body }),
  );
  return changed instanceof ApiError ? refusePage('INVALID_FIELD') : { goTo: `${request.base}/addresses` };
}

/** Asks before a saved party is deleted. */
export async function askDeleteAddress(request: PageRequest): Promise<PageAnswer> {
  const { base, language } = request;
  const text = addressTexts[language];
  const { id, contact_name: name, is_default } = await requestedAddress(request);
  return questionPage({
    title: text.deleteTitle(name),
    content: html`<p>${text.deleteEffect}</p>
      ${is_default ? html`<p>${text.deleteDefault}</p>` : null}`,
    button: text.delete,
    back: [`${base}/addresses/${id}`, text.keep],
  });
}

export async function deleteRequestedAddress(request: PageRequest): Promise<PageAnswer> {
  const path = { id: request.path.id ?? '' };
  await runOperation(request, 'deleteAddress', deleteAddress, { path });
  return { goTo: `${request.base}/addresses` };
}
