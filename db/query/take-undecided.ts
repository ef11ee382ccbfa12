import type { Db } from '../client.ts';
import type { BookingFence } from './finish-booking.ts';
import type { ShipmentRow } from './shipment.ts';

const lockSeconds = 60;

export interface TakenBooking {
  readonly fence: BookingFence;
  readonly shipment: ShipmentRow;
  readonly accountEmail: string;
}

/**
 * Bookings that nobody has worked on since a time and whose dispatch isn't decided, taken over by raising their keys'
 * fences: whoever held one before writes nothing any more. Any number of workers may ask at once.
 */
export async function takeUndecided(db: Db, since: string, limit: number): Promise<TakenBooking[]> {
  const { rows } = await db.pool.query<
    ShipmentRow & { taken_key: string; taken_fence: number; account_email: string }
  >(
    `with taken as (
        update idempotency_key k set fence = k.fence + 1, locked_until = sampan_clock() + make_interval(secs => $2)
        from (
          select k.account_id, k.livemode, k.key from shipment s join idempotency_key k
            on k.account_id = s.account_id and k.livemode = s.livemode and k.key = s.idempotency_key
          where s.dispatch_status = 'pending' and k.recovery_point = 'booked' and k.subject = s.tracking_number
            and k.locked_until < $3
          order by k.locked_until limit $1 for update of k skip locked
        ) idle
        where k.account_id = idle.account_id and k.livemode = idle.livemode and k.key = idle.key
        returning k.key, k.fence, k.subject
      )
      select s.*, taken.key as taken_key, taken.fence as taken_fence, a.email as account_email
      from taken join shipment s on s.tracking_number = taken.subject join account a on a.id = s.account_id`,
    [limit, lockSeconds, since],
  );
  return rows.map(({ taken_key, taken_fence, account_email, ...shipment }) => ({
    fence: {
      accountId: shipment.account_id,
      livemode: shipment.livemode,
      key: taken_key,
      fence: taken_fence,
    },
    shipment,
    accountEmail: account_email,
  }));
}
