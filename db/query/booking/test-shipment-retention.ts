import type { Db } from '../../client.ts';
import { statement } from '../../statement.ts';

// Raw: row locks, and a delete from several tables in one statement. Per account, so that the index of the feed finds the
// oldest. A live shipment is never deleted: the ledger refers to it.
const deleteOld = statement()({
  parameters: ['days', 'limit'],
  text: (p) => `with old as materialized (
      select s.tracking_number from account a cross join lateral (
        select tracking_number from shipment s
        where s.account_id = a.id and not s.livemode and s.visible
          and s.updated_at < sampan_clock() - make_interval(days => ${p.days})
          and s.undecided_since is null and s.cancel_locked_until is null
          and not exists (select from event e where e.tracking_number = s.tracking_number)
          and not exists (select from hold h where h.tracking_number = s.tracking_number)
        order by s.updated_at limit ${p.limit} for update skip locked
      ) s
      limit ${p.limit}
    ),
    checkpoints as (delete from tracking_event where tracking_number in (select tracking_number from old)),
    labels as (delete from label where tracking_number in (select tracking_number from old)),
    calls as (delete from carrier_call where tracking_number in (select tracking_number from old)),
    cached as (delete from tracking_cache where tracking_number in (select tracking_number from old)),
    bookings as (delete from sandbox_booking where reference in (select tracking_number from old))
    delete from shipment where tracking_number in (select tracking_number from old)`,
});

/**
 * Deletes test shipments without a change for `days` whose events are gone, with their checkpoints, labels, carrier calls
 * and bookings at the sandbox carrier. Returns the number of shipments.
 */
export async function deleteTestShipments(db: Db, days: number, limit: number): Promise<number> {
  const { rowCount } = await deleteOld.run(db.pool, { days, limit });
  return rowCount ?? 0;
}
