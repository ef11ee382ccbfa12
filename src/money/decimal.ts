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
  const [, sign, whole = '', places = '', exponent = '0'] = written;
  const text = whole + places;
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
  const places = padded.slice(-digits);
  const significant = places.replace(/0+$/, '');
  if (significant === '') return whole;
  return `${whole}.${digits === 2 ? places : significant}`;
}
