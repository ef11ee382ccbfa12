import type { Cents } from './money.ts';

/** Reads an amount with at most 2 decimals, such as `12.50` or `-8`. Returns cents; null for any other text. */
export function parseHkdCents(text: string): Cents | null {
  const [, sign, whole, decimals = ''] = /^([+-]?)(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return sign === '-' ? 0 - cents : cents;
}
