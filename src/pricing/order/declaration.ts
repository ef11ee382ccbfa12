import { convertsToZeroUsd, hkdToUsdMicros, usdToHkdCents } from '../../fx/convert.ts';
import type { FxRate } from '../../fx/fx-rate.ts';
import { decimalToScaled } from '../../money/decimal.ts';
import { type Cents, lineCents, type Micros } from '../../money/money.ts';
import type { RuleViolation } from '../rule/violation.ts';

export type Currency = 'HKD' | 'USD';

/** An item's price as the contract has it. */
export interface PricedItem {
  readonly quantity: number;
  readonly unit_price?: number | undefined;
  readonly unit_price_hkd?: number | undefined;
}

/** A unit price in both currencies, the one sent exact: USD is null without a rate, HKD where it was declared in USD. */
export interface DeclaredPrice {
  readonly usdMicros: Micros | null;
  readonly hkdMicros: Micros | null;
}

/** What the goods are declared at (contract: createShipment, Declared currency). */
export interface Declaration {
  /** The currency that the prices were read in. */
  readonly currency: Currency;
  /** The currency that the shipment is stored in; HKD only where no rate was resolvable. */
  readonly storedCurrency: Currency;
  /** The rate that was frozen; null: `declared_fx` is absent. */
  readonly fx: FxRate | null;
  /** One an item, in their order. */
  readonly prices: readonly DeclaredPrice[];
  /** The whole consignment in HKD, the basis of fees; 0 when there are violations. */
  readonly declaredValueCents: Cents;
  readonly violations: readonly RuleViolation<DeclarationCode>[];
}

type DeclarationCode = 'INVALID_FIELD' | 'FX_RATE_UNAVAILABLE';

/** Beyond this a sum is a mistake, and exact arithmetic would end; the contract bounds each price. */
const MAX_DECLARED_VALUE_CENTS: Cents = 10_000_000_000_000;

type PriceField = 'unit_price' | 'unit_price_hkd';

/** Reads the items' prices in the shipment's one currency and freezes the rate; `rate` null: none is resolvable. */
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
  const declaredValueCents = violations.length > 0 ? 0 : declaredValue(items, prices, currency, rate);
  if (declaredValueCents > MAX_DECLARED_VALUE_CENTS) {
    violations.push(invalid(['items'], 'must be worth at most HKD 100000000000 together'));
  }
  return {
    currency,
    storedCurrency: rate === null ? currency : 'USD',
    fx: rate,
    prices,
    declaredValueCents: violations.length > 0 ? 0 : declaredValueCents,
    violations,
  };
}

/** Without a declared currency, any `unit_price` makes it USD. */
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
    if (both)
      return [invalid(['items', index, 'unit_price_hkd'], 'must not be given together with unit_price')];
    if (declared === 'USD') return usdViolations(item, index);
    const mixed = implied === 'USD' && items.some((other) => other.unit_price_hkd !== undefined);
    const field = priceField(item);
    if (declared !== undefined || !mixed || field === null) return [];
    const message = 'must be the same for all items: unit_price and unit_price_hkd are mixed';
    return [invalid(['items', index, field], message)];
  });
}

function usdViolations(item: PricedItem, index: number): RuleViolation<DeclarationCode>[] {
  if (item.unit_price !== undefined) return [];
  if (item.unit_price_hkd !== undefined) {
    const message = 'must not be given when declared_currency is USD: give unit_price';
    return [invalid(['items', index, 'unit_price_hkd'], message)];
  }
  return [invalid(['items', index, 'unit_price'], 'must be given when declared_currency is USD')];
}

/** Rule 4: a positive HKD price must not convert to USD 0.00. */
function worthlessPrices(items: readonly PricedItem[], rate: FxRate): RuleViolation<DeclarationCode>[] {
  return items.flatMap((item, index) => {
    const field = priceField(item);
    if (field === null || !convertsToZeroUsd(priceMicros(item), rate)) return [];
    const message = 'is positive and comes to USD 0.00; must be more, or exactly 0';
    return [invalid(['items', index, field], message)];
  });
}

function declarePrice(item: PricedItem, currency: Currency, rate: FxRate | null): DeclaredPrice {
  const micros = priceMicros(item);
  if (currency === 'USD') return { usdMicros: micros, hkdMicros: null };
  return { usdMicros: rate === null ? null : hkdToUsdMicros(micros, rate), hkdMicros: micros };
}

/** The price as sent, exact: the contract allows it 6 decimals. */
function priceMicros(item: PricedItem): Micros {
  return decimalToScaled(item.unit_price ?? item.unit_price_hkd ?? 0, 6);
}

/** Each line is rounded once, in the currency sent; HKD lines are summed, the sum of USD ones is converted once. */
function declaredValue(
  items: readonly PricedItem[],
  prices: readonly DeclaredPrice[],
  currency: Currency,
  rate: FxRate | null,
): Cents {
  let sum = 0;
  items.forEach(({ quantity }, index) => {
    const price = prices[index];
    sum += lineCents((currency === 'USD' ? price?.usdMicros : price?.hkdMicros) ?? 0, quantity);
  });
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
    message: 'is in USD, and no USD/HKD rate can be resolved; retry later',
  };
}

function invalid(path: readonly (string | number)[], message: string): RuleViolation<DeclarationCode> {
  return { code: 'INVALID_FIELD', path, message };
}
