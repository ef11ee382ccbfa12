import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { type FaultWorld, openFaultWorld } from '../../support/fault/fault-world.ts';
import { printFigures } from '../../support/fault/load.ts';
import { apiClient } from '../../support/http-client.ts';
import { pollUntil } from '../../support/poll.ts';
import type { ChildService } from '../../support/process/child-service.ts';
import { batchOrders } from '../../support/shipment/batch.ts';
import { startOwnPostgres } from '../../support/store/own-postgres.ts';

/** While orders were pending. */
const kills = Number(process.env.KILL_ROUNDS ?? 30);
/** More are sent if these end before the last kill. */
const leastBatches = 10;
const ordersEach = 1_000;
/** Of each batch; the other orders break a rule. */
const validEach = 950;

it('30 kills of the API and the worker, at random moments while orders are pending, lose and double none of 10,000 orders', async () => {
  await using _postgres = await startOwnPostgres();
  const world = await openFaultWorld('http');
  try {
    await storm(world);
  } finally {
    await world.stop();
  }
}, 600_000);

/** Sends batches while processes are killed. Only kills while orders were pending count: others prove nothing. */
async function storm(world: FaultWorld): Promise<void> {
  const account = await world.account(1_000_000_000);
  const pace = { BATCH_ORDERS_PER_SECOND: '400' };
  let worker = await world.start({ ...pace, SAMPAN_ROLES: 'worker' });
  let api = await world.start({ SAMPAN_ROLES: 'api' });
  const pendingAtKills: number[] = [];
  const sending = (async () => {
    const ids = new Set<string>();
    while (ids.size < leastBatches || pendingAtKills.length < kills) {
      if (ids.size < leastBatches || (await countPending(world)) < ordersEach)
        ids.add(await sendBatch(world, () => apiClient(api.rootUrl, account.liveKey), ids.size));
      await delay(50);
    }
    return ids.size;
  })();
  const isBroken = sending.then(
    () => false,
    () => true,
  );
  let others = 0;
  while (pendingAtKills.length < kills) {
    if (await Promise.race([isBroken, delay(randomInt(300, 2_500), false)])) break;
    const isWorker = (pendingAtKills.length + others) % 3 !== 2;
    const before = await countPending(world);
    await kill(isWorker ? worker : api);
    const pending = Math.min(before, await countPending(world));
    if (pending > 0) pendingAtKills.push(pending);
    else others++;
    // Expires the locks of the killed process.
    await world.passLock();
    if (isWorker) worker = await world.start({ ...pace, SAMPAN_ROLES: 'worker' });
    else api = await world.start({ SAMPAN_ROLES: 'api' });
  }
  const batches = await sending;
  expect(
    await pollUntil(async () => {
      if ((await countPending(world)) === 0) return true;
      await delay(1_000);
      await world.passLock();
      return false;
    }, 240_000),
  ).toBe(true);
  await expectAllOnce(world, account.id, batches);
  printFigures('batches under kill -9', {
    'kills while orders were pending': pendingAtKills.length,
    'orders pending at these kills': `${Math.min(...pendingAtKills)} to ${Math.max(...pendingAtKills)}`,
    'kills without pending orders, not counted': others,
    'batches of 1,000 orders': batches,
    'lost or doubled': 0,
  });
}

/** Repeats the request until the batch is accepted: processes are killed meanwhile. */
async function sendBatch(
  world: FaultWorld,
  client: () => ReturnType<typeof apiClient>,
  number: number,
): Promise<string> {
  const orders = batchOrders(ordersEach, (index) => ({
    ...world.order(),
    reference_no: `B${number}-${index}`,
    ...(index % 20 === 7 ? { payment_type: 'cod' as const } : {}),
  }));
  for (;;) {
    const sent = { idempotencyKey: `storm-${number}`, body: { orders } };
    const answer = await client()
      .post('/shipments/batch', sent)
      .catch(() => null);
    if (answer?.status === 202) return answer.body.data.id;
    expect([undefined, 409, 503]).toContain(answer?.status);
    await delay(50);
  }
}

async function countPending(world: FaultWorld): Promise<number> {
  const [row] = await world.query<{ count: number }>(
    'select coalesce(sum(pending_count), 0)::int as count from shipment_batch',
  );
  return row?.count ?? 0;
}

async function kill(service: ChildService): Promise<void> {
  service.signal('SIGKILL');
  await service.ended;
}

async function expectAllOnce(world: FaultWorld, accountId: string, batches: number): Promise<void> {
  const results = await world.query(
    `select status, count(*)::int as count, count(distinct tracking_number)::int as numbers, count(body)::int as bodies
      from shipment_batch_order where account_id = $1 group by 1 order by 1`,
    [accountId],
  );
  const placed = batches * validEach;
  const refused = batches * (ordersEach - validEach);
  expect(results).toEqual([
    { status: 'placed', count: placed, numbers: placed, bodies: 0 },
    // Kept for the download of what was refused.
    { status: 'refused', count: refused, numbers: 0, bodies: refused },
  ]);
  const settled = () =>
    world.query(
      `select from shipment where account_id = $1 and (dispatch_status = 'pending' or not visible and dispatch_status <> 'rejected')`,
      [accountId],
    );
  expect(await pollUntil(async () => (await settled()).length === 0, 120_000)).toBe(true);
  const [shipments] = await world.query(
    `select count(*)::int as shipments, count(distinct reference_no)::int as "references",
        count(distinct idempotency_key)::int as keys, sum(total_cents)::int as cents
      from shipment where account_id = $1 and visible`,
    [accountId],
  );
  expect(shipments).toMatchObject({ shipments: placed, references: placed, keys: placed });
  expect(
    await world.query('select balance_cents, held_cents from wallet where account_id = $1', [accountId]),
  ).toEqual([{ balance_cents: 1_000_000_000, held_cents: shipments?.cents }]);
  expect(await world.bookings()).toHaveLength(placed);
  expect(
    await world.query(
      `select count(*)::int as events, count(distinct body::json -> 'data' -> 'object' ->> 'id')::int as batches
        from event where account_id = $1 and type = 'shipment_batch.completed'`,
      [accountId],
    ),
  ).toEqual([{ events: batches, batches }]);
}
