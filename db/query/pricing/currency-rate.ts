import { type Kysely, type Selectable, sql } from 'kysely';
import type { CurrencyRateTable } from '../../table/catalog.ts';
import type { Database } from '../../table/index.ts';
import {
  clearFxRate,
  type FxHistoryRow,
  handSetFxRate,
  insertFxRateAfter,
  lastKnownFxRate,
  latestFxRate,
  listFxRates,
} from './fx-rate.ts';

/** A rate in the history of its currency. USD has a table of its own, with rates in millionths. */
export type RateHistoryRow = Readonly<Selectable<CurrencyRateTable>>;

interface NewRate {
  readonly currency: string;
  readonly rateNanos: number;
  readonly rateType: 'daily' | 'manual';
  readonly fetchedAt: Date;
}

const NANOS_PER_MICRO = 1_000;

function fromUsd(row: FxHistoryRow): RateHistoryRow {
  const { rate_micros, ...rest } = row;
  return {
    ...rest,
    currency: 'USD',
    rate_nanos: rate_micros === null ? null : rate_micros * NANOS_PER_MICRO,
  };
}

/** Returns the newest row of a currency. src/fx decides whether it is stale or expired. */
export async function latestRate(
  db: Kysely<Database>,
  currency: string,
): Promise<RateHistoryRow | undefined> {
  if (currency === 'USD') {
    const row = await latestFxRate(db);
    return row && fromUsd(row);
  }
  return historyOf(db, currency).limit(1).executeTakeFirst();
}

function historyOf(db: Kysely<Database>, currency: string) {
  return db.selectFrom('currency_rate').selectAll().where('currency', '=', currency).orderBy('id', 'desc');
}

/** Returns the last known rate even if it was cleared since, to compare a new one with. */
export async function lastKnownRate(
  db: Kysely<Database>,
  currency: string,
): Promise<RateHistoryRow | undefined> {
  if (currency === 'USD') {
    const row = await lastKnownFxRate(db);
    return row && fromUsd(row);
  }
  return historyOf(db, currency).where('rate_nanos', 'is not', null).limit(1).executeTakeFirst();
}

/** Returns the newest row of a currency that was set or cleared by hand since a time. */
export async function handSetRate(
  db: Kysely<Database>,
  currency: string,
  since: Date,
): Promise<RateHistoryRow | undefined> {
  if (currency === 'USD') {
    const row = await handSetFxRate(db, since);
    return row && fromUsd(row);
  }
  return historyOf(db, currency)
    .where('rate_type', '<>', 'daily')
    .where('fetched_at', '>=', since.toISOString())
    .limit(1)
    .executeTakeFirst();
}

/** Lists rates of a currency, newest first, older than the row `before` if it is given. */
export async function listRates(
  db: Kysely<Database>,
  {
    currency,
    before,
    limit,
  }: { readonly currency: string; readonly before: number | null; readonly limit: number },
): Promise<RateHistoryRow[]> {
  if (currency === 'USD') return (await listFxRates(db, { before, limit })).map(fromUsd);
  let query = historyOf(db, currency).limit(limit);
  if (before !== null) query = query.where('id', '<', before);
  return query.execute();
}

/** Inserts a rate if `latest` is still the newest row of its currency (null: no rows). Returns whether it was inserted. */
export async function insertRateAfter(
  db: Kysely<Database>,
  latest: number | null,
  { currency, rateNanos, rateType, fetchedAt }: NewRate,
): Promise<boolean> {
  if (currency === 'USD') {
    return insertFxRateAfter(db, latest, { rateMicros: rateNanos / NANOS_PER_MICRO, rateType, fetchedAt });
  }
  // Raw: compares and inserts in one statement.
  const { numAffectedRows } = await sql`
    insert into currency_rate (currency, rate_nanos, rate_type, fetched_at)
    select ${currency}::text, ${rateNanos}::bigint, ${rateType}::text, ${fetchedAt}::timestamptz
    where (select max(id) from currency_rate where currency = ${currency}) is not distinct from ${latest}::bigint
  `.execute(db);
  return numAffectedRows === 1n;
}

export async function clearRateRow(db: Kysely<Database>, currency: string, clearedAt: Date): Promise<void> {
  if (currency === 'USD') return clearFxRate(db, clearedAt);
  await db
    .insertInto('currency_rate')
    .values({ currency, rate_nanos: null, rate_type: 'cleared', fetched_at: clearedAt })
    .execute();
}

/** SQL of a query that returns the newest row of each currency but USD, with one look into the index for each. */
export const newestRates = `with recursive newest as (
    (select * from currency_rate order by currency, id desc limit 1)
    union all
    select next.* from newest cross join lateral (
      select * from currency_rate r where r.currency > newest.currency order by r.currency, r.id desc limit 1
    ) next
  ) select * from newest`;

/** Returns the newest row of each currency but USD, ordered by code. */
export async function listNewestRates(db: Kysely<Database>): Promise<RateHistoryRow[]> {
  // Raw: Kysely has no typed form of a recursive look into an index.
  const { rows } = await sql<RateHistoryRow>`
    select * from (${sql.raw(newestRates)}) rate order by currency
  `.execute(db);
  return rows;
}

/** Lists the currencies of the live catalog's cells that have amounts of laws, ordered by code. */
export async function listAmountCurrencies(
  db: Kysely<Database>,
  columns: readonly (readonly [table: string, column: string])[],
): Promise<string[]> {
  if (columns.length === 0) return [];
  // Raw: the columns are those that the catalog declares. A cell is `EUR 150`.
  const cells = columns.map(
    ([table, column]) =>
      sql`select left(${sql.ref(column)}, 3) as currency from ${sql.table(table)} where ${sql.ref(column)} is not null`,
  );
  const { rows } = await sql<{ currency: string }>`
    select distinct currency from (${sql.join(cells, sql` union all `)}) cell order by currency
  `.execute(db);
  return rows.map(({ currency }) => currency);
}
