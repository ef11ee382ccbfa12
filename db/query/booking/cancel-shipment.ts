import type { Db } from '../../client.ts';
import type { Scope } from '../../scope.ts';
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
  // The hold is locked too: a settlement that commits while this waits would not be seen otherwise.
  const { rows } = await db.pool.query<ShipmentRow & { taken_over: boolean }>({
    name: 'lock_for_cancel',
    text: `with target as (
        select tracking_number, livemode, cancel_locked_until is not null as taken_over from shipment
        where tracking_number = $1 and account_id = $2 and livemode = $3 and visible and status = 'label_created'
          and dispatch_status in ('accepted', 'failed') and not intercepting
          and (cancel_locked_until is null or cancel_locked_until < sampan_clock())
        for update
      ), unsettled as (
        select h.tracking_number from hold h, target
        where h.tracking_number = target.tracking_number and h.state = 'pending' for update of h
      )
      update shipment s set cancel_fence = cancel_fence + 1,
        cancel_locked_until = sampan_clock() + make_interval(secs => $4), cancel_request_id = $5, cancel_idempotency_key = $6
      from target
      where s.tracking_number = target.tracking_number and (not target.livemode or exists (select from unsettled))
      returning s.*, target.taken_over`,
    values: [
      trackingNumber,
      scope.accountId,
      scope.livemode,
      lockSeconds,
      cause.requestId,
      cause.idempotencyKey,
    ],
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

/**
 * Writes the end of a cancel under its fence: the hold released, the shipment cancelled, its events. Undefined when
 * the fence is stale or the shipment is not as it was read; then nothing moved.
 */
export async function writeCancel(
  db: Db,
  shipment: ShipmentRow,
  write: CancelWrite,
): Promise<ShipmentRow | undefined> {
  const money = shipment.livemode
    ? `select m.verdict from target, lateral ${voidSql({ trackingNumber: 'target.tracking_number', transactionId: '$3' })} m`
    : "select case when $3::text is null then '' else 'voided' end as verdict from target";
  const { rows } = await db.pool.query<ShipmentRow>({
    name: `write_cancel_${shipment.livemode ? 'live' : 'test'}`,
    text: `with target as (
        select * from shipment where tracking_number = $1 and cancel_fence = $2 and updated_at = $9 and status = 'label_created' for update
      ), money as (
        ${money}
      ), stamp as (
        select stamp_feed(target.account_id, target.livemode) as at from target, money where money.verdict = 'voided'
      ), cancelled as (
        update shipment s set status = 'cancelled', sub_status = null, cancelled_at = stamp.at, updated_at = stamp.at,
          cancel_locked_until = null, cancel_undecided_since = null, next_checkpoint_at = null, event_sequence = event_sequence + 1
        from stamp where s.tracking_number = $1 returning s.*
      ), tracked as (
        insert into tracking_event (id, tracking_number, sequence, status, description, occurred_at)
        select $4, c.tracking_number, 1 + (select count(*) from tracking_event t where t.tracking_number = $1), 'cancelled', $5, c.cancelled_at
        from cancelled c
      ), emitted as (
        select emit_event($6, account_id, livemode, 'shipment.cancelled', tracking_number, $7, $8, updated_at) from cancelled
      )
      select cancelled.*, (select count(*) from emitted) as emitted from cancelled`,
    values: [
      shipment.tracking_number,
      shipment.cancel_fence,
      write.transactionId,
      write.trackingEventId,
      write.description,
      write.event.id,
      write.event.body,
      write.stampToken,
      shipment.updated_at,
    ],
  });
  return rows[0];
}

/** Releases a cancel's lock: for good, or so that it may be taken up again at once. False when the lock is gone. */
export async function releaseCancel(
  db: Db,
  shipment: ShipmentRow,
  { again }: { readonly again: boolean },
): Promise<boolean> {
  const { rowCount } = await db.pool.query(
    `update shipment set cancel_locked_until = case when $3 then sampan_clock() end,
        cancel_undecided_since = case when $3 then coalesce(cancel_undecided_since, sampan_clock()) end
      where tracking_number = $1 and cancel_fence = $2 and cancel_locked_until is not null`,
    [shipment.tracking_number, shipment.cancel_fence, again],
  );
  return rowCount === 1;
}

/** Whether a run still has the right to cancel: its lock hasn't ended, and nobody has taken over. */
export async function holdsCancel(db: Db, shipment: ShipmentRow): Promise<boolean> {
  const { rowCount } = await db.pool.query(
    `select from shipment
      where tracking_number = $1 and cancel_fence = $2 and cancel_locked_until > sampan_clock()`,
    [shipment.tracking_number, shipment.cancel_fence],
  );
  return rowCount === 1;
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

export async function findCancelStanding(db: Db, trackingNumber: string): Promise<CancelStanding> {
  const { rows } = await db.pool.query<{ running: boolean; undecided: boolean; seconds: number }>({
    name: 'find_cancel_standing',
    text: `select coalesce(cancel_locked_until > sampan_clock(), false) as running,
        cancel_undecided_since is not null as undecided,
        ceil(extract(epoch from case
          when cancel_locked_until > sampan_clock() then cancel_locked_until - sampan_clock()
          else greatest(${restSql('cancel_undecided_since')} - (sampan_clock() - cancel_locked_until), interval '0')
            + make_interval(secs => $2)
        end))::integer as seconds
      from shipment where tracking_number = $1`,
    values: [trackingNumber, reconcileSeconds],
  });
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
  return takeCancels(
    db,
    `select tracking_number, cancel_locked_until from shipment
      where cancel_locked_until < $2 and carrier_code = $3
        and ${hasRestedSql('cancel_locked_until', 'cancel_undecided_since')}
      order by cancel_locked_until limit $4 for update skip locked`,
    [since, carrierCode, limit],
  );
}

/** One cancel that was left between its steps, for the person who brings it to its end. */
export async function takeLeftCancel(db: Db, trackingNumber: string): Promise<LeftCancel | undefined> {
  const [taken] = await takeCancels(
    db,
    `select tracking_number, cancel_locked_until from shipment
      where tracking_number = $2 and cancel_locked_until < sampan_clock() for update`,
    [trackingNumber],
  );
  return taken;
}

async function takeCancels(db: Db, left: string, values: unknown[]): Promise<LeftCancel[]> {
  const { rows } = await db.pool.query<ShipmentRow & { left_at: string }>(
    `update shipment s set cancel_fence = s.cancel_fence + 1,
        cancel_locked_until = sampan_clock() + make_interval(secs => $1)
      from (${left}) behind
      where s.tracking_number = behind.tracking_number returning s.*, behind.cancel_locked_until as left_at`,
    [lockSeconds, ...values],
  );
  return rows.map(({ left_at: leftAt, ...shipment }) => ({ shipment, leftAt }));
}
