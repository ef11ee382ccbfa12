/**
 * An order's prices in BigInt fractions, written from the contract's *Declared currency*, *VAT* and
 * *Surcharges and insurance*. It shares no code with `src/`, so it is an independent check.
 */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

export interface ModelItem {
  readonly description: string;
  readonly quantity: number;
  readonly unit_price?: number | undefined;
  readonly unit_price_hkd?: number | undefined;
  readonly hs_code?: string | undefined;
  readonly country_of_manufacture?: string | undefined;
}

type Currency = 'HKD' | 'USD';

/** Reads a number as the decimal that it is written as. */
export function fraction(value: number | string): Fraction {
  const [, whole = '', places = '', power = '0'] =
    /^(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(String(value)) ?? [];
  if (whole === '') throw new Error(`${value} is no amount`);
  const shift = Number(power) - places.length;
  const figure = BigInt(`${whole}${places}`);
  return shift >= 0
    ? { over: figure * 10n ** BigInt(shift), under: 1n }
    : { over: figure, under: 10n ** BigInt(-shift) };
}

export const plus = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.under + other.over * one.under,
  under: one.under * other.under,
});
export const times = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.over,
  under: one.under * other.under,
});
export const through = (one: Fraction, other: Fraction): Fraction =>
  times(one, { over: other.under, under: other.over });
export const isLess = (one: Fraction, other: Fraction): boolean =>
  one.over * other.under < other.over * one.under;

/** Rounds half up to `places` decimals. */
export function rounded(value: Fraction, places: number): Fraction {
  const scale = 10n ** BigInt(places);
  return { over: (2n * value.over * scale + value.under) / (2n * value.under), under: scale };
}

/** Converts to the number of the API. */
export function amount({ over, under }: Fraction): number {
  let [whole, rest, text] = [over / under, over % under, ''];
  while (rest > 0n) {
    rest *= 10n;
    text += String(rest / under);
    rest %= under;
  }
  return Number(`${whole}${text === '' ? '' : `.${text}`}`);
}

const none = fraction(0);

function priceOf({ unit_price, unit_price_hkd }: ModelItem): Fraction {
  return fraction(unit_price ?? unit_price_hkd ?? 0);
}

export function currencyOf(items: readonly ModelItem[], declared: Currency | undefined): Currency {
  return declared ?? (items.some((item) => item.unit_price !== undefined) ? 'USD' : 'HKD');
}

/** Returns HKD: each line is rounded to cents in its own currency, and the sum is converted at the rate. */
export function declaredValue(items: readonly ModelItem[], currency: Currency, rate: Fraction): Fraction {
  const sum = items.reduce(
    (total, item) => plus(total, rounded(times(priceOf(item), fraction(item.quantity)), 2)),
    none,
  );
  return currency === 'USD' ? rounded(times(sum, rate), 2) : sum;
}

/** Returns the indexes of items whose positive HKD price converts to USD 0.00. */
export function worthless(items: readonly ModelItem[], currency: Currency, rate: Fraction): number[] {
  if (currency === 'USD') return [];
  return items.flatMap((item, index) => {
    const price = priceOf(item);
    return price.over > 0n && isLess(through(price, rate), fraction(0.005)) ? [index] : [];
  });
}

/** Returns an item's prices as the API shows them. */
export function storedPrices(item: ModelItem, currency: Currency, rate: Fraction) {
  const price = priceOf(item);
  return currency === 'USD'
    ? { unit_price: amount(price), unit_price_hkd: null }
    : { unit_price: amount(rounded(through(price, rate), 6)), unit_price_hkd: amount(price) };
}

/** Returns 0.7 % of freight and declared value, at least HKD 9. */
export function insuranceFee(freight: Fraction, declared: Fraction): number {
  return insured(plus(freight, declared));
}

/** Returns 0.7 % of a custom insured amount in HKD at the rate, at least HKD 9. */
export function customInsuranceFee(given: number, currency: Currency, rate: Fraction): number {
  return insured(currency === 'USD' ? rounded(times(fraction(given), rate), 2) : fraction(given));
}

function insured(basis: Fraction): number {
  const fee = rounded(times(basis, fraction('0.007')), 2);
  return amount(isLess(fee, fraction(9)) ? fraction(9) : fee);
}

const vatPercent: Readonly<Record<string, string>> = {
  DE: '19',
  FI: '25.5',
  FR: '20',
  HU: '27',
  LU: '17',
  SE: '25',
};

/** Returns declared value × (the country's VAT rate + 2 %). */
export function vatFee(country: string, declared: Fraction): number {
  const percent = plus(fraction(vatPercent[country] ?? ''), fraction(2));
  return amount(rounded(times(declared, through(percent, fraction(100))), 2));
}

/** Returns declared value × 27 %, plus HKD 3 per shipment for standard goods. */
export function voecFee(service: string, declared: Fraction): number {
  const share = rounded(times(declared, fraction('0.27')), 2);
  return amount(service === 'HKASTDGGSTCM' ? plus(share, fraction(3)) : share);
}

/** Returns EUR 3 (HKD 27.30) per distinct item of a consignment up to EUR 150 (HKD 1365); null above that. */
export function itemLevy(items: readonly ModelItem[], declared: Fraction): number | null {
  if (isLess(fraction(1365), declared)) return null;
  const distinct = new Set(
    items.map(({ description, hs_code, country_of_manufacture }) =>
      [description, hs_code?.replaceAll('.', '').slice(0, 6), country_of_manufacture?.toUpperCase()].join(
        '|',
      ),
    ),
  );
  return amount(times(fraction('27.3'), fraction(distinct.size)));
}
