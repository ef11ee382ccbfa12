import { type Kysely, type Selectable, sql } from 'kysely';
import type { FxRateTable } from '../../table/catalog/fx-rate.ts';
import type { Database } from '../../table/index.ts';

/** A rate as it was fetched or set: HKD per USD in millionths. */
export interface FxRateRow {
  readonly rate_micros: number;
  readonly rate_type: 'daily' | 'manual';
  readonly fetched_at: string;
}

/** A row of the rate's history; one without a rate cleared it. */
export type FxHistoryRow = Readonly<Selectable<FxRateTable>>;

export interface NewFxRate {
  readonly rateMicros: number;
  readonly rateType: 'daily' | 'manual';
  readonly fetchedAt: Date;
}

/** The row that was recorded last, which decides; whether its rate is stale or expired is for src/fx to judge. */
export async function latestFxRate(db: Kysely<Database>): Promise<FxHistoryRow | undefined> {
  return db.selectFrom('fx_rate').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
}

/** The row of the last rate that was known, cleared since or not: what a new one is held against. */
export async function lastKnownFxRate(db: Kysely<Database>): Promise<FxHistoryRow | undefined> {
  return db
    .selectFrom('fx_rate')
    .selectAll()
    .where('rate_micros', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertFxRate(db: Kysely<Database>, rate: NewFxRate): Promise<void> {
  await db
    .insertInto('fx_rate')
    .values({ rate_micros: rate.rateMicros, rate_type: rate.rateType, fetched_at: rate.fetchedAt })
    .execute();
}

/**
 * Records a rate, unless the history has grown since `latest` was its newest row (null: it was empty): what another
 * process fetched, or the operator set meanwhile, stands. Answers whether it was recorded.
 */
export async function insertFxRateAfter(
  db: Kysely<Database>,
  latest: number | null,
  { rateMicros, rateType, fetchedAt }: NewFxRate,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into fx_rate (rate_micros, rate_type, fetched_at)
    select ${rateMicros}::bigint, ${rateType}::text, ${fetchedAt}::timestamptz
    where (select max(id) from fx_rate) is not distinct from ${latest}::bigint
  `.execute(db);
  return numAffectedRows === 1n;
}

/** No rate holds from here on, until another is recorded. */
export async function clearFxRate(db: Kysely<Database>, clearedAt: Date): Promise<void> {
  await db
    .insertInto('fx_rate')
    .values({ rate_micros: null, rate_type: 'cleared', fetched_at: clearedAt })
    .execute();
}
