import { type Kysely, type Selectable, sql } from 'kysely';
import type { Db } from '../../client.ts';
import { inAccountSql, takeByAccount } from '../../cluster.ts';
import type { Scope } from '../../scope.ts';
import { statement } from '../../statement.ts';
import type { BatchChanger, ShipmentBatchTable } from '../../table/batch.ts';
import type { Database } from '../../table/index.ts';
import { endsWith } from '../number-end.ts';

export type BatchRow = Selectable<ShipmentBatchTable>;

/** Identifies a batch: the account finds its node. */
export interface BatchIdentity {
  readonly accountId: string;
  readonly id: string;
}

const now = sql<string>`sampan_clock()`;

export async function insertBatch(
  tx: Kysely<Database>,
  { accountId, livemode }: Scope,
  batch: {
    readonly id: string;
    readonly idempotencyKey: string;
    readonly requestId: string | null;
    readonly orders: number;
  },
): Promise<BatchRow> {
  return tx
    .insertInto('shipment_batch')
    .values((is) => ({
      earlier_count: is
        .selectFrom('shipment_batch')
        // Not their number: expired ones are deleted, and a number would come again.
        .select(sql<number>`coalesce(max(earlier_count) + 1, 0)`.as('count'))
        .where('account_id', '=', accountId)
        .where('livemode', '=', livemode)
        .where('idempotency_key', '=', batch.idempotencyKey),
      account_id: accountId,
      id: batch.id,
      livemode,
      idempotency_key: batch.idempotencyKey,
      request_id: batch.requestId,
      total_count: batch.orders,
      pending_count: batch.orders,
      created_at: now,
    }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findBatch(
  db: Kysely<Database>,
  scope: Scope,
  id: string,
): Promise<BatchRow | undefined> {
  return selectBatches(db, scope).where('id', '=', id).executeTakeFirst();
}

/** Finds a batch of either mode. */
export async function findBatchOfEitherMode(
  db: Kysely<Database>,
  { accountId, id }: BatchIdentity,
): Promise<BatchRow | undefined> {
  return db
    .selectFrom('shipment_batch')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locks a batch, and with it every change of its orders' results, until the transaction ends. */
export async function lockBatch(
  tx: Kysely<Database>,
  { accountId, id }: BatchIdentity,
): Promise<BatchRow | undefined> {
  return tx
    .selectFrom('shipment_batch')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns up to `limit` batches, newest first. */
export async function listBatchRows(
  db: Kysely<Database>,
  scope: Scope,
  {
    after,
    limit,
  }: { readonly after: readonly [timestamp: string, id: string] | null; readonly limit: number },
): Promise<BatchRow[]> {
  let query = selectBatches(db, scope).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after[0]}::timestamptz, ${after[1]})`);
  return query.execute();
}

/** Returns the newest batches whose id ends with a text. */
export async function findBatchesByEnd(
  db: Kysely<Database>,
  scope: Scope,
  end: string,
  limit: number,
): Promise<BatchRow[]> {
  return selectBatches(db, scope)
    .where((is) => endsWith(is.ref('id'), end))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

function selectBatches(db: Kysely<Database>, { accountId, livemode }: Scope) {
  return db
    .selectFrom('shipment_batch')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode);
}

/** Orders that left one status for another, counted. */
export interface BatchChange {
  readonly pending: number;
  readonly placed: number;
  readonly refused: number;
  readonly cancelled: number;
  readonly retryable: number;
}

/** A change of a batch that a request or a command makes: it cancels orders, or makes them due again. */
export interface BatchChangeBy {
  readonly isCancelled: boolean;
  readonly by: BatchChanger;
}

/** Adds changes to the counts of a locked batch. A batch without pending orders is completed. */
export async function countBatchChange(
  tx: Kysely<Database>,
  { accountId, id }: BatchIdentity,
  change: BatchChange,
  changed: BatchChangeBy | null = null,
): Promise<BatchRow> {
  return tx
    .updateTable('shipment_batch')
    .set((is) => ({
      pending_count: is('pending_count', '+', change.pending),
      placed_count: is('placed_count', '+', change.placed),
      refused_count: is('refused_count', '+', change.refused),
      cancelled_count: is('cancelled_count', '+', change.cancelled),
      retryable_count: is('retryable_count', '+', change.retryable),
      completed_at: sql<string | null>`case
          when ${change.pending} = 0 then completed_at
          when pending_count + ${change.pending} = 0 then sampan_clock()
        end`,
      ...(changed?.isCancelled ? { cancelled_at: now } : {}),
      ...(changed ? { changed_by: JSON.stringify(changed.by) } : {}),
    }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

// Raw and prepared: runs at every poll of a worker, and reads nothing while no batch is open. One batch of an account at a
// time, the one that has waited the longest, so that an account with many batches takes no turns from others.
const findDue = statement<{ account_id: string; id: string }>()({
  name: 'find_due_batches',
  parameters: ['limit'],
  text: (p) => `select account_id, id from (
        select distinct on (b.account_id) b.account_id, b.id, b.busy_until from shipment_batch b
        where b.pending_count > 0
          and not exists (select from shipment_batch busy where busy.account_id = b.account_id
            and busy.pending_count > 0 and busy.busy_until > sampan_clock())
          and exists (select from shipment_batch_order o where o.account_id = b.account_id and o.batch_id = b.id
            and o.next_attempt_at <= sampan_clock())
        order by b.account_id, b.busy_until nulls first, b.created_at
      ) first
      order by busy_until nulls first limit ${p.limit}`,
});

// Raw and prepared: beside the statement that finds the batch.
const mark = statement()({
  name: 'mark_batch',
  parameters: ['accountId', 'id', 'seconds'],
  text: (p) => `update shipment_batch set busy_until = sampan_clock() + make_interval(secs => ${p.seconds})
      where account_id = ${p.accountId} and id = ${p.id} and (busy_until is null or busy_until <= sampan_clock())`,
});

/** Marks batches with due orders as taken for some seconds, one of each account, and returns them. */
export async function takeDueBatches(
  { pool }: Pick<Db, 'pool'>,
  limit: number,
  seconds: number,
): Promise<BatchIdentity[]> {
  const taken: BatchIdentity[] = [];
  for (const { account_id: accountId, id } of (await findDue.run(pool, { limit })).rows) {
    const { rowCount } = await mark.run(pool, { accountId, id, seconds });
    if (rowCount === 1) taken.push({ accountId, id });
  }
  return taken;
}

// Raw and prepared: as the mark.
const keep = statement()({
  name: 'keep_batch',
  parameters: ['accountId', 'id', 'seconds'],
  text: (p) => `update shipment_batch set busy_until = sampan_clock() + make_interval(secs => ${p.seconds})
      where account_id = ${p.accountId} and id = ${p.id}`,
});

/** Keeps a batch for some seconds from now; 0: gives it back. */
export async function keepBatch(
  { pool }: Pick<Db, 'pool'>,
  { accountId, id }: BatchIdentity,
  seconds: number,
): Promise<void> {
  await keep.run(pool, { accountId, id, seconds });
}

/** Orders of batches that are not decided yet. */
export interface BatchBacklog {
  readonly pending: number;
  /** Time since the oldest due order became due; 0 if none is due. */
  readonly oldest_due_seconds: number;
}

// Raw: an aggregate over the open batches, each with one look-up in the index of due orders.
const readBacklog = statement<BatchBacklog>()({
  parameters: [],
  text: () => `select coalesce(sum(b.pending_count), 0)::int as pending,
      greatest(coalesce(extract(epoch from sampan_clock() - min(
        (select min(o.next_attempt_at) from shipment_batch_order o
          where o.account_id = b.account_id and o.batch_id = b.id and o.next_attempt_at is not null))), 0), 0)::float8
        as oldest_due_seconds
    from shipment_batch b where b.pending_count > 0`,
});

/** Reads how many orders of batches wait in the installation, and how long. */
export async function readBatchBacklog({ pool }: Pick<Db, 'pool'>): Promise<BatchBacklog> {
  const { rows } = await readBacklog.run(pool, {});
  if (!rows[0]) throw new Error('the query returned no row');
  return rows[0];
}

// Raw: a limited delete.
const deleteOld = statement<{ id: string }>()({
  parameters: ['days', 'limit', 'account'],
  text: (p) => `delete from shipment_batch where (account_id, id) in (
      select account_id, id from shipment_batch
      where completed_at < sampan_clock() - make_interval(days => ${p.days}) and ${inAccountSql('account_id', p.account)}
      order by completed_at limit ${p.limit})
    and ${inAccountSql('account_id', p.account)} returning id`,
});

// Raw: beside the statement that deletes them.
const findOldAccounts = statement<{ account_id: string }>()({
  parameters: ['days', 'limit'],
  text: (p) => `select distinct account_id from shipment_batch
    where completed_at < sampan_clock() - make_interval(days => ${p.days}) limit ${p.limit}`,
});

/** Deletes batches that were completed more than `days` ago, with their orders. Returns the number of batches. */
export async function deleteOldBatches(
  { pool }: Pick<Db, 'pool'>,
  days: number,
  limit: number,
): Promise<number> {
  const deleted = await takeByAccount(
    pool,
    limit,
    () => findOldAccounts.run(pool, { days, limit }),
    (account, most) => deleteOld.run(pool, { days, limit: most, account }),
  );
  return deleted.length;
}
