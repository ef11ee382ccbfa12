import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { pollUntil } from '../support/poll.ts';
import { describeOnBothStores } from '../support/store/own-redis.ts';
import { startWorld, type World } from './world.ts';

describeOnBothStores('ten failed deliveries in a row over %s', (redisUrl) => {
  let world: World;
  const workers: AsyncDisposable[] = [];
  beforeAll(async () => {
    world = await startWorld(redisUrl, {
      WEBHOOK_SCHEDULE: '0,2ms',
      WEBHOOK_FRESH_SLOTS: '4',
      WEBHOOK_LATE_SLOTS: '4',
    });
    for (let count = 0; count < 8; count++) workers.push(world.work());
  });
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker[Symbol.asyncDispose]()));
    await world[Symbol.asyncDispose]();
  });
  beforeEach(async () => {
    world.receiver.received.length = 0;
    await world.service.database.db.pool.query('delete from event');
  });

  const open = async () => {
    const { pending = 0, delivering = 0, retrying = 0 } = await world.states();
    return pending + delivering + retrying;
  };
  const allEnded = () => pollUntil(async () => (await open()) === 0, 20_000);
  const disabledEvents = async () => {
    const { body } = await world.service.call('get', '/events?event_type=webhook.disabled');
    return body.data.data;
  };

  it('disable the endpoint once, with any number of workers, and discard the rest', async () => {
    world.receiver.behave(() => ({ status: 500 }));
    const { id } = await world.endpoint('/down');
    // More than the 64 slots of all workers, so that some wait when the endpoint is disabled.
    const emitted = 200;
    await world.emit(emitted);
    expect(await allEnded()).toBe(true);
    expect(await world.webhook(id)).toMatchObject({ active: false, disabled_reason: 'consecutive_failures' });
    const events = await disabledEvents();
    expect(events).toHaveLength(1);
    expect(events[0].data.object).toEqual(await world.webhook(id));
    const { failed = 0, discarded = 0 } = await world.states();
    expect(failed).toBeGreaterThanOrEqual(10);
    expect(failed + discarded).toBe(emitted);
    expect(discarded).toBeGreaterThan(0);
    const attempts = (await world.deliveries(id)).map(({ attempt_count }) => attempt_count);
    expect(Math.max(...attempts)).toBeLessThanOrEqual(2);
    await world.service.call('delete', `/webhooks/${id}`);
  });

  it('are not reached if a delivery succeeds after nine, and not by tests and redeliveries', async () => {
    const { id } = await world.endpoint('/nine', ['wallet.low_balance']);
    const fail = async (count: number) => {
      world.receiver.behave(() => ({ status: 500 }));
      await world.emit(count);
      expect(await allEnded()).toBe(true);
    };
    await fail(9);
    world.receiver.behave(() => ({ status: 200 }));
    await world.emit(1);
    expect(await allEnded()).toBe(true);
    await fail(9);
    const [last] = await world.deliveries(id);
    for (let count = 0; count < 3; count++) {
      const redelivered = await world.service.call(
        'post',
        `/webhooks/${id}/deliveries/${last?.id}/redeliver`,
      );
      expect(redelivered.body.data).toMatchObject({ state: 'failed', http_status: 500 });
      const tested = await world.service.call('post', `/webhooks/${id}/test`);
      expect(tested.body.data).toMatchObject({ state: 'failed', http_status: 500 });
    }
    expect((await world.webhook(id)).active).toBe(true);
    await fail(1);
    expect((await world.webhook(id)).active).toBe(false);
    expect(await disabledEvents()).toHaveLength(1);

    const enabled = await world.service.call('patch', `/webhooks/${id}`).send({ active: true });
    expect(enabled.body.data).toMatchObject({ active: true, disabled_reason: null });
    await fail(9);
    expect((await world.webhook(id)).active).toBe(true);
    expect(world.receiver.violations).toEqual([]);
  });
});
