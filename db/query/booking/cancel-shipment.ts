import { sql } from 'kysely';
import type { Db } from '../../client.ts';
import { accountOnCluster, groupByAccount, inAccountSql, takeByAccount } from '../../cluster.ts';
import type { Scope } from '../../scope.ts';
import { type Placeholders, type Queryable, statement } from '../../statement.ts';
import { lockSeconds } from '../../table/account.ts';
import { type ShipmentRow, shipmentColumns } from '../shipment/shipment.ts';
import type { NewAuditEntry } from '../user/audit-entry.ts';
import { voidSql } from '../wallet/ledger.ts';
import { type EventDraft, stampPlaceholder } from '../webhook/event.ts';
import {
  findShipmentAccount,
  isRetryDueSql,
  type ReconcilerRound,
  reconcileIntervalSeconds,
  retryIntervalSql,
} from './unfinished.ts';

export interface Cancellation {
  readonly trackingEventId: string;
  readonly description: string;
  readonly event: EventDraft;
}

export interface LockedCancel {
  readonly shipment: ShipmentRow;
  /** An earlier run was interrupted or left it unconfirmed, so the carrier may have been asked already. */
  readonly takenOver: boolean;
}

// Raw and prepared: row locks in a CTE, including the hold's, to see a settlement that commits meanwhile.
const lock = statement<ShipmentRow & { taken_over: boolean }>()({
  name: 'lock_for_cancel',
  parameters: [
    'trackingNumber',
    'accountId',
    'livemode',
    'lockSeconds',
    'requestId',
    'idempotencyKey',
    'auditId',
    'email',
    'action',
    'address',
  ],
  text: (p) => `with target as (
        select account_id, tracking_number, livemode, cancel_locked_until is not null as taken_over from shipment
        where tracking_number = ${p.trackingNumber} and account_id = ${p.accountId} and livemode = ${p.livemode} and visible and status = 'label_created'
          and dispatch_status in ('accepted', 'failed') and not intercepting and test_settled_at is null
          and (cancel_locked_until is null or cancel_locked_until < sampan_clock())
        for update
      ), unsettled as (
        select h.tracking_number from hold h
        where h.account_id = ${p.accountId} and h.tracking_number = ${p.trackingNumber} and h.state = 'pending'
          and exists (select from target)
        for update
      ), locked as (
        update shipment s set cancel_fence = cancel_fence + 1,
          cancel_locked_until = sampan_clock() + make_interval(secs => ${p.lockSeconds}), cancel_request_id = ${p.requestId}, cancel_idempotency_key = ${p.idempotencyKey}
        from target
        where s.account_id = ${p.accountId} and s.tracking_number = ${p.trackingNumber} and (not target.livemode or exists (select from unsettled))
        returning s.*, target.taken_over
      ), recorded as (
        insert into audit_entry (id, account_id, email, action, subject, address, created_at)
        select ${p.auditId}, account_id, ${p.email}, ${p.action}, tracking_number, ${p.address}, sampan_clock()
        from locked where not taken_over
      )
      select ${shipmentColumns('locked')}, taken_over from locked`,
});

/**
 * Locks a shipment for its cancel, which prevents settlement. Undefined if it may not be cancelled. Writes the entry of
 * the activity, except when this run takes over a cancel that has one.
 */
export async function lockForCancel(
  db: Db,
  scope: Scope,
  trackingNumber: string,
  cause: { readonly requestId: string; readonly idempotencyKey: string | null } | null,
  entry: NewAuditEntry,
): Promise<LockedCancel | undefined> {
  const { rows } = await lock.run(db.pool, {
    ...scope,
    trackingNumber,
    lockSeconds,
    requestId: cause?.requestId ?? null,
    idempotencyKey: cause?.idempotencyKey ?? null,
    auditId: entry.id,
    email: entry.email,
    action: entry.action,
    address: entry.address ?? null,
  });
  const [row] = rows;
  if (!row) return undefined;
  const { taken_over: takenOver, ...shipment } = row;
  return { shipment, takenOver };
}

interface CancelWrite extends Cancellation {
  readonly transactionId: string;
}

const releasedSql = (p: Placeholders<'transactionId'>) =>
  `select m.verdict from target, lateral ${voidSql({ accountId: 'target.account_id', trackingNumber: 'target.tracking_number', transactionId: p.transactionId })} m`;
const nothingReleasedSql = (p: Placeholders<'transactionId'>) =>
  `select 'voided' as verdict, ${p.transactionId}::text as transaction_id from target`;

// Raw and prepared: lock, ledger and events in one statement.
const writeStatement = (mode: 'live' | 'test', money: typeof releasedSql) =>
  statement<ShipmentRow>()({
    name: `write_cancel_${mode}`,
    parameters: [
      'accountId',
      'trackingNumber',
      'cancelFence',
      'transactionId',
      'trackingEventId',
      'description',
      'eventId',
      'eventType',
      'eventBody',
      'stampPlaceholder',
      'updatedAt',
    ],
    text: (p) => `with target as (
        select * from shipment
        where account_id = ${p.accountId} and tracking_number = ${p.trackingNumber} and cancel_fence = ${p.cancelFence} and updated_at = ${p.updatedAt} and status = 'label_created' for update
      ), money as (
        ${money(p)}
      ), stamp as (
        select stamp_feed(target.account_id, target.livemode) as at from target, money where money.verdict = 'voided'
      ), cancelled as (
        update shipment s set status = 'cancelled', sub_status = null, cancelled_at = stamp.at, updated_at = stamp.at,
          cancel_locked_until = null, cancel_unconfirmed_since = null, next_checkpoint_at = null, event_sequence = event_sequence + 1
        from stamp where s.account_id = ${p.accountId} and s.tracking_number = ${p.trackingNumber} returning s.*
      ), tracked as (
        insert into tracking_event (id, account_id, tracking_number, sequence, status, description, occurred_at)
        select ${p.trackingEventId}, c.account_id, c.tracking_number, 1 + (select count(*) from tracking_event t
          where t.account_id = ${p.accountId} and t.tracking_number = ${p.trackingNumber}), 'cancelled', ${p.description}, c.cancelled_at
        from cancelled c
      ), emitted as (
        select emit_event(${p.eventId}, account_id, livemode, ${p.eventType}, tracking_number, ${p.eventBody}, ${p.stampPlaceholder}, updated_at) from cancelled
      )
      select ${shipmentColumns('cancelled')}, (select count(*) from emitted) as emitted from cancelled`,
  });
const writes = {
  live: writeStatement('live', releasedSql),
  test: writeStatement('test', nothingReleasedSql),
};

/** Finishes a cancel under its fence: hold, shipment, events. Undefined, and nothing written, if the fence is stale. */
export async function writeCancel(
  db: Db,
  shipment: ShipmentRow,
  write: CancelWrite,
): Promise<ShipmentRow | undefined> {
  const { rows } = await writes[shipment.livemode ? 'live' : 'test'].run(db.pool, {
    accountId: shipment.account_id,
    trackingNumber: shipment.tracking_number,
    cancelFence: shipment.cancel_fence,
    transactionId: write.transactionId,
    trackingEventId: write.trackingEventId,
    description: write.description,
    eventId: write.event.id,
    eventType: write.event.type,
    eventBody: write.event.body,
    stampPlaceholder,
    updatedAt: shipment.updated_at,
  });
  return rows[0];
}

/** Releases a cancel's lock, for good or for another run to take over at once. False if the lock is gone. */
export async function releaseCancel(
  db: Db,
  shipment: ShipmentRow,
  { again }: { readonly again: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db.kysely
    .updateTable('shipment')
    .from(sql`(select sampan_clock() as now)`.as('clock'))
    .set({
      cancel_locked_until: again ? sql<string>`clock.now` : null,
      cancel_unconfirmed_since: again ? sql<string>`coalesce(cancel_unconfirmed_since, clock.now)` : null,
    })
    .where('account_id', '=', shipment.account_id)
    .where('tracking_number', '=', shipment.tracking_number)
    .where('cancel_fence', '=', shipment.cancel_fence)
    .where('cancel_locked_until', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The lock of a cancel of this process. */
type CancelLease = Pick<ShipmentRow, 'account_id' | 'tracking_number' | 'cancel_fence'>;

const accountOf = ({ account_id }: CancelLease) => account_id;

// Raw and prepared: skips locked rows, whose cancels are ending. A released lock stays released.
const extend = statement()({
  name: 'extend_cancel_locks',
  parameters: ['trackingNumbers', 'fences', 'lockSeconds', 'account'],
  text: (p) => `with held as (
        select s.tracking_number from unnest(${p.trackingNumbers}::text[], ${p.fences}::integer[]) as h (tracking_number, fence)
        join shipment s on s.tracking_number = h.tracking_number and s.cancel_fence = h.fence
        where s.cancel_locked_until > sampan_clock() and ${inAccountSql('s.account_id', p.account)}
        order by s.tracking_number for update of s skip locked
      )
      update shipment s set cancel_locked_until = sampan_clock() + make_interval(secs => ${p.lockSeconds})
      from held where s.tracking_number = held.tracking_number and ${inAccountSql('s.account_id', p.account)}`,
});

/** Extends the locks of running cancels, unless they were taken over. */
export async function extendCancelLocks(
  { pool }: Pick<Db, 'pool'>,
  leases: readonly CancelLease[],
): Promise<void> {
  for (const group of await groupByAccount(pool, leases, accountOf))
    await extend.run(pool, {
      trackingNumbers: group.map(({ tracking_number }) => tracking_number),
      fences: group.map(({ cancel_fence }) => cancel_fence),
      lockSeconds,
      account: await accountOnCluster(pool, group, accountOf),
    });
}

export async function holdsCancel(db: Db, shipment: ShipmentRow): Promise<boolean> {
  const held = await db.kysely
    .selectFrom('shipment')
    .select('cancel_fence')
    .where('account_id', '=', shipment.account_id)
    .where('tracking_number', '=', shipment.tracking_number)
    .where('cancel_fence', '=', shipment.cancel_fence)
    .where('cancel_locked_until', '>', sql<string>`sampan_clock()`)
    .executeTakeFirst();
  return held !== undefined;
}

export interface CancelProgress {
  readonly isRunning: boolean;
  readonly isUnconfirmed: boolean;
  /** Seconds, at least 1, until the run's lock expires or the reconciler asks the carrier again. */
  readonly retryAfterSeconds: number;
}

// Raw and prepared: interval arithmetic, polled several times a second by a waiting cancel.
const findProgress = statement<{ running: boolean; unconfirmed: boolean; seconds: number }>()({
  name: 'find_cancel_standing',
  parameters: ['accountId', 'trackingNumber', 'reconcileIntervalSeconds'],
  text: (p) => `select coalesce(cancel_locked_until > sampan_clock(), false) as running,
        cancel_unconfirmed_since is not null as unconfirmed,
        ceil(extract(epoch from case
          when cancel_locked_until > sampan_clock() then cancel_locked_until - sampan_clock()
          else greatest(${retryIntervalSql('cancel_unconfirmed_since')} - (sampan_clock() - cancel_locked_until), interval '0')
            + make_interval(secs => ${p.reconcileIntervalSeconds})
        end))::integer as seconds
      from shipment where account_id = ${p.accountId} and tracking_number = ${p.trackingNumber}`,
});

export async function findCancelProgress(
  db: Db,
  { accountId }: Pick<Scope, 'accountId'>,
  trackingNumber: string,
): Promise<CancelProgress> {
  const { rows } = await findProgress.run(db.pool, { accountId, trackingNumber, reconcileIntervalSeconds });
  const row = rows[0];
  return {
    isRunning: row?.running ?? false,
    isUnconfirmed: row?.unconfirmed ?? false,
    retryAfterSeconds: Math.max(row?.seconds ?? 1, 1),
  };
}

/** An interrupted cancel, and when its lock expired or was released. */
interface InterruptedCancel {
  readonly shipment: ShipmentRow;
  readonly leftAt: string;
}

const takeCancelsSql = (p: Placeholders<'lockSeconds' | 'account'>, left: string) =>
  `update shipment s set cancel_fence = s.cancel_fence + 1,
        cancel_locked_until = sampan_clock() + make_interval(secs => ${p.lockSeconds})
      from (${left}) behind
      where s.account_id = behind.account_id and s.tracking_number = behind.tracking_number
        and ${inAccountSql('s.account_id', p.account)} returning s.*, behind.cancel_locked_until as left_at`;

type TakenRow = ShipmentRow & { left_at: string };

const isLeft = (p: Placeholders<'carrierCode' | 'since' | 'onlyInterrupted'>) =>
  `cancel_locked_until < ${p.since} and not (${p.onlyInterrupted} and cancel_unconfirmed_since is not null) and carrier_code = ${p.carrierCode}
        and ${isRetryDueSql('cancel_locked_until', 'cancel_unconfirmed_since')}`;

// Raw: locks and takes over rows in one statement.
const takeAll = statement<TakenRow>()({
  parameters: ['lockSeconds', 'since', 'onlyInterrupted', 'carrierCode', 'limit', 'account'],
  text: (p) =>
    takeCancelsSql(
      p,
      `select account_id, tracking_number, cancel_locked_until from shipment
      where ${isLeft(p)} and ${inAccountSql('account_id', p.account)}
      order by cancel_locked_until limit ${p.limit} for update skip locked`,
    ),
});

// Raw: shares its condition with `takeAll`.
const findLeft = statement<{ account_id: string }>()({
  parameters: ['since', 'onlyInterrupted', 'carrierCode', 'limit'],
  text: (p) => `select distinct account_id from shipment where ${isLeft(p)} limit ${p.limit}`,
});

/** Takes over a carrier's interrupted cancels that were left before the round. Safe for any number of workers. */
export async function takeOverCancels(
  db: Db,
  carrierCode: string,
  round: ReconcilerRound,
  limit: number,
): Promise<InterruptedCancel[]> {
  const { pool } = db;
  const rows = await takeByAccount(
    pool,
    limit,
    () => findLeft.run(pool, { ...round, carrierCode, limit }),
    (account, rest) => takeAll.run(pool, { lockSeconds, ...round, carrierCode, limit: rest, account }),
  );
  return rows.map(interruptedCancel);
}

// Raw: locks and takes over a row in one statement.
const takeOne = statement<TakenRow>()({
  parameters: ['lockSeconds', 'trackingNumber', 'account'],
  text: (p) =>
    takeCancelsSql(
      p,
      `select account_id, tracking_number, cancel_locked_until from shipment
      where tracking_number = ${p.trackingNumber} and ${inAccountSql('account_id', p.account)}
        and cancel_locked_until < sampan_clock() for update`,
    ),
});

/** Takes over one interrupted cancel, for an operator. */
export async function takeOverCancel(
  db: Queryable,
  trackingNumber: string,
): Promise<InterruptedCancel | undefined> {
  const account = await findShipmentAccount(db, trackingNumber);
  if (account === undefined) return undefined;
  const { rows } = await takeOne.run(db, { lockSeconds, trackingNumber, account });
  return rows[0] && interruptedCancel(rows[0]);
}

function interruptedCancel({ left_at: leftAt, ...shipment }: TakenRow): InterruptedCancel {
  return { shipment, leftAt };
}
