import { voidSql } from '../../src/wallet/ledger-sql.ts';
import type { Db } from '../client.ts';
import type { Scope } from '../scope.ts';
import type { ShipmentRow } from './shipment.ts';

/** Longer than a carrier's deadline: a cancel past it was left by a process that died. */
const lockSeconds = 60;

/**
 * Takes the right to cancel a shipment that may be cancelled: booked, not picked up, not being intercepted, not
 * settled, and nobody else at it. Undefined when it may not. Until it is let go of, nobody settles the shipment.
 */
export async function lockForCancel(
  db: Db,
  scope: Scope,
  trackingNumber: string,
): Promise<ShipmentRow | undefined> {
  // The hold is locked too: a settlement that commits while this waits would not be seen otherwise.
  const { rows } = await db.pool.query<ShipmentRow>({
    name: 'lock_for_cancel',
    text: `with target as (
        select tracking_number, livemode from shipment
        where tracking_number = $1 and account_id = $2 and livemode = $3 and visible and status = 'label_created'
          and dispatch_status in ('accepted', 'failed') and not intercepting
          and (cancel_locked_until is null or cancel_locked_until < sampan_clock())
        for update
      ), unsettled as (
        select h.tracking_number from hold h, target
        where h.tracking_number = target.tracking_number and h.state = 'pending' for update of h
      )
      update shipment s set cancel_fence = cancel_fence + 1,
        cancel_locked_until = sampan_clock() + make_interval(secs => $4)
      from target
      where s.tracking_number = target.tracking_number and (not target.livemode or exists (select from unsettled))
      returning s.*`,
    values: [trackingNumber, scope.accountId, scope.livemode, lockSeconds],
  });
  return rows[0];
}

export interface CancelWrite {
  readonly transactionId: string;
  readonly description: string;
  readonly trackingEventId: string;
  readonly event: { readonly id: string; readonly body: string; readonly stampToken: string };
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
        update shipment s set status = 'cancelled', cancelled_at = stamp.at, updated_at = stamp.at,
          cancel_locked_until = null, next_checkpoint_at = null, event_sequence = event_sequence + 1
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
      write.event.stampToken,
      shipment.updated_at,
    ],
  });
  return rows[0];
}

/** Lets go of a cancel: for good, or to be taken up again at once. False when the fence is stale. */
export async function releaseCancel(
  db: Db,
  shipment: ShipmentRow,
  { again }: { readonly again: boolean },
): Promise<boolean> {
  const { rowCount } = await db.pool.query(
    `update shipment set cancel_locked_until = case when $3 then sampan_clock() end
      where tracking_number = $1 and cancel_fence = $2`,
    [shipment.tracking_number, shipment.cancel_fence, again],
  );
  return rowCount === 1;
}

/** Cancels that were left between their steps before a time, taken over; any number of workers may ask at once. */
export async function takeLeftCancels(db: Db, since: string, limit: number): Promise<ShipmentRow[]> {
  const { rows } = await db.pool.query<ShipmentRow>(
    `update shipment s set cancel_fence = s.cancel_fence + 1, cancel_locked_until = sampan_clock() + make_interval(secs => $2)
      from (select tracking_number from shipment where cancel_locked_until < $3 and status = 'label_created'
        order by cancel_locked_until limit $1 for update skip locked) left_behind
      where s.tracking_number = left_behind.tracking_number returning s.*`,
    [limit, lockSeconds, since],
  );
  return rows;
}
