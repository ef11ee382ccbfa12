import type { Db } from '../../client.ts';
import { type Placeholders, statement } from '../../statement.ts';

/** Locks the oldest of each account. Per account, so that an index by account and time finds them. */
const oldest = (p: Placeholders<'days' | 'limit'>, isOfKind: string) =>
  `select s.account_id, s.tracking_number from account a cross join lateral (
        select account_id, tracking_number from shipment s
        where s.account_id = a.id and not s.livemode and ${isOfKind}
          and s.updated_at < sampan_clock() - make_interval(days => ${p.days})
          and s.dispatch_status <> 'pending' and s.cancel_locked_until is null
          and not exists (select from event e where e.account_id = s.account_id and e.tracking_number = s.tracking_number)
          and not exists (select from hold h where h.account_id = s.account_id and h.tracking_number = s.tracking_number)
        order by s.updated_at limit ${p.limit} for update skip locked
      ) s
      limit ${p.limit}`;

// Raw: row locks, and a delete from several tables in one statement. The two kinds have an index each. A live shipment is
// never deleted: the ledger refers to it.
const deleteOld = statement()({
  parameters: ['days', 'limit'],
  text: (p) => `with shown as materialized (
      ${oldest(p, 's.visible')}
    ),
    rejected as materialized (
      ${oldest(p, "not s.visible and s.dispatch_status = 'rejected'")}
    ),
    old as materialized (
      select account_id, tracking_number from shown union all select account_id, tracking_number from rejected limit ${p.limit}
    ),
    checkpoints as (delete from tracking_event where (account_id, tracking_number) in (select account_id, tracking_number from old)),
    labels as (delete from label where (account_id, tracking_number) in (select account_id, tracking_number from old)),
    calls as (delete from carrier_call where (account_id, tracking_number) in (select account_id, tracking_number from old)),
    cached as (delete from tracking_cache where (account_id, tracking_number) in (select account_id, tracking_number from old)),
    bookings as (delete from sandbox_booking where reference in (select tracking_number from old))
    delete from shipment where (account_id, tracking_number) in (select account_id, tracking_number from old)`,
});

/**
 * Deletes test shipments without a change for `days` whose events are gone, also rejected ones that no client saw, with their
 * checkpoints, labels, carrier calls and bookings at the sandbox carrier. An unconfirmed one stays. Returns the number of
 * shipments.
 */
export async function deleteTestShipments(db: Db, days: number, limit: number): Promise<number> {
  const { rowCount } = await deleteOld.run(db.pool, { days, limit });
  return rowCount ?? 0;
}
