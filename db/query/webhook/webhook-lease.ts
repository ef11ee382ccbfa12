import type { Db } from '../../client.ts';
import type { DeliveryClaim } from './webhook-claim.ts';

/** What tells an attempt from every other of its delivery. */
export type ClaimKey = Pick<DeliveryClaim, 'id' | 'fence' | 'started_at'>;

/** Holds attempts that are under way for so long from now; one that has been taken over stays the other's. */
export async function extendLeases(db: Db, claims: readonly ClaimKey[], leaseMs: number): Promise<void> {
  await db.pool.query({
    name: 'extend_delivery_leases',
    // One that is locked is just being ended.
    text: `with held as (
        select d.id from unnest($1::text[], $2::integer[], $3::timestamptz[]) as h (id, fence, started_at)
        join webhook_delivery d
          on d.id = h.id and d.fence = h.fence and d.started_at = h.started_at and d.state = 'delivering'
        order by d.id for update of d skip locked
      )
      update webhook_delivery d set busy_until = sampan_clock() + make_interval(secs => $4 / 1000.0)
      from held where d.id = held.id`,
    values: [
      claims.map(({ id }) => id),
      claims.map(({ fence }) => fence),
      claims.map(({ started_at }) => started_at),
      leaseMs,
    ],
  });
}
