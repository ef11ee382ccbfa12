import { InvalidArgumentError } from 'commander';
import { allScopes, isScopeName, type ScopeName } from '../account/scope.ts';
import { isPlausibleRate, MAX_RATE, MIN_RATE } from '../fx/rate-bound.ts';
import { decimalToScaled } from '../money/decimal.ts';

const maxNameLength = 200;
const maxEmailLength = 254;

/** A name or label: one line of at most 200 characters, without the spaces around it. */
export function readName(text: string): string {
  const name = text.trim();
  if (name !== '' && name.length <= maxNameLength && !/\p{Cc}/u.test(name)) return name;
  throw new InvalidArgumentError(`It must be one line of 1 to ${maxNameLength} characters`);
}

/** An e-mail address. */
export function readEmail(text: string): string {
  const email = text.trim();
  if (email.length <= maxEmailLength && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}.]+(\.[^\s@\p{Cc}.]+)+$/u.test(email))
    return email;
  throw new InvalidArgumentError('It must be an address like ops@shop.example');
}

/** `true` or `false`. */
export function readBoolean(text: string): boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  throw new InvalidArgumentError('It must be true or false');
}

/** `on` or `off`. */
export function readSwitch(text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on';
  throw new InvalidArgumentError('It must be on or off');
}

/** HKD for one USD, in millionths. */
export function readRateMicros(text: string): number {
  const rateMicros = /^\d{1,3}(\.\d{1,6})?$/.test(text) ? decimalToScaled(Number(text), 6) : 0;
  if (isPlausibleRate(rateMicros)) return rateMicros;
  throw new InvalidArgumentError(
    `It must be HKD for one USD, from ${MIN_RATE} to ${MAX_RATE} with at most 6 decimals, like 7.8`,
  );
}

/** An EU IOSS number. */
export function readIossNumber(text: string): string {
  if (/^IM\d{10}$/.test(text)) return text;
  throw new InvalidArgumentError('It must be IM followed by exactly 10 digits');
}

/** A comma-separated list of scopes, each once. */
export function readScopes(text: string): ScopeName[] {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !isScopeName(name));
  if (unknown.length === 0) return allScopes.filter((scope) => names.includes(scope));
  throw new InvalidArgumentError(
    `${unknown.map((name) => JSON.stringify(name)).join(', ')} is no scope; the valid ones are ${allScopes.join(', ')}`,
  );
}

/** An option that may be given several times. */
export function readSeveral(text: string, before: readonly string[] = []): string[] {
  return [...before, text];
}

/** A point in time with its offset. */
export function readMoment(text: string): Date {
  const isComplete = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text);
  const moment = new Date(isComplete ? text : Number.NaN);
  if (moment.getTime() >= Date.parse('2000-01-01T00:00:00Z')) return moment;
  throw new InvalidArgumentError('It must be a time after 2000 with its offset, like 2026-11-24T08:00:00Z');
}
