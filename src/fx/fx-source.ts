import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import { insertFxRateAfter, lastKnownFxRate, latestFxRate } from '../../db/query/pricing/fx-rate.ts';
import type { Config, FxSource } from '../config/config.ts';
import { decimalToScaled } from '../money.ts';
import type { Clock } from '../runtime.ts';
import { type FxRate, storedRate } from './fx-rate.ts';
import { isPlausibleRate, MAX_RATE, MIN_RATE, rateDoubt } from './set-rate.ts';

/** The source returned no usable rate. The message never contains the URL, which may hold a key. */
class FxSourceError extends Error {
  override readonly name = 'FxSourceError';
}

const MAX_BYTES = 64 * 1024;

/** Fetches the rate in millionths. Follows no redirect; the deadline includes the body. @throws {FxSourceError} */
export async function fetchRateMicros(
  { url, path }: FxSource,
  last: FxRate | null,
  deadlineMs = 5_000,
): Promise<number> {
  const rate = valueAt(parseJson(await getText(url, deadlineMs)), path);
  if (typeof rate !== 'number') throw new FxSourceError(`the response has no number at ${path}`);
  const rateMicros = Number.isFinite(rate) ? decimalToScaled(rate, 6) : 0;
  if (!isPlausibleRate(rateMicros)) {
    throw new FxSourceError(`the rate is ${rate}; it must be from ${MIN_RATE} to ${MAX_RATE} HKD per USD`);
  }
  const doubt = rateDoubt(rateMicros, last);
  if (doubt !== null) {
    throw new FxSourceError(
      `the rate is ${rate}, ${doubt}; if it is correct, set it with \`sampan fx set --force\``,
    );
  }
  return rateMicros;
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

/** Stores the source's rate once a day. If the source fails, the last rate stays in use. Returns the rates stored. */
export async function fetchFxRate({ config, db, clock, log }: FxContext): Promise<number> {
  const { fxSource } = config;
  if (!fxSource) return 0;
  const latest = await latestFxRate(db.kysely);
  const now = clock.now();
  if (latest && now.getTime() - Date.parse(latest.fetched_at) < DUE_AFTER_MS) return 0;
  try {
    const known = storedRate(await lastKnownFxRate(db.kysely));
    const rateMicros = await fetchRateMicros(fxSource, known);
    const rate = { rateMicros, rateType: 'daily' as const, fetchedAt: now };
    return (await insertFxRateAfter(db.kysely, latest?.id ?? null, rate)) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof FxSourceError)) throw error;
    log.error({ reason: error.message }, 'FX source returned no USD/HKD rate; the last rate stays in use');
    return 0;
  }
}
