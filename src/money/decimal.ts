/** How far a double of this size may lie from the decimal it was written as. */
function noise(scaled: number): number {
  return 1e-6 + Math.abs(scaled) * 1e-15;
}

/**
 * The decimal a number was written as, in units of 10^-digits, rounded half-up (away from zero).
 * Binary noise does not count: 1.005 is 101 cents, though its double lies just below.
 */
export function decimalToScaled(value: number, digits: number): number {
  const scaled = value * 10 ** digits;
  const magnitude = Math.abs(scaled);
  const rounded = Math.floor(magnitude + 0.5 + noise(scaled));
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** True when the number, as written, has at most `digits` decimals. */
export function hasAtMostDecimals(value: number, digits: number): boolean {
  const scaled = value * 10 ** digits;
  return Math.abs(scaled - Math.round(scaled)) <= noise(scaled);
}

/** Units of 10^-digits as decimal text: 1250 with 2 digits is "12.50", 1200 is "12", 1250 with 6 "0.00125". */
export function scaledToDecimal(scaled: number, digits: number): string {
  if (digits === 0) return String(scaled);
  const padded = String(Math.abs(scaled)).padStart(digits + 1, '0');
  const whole = `${scaled < 0 ? '-' : ''}${padded.slice(0, -digits)}`;
  const places = padded.slice(-digits);
  const significant = places.replace(/0+$/, '');
  if (significant === '') return whole;
  return `${whole}.${digits === 2 ? places : significant}`;
}
