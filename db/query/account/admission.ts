import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { type Queryable, rowsInRequestOrder, statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';

/** An API key as both rate limiters read it; `ordinal` is its index in the request, from 1. */
export interface AdmittedKeyRow {
  readonly ordinal: number;
  readonly key_id: string;
  readonly account_id: string;
  readonly livemode: boolean;
  readonly scopes: readonly string[];
  readonly pricing_version: number;
}

export interface AdmissionRow extends AdmittedKeyRow {
  readonly reason: 'per_second' | 'per_day' | null;
  readonly second_remaining: number;
  readonly day_remaining: number;
  readonly day_reset: number;
  readonly retry_after: number | null;
}

// Raw and prepared: runs for every request and calls an SQL function.
const admit = statement<AdmissionRow>()({
  name: 'admit',
  parameters: ['keyHashes', 'perSecond', 'perDay'],
  text: (
    p,
  ) => `select ordinal, key_id, account_id, livemode, scopes, pricing_version, reason, second_remaining,
          day_remaining, day_reset, retry_after from admit(${p.keyHashes}, ${p.perSecond}, ${p.perDay})`,
});

/** Looks up keys and counts one request for each against both windows. Undefined where no active key has the hash. */
export async function admitRequests(
  pool: Queryable,
  keyHashes: readonly Buffer[],
  limits: { readonly perSecond: number; readonly perDay: number },
): Promise<(AdmissionRow | undefined)[]> {
  const { perSecond, perDay } = limits;
  const { rows } = await admit.run(pool, { keyHashes, perSecond, perDay });
  return rowsInRequestOrder(keyHashes.length, rows, (row) => row);
}

// Raw and prepared: runs for every request if Redis limits the rate.
const findKeys = statement<AdmittedKeyRow>()({
  name: 'find_api_keys',
  parameters: ['keyHashes'],
  text: (p) => `select a.ordinal::integer, k.id as key_id, k.account_id, k.livemode, k.scopes,
        coalesce(v.version, 0) as pricing_version
      from unnest(${p.keyHashes}::bytea[]) with ordinality a (key_hash, ordinal)
      join api_key k on k.key_hash = a.key_hash and k.revoked_at is null
      left join pricing_version v on true`,
});

/** Looks up keys without counting. Undefined where no active key has the hash. */
export async function findAdmittedKeys(
  pool: Queryable,
  keyHashes: readonly Buffer[],
): Promise<(AdmittedKeyRow | undefined)[]> {
  const { rows } = await findKeys.run(pool, { keyHashes });
  return rowsInRequestOrder(keyHashes.length, rows, (row) => row);
}

// Raw: upsert from a join that writes changed rows only.
const copyDays = statement()({
  parameters: [],
  text: () => `insert into rate_day as kept (key_id, day, day_count)
      select w.key_id, w.day, w.day_count from rate_window w join api_key k on k.id = w.key_id
      on conflict (key_id) do update set day = excluded.day, day_count = excluded.day_count
      where (kept.day, kept.day_count) is distinct from (excluded.day, excluded.day_count)`,
});

/** Copies the day's counts to a logged table: a database crash loses at most ten seconds. Returns the keys copied. */
export async function copyRateDays({ pool }: { readonly pool: pg.Pool }): Promise<number> {
  const { rowCount } = await copyDays.run(pool, {});
  return rowCount ?? 0;
}

/** Returns the requests that each key has used of the current day (Hong Kong). */
export async function readDayCounts(
  db: Kysely<Database>,
  keyIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('rate_window')
    .select(['key_id', 'day_count'])
    .where('key_id', '=', sql<string>`any(${keyIds}::text[])`)
    .where('day', '=', sql<number>`floor((extract(epoch from sampan_clock()) + 28800) / 86400)::integer`)
    .execute();
  return new Map(rows.map(({ key_id, day_count }) => [key_id, day_count]));
}
