import type { VNode } from 'preact';
import { findOrderDefaults, listOrderMappings } from '../../../db/query/account/order-file.ts';
import { anyCountry, changeOrderDefaults, findServiceFault } from '../../account/order-default.ts';
import { columnsText, removeMapping } from '../../account/order-mapping.ts';
import { pricingContext } from '../../account/pricing-inputs.ts';
import { orderableServices } from '../../catalog/catalog.ts';
import { listedCountries } from '../../catalog/listed-country.ts';
import { html } from '../../html.ts';
import { type PageAnswer, type PageRequest, refusePage, toActor } from '../page-request.ts';
import { countryName, countryOptions } from '../shipment/goods.ts';
import { table, time } from '../view/data.ts';
import { alertText, selectField, statusText } from '../view/field.ts';
import { formStatus, hiddenFields, inputField, isRefused, type RefusedForm } from '../view/form.ts';
import { orderFileTexts } from './order-file-text.ts';
import { settingsTexts } from './text.ts';

const path = '/settings/order-files';

type Texts = (typeof orderFileTexts)['en'];

/** Shows what the account keeps about its files of orders, with the forms that change it. */
export async function showOrderFiles(request: PageRequest): Promise<PageAnswer> {
  return orderFilesPage(request);
}

async function orderFilesPage(request: PageRequest, refused: RefusedForm = {}): Promise<PageAnswer> {
  const { base, language, search, can } = request;
  const text = orderFileTexts[language];
  const mayChange = can('book');
  const [services, mappings] = await Promise.all([
    serviceSection(request, mayChange, refused),
    mappingSection(request, mayChange),
  ]);
  return {
    title: text.title,
    status: isRefused(refused) ? formStatus(refused) : 200,
    head: { back: [`${base}/settings`, settingsTexts[language].title], subtitle: text.lead },
    content: html`
      ${alertText(refused.alert)}
      ${search.has('saved') && !isRefused(refused) ? statusText(text.saved) : null}
      ${mayChange ? null : html`<p class="hint">${text.readOnly}</p>`}
      ${services}
      <h2>${text.items}</h2>
      <p>${text.itemsLead} <a href=${`${base}/products`}>${text.products}</a></p>
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
  { values = {}, errors = {} }: RefusedForm,
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
  await changeOrderDefaults(request.context.db.kysely, toActor(request), { services, parcelWeightKg: kg });
  return { goTo: `${request.base + path}?saved=yes` };
}

async function mappingSection(
  { context, base, language, user, can }: PageRequest,
  mayChange: boolean,
): Promise<VNode | null> {
  // The columns of a file without names are the cells of an order.
  if (!can('see_recipients')) return null;
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
