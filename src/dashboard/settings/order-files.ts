import type { VNode } from 'preact';
import {
  findOrderDefaults,
  listItemDefaults,
  listOrderMappings,
  type OrderItemDefaultRow,
} from '../../../db/query/account/order-file.ts';
import {
  anyCountry,
  changeOrderDefaults,
  findServiceFault,
  maxItemDefaults,
  type OrderDefaultsChange,
} from '../../account/order-default.ts';
import { columnsText, removeMapping } from '../../account/order-mapping.ts';
import { pricingContext } from '../../account/pricing-inputs.ts';
import { orderableServices } from '../../catalog/catalog.ts';
import { listedCountries, listedIsoCountries } from '../../catalog/listed-country.ts';
import { HttpError } from '../../contract/errors.ts';
import { html } from '../../html.ts';
import { fileFaultText } from '../../order-file/file-fault.ts';
import { type ItemFault, maxSkuLength, readItem } from '../../order-file/item-list.ts';
import { readItemFile } from '../../order-file/read-order-file.ts';
import { type List, showList } from '../list.ts';
import { type PageAnswer, type PageRequest, refusePage, toActor } from '../page-request.ts';
import { countryName, countryOptions } from '../shipment/goods.ts';
import { table, time } from '../view/data.ts';
import { alertText, selectField, statusText, textArea } from '../view/field.ts';
import { formStatus, hiddenFields, inputField, isRefused, type RefusedForm } from '../view/form.ts';
import { orderFileTexts } from './order-file-text.ts';
import { settingsTexts } from './text.ts';

const path = '/settings/order-files';

type Texts = (typeof orderFileTexts)['en'];

interface Refused extends RefusedForm {
  /** Faults of rows of a list. */
  readonly rows?: readonly string[];
}

/** Shows what the account keeps about its files of orders, with the forms that change it. */
export async function showOrderFiles(request: PageRequest): Promise<PageAnswer> {
  return orderFilesPage(request);
}

async function orderFilesPage(request: PageRequest, refused: Refused = {}): Promise<PageAnswer> {
  const { base, language, search, user } = request;
  const text = orderFileTexts[language];
  const mayChange = user.role !== 'viewer';
  const [items, services, mappings] = await Promise.all([
    showList(request, itemList(request, mayChange)),
    serviceSection(request, mayChange, refused),
    mappingSection(request, mayChange),
  ]);
  return {
    title: text.title,
    status: isRefused(refused) ? formStatus(refused) : items.status,
    content: html`
      <p><a href=${`${base}/settings`}>${settingsTexts[language].title}</a></p>
      ${alertText(refused.alert)}
      ${refused.rows ? html`<ul class="error">${refused.rows.map((row) => html`<li>${row}</li>`)}</ul>` : null}
      ${search.has('saved') && !isRefused(refused) ? statusText(text.saved) : null}
      <p>${text.lead}</p>
      ${mayChange ? null : html`<p class="hint">${text.readOnly}</p>`}
      ${services}
      <h2>${text.items}</h2>
      <p class="hint">${text.itemsLead}</p>
      ${items.form} ${items.results}
      ${mayChange ? html`<div class="columns">${itemForm(request, refused)} ${listForm(request, refused)}</div>` : null}
      ${mappings}
    `,
  };
}

type Options = readonly (readonly [value: string, name: string])[];

/** Services and countries that both modes have: an order is checked with those of its own. */
async function choices({ context, scope, language }: PageRequest, text: Texts) {
  const pricing = await pricingContext(context, {
    scope: { ...scope, livemode: false },
    pricingVersion: null,
  });
  const services = orderableServices(pricing.catalog, pricing.account.entitlement);
  const codes = listedCountries(pricing.catalog).map(({ code }) => code);
  return {
    pricing,
    services: [
      ['', text.none] as const,
      ...services.map(({ code, name }) => [code, `${name} (${code})`] as const),
    ],
    countries: [['', text.choose] as const, ...countryOptions(codes, language)],
  };
}

async function serviceSection(
  request: PageRequest,
  mayChange: boolean,
  { values = {}, errors = {} }: Refused,
): Promise<VNode> {
  const { base, context, language, user } = request;
  const text = orderFileTexts[language];
  const defaults = await findOrderDefaults(context.db.kysely, user.account_id);
  const { services, countries } = await choices(request, text);
  const stored = defaults?.services ?? {};
  const listed = Object.keys(stored).filter((country) => country !== anyCountry);
  const grams = defaults?.parcel_weight_grams ?? null;
  const weight = grams === null ? '' : String(grams / 1_000);
  const nameOf = (country: string) =>
    country === anyCountry ? text.otherCountries : text.serviceTo(countryName(country, language));
  if (!mayChange)
    return html`<section>
      <h2>${text.services}</h2>
      <ul>
        ${Object.entries(stored).map(([country, code]) => html`<li>${nameOf(country)}: <code>${code}</code></li>`)}
        <li>${text.weight}: ${weight || text.none}</li>
      </ul>
    </section>`;
  const select = (name: string, label: string, value: string, options: Options) => {
    const shown = values[name] ?? value;
    // A service that is no longer offered stays shown.
    const known = options.some(([code]) => code === shown) ? options : [...options, [shown, shown] as const];
    return selectField({ name, label, value: shown, options: known, error: errors[name] });
  };
  return html`<section>
    <h2>${text.services}</h2>
    <form method="post" action=${base + path}>
      ${hiddenFields(listed.map((country) => ['listed', country]))}
      <div class="grid">
        ${listed.map((country) => select(`service.${country}`, nameOf(country), stored[country] ?? '', services))}
        ${select(`service.${anyCountry}`, nameOf(anyCountry), stored[anyCountry] ?? '', services)}
        ${select('country', text.newCountry, '', countries)}
        ${select('service', text.newService, '', services)}
        ${inputField({ values, errors }, 'weight', text.weight, { value: weight, hint: text.weightHint, inputMode: 'decimal', isRequired: false, maxLength: 8 })}
      </div>
      <p class="buttons"><button class="main">${text.save}</button></p>
    </form>
  </section>`;
}

/** Saves the services and the weight. A service that is set to none is removed. */
export async function saveOrderDefaults(request: PageRequest): Promise<PageAnswer> {
  const { form, language } = request;
  const text = orderFileTexts[language];
  const { pricing } = await choices(request, text);
  const [added, addedService] = [form.one('country'), form.one('service')];
  const chosen = [
    ...[...form.all('listed'), anyCountry].map((country) => {
      const name = `service.${country}`;
      return { country, name, code: form.one(name) };
    }),
    ...(added || addedService ? [{ country: added, name: 'service', code: addedService }] : []),
  ];
  const errors: Record<string, string> = {};
  for (const { country, name, code } of chosen) {
    const isNew = name === 'service';
    const fault = code === '' && !isNew ? null : findServiceFault(country, code, pricing);
    if (fault) errors[isNew && fault === 'unknown_country' ? 'country' : name] = text.serviceFault[fault];
  }
  const weight = form.one('weight').trim();
  const kg = weight === '' ? null : Number(weight);
  const isWeight = kg === null || (/^\d{0,4}(\.\d{1,3})?$/.test(weight) && kg > 0 && kg <= 1_000);
  if (!isWeight) errors.weight = text.weightFault;
  if (Object.keys(errors).length > 0) {
    const values = Object.fromEntries(chosen.map(({ name, code }) => [name, code]));
    return orderFilesPage(request, { values: { ...values, country: added, weight }, errors });
  }
  const services = new Map(chosen.map(({ country, code }) => [country, code || null]));
  return change(request, { services, parcelWeightKg: kg });
}

async function change(request: PageRequest, given: OrderDefaultsChange): Promise<PageAnswer> {
  const { context, base, language } = request;
  const result = await changeOrderDefaults(context.db.kysely, toActor(request), given);
  if (result === 'too_many_items')
    return orderFilesPage(request, { alert: orderFileTexts[language].tooMany(maxItemDefaults) });
  return { goTo: `${base + path}?saved=yes` };
}

function itemList(
  { context, base, language, user }: PageRequest,
  mayChange: boolean,
): List<OrderItemDefaultRow, { readonly search: string }> {
  const text = orderFileTexts[language];
  return {
    path,
    title: text.items,
    none: text.noItems,
    noMatch: text.noMatch,
    pageSize: 25,
    columns: [
      { name: text.sku, cell: ({ sku }) => html`<code>${sku}</code>` },
      { name: text.hsCode, cell: ({ hs_code }) => hs_code },
      {
        name: text.origin,
        cell: ({ country_of_manufacture: country }) => country && countryName(country, language),
      },
      ...(mayChange
        ? [
            {
              name: text.remove,
              cell: ({ sku }: OrderItemDefaultRow) =>
                html`<form method="post" action=${`${base + path}/items/remove`}>
                  ${hiddenFields([['sku', sku]])}<button aria-label=${text.removeSku(sku)}>${text.remove}</button>
                </form>`,
            },
          ]
        : []),
    ],
    filters: {
      find: {
        label: text.searched,
        maxLength: maxSkuLength,
        read: (search) => ({ search: withoutNul(search) }),
      },
    },
    search: async (filter, { cursor, limit }) => {
      const after = cursor === null ? null : withoutNul(cursor);
      const page = { ...filter, after, limit: limit + 1 };
      const found = await listItemDefaults(context.db.kysely, user.account_id, page);
      const rows = found.slice(0, limit);
      return { rows, next: found.length > limit ? (rows.at(-1)?.sku ?? null) : null };
    },
  };
}

function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}

function itemForm({ base, language }: PageRequest, refused: Refused): VNode {
  const text = orderFileTexts[language];
  const country = refused.values?.country_of_manufacture ?? '';
  const codes = listedIsoCountries().map(({ code }) => code);
  return html`<section>
    <h2>${text.add}</h2>
    <form method="post" action=${`${base + path}/items`}>
      ${inputField(refused, 'sku', text.sku, { maxLength: maxSkuLength })}
      ${inputField(refused, 'hs_code', text.hsCode, { hint: text.hsCodeHint, isRequired: false, maxLength: 20 })}
      ${selectField({
        name: 'country_of_manufacture',
        label: text.origin,
        value: country,
        options: [['', text.none], ...countryOptions(codes, language)],
        error: refused.errors?.country_of_manufacture,
      })}
      <p class="buttons"><button class="main">${text.save}</button></p>
    </form>
  </section>`;
}

const fieldOf = { sku: 'sku', hs_code: 'hs_code', country: 'country_of_manufacture' } as const;

/** Adds a SKU, or replaces what is known of it. */
export async function saveItem(request: PageRequest): Promise<PageAnswer> {
  const { form, language } = request;
  const values = {
    sku: form.one('sku').trim(),
    hs_code: form.one('hs_code').trim(),
    country_of_manufacture: form.one('country_of_manufacture'),
  };
  const { sku, hs_code: hsCode, country_of_manufacture: country } = values;
  const { item, faults } = readItem({ sku, hsCode, country });
  if (faults.length === 0) return change(request, { items: new Map([[sku, item]]) });
  const errors = Object.fromEntries(
    faults.map((fault) => [fieldOf[fault.column], itemFaultText(fault, orderFileTexts[language])]),
  );
  return orderFilesPage(request, { values, errors });
}

function itemFaultText({ reason, value }: ItemFault, { fault }: Texts): string {
  const text = fault[reason];
  return typeof text === 'string' ? text : text(value);
}

export async function removeItem(request: PageRequest): Promise<PageAnswer> {
  return change(request, { items: new Map([[request.form.one('sku'), null]]) });
}

function listForm({ base, language }: PageRequest, { values = {} }: Refused): VNode {
  const text = orderFileTexts[language];
  return html`<section>
    <h2>${text.upload}</h2>
    <p>${text.uploadLead}</p>
    <form method="post" action=${`${base + path}/items/upload`} enctype="multipart/form-data">
      <div class="field">
        <label for="file">${text.file}</label>
        <input id="file" type="file" name="file" accept=".csv,.txt,.xlsx,text/csv" />
      </div>
      ${textArea({ name: 'pasted', label: text.pasted, value: values.pasted ?? '', hint: text.pastedHint })}
      <p class="buttons"><button class="main">${text.uploadButton}</button></p>
    </form>
  </section>`;
}

const maxShownRows = 20;

/** Adds the SKUs of a file or of pasted rows. Of a list with a row at fault, none is saved. */
export async function uploadItems(request: PageRequest): Promise<PageAnswer> {
  const { form, language } = request;
  const text = orderFileTexts[language];
  const pasted = form.one('pasted');
  const refuse = (alert: string, rows?: readonly string[]) =>
    orderFilesPage(request, { alert, values: { pasted }, ...(rows ? { rows } : {}) });
  let content: Uint8Array | undefined;
  try {
    content = (await request.readFiles?.())?.[0]?.content;
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 'PAYLOAD_TOO_LARGE') throw error;
    return refuse(text.tooLarge);
  }
  content ??= Buffer.from(pasted.trim());
  if (content.length === 0) return refuse(text.noList);
  const list = await readItemFile(request.scope.accountId, content);
  if (list.fault !== null) return refuse(fileFaultText(list.fault, language));
  const { items, faults } = list;
  if (faults.length > 0) {
    const rows = faults.slice(0, maxShownRows).map((one) => text.faultAt(one.line, itemFaultText(one, text)));
    const more = faults.length > maxShownRows ? [text.more(faults.length - maxShownRows)] : [];
    return refuse(text.faults, [...rows, ...more]);
  }
  if (items.length === 0) return refuse(text.noRows);
  return change(request, { items: new Map(items.map((item) => [item.sku, item])) });
}

async function mappingSection(
  { context, base, language, user }: PageRequest,
  mayChange: boolean,
): Promise<VNode> {
  const text = orderFileTexts[language];
  const mappings = await listOrderMappings(context.db.kysely, user.account_id);
  type Row = (typeof mappings)[number];
  return html`<h2>${text.mappings}</h2>
    <p class="hint">${text.mappingsLead}</p>
    ${table(
      text.mappings,
      [
        { name: text.columns, cell: ({ columns }: Row) => columnsText(columns) },
        { name: text.used, cell: ({ used_at }: Row) => time(used_at, language) },
        ...(mayChange
          ? [
              {
                name: text.remove,
                cell: ({ id, columns }: Row) =>
                  html`<form method="post" action=${`${base + path}/mappings/${id}/remove`}>
                    <button aria-label=${text.removeMapping(columnsText(columns))}>${text.remove}</button>
                  </form>`,
              },
            ]
          : []),
      ],
      mappings,
      text.noMappings,
    )}`;
}

export async function removeSavedMapping(request: PageRequest): Promise<PageAnswer> {
  const { context, base, path: address } = request;
  await removeMapping(context.db.kysely, toActor(request), address.id ?? '', refusePage);
  return { goTo: `${base + path}?saved=yes` };
}
