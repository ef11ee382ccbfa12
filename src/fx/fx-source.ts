import type { FxSource } from '../config/config.ts';
import { decimalToScaled } from '../money.ts';
import type { FxRate } from './fx-rate.ts';
import { isPlausibleRate, MAX_RATE, MIN_RATE, rateDoubt } from './set-rate.ts';

/** The source returned no usable rate. The message never contains the URL, which may hold a key. */
export class FxSourceError extends Error {
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
    throw new FxSourceError(`the connection failed (${reasonOf(error)})`);
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
function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : 'no connection';
}
