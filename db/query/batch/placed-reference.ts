import { type Kysely, sql } from 'kysely';
import type { Scope } from '../../scope.ts';
import { type Queryable, statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';

/** The order that has a reference: a shipment that was not cancelled, or an order that waits in a batch. */
export interface PlacedReference {
  readonly reference_no: string;
  /** Null: the order waits in the batch. */
  readonly tracking_number: string | null;
  readonly batch_id: string | null;
  /** When the shipment was booked or the batch was accepted. */
  readonly created_at: string;
}

// Raw and prepared: a look-up in one index for each reference. Any shipment with the reference will do: to find the newest
// would be to read all of them.
const find = statement<PlacedReference>()({
  name: 'find_placed_references',
  parameters: ['accountId', 'livemode', 'references', 'since', 'before'],
  text: (p) => `select r.reference_no, shipped.tracking_number, waiting.batch_id,
        coalesce(shipped.created_at, waiting.created_at) as created_at
      from unnest(${p.references}::text[]) as r (reference_no)
      left join lateral (
        select s.tracking_number, s.created_at from shipment s
        where s.account_id = ${p.accountId} and s.livemode = ${p.livemode} and s.reference_no = r.reference_no
          and s.status <> 'cancelled' and s.return_of is null
          and (${p.since}::timestamptz is null or s.created_at >= ${p.since}::timestamptz)
          and (${p.before}::timestamptz is null or s.created_at < ${p.before}::timestamptz)
        limit 1
      ) shipped on true
      left join lateral (
        select o.batch_id, b.created_at from shipment_batch_order o
        join shipment_batch b on b.account_id = o.account_id and b.id = o.batch_id
        where o.account_id = ${p.accountId} and o.reference_no = r.reference_no and o.next_attempt_at is not null
          and b.livemode = ${p.livemode}
        limit 1
      ) waiting on shipped.tracking_number is null
      where shipped.tracking_number is not null or waiting.batch_id is not null`,
});

/** Finds the orders that are placed already under some references, by the reference. Shipments of a time only, if it is given. */
export async function findPlacedReferences(
  { pool }: { readonly pool: Queryable },
  { accountId, livemode }: Scope,
  references: readonly string[],
  { since = null, before = null }: { readonly since?: string | null; readonly before?: string | null } = {},
): Promise<ReadonlyMap<string, PlacedReference>> {
  if (references.length === 0) return new Map();
  const { rows } = await find.run(pool, { accountId, livemode, references, since, before });
  return new Map(rows.map((row) => [row.reference_no, row]));
}

/** Accepts batches of a scope that leave out placed orders one after another, so that they never miss each other's orders. */
export async function lockPlacedReferences(tx: Kysely<Database>, scope: Scope): Promise<void> {
  const name = `placed references ${scope.accountId} ${scope.livemode}`;
  // Raw: an advisory lock needs no table.
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
