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
    text: `update webhook_delivery d set busy_until = sampan_clock() + make_interval(secs => $3 / 1000.0)
      from unnest($1::text[], $2::integer[]) as held (id, fence)
      where d.id = held.id and d.fence = held.fence and d.state = 'delivering'`,
    values: [claims.map(({ id }) => id), claims.map(({ fence }) => fence), leaseMs],
  });
}
