import { UsageError } from './errors.ts';

/** Timers wait no longer. */
const maxMs = 2 ** 31 - 1;

/** @throws {UsageError} for a time that no timer can wait */
export function checkMs(name: string, value: number | undefined): void {
  checkNumber(name, value, 1, maxMs);
}

/** @throws {UsageError} unless the value is absent or a whole number within the limits */
export function checkNumber(name: string, value: number | undefined, least: number, most: number): void {
  if (value !== undefined && !(Number.isInteger(value) && value >= least && value <= most))
    throw new UsageError(`${name} must be a whole number from ${least} to ${most}, not ${value}.`);
}

/** Names of options in other SDKs. */
const otherNames: Readonly<Record<string, string>> = {
  token: 'apiKey',
  key: 'apiKey',
  url: 'baseUrl',
  host: 'baseUrl',
  endpoint: 'baseUrl',
  retries: 'maxRetries',
  maxNetworkRetries: 'maxRetries',
  deadline: 'totalTimeoutMs',
  maxElapsed: 'totalTimeoutMs',
  interval: 'intervalMs',
  abortSignal: 'signal',
  defaultHeaders: 'headers',
  logger: 'hooks',
};

/** A misspelled option would otherwise have no effect. @throws {UsageError} that names the right option */
export function checkOptions(given: object | null | undefined, known: readonly string[]): void {
  for (const name of Object.keys(given ?? {})) {
    if (known.includes(name)) continue;
    const plain = plainName(name);
    const other = Object.keys(otherNames).find((one) => plainName(one) === plain) ?? '';
    const meant = known.find((one) => plainName(one) === plain || one === otherNames[other]);
    throw new UsageError(
      `${name} is not an option${meant ? `. Use ${meant}` : ''}. The options are ${known.join(', ')}.`,
    );
  }
}

/** `api_key` and `apiKey`, `baseURL` and `baseUrl`, `timeout` and `timeoutMs` have the same plain name. */
const plainName = (name: string) => name.toLowerCase().replace(/[^a-z]|ms$/g, '');
