import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import type { StoredItem, StoredProductContact } from '../../db/table/shipment.ts';
import {
  type Cents,
  centsToAmount,
  decimalToScaled,
  type Micros,
  microsToAmount,
  scaledToDecimal,
} from '../money.ts';
import type { PrintedParty } from '../party/printed-party.ts';
import { printedCountryName, printedParty, printedSender } from '../party/printed-party.ts';
import { hongKongDay } from '../runtime.ts';
import { type DeclaredGoods, declaredGoods } from '../shipment/declared-goods.ts';
import { incotermOf } from '../shipment/incoterm.ts';
import { itemDetails } from '../shipment/item-details.ts';
import type { PrintedShipment } from '../shipment/printed-shipment.ts';

/** The columns of a shipment that its customs documents print. */
export type CustomsShipment = PrintedShipment & Pick<ShipmentRow, 'customs' | 'pricing' | 'reference_no'>;

/** Content of customs documents. Everything is from the row of the booking, except for the name of an account without a sender. */
export interface CustomsFacts {
  readonly number: string;
  readonly shipment: CustomsShipment;
  /** Date in Hong Kong, YYYY-MM-DD. */
  readonly bookedOn: string;
  readonly sender: PrintedParty;
  readonly recipient: PrintedParty;
  readonly goods: DeclaredGoods;
  readonly items: readonly CustomsItem[];
  /** A line for each business that answers for products. Some name items by their numbers. */
  readonly contacts: readonly string[];
  readonly weight: string;
  /** In kg, without the unit; null unless every item has one. */
  readonly netWeight: string | null;
  /** Freight and registration fee, after the discount. */
  readonly freightHkdCents: Cents;
  readonly insuranceHkdCents: Cents;
  readonly exportCountry: string;
  /** Category of the forms. Orders name none: what an order sends was sold, and what a return brings was returned. */
  readonly category: 'Sale of goods' | 'Returned goods';
  readonly terms: string;
  /** Of a return: the export that customs compares the goods with. */
  readonly earlierExport: string | null;
  /** Numbers of the importer and of the seller, with the names that the destination has for them. */
  readonly numbers: readonly (readonly [name: string, value: string])[];
  /** Not for customs: booked in test mode, or with the sandbox carrier. */
  readonly isTest: boolean;
}

export interface CustomsItem {
  readonly description: string;
  /** Product IDs, CPSC numbers and the battery, a line each. */
  readonly details: readonly string[];
  readonly quantity: string;
  readonly unitPrice: string;
  readonly value: string;
  readonly hsCode: string;
  readonly origin: string;
  /** In kg, without the unit; empty if not declared. */
  readonly netWeight: string;
}

/** Every service starts here, and returns end here. */
const origin = 'HK';

export function customsFacts(shipment: CustomsShipment, accountName: string): CustomsFacts {
  const { customs, pricing, items, tracking_number: number } = shipment;
  const goods = declaredGoods(shipment);
  const sender = printedSender(shipment, accountName);
  const isReturn = shipment.return_of !== null;
  const insurance = pricing.surcharges.find(({ code }) => code === 'INSURANCE')?.amount_hkd ?? 0;
  const taxName = customs.tax_number_name ?? 'Tax number';
  const numbers: [string, string | undefined][] = [
    ['IOSS number', customs.ioss_number],
    [taxName, customs.tax_number],
    ['Sales platform', customs.sales_platform_name],
  ];
  return {
    number,
    shipment,
    bookedOn: hongKongDay(new Date(shipment.created_at)),
    sender,
    recipient: printedParty(shipment.recipient),
    goods,
    items: items.map((item, index) => ({
      description: item.description,
      details: itemDetails(item),
      quantity: String(item.quantity),
      unitPrice: priceText(goods.unitPrices[index] ?? 0),
      value: printedAmount(goods.lineCents[index] ?? 0),
      hsCode: item.hs_code ?? '',
      origin: item.country_of_manufacture ?? '',
      netWeight: netWeightText(goods.lineNetMg[index] ?? null) ?? '',
    })),
    contacts: productContacts(items),
    weight: `${scaledToDecimal(goods.weightMg, 6)} kg`,
    netWeight: netWeightText(goods.netMg),
    freightHkdCents: decimalToScaled(pricing.freight_hkd, 2) + decimalToScaled(pricing.reg_fee_hkd, 2),
    insuranceHkdCents: decimalToScaled(insurance, 2),
    exportCountry: isReturn ? sender.countryName : printedCountryName(origin),
    category: isReturn ? 'Returned goods' : 'Sale of goods',
    terms: termsText(shipment),
    earlierExport: isReturn ? `Exported from Hong Kong as ${shipment.return_of}` : null,
    numbers: numbers.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
    isTest: !shipment.livemode || shipment.carrier_code === 'sandbox',
  };
}

function netWeightText(mg: number | null): string | null {
  return mg === null ? null : scaledToDecimal(mg, 6);
}

const contactRoles = [
  ['manufacturer', 'Manufacturer'],
  ['eu_responsible_person', 'Responsible person in the EU'],
] as const;

/** Lists each manufacturer and each responsible person once, with the numbers of their items unless they are of all items. */
function productContacts(items: readonly StoredItem[]): string[] {
  const groups = contactRoles.flatMap(([field, name]) => {
    const numbers = new Map<string, number[]>();
    for (const [index, item] of items.entries()) {
      const contact = item[field];
      if (contact === undefined) continue;
      const text = contactText(contact);
      numbers.set(text, [...(numbers.get(text) ?? []), index + 1]);
    }
    return [...numbers].map(([text, of]) => ({ name, text, of }));
  });
  return groups.map(({ name, text, of }) =>
    of.length < items.length ? `${name} of item ${numberList(of)}: ${text}` : `${name}: ${text}`,
  );
}

function contactText({ name, address, country_code, email, phone }: StoredProductContact): string {
  const country = country_code && printedCountryName(country_code);
  return [name, address, country, email, phone].filter((part) => part !== undefined).join(', ');
}

/** Writes ascending numbers with their ranges: 1-3, 5. */
function numberList(numbers: readonly number[]): string {
  const ranges: { readonly from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last.to === number - 1) last.to = number;
    else ranges.push({ from: number, to: number });
  }
  return ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
}

/** Returns the lines below the items: their details by their numbers, since no column is wide enough, and the businesses. */
export function detailLines({ items, contacts }: CustomsFacts): string[] {
  const details = items.flatMap((item, index) =>
    item.details.length === 0 ? [] : [`Item ${index + 1}: ${item.details.join(', ')}`],
  );
  return [...details, ...contacts];
}

/** Returns the description of an item for a form whose rows have no numbers: with its number if other lines may name it. */
export function numberedItem(description: string, index: number, { contacts, items }: CustomsFacts): string {
  const isNamed =
    items.length > 1 && (contacts.length > 0 || items.some(({ details }) => details.length > 0));
  return isNamed ? `${index + 1}. ${description}` : description;
}

/** Names the trade term, and who pays the import taxes. */
function termsText({ customs, pricing }: CustomsShipment): string {
  const { vat_prepay, voec_prepay, ioss_number, import_tax = 'at_sale' } = customs;
  if (vat_prepay) return 'DDP: import VAT prepaid by the carrier';
  if (voec_prepay) return 'DDP: import VAT prepaid by the carrier (VOEC)';
  if (incotermOf(customs) === 'DDP') {
    const amount = pricing.duties_taxes_hkd;
    const dutiesAndTaxes = amount === undefined ? '' : ` of HKD ${amounts.format(amount)}`;
    return `DDP: import duties and taxes${dutiesAndTaxes} are paid for the recipient`;
  }
  if (ioss_number !== undefined && import_tax === 'at_sale')
    return 'DAP: VAT was charged at the sale (IOSS), no import VAT is due';
  if (ioss_number !== undefined && import_tax === 'unknown')
    return 'DAP: no import VAT is due if IOSS covers the goods';
  return 'DAP: the recipient pays import duties and taxes';
}

/** Lines of a party, as documents print them. */
export function partyLines(party: PrintedParty, email?: string): string[] {
  return [
    party.name,
    ...party.address,
    party.countryName,
    ...(party.phone === null ? [] : [`Tel. ${party.phone}`]),
    ...(email === undefined ? [] : [email]),
  ];
}

/** Names the countries of manufacture whose codes the table has. */
export function originNames({ items }: CustomsFacts): string | null {
  const codes = [...new Set(items.map(({ origin }) => origin))].filter((code) => code !== '').sort();
  return codes.length === 0 ? null : codes.map((code) => `${code}: ${printedCountryName(code)}`).join(', ');
}

const amounts = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const prices = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 6 });

export function printedAmount(cents: Cents): string {
  return amounts.format(centsToAmount(cents));
}

function priceText(micros: Micros): string {
  return prices.format(microsToAmount(micros));
}

export const testNotice = 'TEST: not valid for customs';
