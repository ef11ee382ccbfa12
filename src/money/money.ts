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

export function lineCents(unitPriceMicros: Micros, quantity: number): Cents {
  return multiplyDivide(unitPriceMicros, quantity, MICROS_PER_CENT);
}

/** Converts cents to the amount in JSON: 1250 is 12.5. */
export function centsToAmount(cents: Cents): number {
  return cents / 100;
}

export function microsToAmount(micros: Micros): number {
  return micros / 1_000_000;
}
