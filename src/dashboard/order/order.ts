import { hash, randomUUID } from 'node:crypto';
import type { ComponentChildren, VNode } from 'preact';
import {
  findSavedAddresses,
  type SavedAddressRow,
  searchSavedAddresses,
} from '../../../db/query/account/saved-address.ts';
import { listSavedParcels } from '../../../db/query/account/saved-parcel.ts';
import { sysCodes } from '../../../generated/errors.ts';
import { errorText } from '../../contract/error-text.ts';
import { ApiError, type Violation } from '../../contract/errors.ts';
import { fieldLabel } from '../../contract/field-name.ts';
import { html } from '../../html.ts';
import { markPrinted } from '../../label/mark-printed.ts';
import { createShipment, validateShipment } from '../../operation/shipment.ts';
import { findByNumber } from '../../shipment/tracking-number.ts';
import { type PageAnswer, type PageRequest, refusePage, toActor } from '../page-request.ts';
import { orApiError, runOperation } from '../run-operation.ts';
import { countryName } from '../shipment/goods.ts';
import { labeled, sharedTexts } from '../text.ts';
import { amountText } from '../view/data.ts';
import { alertText, notesOf } from '../view/field.ts';
import { paymentHelp } from '../wallet/wallet.ts';
import { askedFields } from './asked-fields.ts';
import {
  fieldsOfParty,
  fieldsOfShipment,
  isCarried,
  isOrderField,
  type OrderFields,
  orderBody,
  type RowList,
  readOrderFields,
  repeatedKeys,
} from './fields.ts';
import {
  readNationalPhone,
  readPhone,
  withCallingCode,
  withLikelyDestination,
  withParcel,
  withPasted,
  withProducts,
  withRecipient,
  withUsualPlatform,
} from './fill-in.ts';
import {
  changesFields,
  countryField,
  destinationSection,
  detailsPart,
  type FormState,
  firstMissing,
  foundRecipients,
  offeredChoices,
  parcelPrefix,
  prefilledHint,
} from './form.ts';
import { noteId } from './inputs.ts';
import { type FieldNotes, fieldNotes, takenSuggestion, wrongOf } from './notes.ts';
import { parcelTexts } from './parcel-text.ts';
import { priceForm, pricePanel, totalLine, withChosenService, withService } from './price.ts';
import { productChoices } from './product-choices.ts';
import { orderTexts } from './text.ts';
import { openOrderWarning, unconfirmedPage } from './unconfirmed.ts';

/** Shows the form of an order, filled in from an earlier shipment or with a saved recipient if one is named. */
export async function showOrder(request: PageRequest): Promise<PageAnswer> {
  const fields = await withUsualPlatform(request, await fieldsToBegin(request));
  return formPage(request, { fields, isFilledIn: true });
}

/** Shows the form again with what a button fills in or adds, and the price. Books nothing. */
export async function checkOrder(request: PageRequest): Promise<PageAnswer> {
  return formPage(request, await typedForm(request, { showsFilledIn: true }));
}

/** Returns the fields that depend on the country and the goods, with the price, while a person fills in the form. */
export async function orderDetails(request: PageRequest): Promise<PageAnswer> {
  const form = await typedForm(request, { showsFilledIn: true });
  const offered = await offeredChoices(request, form.fields);
  const price = await pricePart(request, form);
  const state = await formState(request, { ...form, fields: price.fields }, price.notes);
  // A search or a text has filled in the country too.
  const country = form.isFilledIn
    ? part('#destination', destinationSection(request, state, offered), 'outerHTML')
    : part('.field:has([name="recipient.country_code"])', countryField(request, state), 'outerHTML');
  return { part: html`${detailsPart(request, state, offered)} ${price.parts} ${country}` };
}

/** Returns the price of what was typed, and what to say beside the fields. */
export async function orderPrice(request: PageRequest): Promise<PageAnswer> {
  const typed = readFields(request);
  const fields = await withCallingCode(typed);
  const { parts, notes } = await pricePart(request, { fields });
  const slots = [...new Set([...fields.keys(), request.form.one('typing')])]
    .filter((name) => name !== '' && !isCarried(name))
    .map((name) => {
      const [error, advice, why] = [notes.errors.get(name), notes.advice.get(name), notes.why.get(name)];
      return part(`#${noteId(name)}`, notesOf(name, { error, advice, why }));
    });
  return {
    part: html`
      ${parts} ${slots} ${part('#skus', await productChoices(request, fields))}
      ${part('[id="recipient.phone-hint"]', await phoneNote(request, typed))}
    `,
  };
}

/** Returns the saved recipients with a text, while it is typed. */
export async function suggestRecipients(request: PageRequest): Promise<PageAnswer> {
  return { part: html`${foundRecipients(request, await searchRecipients(request))}` };
}

/** Renders a part of the page that replaces the content of an element, or the element. */
function part(target: string, content: ComponentChildren, swap = 'innerHTML'): VNode {
  return html`<hx-partial hx-target=${target} hx-swap=${swap}>${content}</hx-partial>`;
}

async function pricePart(
  request: PageRequest,
  { fields, faults }: Pick<TypedForm, 'fields' | 'faults'>,
): Promise<{ readonly parts: VNode; readonly fields: OrderFields; readonly notes: FieldNotes }> {
  const filled = await withProducts(request, fields);
  const priced = await priceForm(request, filled);
  const withPrice = withService(filled, priced);
  const notes = await fieldNotes(request, withPrice, {
    ...priced,
    violations: wrongOf(request, withPrice, priced.violations),
    faults: faults ?? [],
  });
  const panel = await pricePanel(request, filled, priced, { key: newKey(request), notes });
  const parts = html`${part('#price', panel)} ${part('#total', totalLine(request, priced))}`;
  return { parts, fields: withPrice, notes };
}

/** Says which country the recipient's phone number is of, and how it will be written with its calling code. */
async function phoneNote({ language }: PageRequest, fields: OrderFields): Promise<string> {
  const { phoneHint, phoneOf, phoneRead } = orderTexts[language].order;
  const [read, national] = [await readPhone(fields), await readNationalPhone(fields)];
  // Advice beside the field names another country.
  if (!read?.isCertain || read.isAbroad || read.international === null) return phoneHint;
  const country = countryName(read.country, language);
  return national === null ? phoneOf(country) : phoneRead(read.international, country);
}

/** Books under the key of the form, so that a second click gets the result of the first. */
export async function bookOrder(request: PageRequest): Promise<PageAnswer> {
  const { context, form, user, base, language } = request;
  const text = orderTexts[language].confirm;
  const typed = await typedForm(request);
  const { fields } = typed;
  const key = form.one('key');
  const total = form.one('expected_total_hkd');
  const isPriced = /^\d{1,9}(\.\d{1,2})?$/.test(total);
  if (repeatedKeys(fields).length > 0) return formPage(request, { ...typed, status: 400 });
  const unclear = await unclearPhone(request, fields);
  if (unclear !== null) return formPage(request, { ...typed, ...unclear, status: 400 });
  if (typed.isFilledIn || !isOwnKey(user.id, key) || !isPriced) {
    const { data } = await dryRun(request, fields);
    const violations = data.violations.filter(({ path }) => path.length > 0) as readonly Violation[];
    return formPage(request, {
      ...typed,
      status: 400,
      violations,
      ...(violations.length > 0 ? {} : { alert: text.seePrice }),
    });
  }
  const body = {
    ...orderBody(fields, context.catalog.current),
    expected_total_hkd: Number(total),
    expected_discount_rule_id: form.one('expected_discount_rule_id') || null,
  };
  const booked = await orApiError(runOperation(request, 'createShipment', createShipment, { body, key }));
  if (booked instanceof ApiError) return refusedPage(request, fields, booked, key);
  const { id } = booked.data;
  const page = `${base}/shipments/${id}/booked`;
  if (form.one('book') !== 'print') return { goTo: page };
  const { printed } = await markPrinted(context, { scope: request.scope, actor: toActor(request) }, [id]);
  return { goTo: `${page}?${printed.length > 0 ? 'print' : 'later'}=1` };
}

/** Asks once about a phone number that may be one of several, or none. The next press books it as it is. */
async function unclearPhone(
  { language }: PageRequest,
  fields: OrderFields,
): Promise<Pick<TypedForm, 'fields' | 'faults'> | null> {
  const phone = fields.get('recipient.phone') ?? '';
  const read = await readNationalPhone(fields);
  if (read === null || fields.get('kept_phone') === phone) return null;
  const { askPhone, askWhosePhone } = orderTexts[language].order;
  const country = countryName(fields.get('recipient.country_code') ?? '', language);
  const question = read.international === null ? askPhone(country) : askWhosePhone(read.international);
  return {
    fields: new Map([...fields, ['kept_phone', phone]]),
    faults: [['recipient.phone', question]],
  };
}

function dryRun(request: PageRequest, fields: OrderFields) {
  const body = orderBody(fields, request.context.catalog.current);
  return runOperation(request, 'validateShipment', validateShipment, { body });
}

function readFields({ context, form }: PageRequest): OrderFields {
  return readOrderFields((name) => form.one(name), context.catalog.current);
}

/** Returns the fields that an order begins with: those of an earlier shipment, of a saved recipient, or of the address of the page. */
async function fieldsToBegin(request: PageRequest): Promise<OrderFields> {
  const { context, scope, search } = request;
  const [from, to] = [search.get('from'), search.get('to')];
  if (from !== null) {
    const found = await findByNumber(context.db, scope, from);
    return fieldsOfShipment(found ?? refusePage('NOT_FOUND'));
  }
  if (to === null) return readOrderFields((name) => search.get(name) ?? '', context.catalog.current);
  const saved = (await savedParty(request, 'recipient', to)) ?? refusePage('NOT_FOUND');
  return fieldsOfParty('recipient', saved.party);
}

async function savedParty(
  { context, scope }: PageRequest,
  role: SavedAddressRow['role'],
  id: string,
): Promise<SavedAddressRow | null> {
  const [saved] = id === '' ? [] : await findSavedAddresses(context.db.kysely, scope, [id]);
  return saved?.role === role ? saved : null;
}

const mostFound = 8;
/** Length of the texts of the form that no contract limits. */
const maxTyped = { find: 200, pasted: 2_000 } as const;

async function searchRecipients({ context, scope, form }: PageRequest): Promise<SavedAddressRow[] | null> {
  const text = form.one('find').trim().slice(0, maxTyped.find);
  if (text === '') return null;
  return searchSavedAddresses(context.db.kysely, scope, { role: 'recipient', text, limit: mostFound });
}

interface TypedForm {
  readonly fields: OrderFields;
  readonly violations?: readonly Violation[];
  /** Fields with faults that the contract does not know. */
  readonly faults?: readonly (readonly [name: string, message: string])[];
  readonly found?: readonly SavedAddressRow[] | null;
  readonly add?: RowList | undefined;
  /** A search or a text has filled in the recipient. */
  readonly isFilledIn?: boolean;
  /** The field that a button filled in. */
  readonly taken?: string;
  readonly alert?: string | undefined;
  readonly status?: number;
}

/** Reads the form, does what its button says, and writes the phone number with its calling code. */
async function typedForm(request: PageRequest, choice: FillChoice = {}): Promise<TypedForm> {
  const form = await filledForm(request, choice);
  const fields = await withCallingCode(form.fields);
  return { ...form, fields: choice.showsFilledIn ? await withUsualPlatform(request, fields) : fields };
}

interface FillChoice {
  /**
   * The page shows the country that an incomplete name may only mean, and the usual marketplace. A booking takes none that was not
   * shown.
   */
  readonly showsFilledIn?: boolean;
}

/** Does what the button of the form says: adds a row, searches, or fills in. A pasted text is always taken apart. */
async function filledForm(request: PageRequest, { showsFilledIn = false }: FillChoice): Promise<TypedForm> {
  const { form, language, context } = request;
  const text = orderTexts[language].order;
  const read = readFields(request);
  const fields = showsFilledIn ? withLikelyDestination(read, context.catalog.current) : read;
  const add = form.one('add');
  const fill = form.one('fill');
  const pasted = form.one('pasted').trim();
  if (/^adr_/.test(fill)) {
    const saved = await savedParty(request, 'recipient', fill);
    if (!saved) return { fields, status: 400, alert: text.noSaved };
    const filled = withRecipient(fields, fieldsOfParty('recipient', saved.party));
    return { fields: await withProducts(request, filled), isFilledIn: true };
  }
  if (fill === 'sender') {
    const saved = await savedParty(request, 'sender', form.one('saved_sender'));
    if (!saved) return { fields, status: 400, faults: [['saved_sender', text.noSaved]] };
    const others = [...fields].filter(([name]) => !name.startsWith('sender.'));
    return { fields: new Map([...others, ...fieldsOfParty('sender', saved.party)]) };
  }
  if (fill.startsWith(parcelPrefix)) {
    const saved = await listSavedParcels(request.context.db.kysely, request.scope.accountId);
    const chosen = saved.find(({ name }) => name === fill.slice(parcelPrefix.length));
    if (!chosen) return { fields };
    const [filled, row] = withParcel(fields, chosen.parcel);
    return { fields: filled, taken: `parcels.${row}.weight_kg` };
  }
  const chosen = withChosenService(request, fields);
  if (chosen !== null) return { fields: chosen };
  const suggested = await takenSuggestion(request, fields);
  if (suggested !== null) return suggested;
  if (pasted.length > maxTyped.pasted) return { fields, status: 400, alert: text.pastedTooLong };
  if (pasted !== '')
    return { fields: await withProducts(request, withPasted(fields, pasted)), isFilledIn: true };
  const found = await searchRecipients(request);
  const [only, ...others] = found ?? [];
  const hasRecipient = ['contact_name', 'address'].some((name) => fields.has(`recipient.${name}`));
  if (only && others.length === 0 && !hasRecipient && add === '') {
    const filled = withRecipient(fields, fieldsOfParty('recipient', only.party));
    return { fields: await withProducts(request, filled), isFilledIn: true };
  }
  const repeated = repeatedKeys(fields).map((name) => [name, text.repeatedKey] as const);
  const isRowList = add === 'parcels' || add === 'items' || add === 'metadata';
  return {
    fields: await withProducts(request, fields),
    found,
    faults: repeated,
    ...(isRowList ? { add } : {}),
    ...(repeated.length > 0 ? { status: 400 } : {}),
  };
}

/** Returns the same key in each view of a form, so that Back, a reload or a second tab books once. It names the user. */
export function idempotencyKey(request: PageRequest): string {
  const { user, formId } = request;
  return formId === undefined ? newKey(request) : `${user.id}.${hash('sha256', formId).slice(0, 36)}`;
}

export function newKey({ user }: PageRequest): string {
  return `${user.id}.${randomUUID()}`;
}

export function isOwnKey(userId: string, key: string): boolean {
  return key.startsWith(`${userId}.`) && /^[\w-]{36}$/.test(key.slice(userId.length + 1));
}

async function refusedPage(
  request: PageRequest,
  fields: OrderFields,
  { code, options }: ApiError,
  key: string,
): Promise<PageAnswer> {
  const text = orderTexts[request.language].confirm;
  const { status } = sysCodes[code];
  const refused = (reason: string) => labeled(text.refused, reason, request.language);
  switch (code) {
    case 'PRICING_QUOTE_CHANGED': {
      const [before, now] = [request.form.one('expected_total_hkd'), options.detail?.total_hkd].map((total) =>
        amountText(Number(total), request.language),
      );
      const alert = before === now ? text.changedOtherwise : text.changed(before ?? '', now ?? '');
      return formPage(request, { fields, status, alert });
    }
    case 'DISPATCH_UNDECIDED':
    case 'IDEMPOTENCY_IN_FLIGHT':
      return unconfirmedPage(request, { fields, key, status, alert: text.unconfirmed });
    case 'SERVICE_UNAVAILABLE':
      return unconfirmedPage(request, { fields, key, status, alert: text.unknown });
    case 'CARRIER_UNAVAILABLE':
      return formPage(request, { fields, status, alert: text.unavailable, key });
    case 'IDEMPOTENCY_KEY_REUSED':
      return formPage(request, { fields, status, alert: text.again, key: newKey(request) });
    case 'INSUFFICIENT_FUNDS':
      return formPage(request, {
        fields,
        status,
        alert: refused(insufficientText(request, options.detail)),
        needsMoney: true,
      });
  }
  if (options.violations === undefined) {
    const reason = String(options.detail?.carrier_message ?? errorText(code, request.language));
    return formPage(request, { fields, status, alert: refused(reason) });
  }
  // The refusal names the first rule that the order breaks, and the dry run all of them.
  const { data } = await dryRun(request, fields);
  const violations = data.violations.filter(({ path }) => path.length > 0) as readonly Violation[];
  return formPage(request, {
    fields,
    status,
    violations: violations.length > 0 ? violations : options.violations,
  });
}

/** Says how much money is missing, to those who see the wallet. */
function insufficientText(
  { language, can }: PageRequest,
  { total_hkd: total, available_hkd: available }: Readonly<Record<string, unknown>> = {},
): string {
  const text = orderTexts[language].confirm;
  const missing = Number(total) - Number(available);
  if (!can('see_wallet')) return text.insufficientForClerk;
  return text.insufficient(amountText(missing, language));
}

interface ShownForm extends TypedForm {
  /** Of an attempt that booked nothing, or another one if that key was rejected. */
  readonly key?: string;
  readonly needsMoney?: boolean;
}

async function formState(request: PageRequest, form: TypedForm, notes: FieldNotes): Promise<FormState> {
  const { fields, add } = form;
  return {
    fields,
    ...notes,
    add,
    phoneNote: await phoneNote(request, fields),
    focused:
      form.isFilledIn || request.form.one('enter') !== ''
        ? firstMissing(request.language, { fields, errors: notes.errors }, askedFields(request, fields))
        : form.taken,
    found: form.found ?? null,
    searched: form.isFilledIn ? '' : request.form.one('find'),
  };
}

async function formPage(request: PageRequest, form: ShownForm): Promise<PageAnswer> {
  const { base, language, mode, context } = request;
  const text = orderTexts[language];
  const priced = await priceForm(request, form.fields);
  const fields = withService(form.fields, priced);
  const notes = await fieldNotes(request, fields, {
    ...priced,
    violations: form.violations ?? wrongOf(request, fields, priced.violations),
    faults: form.faults ?? [],
  });
  const state = await formState(request, { ...form, fields }, notes);
  const { errors } = state;
  const others = [...errors].filter(
    ([name]) => name !== 'saved_sender' && !isOrderField(name, context.catalog.current),
  );
  const [offered, openOrders, panel, skus] = await Promise.all([
    offeredChoices(request, fields),
    openOrderWarning(request),
    pricePanel(request, fields, priced, { key: form.key ?? idempotencyKey(request), notes }),
    productChoices(request, fields),
  ]);
  const alert = form.alert ?? (errors.size > 0 ? sharedTexts[language].form.faults(errors.size) : undefined);
  return {
    title: text.order.title,
    head: {
      actions: html`<a class="quiet" target="_blank" href=${`${base}/settings/parcels`}>${parcelTexts[language].title}</a>`,
    },
    status: form.status ?? (errors.size > 0 ? 400 : 200),
    content: html`
      ${alertText(alert, form.alert === undefined)} ${openOrders}
      ${others.length > 0 ? html`<ul class="error">${others.map(([name, message]) => html`<li>${labeled(fieldLabel(name.split('.'), language), message, language)}</li>`)}</ul>` : null}
      ${prefilledHint(request, state)}
      <form method="post" id="order" class="order" action=${`${base}/shipments/new/check`} hx-sync:inherited="#details:replace">
        <button hidden formnovalidate name="enter" value="on"></button>
        <input type="hidden" name="typing" value="" />
        ${request.form.one('pasted').trim() !== '' && form.alert === undefined ? html`<p class="advice" role="status">${text.order.tookApart}</p>` : null}
        ${destinationSection(request, state, offered)} ${detailsPart(request, state, offered)}
        <section class="price">
          <div
            id="price"
            hx-post=${`${base}/shipments/new/price`}
            hx-swap="none"
            hx-sync="this:replace"
            hx-trigger=${`input from:#order target:'input:not([name=find]), select' delay:250ms, change from:#order target:'input:not([name=find], ${changesFields})', filled`}
          >${panel}</div>
          <p class="buttons">
            <button class="main" name="book" value="print" formaction=${`${base}/shipments/new`} aria-keyshortcuts="Control+Enter" data-submit-key>${text.confirm.bookAndPrint[mode]}</button>
            <button name="book" value="book" formaction=${`${base}/shipments/new`}>${text.confirm.book[mode]}</button>
            <button formnovalidate>${text.quote.show}</button>
          </p>
          <p class="hint">${text.confirm.keys}</p>
        </section>
        <p class="total" id="total">${totalLine(request, priced)}</p>
        <datalist id="skus">${skus}</datalist>
      </form>
      ${
        form.needsMoney && request.can('see_wallet')
          ? html`<p class="buttons"><a href=${`${base}/wallet`}>${text.confirm.wallet}</a></p>
              ${await paymentHelp(request)}`
          : null
      }
    `,
  };
}
