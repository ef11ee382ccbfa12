import type { Kysely } from 'kysely';
import type { Database } from '../table/index.ts';

/** A rate as it was fetched or set: HKD per USD in millionths. */
export interface FxRateRow {
  readonly rate_micros: number;
  readonly rate_type: 'daily' | 'manual';
  readonly fetched_at: string;
}

/** The rate that was recorded last; whether it is stale or expired is for src/fx to judge. */
export async function latestFxRate(db: Kysely<Database>): Promise<FxRateRow | undefined> {
  return db
    .selectFrom('fx_rate')
    .select(['rate_micros', 'rate_type', 'fetched_at'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertFxRate(
  db: Kysely<Database>,
  rate: { rateMicros: number; rateType: 'daily' | 'manual'; fetchedAt: Date },
): Promise<void> {
  await db
    .insertInto('fx_rate')
    .values({ rate_micros: rate.rateMicros, rate_type: rate.rateType, fetched_at: rate.fetchedAt })
    .execute();
}
