import { InvalidArgumentError } from 'commander';
import {
  isEmail,
  isIossNumber,
  isName,
  maxBillingLines,
  maxEmailLength,
  maxNameLength,
  parseBillingDetails,
} from '../account/account-input.ts';
import { allScopes, isScopeName, type ScopeName } from '../account/api-key.ts';
import { isCurrency } from '../catalog/law-amount.ts';
import { MAX_RATE, MIN_USD_RATE, parseRate } from '../fx/set-rate.ts';
import { USUAL_RATES } from '../fx/usual-rates.ts';
import { type Cents, parseHkdCents } from '../money.ts';
import { readTrackingNumber } from '../shipment/tracking-number.ts';

/** Reads a name or label: one line of 1 to 200 characters, trimmed. */
export function readName(text: string): string {
  const name = text.trim();
  if (isName(name)) return name;
  throw new InvalidArgumentError(`It must be one line of 1 to ${maxNameLength} characters`);
}

/** Reads an email address of at most 254 characters. */
export function readEmail(text: string): string {
  const email = text.trim();
  if (isEmail(email)) return email;
  throw new InvalidArgumentError(
    `It must be an email address of at most ${maxEmailLength} characters, like ops@shop.example`,
  );
}

export function readBoolean(text: string): boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  throw new InvalidArgumentError('It must be true or false');
}

export function readSwitch(text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on';
  throw new InvalidArgumentError('It must be on or off');
}

/** Reads the price of 1 USD in HKD. Returns billionths of HKD. */
export function readUsdRate(text: string): number {
  return readRate(text, 'USD');
}

/** Reads the price of one unit of a currency in HKD. Returns billionths of HKD. */
export function readRate(text: string, currency: string): number {
  const rateNanos = parseRate(text, currency);
  if (rateNanos !== null) return rateNanos;
  throw new InvalidArgumentError(
    currency === 'USD'
      ? `It must be the price of 1 USD in HKD, from ${MIN_USD_RATE} to ${MAX_RATE}, with at most 6 decimals, like 7.8`
      : `It must be the price of 1 ${currency} in HKD, above 0 and at most ${MAX_RATE}, with at most 9 decimals, like ${USUAL_RATES[currency] ?? 1.5}`,
  );
}

/** Reads the code of a currency in any letter case. */
export function readCurrency(text: string): string {
  const currency = text.trim().toUpperCase();
  if (currency !== 'HKD' && isCurrency(currency)) return currency;
  throw new InvalidArgumentError('It must be the ISO 4217 code of a currency other than HKD, like EUR');
}

export function readIossNumber(text: string): string {
  if (isIossNumber(text)) return text;
  throw new InvalidArgumentError('It must be IM followed by exactly 10 digits, like IM0123456789');
}

/** Reads a comma-separated list of scopes. Returns each scope once. */
export function readScopes(text: string): ScopeName[] {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !isScopeName(name));
  if (unknown.length === 0) return allScopes.filter((scope) => names.includes(scope));
  throw new InvalidArgumentError(
    `Unknown scope: ${unknown.map((name) => JSON.stringify(name)).join(', ')}. The scopes are ${allScopes.join(', ')}`,
  );
}

/** Reads a tracking number in any letter case. A text that is none stays as it is, so that the message shows it. */
export function readTracking(text: string): string {
  return readTrackingNumber(text.trim()) ?? text;
}

export function collectValues(text: string, before: readonly string[] = []): string[] {
  return [...before, text];
}

/** Reads a time with a UTC offset. */
export function readTime(text: string): Date {
  const isComplete = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text);
  const moment = new Date(isComplete ? text : Number.NaN);
  if (moment.getTime() >= Date.parse('2000-01-01T00:00:00Z')) return moment;
  throw new InvalidArgumentError(
    'It must be a time from the year 2000 on with a UTC offset, like 2026-11-24T08:00:00Z',
  );
}

/** Reads an amount in HKD above 0. Returns cents. */
export function readAmount(text: string): Cents {
  const cents = parseHkdCents(text);
  if (cents !== null && cents > 0) return cents;
  throw new InvalidArgumentError(
    'It must be an amount in HKD above 0, with at most 2 decimals, like 5000 or 12.50',
  );
}

/** Reads a positive or negative amount in HKD, not 0. Returns cents. */
export function readSignedAmount(text: string): Cents {
  const cents = parseHkdCents(text);
  if (cents !== null && cents !== 0) return cents;
  throw new InvalidArgumentError(
    'It must be an amount in HKD other than 0, with at most 2 decimals, like 12.50 or -8',
  );
}

/** Reads an amount in HKD of 0 or more. Returns cents. */
export function readLimit(text: string): Cents {
  const cents = parseHkdCents(text);
  if (cents !== null && cents >= 0) return cents;
  throw new InvalidArgumentError(
    'It must be an amount in HKD of 0 or more, with at most 2 decimals, like 64.50',
  );
}

/** Stands for the argument `none`, because commander treats null as a missing value. */
export const none = Symbol('none');

/** Reads an amount in HKD, which may be negative, or `none`. Returns cents. */
export function readThreshold(text: string): Cents | typeof none {
  if (text === 'none') return none;
  const cents = parseHkdCents(text);
  if (cents !== null) return cents;
  throw new InvalidArgumentError(
    'It must be none or an amount in HKD, with at most 2 decimals, like 500 or -20.50',
  );
}

/** Reads the lines that invoices print as the customer, or `none`. */
export function readBillingDetails(text: string): string | typeof none {
  if (text === 'none') return none;
  const details = parseBillingDetails(text.replaceAll('|', '\n'));
  if (details !== null) return details;
  throw new InvalidArgumentError(
    `It must be none or at most ${maxBillingLines} lines of text, separated by |`,
  );
}

export function readMonth(text: string): string {
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return text;
  throw new InvalidArgumentError('It must be a month, like 2026-11');
}
