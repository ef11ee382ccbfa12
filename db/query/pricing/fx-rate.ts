import { type Kysely, type Selectable, sql } from 'kysely';
import type { FxRateTable } from '../../table/catalog.ts';
import type { Database } from '../../table/index.ts';

export interface FxRateRow {
  readonly rate_micros: number;
  readonly rate_type: 'daily' | 'manual';
  readonly fetched_at: string;
}

export type FxHistoryRow = Readonly<Selectable<FxRateTable>>;

interface NewFxRate {
  readonly rateMicros: number;
  readonly rateType: 'daily' | 'manual';
  readonly fetchedAt: Date;
}

/** Returns the newest row. src/fx decides whether it is stale or expired. */
export async function latestFxRate(db: Kysely<Database>): Promise<FxHistoryRow | undefined> {
  return db.selectFrom('fx_rate').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
}

/** Lists rates, newest first, older than the row `before` if it is given. */
export async function listFxRates(
  db: Kysely<Database>,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<FxHistoryRow[]> {
  let query = db.selectFrom('fx_rate').selectAll().orderBy('id', 'desc').limit(limit);
  if (before !== null) query = query.where('id', '<', before);
  return query.execute();
}

/** Returns the last known rate even if it was cleared since, to compare a new one with. */
export async function lastKnownFxRate(db: Kysely<Database>): Promise<FxHistoryRow | undefined> {
  return db
    .selectFrom('fx_rate')
    .selectAll()
    .where('rate_micros', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns the newest row that was set or cleared by hand since a time. */
export async function handSetFxRate(db: Kysely<Database>, since: Date): Promise<FxHistoryRow | undefined> {
  return db
    .selectFrom('fx_rate')
    .selectAll()
    .where('rate_type', '<>', 'daily')
    .where('fetched_at', '>=', since.toISOString())
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

/** Inserts a rate if `latest` is still the newest row (null: no rows). Returns whether it was inserted. */
export async function insertFxRateAfter(
  db: Kysely<Database>,
  latest: number | null,
  { rateMicros, rateType, fetchedAt }: NewFxRate,
): Promise<boolean> {
  // Raw: compares and inserts in one statement.
  const { numAffectedRows } = await sql`
    insert into fx_rate (rate_micros, rate_type, fetched_at)
    select ${rateMicros}::bigint, ${rateType}::text, ${fetchedAt}::timestamptz
    where (select max(id) from fx_rate) is not distinct from ${latest}::bigint
  `.execute(db);
  return numAffectedRows === 1n;
}

export async function clearFxRate(db: Kysely<Database>, clearedAt: Date): Promise<void> {
  await db
    .insertInto('fx_rate')
    .values({ rate_micros: null, rate_type: 'cleared', fetched_at: clearedAt })
    .execute();
}
