import { decimalToScaled } from '../money/decimal.ts';
import type { FxRate } from './fx-rate.ts';
import { FxSourceError } from './fx-source-error.ts';
import { valueAt } from './json-path.ts';
import { isPlausibleRate, MAX_RATE, MIN_RATE, rateDoubt } from './rate-bound.ts';
import { readRateBody } from './read-body.ts';

/** Where the day's USD/HKD rate is fetched. */
export interface FxSource {
  /** May hold a key: never to be logged. */
  readonly url: string;
  /** Where in the JSON answer the rate stands: keys and array indexes joined by dots. */
  readonly path: string;
}

const MAX_BYTES = 64 * 1024;

/**
 * Fetches the rate in millionths of a HKD for one USD: a 2xx with JSON of at most 64 KiB, whole within the deadline,
 * no redirect followed; the number at the source's path, plausible beside the last known rate.
 * @throws {FxSourceError} when the source can't be reached or its answer isn't that.
 */
export async function fetchRateMicros(
  { url, path }: FxSource,
  last: FxRate | null,
  deadlineMs = 5_000,
): Promise<number> {
  const rate = valueAt(parseJson(await getText(url, deadlineMs)), path);
  if (typeof rate !== 'number') throw new FxSourceError(`its answer has no number at ${path}`);
  const rateMicros = Number.isFinite(rate) ? decimalToScaled(rate, 6) : 0;
  if (!isPlausibleRate(rateMicros)) {
    throw new FxSourceError(
      `its rate is ${rate}; it must be from ${MIN_RATE} to ${MAX_RATE} HKD for one USD`,
    );
  }
  const doubt = rateDoubt(rateMicros, last);
  if (doubt !== null) {
    throw new FxSourceError(`its rate is ${rate}, ${doubt}; if it is right, \`fx set --force\` takes it`);
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
    if (response.ok) return await readRateBody(response, MAX_BYTES);
    await response.body?.cancel();
    throw new FxSourceError(`it answers ${response.status}`);
  } catch (error) {
    if (error instanceof FxSourceError) throw error;
    if (signal.aborted) throw new FxSourceError(`it gave no whole answer within ${deadlineMs} ms`);
    throw new FxSourceError(`it can't be reached (${reasonOf(error)})`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FxSourceError('its answer is no JSON');
  }
}

/** A code alone: the message of a failed fetch may hold the address. */
function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : 'no connection';
}
