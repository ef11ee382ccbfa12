import { createHash, createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { crashpoint } from '../../db/crashpoint.ts';
import {
  type BatchChange,
  type BatchChangeBy,
  type BatchIdentity,
  type BatchRow,
  countBatchChange,
  insertBatch,
  lockBatch,
} from '../../db/query/batch/batch.ts';
import {
  cancelBatchOrders,
  cancelRefusedOrders,
  type EndedBatchOrder,
  endBatchOrders,
  insertBatchOrders,
  listRetryableReferences,
  type NewBatchOrder,
  refuseRetryableOrders,
  retryBatchOrders,
} from '../../db/query/batch/batch-order.ts';
import { findNamedRefusals } from '../../db/query/batch/order-to-book.ts';
import { findPlacedReferences, lockPlacedReferences } from '../../db/query/batch/placed-reference.ts';
import type { Scope } from '../../db/scope.ts';
import { inTransaction } from '../../db/statement.ts';
import type { Database } from '../../db/table/index.ts';
import type { Schemas } from '../../generated/operations.ts';
import { leftOutError } from '../booking/placed-reference.ts';
import { commitChange, type Entry, type Outcome } from '../change.ts';
import type { WorkContext } from '../context.ts';
import { type Violation, violationEnvelope } from '../contract/errors.ts';
import { eventOfRow } from '../event.ts';
import { type ChangeCall, commitOnce, type KeyedCall, type StoredResponse } from '../idempotency.ts';
import { ownKey } from '../key-format.ts';
import { newId } from '../runtime.ts';
import type { EncryptionContext, KeyRing } from '../secret/key-ring.ts';
import { nextTurn, takeTurns } from '../turn.ts';
import type { ReferencedOrder } from './read-orders.ts';

/** Returns a batch as the API shows it. */
export function batchView(batch: BatchRow): Schemas['ShipmentBatch'] {
  return {
    id: batch.id,
    livemode: batch.livemode,
    status: batch.pending_count === 0 ? 'completed' : 'processing',
    counts: {
      total: batch.total_count,
      pending: batch.pending_count,
      placed: batch.placed_count,
      refused: batch.refused_count,
      cancelled: batch.cancelled_count,
      retryable: batch.retryable_count,
    },
    created_at: batch.created_at,
    completed_at: batch.completed_at,
    cancelled_at: batch.cancelled_at,
  };
}

/**
 * Returns the idempotency key of an order. A batch that is sent again to a service which lost it has the same keys, and a
 * new batch under a key that has expired has others.
 */
export function orderIdempotencyKey(
  { idempotency_key, earlier_count }: Pick<BatchRow, 'idempotency_key' | 'earlier_count'>,
  reference: string,
): string {
  const digest = (...parts: unknown[]) =>
    `batch.${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;
  return earlier_count === null
    ? digest(idempotency_key, reference)
    : ownKey(digest(idempotency_key, earlier_count, reference));
}

/** The row and column that an order's stored body is bound to. */
export function orderContext({ accountId, id }: BatchIdentity, position: number): EncryptionContext {
  return { table: 'shipment_batch_order', column: 'body', row: `${id}:${position}`, account: accountId };
}

/** Encrypted orders of this length together are written in one turn of the event loop. */
const maxPartLength = 128 * 1024;

/** An order of a file that a person left out because something is wrong with it. */
export interface OrderToCorrect {
  /** Of its file. It names an order without a reference. */
  readonly line: number;
  /** A body of createShipment, not valid. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly problems: readonly [Violation, ...Violation[]];
}

/** A refused order, by its batch and its place in it. */
export interface RefusedPlace {
  readonly batchId: string;
  readonly position: number;
}

/** Some orders that a file was made from are refused no more: another request has booked them or taken them off. */
export class ReplacedOrdersChanged extends Error {}

/** Decisions of a person about a file of orders, beside the orders that are booked. */
export interface FileRest {
  readonly toCorrect: readonly OrderToCorrect[];
  /** Refused orders that this batch has again. They are cancelled where they were, all of them or nothing is booked. */
  readonly replaces: readonly RefusedPlace[];
  /** References of placed orders that are booked again, so they are not left out. */
  readonly again: readonly string[];
}

interface StoredOrders extends Pick<FileRest, 'replaces' | 'again'> {
  readonly orders: readonly ReferencedOrder[];
  readonly skipPlaced: boolean;
  /** `reference` is null if the file says none, or if several orders have it. */
  readonly toCorrect: readonly (OrderToCorrect & { readonly reference: string | null })[];
}

/**
 * Stores a batch with its orders, and the response under the batch's key, in one transaction. Workers place the orders. Those
 * to correct are refused at once and kept.
 * @throws {ReplacedOrdersChanged} Nothing is stored.
 */
export async function storeBatch(
  { db, secrets, clock }: WorkContext,
  call: KeyedCall<'IDEMPOTENCY_IN_FLIGHT'>,
  { orders, skipPlaced, toCorrect, replaces, again }: StoredOrders,
): Promise<StoredResponse<202>> {
  const { scope, actor, claim, requestId } = call;
  const batch = { accountId: scope.accountId, id: newId('sba', clock.now()) };
  const parts: NewBatchOrder[][] = [];
  let size = maxPartLength;
  const turn = takeTurns();
  const names = namesOfUnnamed(
    secrets,
    toCorrect.filter(({ reference }) => reference === null),
  );
  const all = [
    ...orders.map((order) => ({ ...order, error: null })),
    ...toCorrect.map(({ reference, line, body, problems }) => ({
      reference: reference ?? `line ${line} ${names.get(line)?.[0]}`,
      body,
      error: violationEnvelope(problems),
    })),
  ];
  for (const [position, { reference, body, error }] of all.entries()) {
    await turn();
    const sealed = secrets.encrypt(JSON.stringify(body), orderContext(batch, position));
    if (size + sealed.length > maxPartLength) {
      parts.push([]);
      size = 0;
    }
    size += sealed.length;
    parts.at(-1)?.push({ position, referenceNo: reference, body: sealed, error });
  }
  return commitOnce({ db, secrets }, call, { status: 202 }, async (tx) => {
    // A retry locks its batch before the references, too.
    // The same rows of the same file, which was booked before.
    const before = await findNamedRefusals(tx, scope, [...names.values()].flat());
    const replaced = [...replaces, ...before];
    const cancelled = await cancelRefused(tx, scope, replaced);
    const places = new Set(replaced.map(({ batchId, position }) => `${batchId}.${position}`));
    if (cancelled < places.size) throw new ReplacedOrdersChanged();
    const isNew = ({ reference }: ReferencedOrder) => !again.includes(reference);
    const leaveOut = skipPlaced ? await placedOrders(tx, scope, orders.filter(isNew)) : null;
    const row = await insertBatch(tx, scope, {
      id: batch.id,
      idempotencyKey: claim.key,
      requestId,
      orders: all.length,
    });
    for (const part of parts) {
      await nextTurn();
      await insertBatchOrders(tx, batch, leaveOut ? part.map(leaveOut.mark) : part);
    }
    crashpoint('batch-after-insert');
    const refused = (leaveOut?.count ?? 0) + toCorrect.length;
    const accepted = refused > 0 ? await refuseAtOnce(tx, row, refused, clock.now()) : { result: row };
    return {
      ...accepted,
      result: batchView(accepted.result),
      entry: [actor(), 'shipment_batch.created', `${batch.id}: ${all.length}`],
    };
  });
}

/**
 * Names orders without a reference by what they are, so that a file which is booked again does not add them again. Returns the
 * ends of their names under each key, the active one's first, by line. Of equal orders, each has another. A digest without a
 * key would tell a recipient who can be guessed.
 */
function namesOfUnnamed(
  secrets: Pick<KeyRing, 'derive'>,
  orders: readonly OrderToCorrect[],
): ReadonlyMap<number, readonly string[]> {
  const keys = secrets.derive('order-without-reference');
  const counts = new Map<string, number>();
  return new Map(
    orders.map(({ line, body }) => {
      const text = JSON.stringify(body);
      const earlier = counts.get(text) ?? 0;
      counts.set(text, earlier + 1);
      const ends = keys.map((key) => createHmac('sha256', key).update(`${earlier} ${text}`).digest('hex'));
      return [line, ends.map((end) => `(${end.slice(0, 12)})`)];
    }),
  );
}

/** Returns the line that stands in the place of a reference, or null for a reference of an order. */
export function lineOfReference(reference: string): number | null {
  const [, line] = /^line (\d+) \([0-9a-f]{12}\)$/.exec(reference) ?? [];
  return line === undefined ? null : Number(line);
}

/** Takes refused orders off the list of those to book, for good. Orders that another request has taken off are skipped. */
export async function dropRefused(
  { db }: Pick<WorkContext, 'db'>,
  { scope, actor }: Pick<BatchCall, 'scope' | 'actor'>,
  places: readonly RefusedPlace[],
): Promise<number> {
  return commitChange(db.kysely, async (tx) => {
    const dropped = await cancelRefused(tx, scope, places);
    if (dropped === 0) return { result: 0, entry: null };
    const ids = [...new Set(places.map(({ batchId }) => batchId))].join(', ');
    return { result: dropped, entry: [actor(), 'shipment_batch.orders_dropped', `${ids}: ${dropped}`] };
  });
}

/** Cancels refused orders, of batches in id order. Returns their number. */
async function cancelRefused(
  tx: Kysely<Database>,
  scope: Scope,
  places: readonly RefusedPlace[],
): Promise<number> {
  let dropped = 0;
  const ofBatch = Map.groupBy(places, ({ batchId }) => batchId);
  for (const [id, chosen] of [...ofBatch].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const batch = { accountId: scope.accountId, id };
    const row = await lockBatch(tx, batch);
    if (row?.livemode !== scope.livemode) continue;
    const positions = chosen.map(({ position }) => position);
    const change = await cancelRefusedOrders(tx, batch, positions);
    if (change.cancelled > 0) await countBatchChange(tx, batch, change);
    dropped += change.cancelled;
  }
  return dropped;
}

/** Finds the orders that are already placed, and returns how many they are and what refuses them. */
async function placedOrders(tx: Kysely<Database>, scope: Scope, orders: readonly ReferencedOrder[]) {
  await lockPlacedReferences(tx, scope);
  const references = orders.map(({ reference }) => reference);
  const placed = await findPlacedReferences({ pool: inTransaction(tx) }, scope, references);
  const mark = (order: NewBatchOrder): NewBatchOrder => {
    const earlier = placed.get(order.referenceNo);
    return earlier ? { ...order, body: null, error: leftOutError(earlier) } : order;
  };
  return { count: placed.size, mark };
}

function refuseAtOnce(
  tx: Kysely<Database>,
  row: BatchRow,
  refused: number,
  now: Date,
): Promise<Outcome<BatchRow>> {
  const change = { pending: -refused, placed: 0, refused, cancelled: 0, retryable: 0 };
  return writeChange(tx, row, change, null, now);
}

type BatchCall = Omit<ChangeCall<'NOT_FOUND'>, 'claim'>;

const commandLine = { requestId: null, idempotencyKey: null };

/** Cancels the orders that are not begun. A batch without such orders does not change. */
export function cancelBatch(
  context: Pick<WorkContext, 'db' | 'clock'>,
  call: BatchCall,
  id: string,
): Promise<BatchRow> {
  return changeBatch(context, call, id, async (tx, batch, { pending_count, cancelled_at }) => {
    const change = await cancelBatchOrders(tx, batch);
    if (pending_count === 0 || (change.cancelled === 0 && cancelled_at !== null)) return null;
    const entry = [call.actor(), 'shipment_batch.cancelled', `${id}: ${change.cancelled}`] as const;
    return { change, entry, isCancelled: true, by: call.cause ?? commandLine };
  });
}

/**
 * Makes the retryable orders due again. One whose reference was placed since the batch was accepted, as in a corrected list,
 * is refused for good. A batch without retryable orders does not change.
 */
export function retryBatch(
  context: Pick<WorkContext, 'db' | 'clock'>,
  call: BatchCall,
  id: string,
): Promise<BatchRow> {
  return changeBatch(context, call, id, async (tx, batch, { created_at }) => {
    const leftOut = await leaveOutPlaced(tx, call.scope, batch, created_at);
    const retried = await retryBatchOrders(tx, batch);
    const change = { ...retried, retryable: retried.retryable - leftOut };
    if (change.retryable === 0) return null;
    const entry = [call.actor(), 'shipment_batch.retried', `${id}: ${change.pending}`] as const;
    return { change, entry, isCancelled: false, by: call.cause ?? commandLine };
  });
}

async function leaveOutPlaced(
  tx: Kysely<Database>,
  scope: Scope,
  batch: BatchIdentity,
  since: string,
): Promise<number> {
  const references = await listRetryableReferences(tx, batch);
  if (references.length === 0) return 0;
  await lockPlacedReferences(tx, scope);
  const placed = await findPlacedReferences({ pool: inTransaction(tx) }, scope, references, { since });
  const errors = [...placed].map(([reference, earlier]) => [reference, leftOutError(earlier)] as const);
  return refuseRetryableOrders(tx, batch, new Map(errors));
}

interface RequestedChange extends BatchChangeBy {
  readonly change: BatchChange;
  readonly entry: Entry;
}

function changeBatch(
  { db, clock }: Pick<WorkContext, 'db' | 'clock'>,
  { scope, refuse }: BatchCall,
  id: string,
  change: (tx: Kysely<Database>, batch: BatchIdentity, row: BatchRow) => Promise<RequestedChange | null>,
): Promise<BatchRow> {
  const batch = { accountId: scope.accountId, id };
  return commitChange(db.kysely, async (tx) => {
    const row = await lockBatch(tx, batch);
    if (row?.livemode !== scope.livemode) return refuse('NOT_FOUND');
    const changed = await change(tx, batch, row);
    if (!changed) return { result: row, entry: null };
    return {
      ...(await writeChange(tx, row, changed.change, changed, clock.now())),
      entry: changed.entry,
    };
  });
}

/** Writes the ends of attempts. The last one of a batch sends the event. */
export async function endAttempts(
  { db, clock }: Pick<WorkContext, 'db' | 'clock'>,
  batch: BatchIdentity,
  ended: readonly EndedBatchOrder[],
): Promise<void> {
  await commitChange(db.kysely, async (tx) => {
    const row = await lockBatch(tx, batch);
    if (!row) return { result: null, entry: null };
    const change = await endBatchOrders(tx, batch, ended);
    crashpoint('batch-after-end');
    if (change.pending === 0) return { result: null, entry: null };
    return { ...(await writeChange(tx, row, change, null, clock.now())), entry: null };
  });
}

/** Returns a batch after a change, and its event if no order is pending any more. */
async function writeChange(
  tx: Kysely<Database>,
  { account_id: accountId, id }: BatchRow,
  change: BatchChange,
  by: BatchChangeBy | null,
  now: Date,
): Promise<Outcome<BatchRow>> {
  const result = await countBatchChange(tx, { accountId, id }, change, by);
  if (result.pending_count > 0 || change.pending === 0) return { result };
  const { changed_by: changer } = result;
  const cause = changer ? { request_id: changer.requestId, idempotency_key: changer.idempotencyKey } : result;
  const row = { ...result, ...cause };
  return { result, event: eventOfRow('shipment_batch.completed', row, { object: batchView(result) }, now) };
}
