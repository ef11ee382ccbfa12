import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schemas } from '../../../generated/operations.ts';
import type { Db } from '../../client.ts';
import type { Scope } from '../../scope.ts';
import { type Queryable, statement } from '../../statement.ts';
import type { BatchOrderStatus, ShipmentBatchOrderTable } from '../../table/batch.ts';
import type { Database } from '../../table/index.ts';
import type { BatchChange, BatchIdentity } from './batch.ts';
import { ordersToBookSql } from './order-to-book.ts';

export type BatchOrderRow = Omit<Selectable<ShipmentBatchOrderTable>, 'body' | 'key_id'>;

/** The longest time until a pending order is due again. */
export const maxPauseSeconds = 60;

export interface NewBatchOrder {
  readonly position: number;
  readonly referenceNo: string;
  /** Encrypted; null for an order that is placed already. */
  readonly body: string | null;
  /** JSON text: why the order is left out, and so refused at once. */
  readonly error: string | null;
}

// Raw: an insert from arrays.
const insert = statement()({
  parameters: ['accountId', 'batchId', 'positions', 'references', 'bodies', 'errors'],
  text: (
    p,
  ) => `insert into shipment_batch_order (account_id, batch_id, position, reference_no, body, error, status, next_attempt_at, updated_at)
      select ${p.accountId}, ${p.batchId}, o.position, o.reference_no, o.body, o.error::json,
        case when o.error is null then 'pending' else 'refused' end, case when o.error is null then clock.now end, clock.now
      from unnest(${p.positions}::integer[], ${p.references}::text[], ${p.bodies}::text[], ${p.errors}::text[])
          as o (position, reference_no, body, error),
        (select sampan_clock() as now) clock`,
});

/** Inserts orders of a batch, due at once unless they are left out. */
export async function insertBatchOrders(
  tx: Kysely<Database>,
  { accountId, id }: BatchIdentity,
  orders: readonly NewBatchOrder[],
): Promise<void> {
  await insert.runIn(tx, {
    accountId,
    batchId: id,
    positions: orders.map(({ position }) => position),
    references: orders.map(({ referenceNo }) => referenceNo),
    bodies: orders.map(({ body }) => body),
    errors: orders.map(({ error }) => error),
  });
}

/** The right to make one attempt at an order until its lease expires. */
export interface BatchOrderClaim {
  readonly position: number;
  readonly fence: number;
  readonly reference_no: string;
  readonly body: string;
  /** Attempts since the order was accepted or tried again, with this one. */
  readonly attempts: number;
}

// Raw and prepared: row locks, and the claim in the same statement.
const take = statement<BatchOrderClaim>()({
  name: 'take_batch_orders',
  parameters: ['accountId', 'batchId', 'limit', 'leaseSeconds'],
  text: (p) => `with due as (
        select position from shipment_batch_order
        where account_id = ${p.accountId} and batch_id = ${p.batchId} and next_attempt_at <= sampan_clock()
        order by next_attempt_at, position limit ${p.limit} for update skip locked
      )
      update shipment_batch_order o set fence = o.fence + 1, attempts = o.attempts + 1, begun = true,
        next_attempt_at = sampan_clock() + make_interval(secs => ${p.leaseSeconds})
      from due where o.account_id = ${p.accountId} and o.batch_id = ${p.batchId} and o.position = due.position
      returning o.position, o.fence, o.reference_no, o.body, o.attempts`,
});

/** Takes due orders of a batch for one attempt each. Orders that another worker is taking are skipped. */
export async function takeBatchOrders(
  { pool }: Pick<Db, 'pool'>,
  { accountId, id: batchId }: BatchIdentity,
  limit: number,
  leaseSeconds: number,
): Promise<readonly BatchOrderClaim[]> {
  return (await take.run(pool, { accountId, batchId, limit, leaseSeconds })).rows;
}

// Raw and prepared: skips locked rows, whose attempts are being ended.
const extend = statement()({
  name: 'extend_batch_order_leases',
  parameters: ['accountId', 'batchId', 'positions', 'fences', 'leaseSeconds'],
  text: (p) => `with held as (
        select o.position from unnest(${p.positions}::integer[], ${p.fences}::integer[]) as h (position, fence)
        join shipment_batch_order o on o.position = h.position and o.fence = h.fence
        where o.account_id = ${p.accountId} and o.batch_id = ${p.batchId} and o.status = 'pending'
        order by o.position for update of o skip locked
      )
      update shipment_batch_order o set next_attempt_at = sampan_clock() + make_interval(secs => ${p.leaseSeconds})
      from held where o.account_id = ${p.accountId} and o.batch_id = ${p.batchId} and o.position = held.position`,
});

/** Extends the leases of running attempts, unless another worker has taken the order over. */
export async function extendBatchOrders(
  { pool }: Pick<Db, 'pool'>,
  { accountId, id: batchId }: BatchIdentity,
  held: readonly Pick<BatchOrderClaim, 'position' | 'fence'>[],
  leaseSeconds: number,
): Promise<void> {
  const positions = held.map(({ position }) => position);
  const fences = held.map(({ fence }) => fence);
  await extend.run(pool, { accountId, batchId, positions, fences, leaseSeconds });
}

/** The end of an attempt. `pauseSeconds`: no result yet, and the next attempt is due after this time. */
export interface EndedBatchOrder extends Pick<BatchOrderClaim, 'position' | 'fence'> {
  readonly status: BatchOrderStatus;
  readonly trackingNumber: string | null;
  /** JSON text. */
  readonly error: string | null;
  readonly retryable: boolean;
  /** False if it is certain that nothing was booked. */
  readonly mayBeBooked: boolean;
  readonly pauseSeconds: number | null;
}

// Raw: an update from arrays, which returns what changed. A refused order keeps its body, so that a person can correct it.
const end = statement<{ status: BatchOrderStatus; retryable: boolean; count: number }>()({
  parameters: [
    'accountId',
    'batchId',
    'positions',
    'fences',
    'statuses',
    'trackingNumbers',
    'errors',
    'areRetryable',
    'mayBeBooked',
    'pauses',
  ],
  text: (p) => `with ended as (
        update shipment_batch_order o set status = v.status, tracking_number = v.tracking_number, error = v.error::json,
          retryable = v.retryable, begun = v.begun,
          body = case when v.status <> 'placed' then o.body end,
          next_attempt_at = case when v.status = 'pending' then sampan_clock() + make_interval(secs => v.pause) end,
          updated_at = sampan_clock()
        from unnest(${p.positions}::integer[], ${p.fences}::integer[], ${p.statuses}::text[], ${p.trackingNumbers}::text[],
          ${p.errors}::text[], ${p.areRetryable}::boolean[], ${p.mayBeBooked}::boolean[], ${p.pauses}::float8[])
          as v (position, fence, status, tracking_number, error, retryable, begun, pause)
        where o.account_id = ${p.accountId} and o.batch_id = ${p.batchId} and o.position = v.position
          and o.fence = v.fence and o.status = 'pending'
        returning o.status, o.retryable
      )
      select status, retryable, count(*)::integer as count from ended group by 1, 2`,
});

/** Writes the ends of attempts under their fences. Returns the changes of the counts. Call it with the batch locked. */
export async function endBatchOrders(
  tx: Kysely<Database>,
  { accountId, id: batchId }: BatchIdentity,
  ended: readonly EndedBatchOrder[],
): Promise<BatchChange> {
  const rows = await end.runIn(tx, {
    accountId,
    batchId,
    positions: ended.map(({ position }) => position),
    fences: ended.map(({ fence }) => fence),
    statuses: ended.map(({ status }) => status),
    trackingNumbers: ended.map(({ trackingNumber }) => trackingNumber),
    errors: ended.map(({ error }) => error),
    areRetryable: ended.map(({ retryable }) => retryable),
    mayBeBooked: ended.map(({ mayBeBooked }) => mayBeBooked),
    pauses: ended.map(({ pauseSeconds }) => pauseSeconds),
  });
  const sum = (counts: (row: (typeof rows)[number]) => boolean) =>
    rows.reduce((total, row) => total + (counts(row) ? row.count : 0), 0);
  const placed = sum(({ status }) => status === 'placed');
  const refused = sum(({ status }) => status === 'refused');
  const retryable = sum((row) => row.retryable);
  return { pending: -placed - refused, placed, refused, cancelled: 0, retryable };
}

/** Cancels the orders that are not begun. Returns the changes of the counts. Call it with the batch locked. */
export async function cancelBatchOrders(
  tx: Kysely<Database>,
  { accountId, id }: BatchIdentity,
): Promise<BatchChange> {
  const { numUpdatedRows } = await tx
    .updateTable('shipment_batch_order')
    .set({
      status: 'cancelled',
      body: null,
      next_attempt_at: null,
      updated_at: sql<string>`sampan_clock()`,
    })
    .where('account_id', '=', accountId)
    .where('batch_id', '=', id)
    .where('status', '=', 'pending')
    .where('begun', '=', false)
    .executeTakeFirst();
  const cancelled = Number(numUpdatedRows);
  return { pending: -cancelled, placed: 0, refused: 0, cancelled, retryable: 0 };
}

/** Cancels refused orders of a batch. Returns the changes of the counts. Call it with the batch locked. */
export async function cancelRefusedOrders(
  tx: Kysely<Database>,
  { accountId, id }: BatchIdentity,
  positions: readonly number[],
): Promise<BatchChange> {
  // Raw: the update also returns what was retryable before it.
  const { rows } = await sql<{ was_retryable: boolean }>`with refused as (
      select position, retryable from shipment_batch_order
      where account_id = ${accountId} and batch_id = ${id} and position = any (${positions}::integer[])
        and status = 'refused'
    )
    update shipment_batch_order o
    set status = 'cancelled', body = null, retryable = false, updated_at = sampan_clock()
    from refused where o.account_id = ${accountId} and o.batch_id = ${id} and o.position = refused.position
    returning refused.retryable as was_retryable`.execute(tx);
  const retryable = rows.filter(({ was_retryable }) => was_retryable).length;
  return {
    pending: 0,
    placed: 0,
    refused: -rows.length,
    cancelled: rows.length,
    retryable: retryable === 0 ? 0 : -retryable,
  };
}

/** Makes the retryable orders due again. Returns the changes of the counts. Call it with the batch locked. */
export async function retryBatchOrders(
  tx: Kysely<Database>,
  { accountId, id }: BatchIdentity,
): Promise<BatchChange> {
  const now = sql<string>`sampan_clock()`;
  const { numUpdatedRows } = await tx
    .updateTable('shipment_batch_order')
    .set({
      status: 'pending',
      error: null,
      retryable: false,
      begun: false,
      attempts: 0,
      next_attempt_at: now,
      updated_at: now,
    })
    .where('account_id', '=', accountId)
    .where('batch_id', '=', id)
    .where('retryable', '=', true)
    .executeTakeFirst();
  const count = Number(numUpdatedRows);
  return { pending: count, placed: 0, refused: -count, cancelled: 0, retryable: -count };
}

export async function listRetryableReferences(
  tx: Kysely<Database>,
  { accountId, id }: BatchIdentity,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('shipment_batch_order')
    .select('reference_no')
    .where('account_id', '=', accountId)
    .where('batch_id', '=', id)
    .where('retryable', '=', true)
    .execute();
  return rows.map(({ reference_no }) => reference_no);
}

/** Refuses retryable orders of a batch for good, each with its error. Returns their number. */
export async function refuseRetryableOrders(
  tx: Kysely<Database>,
  { accountId, id }: BatchIdentity,
  errors: ReadonlyMap<string, string>,
): Promise<number> {
  // Raw: an update from two arrays.
  const { numAffectedRows } = await sql`
    update shipment_batch_order o
    set error = refused.error::jsonb, retryable = false, body = null, updated_at = sampan_clock()
    from unnest(${[...errors.keys()]}::text[], ${[...errors.values()]}::text[]) as refused (reference_no, error)
    where o.account_id = ${accountId} and o.batch_id = ${id} and o.retryable
      and o.reference_no = refused.reference_no`.execute(tx);
  return Number(numAffectedRows);
}

/** A refused order that can be corrected and sent again. */
export interface RefusedOrder {
  readonly position: number;
  /** Encrypted. */
  readonly body: string;
  readonly error: Schemas['ShipmentBatchOrderError'] | null;
}

/** Returns the refused orders of a batch whose bodies are kept, in the order of the request. */
export async function listRefusedOrders(
  db: Kysely<Database>,
  { accountId, id }: BatchIdentity,
): Promise<RefusedOrder[]> {
  return db
    .selectFrom('shipment_batch_order')
    .select(['position', 'body', 'error'])
    .where('account_id', '=', accountId)
    .where('batch_id', '=', id)
    .where('status', '=', 'refused')
    .where('body', 'is not', null)
    .orderBy('position')
    .$narrowType<{ body: string }>()
    .execute();
}

/** Returns up to `limit` orders of a batch, in the order of the request. */
export async function listBatchOrderRows(
  db: Kysely<Database>,
  { accountId, id }: BatchIdentity,
  {
    status,
    after,
    limit,
  }: {
    readonly status?: BatchOrderStatus | undefined;
    readonly after: number | null;
    readonly limit: number;
  },
): Promise<BatchOrderRow[]> {
  let query = selectOrders(db, accountId).where('batch_id', '=', id).orderBy('position').limit(limit);
  if (status !== undefined) query = query.where('status', '=', status);
  if (after !== null) query = query.where('position', '>', after);
  return query.execute();
}

/** Returns up to `limit` orders to book with their bodies, in the order of the list. */
export async function readOrdersToBook(
  db: Kysely<Database>,
  scope: Scope,
  { batchId, limit }: Pick<OrdersToBookPage, 'batchId' | 'limit'>,
): Promise<(RefusedOrder & Pick<BatchOrderRow, 'batch_id' | 'reference_no'>)[]> {
  const query = db
    .selectFrom('shipment_batch_order')
    .select(['batch_id', 'position', 'reference_no', 'body', 'error'])
    .where('account_id', '=', scope.accountId)
    // Raw: a selection of the newest refusals.
    .where(isToBook(scope, batchId))
    .orderBy('batch_id', 'desc')
    .orderBy('position')
    .limit(limit);
  return query.$narrowType<{ body: string }>().execute();
}

function isToBook(scope: Scope, batchId: string | null) {
  return sql<boolean>`(batch_id, position) in (select batch_id, position from (${ordersToBookSql(scope, batchId)}) o)`;
}

interface OrdersToBookPage {
  /** Null: of all batches, those of the newest one first. */
  readonly batchId: string | null;
  readonly after: readonly [batchId: string, position: number] | null;
  readonly limit: number;
}

/** Returns up to `limit` orders that were refused and not booked later. */
export async function listOrdersToBook(
  db: Kysely<Database>,
  scope: Scope,
  { batchId, after, limit }: OrdersToBookPage,
): Promise<BatchOrderRow[]> {
  let query = selectOrders(db, scope.accountId)
    // Raw: a selection of the newest refusals.
    .where(isToBook(scope, batchId))
    .orderBy('batch_id', 'desc')
    .orderBy('position')
    .limit(limit);
  if (after !== null)
    query = query.where((is) =>
      is.or([
        is('batch_id', '<', after[0]),
        is.and([is('batch_id', '=', after[0]), is('position', '>', after[1])]),
      ]),
    );
  return query.execute();
}

function selectOrders(db: Kysely<Database>, accountId: string) {
  return db
    .selectFrom('shipment_batch_order')
    .select([
      'account_id',
      'batch_id',
      'position',
      'reference_no',
      'status',
      'tracking_number',
      'error',
      'retryable',
      'begun',
      'attempts',
      'fence',
      'next_attempt_at',
      'updated_at',
    ])
    .where('account_id', '=', accountId);
}

// Raw: beside the statements of a claim, on the same connections. The index by reference finds it.
const findBooked = statement<{ tracking_number: string; dispatch_status: string }>()({
  parameters: ['accountId', 'livemode', 'reference', 'key', 'since'],
  text: (p) => `select tracking_number, dispatch_status from shipment
      where account_id = ${p.accountId} and livemode = ${p.livemode} and reference_no = ${p.reference}
        and idempotency_key = ${p.key} and created_at >= ${p.since} and dispatch_status <> 'rejected' limit 1`,
});

/**
 * Finds the shipment of an order whose earlier attempt may have booked, also if its idempotency key has expired. One from
 * before the batch is of an earlier batch, which is deleted.
 */
export async function findBookedOrder(
  { pool }: { readonly pool: Queryable },
  { accountId, livemode }: Scope,
  { reference, key, since }: { readonly reference: string; readonly key: string; readonly since: string },
): Promise<{ readonly tracking_number: string; readonly dispatch_status: string } | undefined> {
  return (await findBooked.run(pool, { accountId, livemode, reference, key, since })).rows[0];
}
