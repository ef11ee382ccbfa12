import { type Cents, scaledToDecimal } from '../money.ts';

/** An amount in the currency in which a law names it. */
export interface LawAmount {
  /** ISO 4217 code. */
  readonly currency: string;
  /** Hundredths of the currency, whatever its own smallest unit is. */
  readonly cents: Cents;
}

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

export function isCurrency(code: string): boolean {
  return currencies.has(code);
}

/** Reads an amount such as `EUR 150` or `JPY 10000`; null for any other text. */
export function parseLawAmount(text: string): LawAmount | null {
  const [, currency, whole, decimals = ''] = /^([A-Z]{3}) (\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (currency === undefined || whole === undefined || !isCurrency(currency)) return null;
  return { currency, cents: Number(whole) * 100 + Number(decimals.padEnd(2, '0')) };
}

/** Writes an amount as laws do: `EUR 150`. */
export function lawAmountText({ currency, cents }: LawAmount): string {
  return `${currency} ${scaledToDecimal(cents, 2)}`;
}
