/** Up to here each double is nearest to at most one integer of units, so that a quotient tells them apart. */
const MAX_PLAIN_UNITS = 2 ** 51;

/**
 * The decimal a number was written as, in units of 10^-digits, rounded half-up (away from zero). A double stands for
 * the shortest decimal that reads as it (what JSON and String write): 1.005 is 101 cents, though its double lies just
 * below. Exact for every result up to 2^53.
 */
export function decimalToScaled(value: number, digits: number): number {
  const units = Math.round(value * 10 ** digits);
  const plain = units / 10 ** digits === value && Math.abs(units) < MAX_PLAIN_UNITS;
  return (plain ? units : roundWritten(value, digits)) + 0; // + 0: never a negative zero
}

/** True when the number, as written, has at most `digits` decimals; the same shortest decimal counts. */
export function hasAtMostDecimals(value: number, digits: number): boolean {
  return Number(value.toFixed(digits)) === value;
}

/** Rounds the decimal text of a number, digit by digit. */
function roundWritten(value: number, digits: number): number {
  const written = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value));
  if (written === null) throw new Error(`${value} is no decimal number`);
  const [, sign, whole = '', places = '', exponent = '0'] = written;
  const text = whole + places;
  const end = whole.length + Number(exponent) + digits;
  if (end < 0) return 0;
  const units = Number(text.slice(0, end).padEnd(end, '0')) + (text.charAt(end) >= '5' ? 1 : 0);
  return sign === '-' ? -units : units;
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
