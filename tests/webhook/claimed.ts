import {
  claimDelivery,
  type DeliveryClaim,
  takeDueDeliveries,
} from '../../db/query/webhook/webhook-claim.ts';
import type { DeliveryEnd, EndedAttempt } from '../../db/query/webhook/webhook-result.ts';
import type { World } from './world.ts';

const leaseMs = 60_000;

/** Registers an endpoint, emits `count` events and claims their deliveries, as a worker does. */
export async function claimed(world: World, path: string, count = 1): Promise<readonly DeliveryClaim[]> {
  const { id } = await world.endpoint(path, ['wallet.low_balance']);
  await world.emit(count);
  const ids = (await world.deliveries(id)).map((delivery) => delivery.id);
  return Promise.all(ids.map((delivery) => claimOf(world, delivery)));
}

/** Claims a due delivery. */
export async function claimOf({ service }: World, id: string): Promise<DeliveryClaim> {
  const claim = await claimDelivery(service.context.db, { id, account_id: service.account.id }, leaseMs);
  if (!claim) throw new Error(`${id} could not be claimed`);
  return claim;
}

/** Expires a claim's lease and runs the relay, which releases the delivery. */
export async function expireLease({ service }: World, { id }: DeliveryClaim): Promise<void> {
  const { db } = service.context;
  await db.pool.query(
    "update webhook_delivery set busy_until = sampan_clock() - interval '1 second' where id = $1",
    [id],
  );
  await takeDueDeliveries(db, 100, leaseMs);
}

const ends = {
  succeeded: { state: 'succeeded', scheduled: true, next: null },
  retrying: { state: 'retrying', scheduled: true, next: { afterMs: 3_600_000 } },
  failed: { state: 'failed', scheduled: true, next: null },
} as const satisfies Record<string, DeliveryEnd>;

/** Returns an attempt with a response, ready to be written. */
export function endedAttempt(claim: DeliveryClaim, state: keyof typeof ends): EndedAttempt {
  const [httpStatus, error] = state === 'succeeded' ? [200, null] : [500, 'status 500'];
  const result = { httpStatus, latencyMs: 7, responseExcerpt: 'ok', error };
  return { claim, result, end: ends[state], signature: null };
}

/** Returns a delivery's row with its attempts. */
export async function rowOf({ service }: World, { id }: Pick<DeliveryClaim, 'id'>) {
  const { rows } = await service.database.db.pool.query(
    `select d.*, (select coalesce(json_agg(a order by a.number), '[]') from webhook_attempt a
      where a.account_id = d.account_id and a.delivery_id = d.id) as attempts from webhook_delivery d where id = $1`,
    [id],
  );
  return rows[0];
}
