import { sql } from 'kysely';
import type { Db } from '../../client.ts';
import type { Scope } from '../../scope.ts';
import { type Placeholders, statement } from '../../statement.ts';
import type { ShipmentRow } from '../shipment/shipment.ts';
import { voidSql } from '../wallet/ledger-sql.ts';
import type { EventDraft } from '../webhook/event-draft.ts';
import { hasRestedSql, reconcileSeconds, restSql } from './rest-between.ts';

/** The last tracking event and the feed's event of a shipment that ends as cancelled. */
export interface Cancellation {
  readonly trackingEventId: string;
  readonly description: string;
  readonly event: EventDraft;
}

/** Longer than a carrier's deadline: a cancel past it was left by a process that died. */
export const lockSeconds = 60;

/** A shipment that its cancel has the right to. */
export interface LockedCancel {
  readonly shipment: ShipmentRow;
  /** An earlier run left it undecided, or died: the carrier may have been asked before. */
  readonly takenOver: boolean;
}

// Raw and prepared: row locks in a CTE. The hold is locked too, or a settlement that commits meanwhile goes unseen.
const lock = statement<ShipmentRow & { taken_over: boolean }>()({
  name: 'lock_for_cancel',
  parameters: ['trackingNumber', 'accountId', 'livemode', 'lockSeconds', 'requestId', 'idempotencyKey'],
  text: (p) => `with target as (
        select tracking_number, livemode, cancel_locked_until is not null as taken_over from shipment
        where tracking_number = ${p.trackingNumber} and account_id = ${p.accountId} and livemode = ${p.livemode} and visible and status = 'label_created'
          and dispatch_status in ('accepted', 'failed') and not intercepting
          and (cancel_locked_until is null or cancel_locked_until < sampan_clock())
        for update
      ), unsettled as (
        select h.tracking_number from hold h, target
        where h.tracking_number = target.tracking_number and h.state = 'pending' for update of h
      )
      update shipment s set cancel_fence = cancel_fence + 1,
        cancel_locked_until = sampan_clock() + make_interval(secs => ${p.lockSeconds}), cancel_request_id = ${p.requestId}, cancel_idempotency_key = ${p.idempotencyKey}
      from target
      where s.tracking_number = target.tracking_number and (not target.livemode or exists (select from unsettled))
      returning s.*, target.taken_over`,
});

/**
 * Takes the right to cancel a shipment that may be cancelled: booked, not picked up, not being intercepted, not
 * settled, and nobody else at it. Undefined when it may not. Until it is let go of, nobody settles the shipment.
 */
export async function lockForCancel(
  db: Db,
  scope: Scope,
  trackingNumber: string,
  cause: { readonly requestId: string; readonly idempotencyKey: string | null },
): Promise<LockedCancel | undefined> {
  const { rows } = await lock.run(db.pool, {
    ...scope,
    trackingNumber,
    lockSeconds,
    requestId: cause.requestId,
    idempotencyKey: cause.idempotencyKey,
  });
  const [row] = rows;
  if (!row) return undefined;
  const { taken_over: takenOver, ...shipment } = row;
  return { shipment, takenOver };
}

export interface CancelWrite extends Cancellation {
  readonly transactionId: string;
  readonly stampToken: string;
}

/** Releases a live shipment's hold; in test mode there is none. */
const releasedSql = (p: Placeholders<'transactionId'>) =>
  `select m.verdict from target, lateral ${voidSql({ trackingNumber: 'target.tracking_number', transactionId: p.transactionId })} m`;
const nothingReleasedSql = (p: Placeholders<'transactionId'>) =>
  `select case when ${p.transactionId}::text is null then '' else 'voided' end as verdict from target`;

// Raw and prepared: the lock, the ledger and the events in one statement.
const writeStatement = (mode: 'live' | 'test', money: typeof releasedSql) =>
  statement<ShipmentRow>()({
    name: `write_cancel_${mode}`,
    parameters: [
      'trackingNumber',
      'cancelFence',
      'transactionId',
      'trackingEventId',
      'description',
      'eventId',
      'eventBody',
      'stampToken',
      'updatedAt',
    ],
    text: (p) => `with target as (
        select * from shipment where tracking_number = ${p.trackingNumber} and cancel_fence = ${p.cancelFence} and updated_at = ${p.updatedAt} and status = 'label_created' for update
      ), money as (
        ${money(p)}
      ), stamp as (
        select stamp_feed(target.account_id, target.livemode) as at from target, money where money.verdict = 'voided'
      ), cancelled as (
        update shipment s set status = 'cancelled', sub_status = null, cancelled_at = stamp.at, updated_at = stamp.at,
          cancel_locked_until = null, cancel_undecided_since = null, next_checkpoint_at = null, event_sequence = event_sequence + 1
        from stamp where s.tracking_number = ${p.trackingNumber} returning s.*
      ), tracked as (
        insert into tracking_event (id, tracking_number, sequence, status, description, occurred_at)
        select ${p.trackingEventId}, c.tracking_number, 1 + (select count(*) from tracking_event t where t.tracking_number = ${p.trackingNumber}), 'cancelled', ${p.description}, c.cancelled_at
        from cancelled c
      ), emitted as (
        select emit_event(${p.eventId}, account_id, livemode, 'shipment.cancelled', tracking_number, ${p.eventBody}, ${p.stampToken}, updated_at) from cancelled
      )
      select cancelled.*, (select count(*) from emitted) as emitted from cancelled`,
  });
const writes = {
  live: writeStatement('live', releasedSql),
  test: writeStatement('test', nothingReleasedSql),
};

/**
 * Writes the end of a cancel under its fence: the hold released, the shipment cancelled, its events. Undefined when
 * the fence is stale or the shipment is not as it was read; then nothing moved.
 */
export async function writeCancel(
  db: Db,
  shipment: ShipmentRow,
  write: CancelWrite,
): Promise<ShipmentRow | undefined> {
  const { rows } = await writes[shipment.livemode ? 'live' : 'test'].run(db.pool, {
    trackingNumber: shipment.tracking_number,
    cancelFence: shipment.cancel_fence,
    transactionId: write.transactionId,
    trackingEventId: write.trackingEventId,
    description: write.description,
    eventId: write.event.id,
    eventBody: write.event.body,
    stampToken: write.stampToken,
    updatedAt: shipment.updated_at,
  });
  return rows[0];
}

/** Releases a cancel's lock: for good, or so that it may be taken up again at once. False when the lock is gone. */
export async function releaseCancel(
  db: Db,
  shipment: ShipmentRow,
  { again }: { readonly again: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db.kysely
    .updateTable('shipment')
    .set({
      cancel_locked_until: again ? sql<string>`sampan_clock()` : null,
      cancel_undecided_since: again ? sql<string>`coalesce(cancel_undecided_since, sampan_clock())` : null,
    })
    .where('tracking_number', '=', shipment.tracking_number)
    .where('cancel_fence', '=', shipment.cancel_fence)
    .where('cancel_locked_until', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether a run still has the right to cancel: its lock hasn't ended, and nobody has taken over. */
export async function holdsCancel(db: Db, shipment: ShipmentRow): Promise<boolean> {
  const held = await db.kysely
    .selectFrom('shipment')
    .select('cancel_fence')
    .where('tracking_number', '=', shipment.tracking_number)
    .where('cancel_fence', '=', shipment.cancel_fence)
    .where('cancel_locked_until', '>', sql<string>`sampan_clock()`)
    .executeTakeFirst();
  return held !== undefined;
}

/** Where the cancel of a shipment stands. */
export interface CancelStanding {
  /** A run holds the lock. */
  readonly isRunning: boolean;
  /** The carrier left it undecided. */
  readonly isUndecided: boolean;
  /** Until a run's lock ends and another may take over, or until the reconciler has asked the carrier again; at least 1. */
  readonly retryAfterSeconds: number;
}

// Raw and prepared: arithmetic with intervals, polled several times a second by a cancel that waits.
const findStanding = statement<{ running: boolean; undecided: boolean; seconds: number }>()({
  name: 'find_cancel_standing',
  parameters: ['trackingNumber', 'reconcileSeconds'],
  text: (p) => `select coalesce(cancel_locked_until > sampan_clock(), false) as running,
        cancel_undecided_since is not null as undecided,
        ceil(extract(epoch from case
          when cancel_locked_until > sampan_clock() then cancel_locked_until - sampan_clock()
          else greatest(${restSql('cancel_undecided_since')} - (sampan_clock() - cancel_locked_until), interval '0')
            + make_interval(secs => ${p.reconcileSeconds})
        end))::integer as seconds
      from shipment where tracking_number = ${p.trackingNumber}`,
});

export async function findCancelStanding(db: Db, trackingNumber: string): Promise<CancelStanding> {
  const { rows } = await findStanding.run(db.pool, { trackingNumber, reconcileSeconds });
  const row = rows[0];
  return {
    isRunning: row?.running ?? false,
    isUndecided: row?.undecided ?? false,
    retryAfterSeconds: Math.max(row?.seconds ?? 1, 1),
  };
}

/** A cancel that was left between its steps, and when: its lock's end, or when it was let go of. */
export interface LeftCancel {
  readonly shipment: ShipmentRow;
  readonly leftAt: string;
}

/** Takes over the cancels that a query finds and locks. */
const takeCancelsSql = (p: Placeholders<'lockSeconds'>, left: string) =>
  `update shipment s set cancel_fence = s.cancel_fence + 1,
        cancel_locked_until = sampan_clock() + make_interval(secs => ${p.lockSeconds})
      from (${left}) behind
      where s.tracking_number = behind.tracking_number returning s.*, behind.cancel_locked_until as left_at`;

type TakenRow = ShipmentRow & { left_at: string };

// Raw: rows are locked and taken over in one statement.
const takeAll = statement<TakenRow>()({
  parameters: ['lockSeconds', 'since', 'carrierCode', 'limit'],
  text: (p) =>
    takeCancelsSql(
      p,
      `select tracking_number, cancel_locked_until from shipment
      where cancel_locked_until < ${p.since} and carrier_code = ${p.carrierCode}
        and ${hasRestedSql('cancel_locked_until', 'cancel_undecided_since')}
      order by cancel_locked_until limit ${p.limit} for update skip locked`,
    ),
});

/**
 * Cancels at one carrier that were left between their steps before a time, taken over; any number of workers may ask
 * at once. Whatever the shipment's status is by now: it must not stay locked.
 */
export async function takeLeftCancels(
  db: Db,
  carrierCode: string,
  since: string,
  limit: number,
): Promise<LeftCancel[]> {
  const { rows } = await takeAll.run(db.pool, { lockSeconds, since, carrierCode, limit });
  return rows.map(leftCancel);
}

// Raw: the row is locked and taken over in one statement.
const takeOne = statement<TakenRow>()({
  parameters: ['lockSeconds', 'trackingNumber'],
  text: (p) =>
    takeCancelsSql(
      p,
      `select tracking_number, cancel_locked_until from shipment
      where tracking_number = ${p.trackingNumber} and cancel_locked_until < sampan_clock() for update`,
    ),
});

/** One cancel that was left between its steps, for the person who brings it to its end. */
export async function takeLeftCancel(db: Db, trackingNumber: string): Promise<LeftCancel | undefined> {
  const { rows } = await takeOne.run(db.pool, { lockSeconds, trackingNumber });
  return rows[0] && leftCancel(rows[0]);
}

function leftCancel({ left_at: leftAt, ...shipment }: TakenRow): LeftCancel {
  return { shipment, leftAt };
}
