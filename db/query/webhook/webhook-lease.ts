import type { Db } from '../../client.ts';
import { statement } from '../../statement.ts';
import type { DeliveryClaim } from './webhook-claim.ts';

export type ClaimKey = Pick<DeliveryClaim, 'id' | 'fence' | 'started_at'>;

// Raw and prepared: skips locked rows, whose attempts are being finished.
const extend = statement()({
  name: 'extend_delivery_leases',
  parameters: ['ids', 'fences', 'startedAt', 'leaseMs'],
  text: (p) => `with held as (
        select d.id from unnest(${p.ids}::text[], ${p.fences}::integer[], ${p.startedAt}::timestamptz[]) as h (id, fence, started_at)
        join webhook_delivery d
          on d.id = h.id and d.fence = h.fence and d.started_at = h.started_at and d.state = 'delivering'
        order by d.id for update of d skip locked
      )
      update webhook_delivery d set busy_until = sampan_clock() + make_interval(secs => ${p.leaseMs} / 1000.0)
      from held where d.id = held.id`,
});

/** Extends the leases of running attempts, unless another claim took the delivery over. */
export async function extendLeases(db: Db, claims: readonly ClaimKey[], leaseMs: number): Promise<void> {
  await extend.run(db.pool, {
    ids: claims.map(({ id }) => id),
    fences: claims.map(({ fence }) => fence),
    startedAt: claims.map(({ started_at }) => started_at),
    leaseMs,
  });
}
