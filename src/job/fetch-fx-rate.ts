import { insertFxRateAfter, lastKnownFxRate, latestFxRate } from '../../db/query/pricing/fx-rate.ts';
import { fetchRateMicros } from '../fx/fx-source.ts';
import { FxSourceError } from '../fx/fx-source-error.ts';
import { storedRate } from '../fx/stored-rate.ts';
import type { JobContext } from './job-context.ts';

/** A day, less half an hour: with hourly attempts it is the same hour each day. */
const DUE_AFTER_MS = 23.5 * 3_600_000;

/**
 * Fetches the day's USD/HKD rate once the newest row of the history is a day old: what the operator set or cleared
 * holds as long. A source that fails leaves the last rate in use, which becomes stale by its age; the next attempt is
 * the next run. Returns the number of rates recorded.
 */
export async function fetchFxRate({ config, db, clock, log }: JobContext): Promise<number> {
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
    log.error({ reason: error.message }, 'no USD/HKD rate from the FX source; the last one stays');
    return 0;
  }
}
