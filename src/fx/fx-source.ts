import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import { insertRateAfter, lastKnownRate, latestRate } from '../../db/query/pricing/currency-rate.ts';
import type { Database } from '../../db/table/index.ts';
import type { Config } from '../config/config.ts';
import { decimalToScaled } from '../money.ts';
import type { Clock } from '../runtime.ts';
import { type KnownCurrency, knownCurrencies } from './amount-currencies.ts';
import { type CurrencyRate, storedRate } from './currency-rates.ts';
import { isPlausibleRate, MAX_RATE, MIN_USD_RATE, rateDoubt } from './set-rate.ts';

/** The source returned no usable rate. The message never contains the URL, which may hold a key. */
class FxSourceError extends Error {
  override readonly name = 'FxSourceError';
}

const MAX_BYTES = 64 * 1024;

/** Fetches the source's JSON. Follows no redirect; the deadline includes the body. @throws {FxSourceError} */
export async function fetchRates(url: string, deadlineMs = 5_000): Promise<unknown> {
  return parseJson(await getText(url, deadlineMs));
}

/** Returns HKD per USD in billionths. `last` is the last known rate. @throws {FxSourceError} */
export function usdRate(document: unknown, path: string, last: CurrencyRate | null): number {
  const { hkdPerUsd } = readTable(document, path);
  return checkedRate(hkdPerUsd, decimalToScaled(finite(hkdPerUsd), 6) * 1_000, 'USD', last);
}

/** Returns HKD per unit of another currency in billionths, to 6 significant digits. @throws {FxSourceError} */
export function otherRate(
  document: unknown,
  path: string,
  currency: string,
  last: CurrencyRate | null,
): number {
  const { hkdPerUnit } = readTable(document, path);
  const rate = hkdPerUnit(currency);
  if (rate === null) throw new FxSourceError(`the response has no rate of ${currency} beside ${path}`);
  const rounded = Number(finite(rate).toPrecision(6));
  return checkedRate(rounded, decimalToScaled(rounded, 9), currency, last);
}

function finite(rate: number): number {
  return Number.isFinite(rate) ? rate : 0;
}

function checkedRate(rate: number, rateNanos: number, currency: string, last: CurrencyRate | null): number {
  if (!isPlausibleRate(rateNanos, currency)) {
    const range =
      currency === 'USD' ? `from ${MIN_USD_RATE} to ${MAX_RATE}` : `above 0 and at most ${MAX_RATE}`;
    throw new FxSourceError(`the rate is ${rate}; it must be ${range} HKD per ${currency}`);
  }
  const doubt = rateDoubt(rateNanos, currency, last);
  if (doubt === null) return rateNanos;
  const option = currency === 'USD' ? '' : ` --currency ${currency}`;
  throw new FxSourceError(
    `the rate is ${rate}, ${doubt}; if it is correct, set it with \`sampan fx set${option} --force\``,
  );
}

interface RateTable {
  readonly hkdPerUsd: number;
  /** Null: the table has no number for the currency. */
  readonly hkdPerUnit: (currency: string) => number | null;
}

/**
 * Reads the numbers beside the one at the path. At a key HKD, they are units per USD; at a key USD, they are HKD per unit,
 * or units per HKD if that of USD is below 1. At another key, the number is HKD per USD, and there are no others.
 */
function readTable(document: unknown, path: string): RateTable {
  const value = valueAt(document, path);
  if (typeof value !== 'number') throw new FxSourceError(`the response has no number at ${path}`);
  const keys = path.split('.');
  const key = keys.at(-1) ?? '';
  const isLower = key === key.toLowerCase();
  const beside = (currency: string) => {
    const found = valueAt(
      document,
      [...keys.slice(0, -1), isLower ? currency.toLowerCase() : currency].join('.'),
    );
    return typeof found === 'number' && found > 0 ? found : null;
  };
  const convert = (change: (units: number) => number) => (currency: string) => {
    const found = beside(currency);
    return found === null ? null : change(found);
  };
  switch (key.toUpperCase()) {
    case 'HKD':
      return { hkdPerUsd: value, hkdPerUnit: convert((units) => value / units) };
    case 'USD':
      return value > 0 && value < 1
        ? { hkdPerUsd: 1 / value, hkdPerUnit: convert((units) => 1 / units) }
        : { hkdPerUsd: value, hkdPerUnit: convert((hkd) => hkd) };
    default:
      return { hkdPerUsd: value, hkdPerUnit: () => null };
  }
}

async function getText(url: string, deadlineMs: number): Promise<string> {
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    const response = await fetch(url, {
      signal,
      redirect: 'manual',
      headers: { accept: 'application/json', 'accept-encoding': 'identity' },
    });
    if (response.ok) return await readBounded(response);
    await response.body?.cancel();
    throw new FxSourceError(`the source responded with status ${response.status}`);
  } catch (error) {
    if (error instanceof FxSourceError) throw error;
    if (signal.aborted) throw new FxSourceError(`no complete response within ${deadlineMs} ms`);
    throw new FxSourceError(`the connection failed (${describeError(error)})`);
  }
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > MAX_BYTES) throw new FxSourceError(`the response exceeds ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FxSourceError('the response is not JSON');
  }
}

/** Returns the value at a path such as `rates.HKD` or `data.0.rate`; undefined if it is missing. */
function valueAt(document: unknown, path: string): unknown {
  let value = document;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** Returns only the code, because the message may contain the URL. */
function describeError(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : 'no connection';
}

interface FxContext {
  readonly config: Pick<Config, 'fxSource'>;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
}

/** 30 minutes less than a day, so that hourly runs fetch at the same hour each day. */
const DUE_AFTER_MS = 23.5 * 3_600_000;

/** Times at which the source was last asked for currencies that never had a rate: it may lack them. */
const askedInVain = new WeakMap<Kysely<Database>, Map<string, number>>();

/**
 * Stores the source's rates once a day: USD, and the currencies in which the live catalog names amounts. If the source
 * fails, or has no usable rate of a currency, its last rate stays in use. Returns the rates stored.
 */
export async function fetchFxRate({ config, db, clock, log }: FxContext): Promise<number> {
  const { fxSource } = config;
  if (!fxSource) return 0;
  const { kysely } = db;
  const now = clock.now();
  const asked = askedInVain.get(kysely) ?? new Map<string, number>();
  askedInVain.set(kysely, asked);
  const due = (await newestRates(kysely)).filter(({ currency, newest }) => {
    const last = newest ? Date.parse(newest.fetched_at) : (asked.get(currency) ?? Number.NEGATIVE_INFINITY);
    return now.getTime() - last >= DUE_AFTER_MS;
  });
  if (due.length === 0) return 0;
  const fail = (error: unknown, message: string, currencies: readonly string[]) => {
    if (!(error instanceof FxSourceError)) throw error;
    log.error({ reason: error.message, currencies }, message);
    return 0;
  };
  let document: unknown;
  try {
    document = await fetchRates(fxSource.url);
    // Those of other currencies may be made from it.
    usdRate(document, fxSource.path, storedRate(await lastKnownRate(kysely, 'USD')));
  } catch (error) {
    const currencies = due.map(({ currency }) => currency);
    return fail(error, 'FX source returned no USD/HKD rate; the last rate stays in use', currencies);
  }
  let stored = 0;
  for (const { currency, newest } of due) {
    if (currency !== 'USD') asked.set(currency, now.getTime());
    try {
      const last = storedRate(await lastKnownRate(kysely, currency));
      const rateNanos =
        currency === 'USD'
          ? usdRate(document, fxSource.path, last)
          : otherRate(document, fxSource.path, currency, last);
      const rate = { currency, rateNanos, rateType: 'daily' as const, fetchedAt: now };
      if (await insertRateAfter(kysely, newest?.id ?? null, rate)) stored += 1;
    } catch (error) {
      fail(error, `FX source returned no ${currency}/HKD rate; the last rate stays in use`, [currency]);
    }
  }
  return stored;
}

async function newestRates(db: Kysely<Database>): Promise<Pick<KnownCurrency, 'currency' | 'newest'>[]> {
  const others = (await knownCurrencies(db)).filter(({ isNamed }) => isNamed);
  return [{ currency: 'USD', newest: await latestRate(db, 'USD') }, ...others];
}
