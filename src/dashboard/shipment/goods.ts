import type { ComponentChildren, VNode } from 'preact';
import type { StoredParty } from '../../../db/table/shipment.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { serviceNameIn } from '../../catalog/catalog.ts';
import { countryNames } from '../../country.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import { addressLines } from '../../postal/address-lines.ts';
import { furtherFieldsText } from '../item-field.ts';
import type { PageRequest } from '../page-request.ts';
import { amountText, type Column, facts, moneyText, table } from '../view/data.ts';
import { shipmentTexts } from './text.ts';

type Shown = Pick<PageRequest, 'context' | 'language'>;

/** Renders a service by its name in the catalog, with its code. */
export function serviceName({ context, language }: Shown, code: string): VNode {
  const name = serviceNameIn(context.catalog.current, code, language);
  return html`${name ? html`${name} ` : null}<code>${code}</code>`;
}

export function carrierName(code: string, { language }: Pick<PageRequest, 'language'>): string {
  return shipmentTexts[language].goods.carriers[code] ?? code;
}

export function countryName(code: string, language: Language): string {
  const { en, zh_hk } = countryNames(code);
  return language === 'en' ? en : (zh_hk ?? en);
}

const collators: Readonly<Record<Language, Intl.Collator>> = {
  en: new Intl.Collator('en'),
  'zh-Hant': new Intl.Collator('zh-HK'),
};

/** Returns the choices of a country, by its name in the language. */
export function countryOptions(
  codes: readonly string[],
  language: Language,
): (readonly [code: string, name: string])[] {
  return codes
    .map((code) => [code, countryName(code, language)] as const)
    .toSorted(([, a], [, b]) => collators[language].compare(a, b));
}

type Party = { readonly [Field in keyof StoredParty]?: StoredParty[Field] | null };

export function partySection(request: Shown, title: string, party: Party): VNode {
  const { contact_name, phone, email, country_code } = party;
  const given = Object.entries(party).filter(([, value]) => value !== null);
  const country = country_code && countryName(country_code, request.language);
  const printed = addressLines({ address: '', city: '', country_code: '', ...Object.fromEntries(given) });
  const lines = [contact_name, phone, email, ...printed, country].filter(Boolean);
  return html`<section>
    <h2>${title}</h2>
    <address>${lines.map((line) => html`<span>${line}</span>`)}</address>
  </section>`;
}

interface Parcel {
  readonly weight_kg: number;
  readonly length_cm?: number | null;
  readonly width_cm?: number | null;
  readonly height_cm?: number | null;
}

export function parcelTable({ language }: Shown, parcels: readonly Parcel[]): VNode {
  const text = shipmentTexts[language].goods;
  const sides = ({ length_cm, width_cm, height_cm }: Parcel) => [length_cm, width_cm, height_cm];
  const hasSides = parcels.some((parcel) => sides(parcel).some((side) => side != null));
  return table(
    text.parcels,
    [
      { name: text.parcel, cell: (parcel) => parcels.indexOf(parcel) + 1 },
      { name: text.weight, cell: ({ weight_kg }) => `${weight_kg} kg`, isNumber: true },
      ...(hasSides
        ? [
            {
              name: text.size,
              cell: (parcel: Parcel) =>
                sides(parcel).every((side) => side == null)
                  ? '–'
                  : `${sides(parcel)
                      .map((side) => side ?? '–')
                      .join(' × ')} cm`,
              isNumber: true,
            },
          ]
        : []),
    ],
    parcels,
    '',
  );
}

interface Item {
  readonly description: string;
  readonly quantity: number;
  /** As it was entered. */
  readonly price: number | null;
  readonly currency: 'HKD' | 'USD';
  /** Price for customs if it was entered in HKD. */
  readonly usd?: number | null;
  readonly unit_weight_kg?: number | null | undefined;
  readonly sku?: string | null;
  readonly hs_code?: string | null;
  readonly country_of_manufacture?: string | null;
}

/** Lists the goods. Columns that no item has are left out. */
export function itemTable(request: Shown, items: readonly Item[]): VNode {
  const { language } = request;
  const detail = shipmentTexts[language].detail;
  const text = shipmentTexts[language].goods;
  const optional = (
    name: string,
    value: (item: Item) => string | null | undefined,
    cell: Column<Item>['cell'] = (item) => value(item) && html`<code>${value(item)}</code>`,
  ): Column<Item>[] => (items.some((item) => value(item)) ? [{ name, cell }] : []);
  const price = ({ price: amount, currency }: Item, pieces = 1) =>
    amount === null ? '–' : moneyText(amount * pieces, currency, language);
  return table(
    detail.contents,
    [
      {
        name: detail.description,
        cell: (item) => {
          const further = furtherFieldsText(item, language);
          return html`${item.description}${further && html`<p class="hint">${further}</p>`}`;
        },
      },
      ...optional(text.sku, ({ sku }) => sku),
      ...optional(text.hsCode, ({ hs_code }) => hs_code),
      ...optional(
        text.origin,
        (item) => item.country_of_manufacture,
        ({ country_of_manufacture: code }) => code && countryName(code, request.language),
      ),
      { name: detail.quantity, cell: (item) => item.quantity, isNumber: true },
      ...(items.some(({ unit_weight_kg }) => unit_weight_kg != null)
        ? [
            {
              name: text.unitWeight,
              cell: ({ unit_weight_kg: weight }: Item) => (weight == null ? '–' : `${weight} kg`),
              isNumber: true,
            },
          ]
        : []),
      {
        name: text.enteredPrice,
        cell: (item) => html`${price(item)}
          ${item.usd == null ? null : html`<p class="hint">${text.usd(moneyText(item.usd, 'USD', language))}</p>`}`,
        isNumber: true,
      },
      { name: text.linePrice, cell: (item) => price(item, item.quantity), isNumber: true },
    ],
    items,
    '',
  );
}

/** Returns the names of selected surcharges. */
export function extrasText({ language }: Pick<PageRequest, 'language'>, codes: readonly string[]): string {
  const names = shipmentTexts[language].surcharge;
  return codes.map((code) => names[code] ?? code).join(', ') || shipmentTexts[language].goods.none;
}

type Line = readonly [name: ComponentChildren, value: ComponentChildren];

/** Explains a price line by line, as it was frozen at booking or as it is quoted. */
export function priceLines(
  { language }: Pick<PageRequest, 'language'>,
  price: Pick<Schemas['PricingSnapshot'], 'surcharges' | 'rate_table_code' | 'rate_table_version'> & {
    readonly freight_hkd: number;
    readonly reg_fee_hkd: number;
    readonly total_hkd: number;
    readonly discount?: Schemas['RateDiscount'] | null;
  },
): VNode {
  const { detail: text, surcharge } = shipmentTexts[language];
  const amount = (hkd: number) => amountText(hkd, language);
  const { discount } = price;
  const discountLines: Line[] = discount
    ? [
        [
          text.beforeDiscount,
          amount((Math.round(price.freight_hkd * 100) + Math.round(discount.amount_hkd * 100)) / 100),
        ],
        [text.discount(discount.rule_id), amount(0 - discount.amount_hkd)],
      ]
    : [];
  return facts([
    ...discountLines,
    [text.freight, amount(price.freight_hkd)],
    [text.registration, amount(price.reg_fee_hkd)],
    ...price.surcharges.map(({ code, amount_hkd }): Line => {
      return [surcharge[code] ?? html`<code>${code}</code>`, amount(amount_hkd)];
    }),
    [html`<strong>${text.totalPrice}</strong>`, html`<strong>${amount(price.total_hkd)}</strong>`],
    [text.priceTable, text.version(price.rate_table_code, price.rate_table_version)],
  ]);
}
