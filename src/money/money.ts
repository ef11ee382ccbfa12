/** Whole cents of the currency that the name says; HKD where it says none. */
export type Cents = number;

/** Whole millionths of the currency that the name says: a unit price, which is kept as sent. */
export type Micros = number;

const MICROS_PER_CENT = 10_000;

/** value × numerator ÷ denominator in whole units, half-up; exact however large the product. All ≥ 0. */
export function multiplyDivide(value: number, numerator: number, denominator: number): number {
  const product = value * numerator;
  if (product <= Number.MAX_SAFE_INTEGER) {
    const rest = product % denominator;
    return (product - rest) / denominator + (2 * rest >= denominator ? 1 : 0);
  }
  const divisor = BigInt(denominator);
  return Number((2n * BigInt(value) * BigInt(numerator) + divisor) / (2n * divisor));
}

/** A share of an amount in basis points (70 is 0.7 %), half-up to cents. */
export function share(cents: Cents, basisPoints: number): Cents {
  return multiplyDivide(cents, basisPoints, 10_000);
}

/** A line's value: unit price × quantity, exact, then half-up to cents. */
export function lineCents(unitPriceMicros: Micros, quantity: number): Cents {
  return multiplyDivide(unitPriceMicros, quantity, MICROS_PER_CENT);
}

/** Cents as the decimal number of the wire: 1250 is 12.5. */
export function centsToAmount(cents: Cents): number {
  return cents / 100;
}

/** Millionths as the decimal number of the wire: 45000 is 0.045. */
export function microsToAmount(micros: Micros): number {
  return micros / 1_000_000;
}
