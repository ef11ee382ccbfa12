import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
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
      quantity: String(item.quantity),
      unitPrice: priceText(goods.unitPrices[index] ?? 0),
      value: printedAmount(goods.lineCents[index] ?? 0),
      hsCode: item.hs_code ?? '',
      origin: item.country_of_manufacture ?? '',
      netWeight: netWeightText(goods.lineNetMg[index] ?? null) ?? '',
    })),
    weight: `${scaledToDecimal(goods.weightMg, 6)} kg`,
    netWeight: netWeightText(goods.netMg),
    freightHkdCents: decimalToScaled(pricing.freight_hkd, 2) + decimalToScaled(pricing.reg_fee_hkd, 2),
    insuranceHkdCents: decimalToScaled(insurance, 2),
    exportCountry: isReturn ? sender.countryName : printedCountryName(origin),
    category: isReturn ? 'Returned goods' : 'Sale of goods',
    terms: termsText(customs),
    earlierExport: isReturn ? `Exported from Hong Kong as ${shipment.return_of}` : null,
    numbers: numbers.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
    isTest: !shipment.livemode || shipment.carrier_code === 'sandbox',
  };
}

function netWeightText(mg: number | null): string | null {
  return mg === null ? null : scaledToDecimal(mg, 6);
}

/** Says who pays the import taxes, with the trade term that this is. */
function termsText({ vat_prepay, voec_prepay, ioss_number }: CustomsShipment['customs']): string {
  if (vat_prepay) return 'DDP: import VAT prepaid by the carrier';
  if (voec_prepay) return 'DDP: import VAT prepaid by the carrier (VOEC)';
  if (ioss_number !== undefined) return 'DAP: VAT was charged at the sale (IOSS), no import VAT is due';
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
