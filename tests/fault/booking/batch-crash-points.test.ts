import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FaultWorld, openFaultWorld } from '../../support/fault/fault-world.ts';
import { apiClient } from '../../support/http-client.ts';
import { pollUntil } from '../../support/poll.ts';
import { batchOrders } from '../../support/shipment/batch.ts';

let world: FaultWorld;
beforeAll(async () => {
  world = await openFaultWorld('http');
});
afterAll(() => world.stop());

const points = ['batch-after-take', 'batch-after-place', 'batch-after-end'];

describe.each(points)('a worker that is killed at %s', (point) => {
  it('leaves a batch that the next worker ends, with each order booked once', async () => {
    const before = (await world.bookings()).length;
    const account = await world.account();
    const api = await world.start({ SAMPAN_ROLES: 'api' });
    const orders = batchOrders(5, (index) => ({
      ...world.order(),
      reference_no: `${point}-${index}`,
      ...(index === 2 ? { payment_type: 'cod' as const } : {}),
    }));
    const { post, get } = apiClient(api.rootUrl, account.liveKey);
    const dying = await world.start({ SAMPAN_ROLES: 'worker', SAMPAN_CRASHPOINT: point });
    const sent = await post('/shipments/batch', { idempotencyKey: point, body: { orders } });
    expect(sent.status).toBe(202);
    expect(await dying.ended).toEqual({ code: null, signal: 'SIGKILL' });
    const read = async () => (await get(`/shipment_batches/${sent.body.data.id}`)).body.data;
    // The worker died before its statement, so there is neither a result nor the event.
    expect(await read()).toMatchObject({ status: 'processing', counts: { pending: 5, placed: 0 } });

    await world.passLock();
    const worker = await world.start({ SAMPAN_ROLES: 'worker' });
    expect(
      await pollUntil(async () => {
        if ((await read()).status === 'completed') return true;
        await world.passLock();
        return false;
      }, 60_000),
    ).toBe(true);
    await worker.stop();
    await api.stop();

    const booked = await world.query<{ reference_no: string; status: string; cents: number }>(
      `select reference_no, dispatch_status as status, total_cents as cents
          from shipment where account_id = $1 and visible order by 1`,
      [account.id],
    );
    expect(booked).toEqual(
      [0, 1, 3, 4].map((index) => ({
        reference_no: `${point}-${index}`,
        status: 'accepted',
        cents: expect.any(Number),
      })),
    );
    const held_cents = booked.reduce((sum, { cents }) => sum + cents, 0);
    expect(await world.query('select held_cents from wallet where account_id = $1', [account.id])).toEqual([
      { held_cents },
    ]);
    expect(
      await world.query(
        "select count(*)::int as count from event where account_id = $1 and type = 'shipment_batch.completed'",
        [account.id],
      ),
    ).toEqual([{ count: 1 }]);
    expect((await world.bookings()).length - before).toBe(4);
  }, 120_000);
});
