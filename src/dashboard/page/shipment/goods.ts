import { html } from 'htm/preact';
import type { VNode } from 'preact';
import { countryNames } from '../../../catalog/country-name.ts';
import type { Language } from '../../../tracking/page/language.ts';
import { goodsTexts } from '../../text/goods.ts';
import { shipmentTexts } from '../../text/shipment.ts';
import { type Column, moneyText, table } from '../../view/data.ts';
import type { Visit } from '../../visit.ts';

type Shown = Pick<Visit, 'context' | 'language' | 'text'>;

/** Renders a service by its name in the catalog, with its code. */
export function serviceName({ context }: Pick<Visit, 'context'>, code: string): VNode {
  const name = context.catalog.current.services.get(code)?.name;
  return html`${name ? html`${name} ` : null}<code>${code}</code>` as unknown as VNode;
}

export function carrierName(code: string, { language }: Pick<Visit, 'language'>): string {
  return goodsTexts[language].carriers[code] ?? code;
}

export function countryName(code: string, language: Language): string {
  const { en, zh_hk } = countryNames(code);
  return language === 'en' ? en : (zh_hk ?? en);
}

interface Party {
  readonly contact_name?: string | null;
  readonly phone?: string | null;
  readonly email?: string | null;
  readonly address?: string | null;
  readonly city?: string | null;
  readonly district?: string | null;
  readonly postal_code?: string | null;
  readonly country_code?: string | null;
}

export function partySection(visit: Shown, title: string, party: Party): VNode {
  const { contact_name, phone, email, address, city, district, postal_code, country_code } = party;
  const place = [district, city, postal_code].filter(Boolean).join(', ');
  const country = country_code && countryName(country_code, visit.language);
  const lines = [contact_name, phone, email, address, place, country].filter(Boolean);
  return html`<section>
    <h2>${title}</h2>
    <address>${lines.map((line) => html`<span>${line}</span>`)}</address>
  </section>` as VNode;
}

interface Parcel {
  readonly weight_kg: number;
  readonly length_cm?: number | null;
  readonly width_cm?: number | null;
  readonly height_cm?: number | null;
}

export function parcelTable({ language }: Shown, parcels: readonly Parcel[]): VNode {
  const words = goodsTexts[language];
  const sides = ({ length_cm, width_cm, height_cm }: Parcel) => [length_cm, width_cm, height_cm];
  const hasSides = parcels.some((parcel) => sides(parcel).some((side) => side != null));
  return table(
    words.parcels,
    [
      { name: words.parcel, cell: (parcel) => parcels.indexOf(parcel) + 1 },
      { name: words.weight, cell: ({ weight_kg }) => `${weight_kg} kg`, isNumber: true },
      ...(hasSides
        ? [
            {
              name: words.size,
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
  readonly sku?: string | null;
  readonly hs_code?: string | null;
  readonly country_of_manufacture?: string | null;
}

/** Lists the goods. Columns that no item has are left out. */
export function itemTable(visit: Shown, items: readonly Item[]): VNode {
  const { text, language } = visit;
  const words = goodsTexts[language];
  const optional = (
    name: string,
    value: (item: Item) => string | null | undefined,
    cell: Column<Item>['cell'] = (item) => value(item) && html`<code>${value(item)}</code>`,
  ): Column<Item>[] => (items.some((item) => value(item)) ? [{ name, cell }] : []);
  const price = ({ price: amount, currency }: Item, pieces = 1) =>
    amount === null ? '–' : moneyText(amount * pieces, currency, language);
  return table(
    text.shipment.contents,
    [
      { name: text.shipment.description, cell: (item) => item.description },
      ...optional(words.sku, ({ sku }) => sku),
      ...optional(words.hsCode, ({ hs_code }) => hs_code),
      ...optional(
        words.origin,
        (item) => item.country_of_manufacture,
        ({ country_of_manufacture: code }) => code && countryName(code, visit.language),
      ),
      { name: text.shipment.quantity, cell: (item) => item.quantity, isNumber: true },
      {
        name: words.enteredPrice,
        cell: (item) => html`${price(item)}
          ${item.usd == null ? null : html`<p class="hint">${words.usd(moneyText(item.usd, 'USD', language))}</p>`}`,
        isNumber: true,
      },
      { name: words.linePrice, cell: (item) => price(item, item.quantity), isNumber: true },
    ],
    items,
    '',
  );
}

/** Returns the names of selected surcharges. */
export function extrasText({ language }: Pick<Visit, 'language'>, codes: readonly string[]): string {
  const names = shipmentTexts[language].surcharge;
  return codes.map((code) => names[code] ?? code).join(', ') || goodsTexts[language].none;
}
