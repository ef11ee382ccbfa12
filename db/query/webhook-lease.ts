import type { Db } from '../client.ts';
import type { DeliveryClaim } from './webhook-claim.ts';

/** Holds attempts that are under way for so long from now; one that has been taken over stays the other's. */
export async function extendLeases(
  db: Db,
  claims: readonly Pick<DeliveryClaim, 'id' | 'fence'>[],
  leaseMs: number,
): Promise<void> {
  await db.pool.query({
    name: 'extend_delivery_leases',
    // One that is locked is just being ended.
    text: `with held as (
        select d.id from unnest($1::text[], $2::integer[]) as h (id, fence)
        join webhook_delivery d on d.id = h.id and d.fence = h.fence and d.state = 'delivering'
        order by d.id for update of d skip locked
      )
      update webhook_delivery d set busy_until = sampan_clock() + make_interval(secs => $3 / 1000.0)
      from held where d.id = held.id`,
    values: [claims.map(({ id }) => id), claims.map(({ fence }) => fence), leaseMs],
  });
}
