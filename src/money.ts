/** Below this, `units / 10 ** digits === value` holds for at most one integer. */
const MAX_PLAIN_UNITS = 2 ** 51;

/** Returns units of 10^-digits, rounded half up. 1.005 is 101 cents: it rounds the decimal text, not the double. */
export function decimalToScaled(value: number, digits: number): number {
  const units = Math.round(value * 10 ** digits);
  const plain = units / 10 ** digits === value && Math.abs(units) < MAX_PLAIN_UNITS;
  return (plain ? units : roundWritten(value, digits)) + 0; // + 0: never a negative zero
}

/** Returns whether the number, as JSON writes it, has at most `digits` decimals. */
export function hasAtMostDecimals(value: number, digits: number): boolean {
  return Number(value.toFixed(digits)) === value;
}

function roundWritten(value: number, digits: number): number {
  const written = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value));
  if (written === null) throw new Error(`${value} is not a finite number`);
  const [, sign, whole = '', fraction = '', exponent = '0'] = written;
  const text = whole + fraction;
  const end = whole.length + Number(exponent) + digits;
  if (end < 0) return 0;
  const units = Number(text.slice(0, end).padEnd(end, '0')) + (text.charAt(end) >= '5' ? 1 : 0);
  return sign === '-' ? -units : units;
}

/** Converts units of 10^-digits to text: 1250 with 2 digits is "12.50", 1200 is "12". */
export function scaledToDecimal(scaled: number, digits: number): string {
  if (digits === 0) return String(scaled);
  const padded = String(Math.abs(scaled)).padStart(digits + 1, '0');
  const whole = `${scaled < 0 ? '-' : ''}${padded.slice(0, -digits)}`;
  const fraction = padded.slice(-digits);
  const significant = fraction.replace(/0+$/, '');
  if (significant === '') return whole;
  return `${whole}.${digits === 2 ? fraction : significant}`;
}

/** Whole cents, in HKD unless the name has a currency. */
export type Cents = number;

/** Whole millionths of the currency in the name. Unit prices have up to 6 decimals. */
export type Micros = number;

const MICROS_PER_CENT = 10_000;

/** Returns value × numerator ÷ denominator, rounded half up; exact for any product. All values must be ≥ 0. */
export function multiplyDivide(value: number, numerator: number, denominator: number): number {
  const product = value * numerator;
  if (product <= Number.MAX_SAFE_INTEGER) {
    const rest = product % denominator;
    return (product - rest) / denominator + (2 * rest >= denominator ? 1 : 0);
  }
  const divisor = BigInt(denominator);
  return Number((2n * BigInt(value) * BigInt(numerator) + divisor) / (2n * divisor));
}

/** Returns a share in basis points (70 is 0.7 %), rounded half up to cents. */
export function share(cents: Cents, basisPoints: number): Cents {
  return multiplyDivide(cents, basisPoints, 10_000);
}

export function sumCents(amounts: readonly Cents[]): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}

/** Splits cents by weight: each part gets its whole cents, and those with the largest remainders one more. Equally if all are 0. */
export function splitCents(cents: Cents, weights: readonly number[]): Cents[] {
  const total = sumCents(weights);
  if (total === 0)
    return weights.length === 0
      ? []
      : splitCents(
          cents,
          weights.map(() => 1),
        );
  const parts = weights.map((weight, index) => {
    const exact = BigInt(cents) * BigInt(weight);
    return { index, cents: Number(exact / BigInt(total)), rest: exact % BigInt(total) };
  });
  const left = cents - sumCents(parts.map((part) => part.cents));
  const byRest = parts.toSorted((one, other) =>
    one.rest === other.rest ? one.index - other.index : one.rest > other.rest ? -1 : 1,
  );
  for (const part of byRest.slice(0, left)) part.cents += 1;
  return parts.map((part) => part.cents);
}

export function lineCents(unitPriceMicros: Micros, quantity: number): Cents {
  return multiplyDivide(unitPriceMicros, quantity, MICROS_PER_CENT);
}

/** Converts cents to the amount in JSON: 1250 is 12.5. */
export function centsToAmount(cents: Cents): number {
  return cents / 100;
}

/** Formats cents for an entry of the activity or a terminal, such as `HKD -1250.50`. */
export function hkd(cents: Cents): string {
  return `HKD ${centsToAmount(cents).toFixed(2)}`;
}

export function microsToAmount(micros: Micros): number {
  return micros / 1_000_000;
}

/** Reads an amount with at most 2 decimals, such as `12.50` or `-8`. Returns cents; null for any other text. */
export function parseHkdCents(text: string): Cents | null {
  const [, sign, whole, decimals = ''] = /^([+-]?)(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return sign === '-' ? 0 - cents : cents;
}
