import type { VNode } from 'preact';
import { countryNames } from '../../catalog/country-name.ts';
import { html } from '../../html.ts';
import type { Language } from '../../tracking/page/page-text.ts';
import type { PageRequest } from '../page-request.ts';
import type { TextsLike } from '../text/english.ts';
import { shipmentTexts } from '../text/shipment.ts';
import { type Column, moneyText, table } from '../view/data.ts';

/** Texts of what is sent: services, parcels, goods and customs, before and after the booking. */
const english = {
  carriers: { sandbox: 'Sandbox carrier', http: 'Partner carrier' } as Readonly<Record<string, string>>,
  product: 'Carrier product',
  change: 'Change the service',
  noService: 'No service is chosen yet.',
  chooseService: 'Compare prices and choose a service',
  priceLines: 'Price line by line',
  email: 'Email address',
  parcels: 'Parcels',
  parcel: 'Parcel',
  weight: 'Weight',
  size: 'Length × width × height',
  category: 'Category of the goods',
  enteredPrice: 'Price per piece',
  linePrice: 'All pieces',
  hsCode: 'HS code',
  origin: 'Made in',
  sku: 'SKU',
  customs: 'Customs and extras',
  extras: 'Extras',
  none: 'None',
  insured: 'Insured amount',
  ioss: 'IOSS number',
  taxNumber: 'Tax number',
  platform: 'Marketplace',
  rate: 'Exchange rate at booking',
  rateOf: (rate: string) => `HKD ${rate} per USD`,
  usd: (amount: string) => `${amount} for customs`,
  metadata: 'Metadata',
  tags: 'Tags',
  delivered: 'Delivered',
  updated: 'Last change',
  available: 'Available in the wallet',
  availableAfter: 'Available after the booking',
} as const;

type GoodsText = TextsLike<typeof english>;

const traditionalChinese: GoodsText = {
  carriers: { sandbox: '沙盒承運商', http: '合作承運商' },
  product: '承運商產品',
  change: '更改服務',
  noService: '尚未選擇服務。',
  chooseService: '比較價格並選擇服務',
  priceLines: '價格明細',
  email: '電郵地址',
  parcels: '包裹',
  parcel: '包裹',
  weight: '重量',
  size: '長 × 闊 × 高',
  category: '貨品類別',
  enteredPrice: '每件價格',
  linePrice: '全部件數',
  hsCode: 'HS 編碼',
  origin: '製造地',
  sku: 'SKU',
  customs: '海關及附加服務',
  extras: '附加服務',
  none: '沒有',
  insured: '投保金額',
  ioss: 'IOSS 號碼',
  taxNumber: '稅務號碼',
  platform: '網購平台',
  rate: '下單時匯率',
  rateOf: (rate) => `每 USD 兌 HKD ${rate}`,
  usd: (amount) => `報關用 ${amount}`,
  metadata: '中繼資料',
  tags: '標籤',
  delivered: '送達時間',
  updated: '最後更改',
  available: '錢包可用金額',
  availableAfter: '下單後可用金額',
};

export const goodsTexts: Readonly<Record<Language, GoodsText>> = {
  en: english,
  'zh-Hant': traditionalChinese,
};

type Shown = Pick<PageRequest, 'context' | 'language' | 'text'>;

/** Renders a service by its name in the catalog, with its code. */
export function serviceName({ context }: Pick<PageRequest, 'context'>, code: string): VNode {
  const name = context.catalog.current.services.get(code)?.name;
  return html`${name ? html`${name} ` : null}<code>${code}</code>`;
}

export function carrierName(code: string, { language }: Pick<PageRequest, 'language'>): string {
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

export function partySection(request: Shown, title: string, party: Party): VNode {
  const { contact_name, phone, email, address, city, district, postal_code, country_code } = party;
  const place = [district, city, postal_code].filter(Boolean).join(', ');
  const country = country_code && countryName(country_code, request.language);
  const lines = [contact_name, phone, email, address, place, country].filter(Boolean);
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
export function itemTable(request: Shown, items: readonly Item[]): VNode {
  const { text, language } = request;
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
        ({ country_of_manufacture: code }) => code && countryName(code, request.language),
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
export function extrasText({ language }: Pick<PageRequest, 'language'>, codes: readonly string[]): string {
  const names = shipmentTexts[language].surcharge;
  return codes.map((code) => names[code] ?? code).join(', ') || goodsTexts[language].none;
}
