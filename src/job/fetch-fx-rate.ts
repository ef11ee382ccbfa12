import { insertFxRateAfter, lastKnownFxRate, latestFxRate } from '../../db/query/pricing/fx-rate.ts';
import type { WorkContext } from '../context.ts';
import { storedRate } from '../fx/fx-rate.ts';
import { FxSourceError, fetchRateMicros } from '../fx/fx-source.ts';

/** 30 minutes less than a day, so that hourly runs fetch at the same hour each day. */
const DUE_AFTER_MS = 23.5 * 3_600_000;

/** Stores the source's rate once a day. If the source fails, the last rate stays in use. Returns the rates stored. */
export async function fetchFxRate({ config, db, clock, log }: WorkContext): Promise<number> {
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
