import type { Order } from '../../src/pricing/facts.ts';
import {
  amount,
  currencyOf,
  declaredValue,
  type Fraction,
  fraction,
  insuranceFee,
  itemLevy,
  vatFee,
  voecFee,
  worthless,
} from './exact-model.ts';

/** The expected prices of an order from `pricedOrder`. */
export interface ExpectedOutcome {
  /** Paths of the violations; empty if the order is priced. */
  readonly refusedAt: readonly (readonly (string | number)[])[];
  readonly declared: Fraction;
  /** The fee of each surcharge in HKD, by code. */
  readonly fees: Readonly<Record<string, number>>;
}

/** In HKD, by service of the demonstration catalog. */
const maxDeclaredValue: Readonly<Record<string, number>> = { HKASTDCSSTCM: 100_000, HKEUVPGG01: 50_000 };
const euCountries = ['DE', 'FI', 'FR', 'HU', 'LU', 'SE'];

export function expectedOutcome(order: Order, rate: number, freight: Fraction): ExpectedOutcome {
  const { items, service_tier_id: service } = order;
  const country = order.recipient.country_code;
  const currency = currencyOf(items, order.declared_currency);
  const declared = declaredValue(items, currency, fraction(rate));
  const without = worthless(items, currency, fraction(rate));
  const fees: Record<string, number> = {};
  if (order.voec_prepay) fees.NO_VOEC_PREPAY = voecFee(service, declared);
  if (order.vat_prepay) fees.EU_VAT_PREPAY = vatFee(country, declared);
  if (order.selected_surcharges?.includes('INSURANCE')) fees.INSURANCE = insuranceFee(freight, declared);
  const levy = euCountries.includes(country) ? itemLevy(items, declared) : null;
  if (levy !== null) fees.EU_ITEM_LEVY = levy;
  return { refusedAt: refusedAt(order, declared, without), declared, fees };
}

function refusedAt(order: Order, declared: Fraction, without: number[]): (readonly (string | number)[])[] {
  if (without.length > 0) {
    return without.map((index) => {
      const field = order.items[index]?.unit_price === undefined ? 'unit_price_hkd' : 'unit_price';
      return ['items', index, field];
    });
  }
  return amount(declared) > (maxDeclaredValue[order.service_tier_id] ?? 100_000_000_000) ? [['items']] : [];
}
