import { MAX_CUSTOM_INSURED_USD_CENTS } from '../../db/table/catalog.ts';
import {
  convertsToZeroUsd,
  exceedsUsdCap,
  type FxRate,
  hkdToUsdCents,
  hkdToUsdMicros,
  usdToHkdCents,
} from '../fx/fx-rate.ts';
import { type Cents, decimalToScaled, lineCents, type Micros, splitCents, sumCents } from '../money.ts';
import type { CustomInsuredAmount, RuleViolation } from './option.ts';

export type Currency = 'HKD' | 'USD';

export interface PricedItem {
  readonly quantity: number;
  readonly unit_price?: number | undefined;
  readonly unit_price_hkd?: number | undefined;
}

/** The price as sent is exact. `usdMicros` is null without a rate, `hkdMicros` if the price was sent in USD. */
interface DeclaredPrice {
  readonly usdMicros: Micros | null;
  readonly hkdMicros: Micros | null;
}

export interface Declaration {
  readonly currency: Currency;
  /** HKD only if no rate is available. */
  readonly storedCurrency: Currency;
  readonly fx: FxRate | null;
  readonly prices: readonly DeclaredPrice[];
  /** Total in HKD, the basis of fees; 0 if there are violations. */
  readonly declaredValueCents: Cents;
  /** The declared value if every item has a price; else null. */
  readonly goodsValueCents: Cents | null;
  /** In HKD, with the declared value as their sum; null for an item without a price. Empty if there are violations. */
  readonly lineValuesCents: readonly (Cents | null)[];
  readonly violations: readonly RuleViolation<DeclarationCode>[];
}

type DeclarationCode = 'INVALID_FIELD' | 'FX_RATE_UNAVAILABLE';

/** Keeps sums exact as integers. A larger total is a mistake. */
const MAX_DECLARED_VALUE_CENTS: Cents = 10_000_000_000_000;

type PriceField = 'unit_price' | 'unit_price_hkd';

/** Reads prices and freezes the rate (contract: createShipment, Declared currency). `rate` null: not available. */
export function declareGoods(
  items: readonly PricedItem[],
  declaredCurrency: Currency | undefined,
  rate: FxRate | null,
): Declaration {
  const currency = declaredCurrency ?? impliedCurrency(items);
  const violations = [
    ...fieldViolations(items, declaredCurrency),
    ...(currency === 'HKD' && rate !== null ? worthlessPrices(items, rate) : []),
  ];
  if (currency === 'USD' && rate === null) violations.push(rateUnavailable(declaredCurrency, items));
  const prices = items.map((item) => declarePrice(item, currency, rate));
  const lines = items.map(({ quantity }, index) => {
    const price = prices[index];
    return lineCents((currency === 'USD' ? price?.usdMicros : price?.hkdMicros) ?? 0, quantity);
  });
  const declaredValueCents = violations.length > 0 ? 0 : declaredValue(lines, currency, rate);
  if (declaredValueCents > MAX_DECLARED_VALUE_CENTS) {
    violations.push(invalidField(['items'], 'must have a total value of at most HKD 100000000000'));
  }
  return {
    currency,
    storedCurrency: rate === null ? currency : 'USD',
    fx: rate,
    prices,
    declaredValueCents: violations.length > 0 ? 0 : declaredValueCents,
    goodsValueCents:
      violations.length > 0 || items.some((item) => priceField(item) === null) ? null : declaredValueCents,
    lineValuesCents: violations.length > 0 ? [] : lineValues(items, lines, currency, declaredValueCents),
    violations,
  };
}

/** USD lines share the sum that was converted once. */
function lineValues(
  items: readonly PricedItem[],
  lines: readonly Cents[],
  currency: Currency,
  declaredValueCents: Cents,
): (Cents | null)[] {
  const values = currency === 'USD' ? splitCents(declaredValueCents, lines) : lines;
  return items.map((item, index) => (priceField(item) === null ? null : (values[index] ?? 0)));
}

function impliedCurrency(items: readonly PricedItem[]): Currency {
  return items.some((item) => item.unit_price !== undefined) ? 'USD' : 'HKD';
}

function fieldViolations(
  items: readonly PricedItem[],
  declared: Currency | undefined,
): RuleViolation<DeclarationCode>[] {
  const implied = impliedCurrency(items);
  return items.flatMap((item, index) => {
    const both = item.unit_price !== undefined && item.unit_price_hkd !== undefined;
    if (both) return [invalidField(['items', index, 'unit_price_hkd'], 'cannot be combined with unit_price')];
    if (declared === 'USD') return usdViolations(item, index);
    const mixed = implied === 'USD' && items.some((other) => other.unit_price_hkd !== undefined);
    const field = priceField(item);
    if (declared !== undefined || !mixed || field === null) return [];
    const message = 'must be the same for all items: use either unit_price or unit_price_hkd';
    return [invalidField(['items', index, field], message)];
  });
}

function usdViolations(item: PricedItem, index: number): RuleViolation<DeclarationCode>[] {
  if (item.unit_price !== undefined) return [];
  if (item.unit_price_hkd !== undefined) {
    const message = 'must not be sent when declared_currency is USD; send unit_price instead';
    return [invalidField(['items', index, 'unit_price_hkd'], message)];
  }
  return [invalidField(['items', index, 'unit_price'], 'is required when declared_currency is USD')];
}

function worthlessPrices(items: readonly PricedItem[], rate: FxRate): RuleViolation<DeclarationCode>[] {
  return items.flatMap((item, index) => {
    const field = priceField(item);
    if (field === null || !convertsToZeroUsd(priceMicros(item), rate)) return [];
    const message = 'converts to USD 0.00; must be higher, or exactly 0';
    return [invalidField(['items', index, field], message)];
  });
}

function declarePrice(item: PricedItem, currency: Currency, rate: FxRate | null): DeclaredPrice {
  const micros = priceMicros(item);
  if (currency === 'USD') return { usdMicros: micros, hkdMicros: null };
  return { usdMicros: rate === null ? null : hkdToUsdMicros(micros, rate), hkdMicros: micros };
}

/** Returns the price as sent, exactly: the contract allows 6 decimals. */
function priceMicros(item: PricedItem): Micros {
  return decimalToScaled(item.unit_price ?? item.unit_price_hkd ?? 0, 6);
}

/** Lines are rounded once, in the currency sent. The sum of USD lines is converted once. */
function declaredValue(lines: readonly Cents[], currency: Currency, rate: FxRate | null): Cents {
  const sum = sumCents(lines);
  return currency === 'USD' && rate !== null ? usdToHkdCents(sum, rate) : sum;
}

function priceField(item: PricedItem): PriceField | null {
  if (item.unit_price !== undefined) return 'unit_price';
  return item.unit_price_hkd !== undefined ? 'unit_price_hkd' : null;
}

function rateUnavailable(
  declared: Currency | undefined,
  items: readonly PricedItem[],
): RuleViolation<DeclarationCode> {
  const first = items.findIndex((item) => item.unit_price !== undefined);
  return {
    code: 'FX_RATE_UNAVAILABLE',
    path: declared === undefined ? ['items', first, 'unit_price'] : ['declared_currency'],
    message: 'is in USD, but no USD/HKD rate is available; retry later',
  };
}

function invalidField(path: readonly (string | number)[], message: string): RuleViolation<DeclarationCode> {
  return { code: 'INVALID_FIELD', path, message };
}

export interface InsuredAmountReading {
  readonly field: string;
  readonly given: boolean;
  readonly amount: CustomInsuredAmount | null;
  readonly violation: RuleViolation<'INVALID_FIELD' | 'FX_RATE_UNAVAILABLE'> | null;
}

/** Reads an amount of at least one cent and at most USD 2500 at the frozen rate. The schema checks the decimals. */
export function readInsuredAmount(
  field: string,
  value: number | undefined,
  currency: Currency,
  rate: FxRate | null,
): InsuredAmountReading {
  if (value === undefined) return { field, given: false, amount: null, violation: null };
  const refuse = (message: string, code: 'INVALID_FIELD' | 'FX_RATE_UNAVAILABLE' = 'INVALID_FIELD') => ({
    field,
    given: true,
    amount: null,
    violation: { code, path: [field], message },
  });
  if (value <= 0) return refuse('must be greater than 0');
  if (value > 1e12) return refuse(capMessage(currency));
  if (rate === null)
    return refuse('needs a USD/HKD rate, but none is available; retry later', 'FX_RATE_UNAVAILABLE');
  const cents = decimalToScaled(value, 2);
  const above =
    currency === 'USD'
      ? cents > MAX_CUSTOM_INSURED_USD_CENTS
      : exceedsUsdCap(cents, MAX_CUSTOM_INSURED_USD_CENTS, rate);
  if (above) return refuse(capMessage(currency));
  const amount =
    currency === 'USD'
      ? { hkdCents: usdToHkdCents(cents, rate), usdCents: cents }
      : { hkdCents: cents, usdCents: hkdToUsdCents(cents, rate) };
  if (amount.usdCents === 0) return refuse('converts to USD 0.00; must be higher');
  return { field, given: true, amount, violation: null };
}

function capMessage(currency: Currency): string {
  return currency === 'USD' ? 'must be at most USD 2500' : "must be at most USD 2500 at the day's rate";
}
