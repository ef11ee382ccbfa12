import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../client.ts';
import { type Scope, scopeOf } from '../../scope.ts';
import { type Queryable, statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';
import type { ShipmentRow } from './shipment.ts';

/** Alternatives: a shipment has all words of one of them, and for each of its lists one word of it. */
export type Words = readonly {
  readonly all: readonly number[];
  readonly any: readonly (readonly number[])[];
}[];

/** Words of a scope's shipments to search for. */
export interface ShipmentSearch {
  /** The word of the account and mode (src/shipment/search-words.ts). */
  readonly scopeWord: number;
  readonly words: Words;
  /** Searched for if no shipment has the others. */
  readonly similar: Words;
  /** Returns whether a shipment has the text itself: other words may have the same hashes. */
  readonly fits: (shipment: TextsOfShipment) => boolean;
}

/** Columns with the texts that a search compares. */
export const textColumns = [
  'tracking_number',
  'waybill_number',
  'last_mile_tracking_number',
  'reference_no',
  'recipient',
  'sender',
  'return_of',
] as const satisfies readonly (keyof ShipmentRow)[];

export type TextsOfShipment = Pick<ShipmentRow, (typeof textColumns)[number]>;

/**
 * Returns the condition that a row of `shipment_search` has the words, as `w`. With the word of a scope, the index reads no others.
 * The subqueries hide the words from the planner, which would read the whole table when it expects frequent words.
 */
export function hasWords(words: Words, scopeWord?: number): RawBuilder<boolean> {
  const alternatives = words.map(({ all, any }) => {
    const required = scopeWord === undefined ? all : [scopeWord, ...all];
    // Every row has all of no words, so the index would be read whole.
    const hasAll = required.length === 0 ? [] : [sql`w.words @> (select ${required}::integer[])`];
    return sql.join(
      [...hasAll, ...any.map((list) => sql`w.words && (select ${list}::integer[])`)],
      sql` and `,
    );
  });
  return words.length === 0 ? sql`false` : sql`((${sql.join(alternatives, sql`) or (`)}))`;
}

/** The condition of a candidate `c`. A subquery that is no join: it reads the rows of the candidates only. */
export function candidateHasWords({ accountId }: Scope, words: Words): RawBuilder<boolean> {
  return sql`(select ${hasWords(words)} from shipment_search w
    where w.account_id = ${accountId} and w.tracking_number = c.tracking_number)`;
}

/** Newest shipments that are read to see how frequent words are. */
const sampleSize = 250;
/** So many hits among them fill a page from a bounded number of the newest shipments. */
const frequent = 5;
/** So many hits are sorted at once. */
const few = 5_000;

/** Words of a scope's shipments that the index has. */
export interface ChosenWords extends Pick<ShipmentSearch, 'scopeWord' | 'words'> {
  /** The index finds few shipments. Otherwise the newest have to be read. */
  readonly areFew: boolean;
}

/** Returns how to search for words; undefined: no shipment of the scope has them. */
export async function chooseWords(
  db: Kysely<Database>,
  scope: Scope,
  { scopeWord, words }: Pick<ShipmentSearch, 'scopeWord' | 'words'>,
): Promise<ChosenWords | undefined> {
  if (words.length === 0) return undefined;
  if ((await countNewest(db, scope, words)) >= frequent) return { scopeWord, words, areFew: false };
  const count = await countIndexed(db, scope, { scopeWord, words });
  return count > 0 ? { scopeWord, words, areFew: count <= few } : undefined;
}

async function countNewest(db: Kysely<Database>, scope: Scope, words: Words): Promise<number> {
  // Raw: the limits are parts of the condition.
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (
      select from (
        select tracking_number from shipment
        where account_id = ${scope.accountId} and livemode = ${scope.livemode} and visible
        order by created_at desc, tracking_number desc limit ${sql.lit(sampleSize)}
      ) c where ${candidateHasWords(scope, words)} limit ${sql.lit(frequent)}
    ) found`.execute(db);
  return rows[0]?.count ?? 0;
}

async function countIndexed(
  db: Kysely<Database>,
  { accountId }: Scope,
  { scopeWord, words }: Pick<ShipmentSearch, 'scopeWord' | 'words'>,
): Promise<number> {
  // Raw: an index on an array. The subquery hides the limit from the planner, which would read the table in its order.
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (
      select from shipment_search w where w.account_id = ${accountId} and ${hasWords(words, scopeWord)}
      limit (select ${sql.lit(few + 1)}::bigint)
    ) found`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A scope whose shipments have changed since they were indexed. */
interface ScopeBehind {
  readonly scope: Scope;
  /** Null: nothing is indexed. */
  readonly indexedTo: string | null;
  /** The last stamp of the feed. */
  readonly last: string;
}

// Raw: a comparison with a row that may be missing.
const findBehind = statement<{
  account_id: string;
  livemode: boolean;
  last: string;
  indexed_to: string | null;
}>()({
  parameters: ['limit'],
  text: (p) => `select c.account_id, c.livemode, c.last, s.indexed_to from feed_clock c
      left join shipment_search_progress s on s.account_id = c.account_id and s.livemode = c.livemode
      where s.indexed_to is null or s.indexed_to < c.last limit ${p.limit}`,
});

export async function listScopesBehind({ pool }: Pick<Db, 'pool'>, limit: number): Promise<ScopeBehind[]> {
  const { rows } = await findBehind.run(pool, { limit });
  return rows.map((row) => ({ scope: scopeOf(row), indexedTo: row.indexed_to, last: row.last }));
}

const changedColumns = [...textColumns, 'updated_at'] as const satisfies readonly (keyof ShipmentRow)[];

export type ChangedShipment = Pick<ShipmentRow, (typeof changedColumns)[number]>;

/** Returns the shipments of a scope that changed after `indexedTo`, up to the last stamp of the feed when it was read. */
export async function listChangedShipments(
  { kysely }: Pick<Db, 'kysely'>,
  { scope, indexedTo, last }: ScopeBehind,
  limit: number,
): Promise<ChangedShipment[]> {
  let query = kysely
    .selectFrom('shipment')
    .select(changedColumns)
    .where('account_id', '=', scope.accountId)
    .where('livemode', '=', scope.livemode)
    .where('visible', '=', true)
    .where('updated_at', '<=', last);
  if (indexedTo !== null) query = query.where('updated_at', '>', indexedTo);
  return query.orderBy('updated_at').limit(limit).execute();
}

interface IndexedShipment extends Pick<ShipmentRow, 'tracking_number' | 'updated_at'> {
  readonly words: readonly number[];
}

// Raw: an upsert from arrays. A shipment that has changed since it was read is left out: its new stamp is not indexed.
const write = statement()({
  name: 'index_shipments',
  parameters: ['accountId', 'livemode', 'indexedTo', 'trackingNumbers', 'stamps', 'words'],
  text: (p) => `with indexed as (
        insert into shipment_search as w (account_id, tracking_number, created_at, words)
        select s.account_id, s.tracking_number, s.created_at, v.words::integer[]
        from unnest(${p.trackingNumbers}::text[], ${p.stamps}::timestamptz[], ${p.words}::text[]) v (tracking_number, updated_at, words)
        join shipment s on s.account_id = ${p.accountId} and s.tracking_number = v.tracking_number and s.updated_at = v.updated_at
        on conflict (account_id, tracking_number) do update set words = excluded.words where w.words <> excluded.words
      )
      insert into shipment_search_progress as o (account_id, livemode, indexed_to)
      values (${p.accountId}, ${p.livemode}, ${p.indexedTo})
      on conflict (account_id, livemode) do update set indexed_to = greatest(o.indexed_to, excluded.indexed_to)`,
});

/** Writes the words of shipments of a scope, and that its feed is indexed up to a stamp. */
export async function writeSearchWords(
  db: Queryable,
  { accountId, livemode }: Scope,
  shipments: readonly IndexedShipment[],
  indexedTo: string,
): Promise<void> {
  await write.run(db, {
    accountId,
    livemode,
    indexedTo,
    trackingNumbers: shipments.map(({ tracking_number }) => tracking_number),
    stamps: shipments.map(({ updated_at }) => updated_at),
    words: shipments.map(({ words }) => `{${words.join(',')}}`),
  });
}
