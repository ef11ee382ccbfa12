import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { OutboxRelay } from '../../src/webhook/relay.ts';
import { verifySignature } from '../../src/webhook/signature.ts';
import { patient } from '../support/deadline.ts';
import { pollUntil } from '../support/poll.ts';
import { order } from '../support/shipment/order.ts';
import { describeOnBothStores } from '../support/store/own-redis.ts';
import type { Received } from './receiver.ts';
import { flush, startWorld, type World } from './world.ts';

describeOnBothStores('deliveries over %s', (redisUrl) => {
  let world: World;
  let workers: AsyncDisposable;
  beforeAll(async () => {
    world = await startWorld(redisUrl);
    workers = world.work();
  });
  afterAll(async () => {
    await workers[Symbol.asyncDispose]();
    await world[Symbol.asyncDispose]();
  });
  afterEach(async () => {
    await world.deleteEndpoints();
    world.receiver.received.length = 0;
    world.receiver.behave(() => ({ status: 200, body: 'ok' }));
  });

  const settled = (id: string, state: string) =>
    pollUntil(async () => (await world.deliveries(id)).every((delivery) => delivery.state === state), 10_000);
  const of = (path: string): Received[] => world.receiver.received.filter((one) => one.path === path);

  it('have the signed event of an order, byte for byte as GET /events returns it', async () => {
    const { id, secret } = await world.endpoint('/order', ['shipment.created']);
    const sampan = world.service.sdk();
    const shipment = await sampan.shipments.create(order());
    expect(await world.receiver.got(1, { path: '/order' })).toBe(true);
    const [{ rawBody, headers, eventId } = {} as Received] = of('/order');
    const delivered = await sampan.events.construct(rawBody, String(headers['x-service-signature']), secret);
    expect(delivered).toMatchObject({
      event_type: 'shipment.created',
      data: { object: { id: shipment.id } },
    });
    expect(headers['x-service-event-type']).toBe('shipment.created');
    const event = await world.service.call('get', `/events/${eventId}`);
    expect(JSON.stringify(event.body.data)).toBe(rawBody);
    expect(await settled(id, 'succeeded')).toBe(true);
    const [delivery] = await world.deliveries(id);
    expect(delivery).toMatchObject({
      event_id: eventId,
      event_type: 'shipment.created',
      attempt_count: 1,
      http_status: 200,
      response_excerpt: 'ok',
      error: null,
      next_attempt_at: null,
      attempts: [{ number: 1, trigger: 'schedule', http_status: 200, error: null }],
    });
  });

  it('are sent to active endpoints with the type, account and mode of the event', async () => {
    const other = await world.service.createAccount();
    await world.endpoint('/all');
    await world.endpoint('/type', ['wallet.low_balance']);
    await world.endpoint('/another-type', ['shipment.created']);
    await world.endpoint('/another-account', ['*'], other);
    const deleted = await world.endpoint('/deleted');
    await world.service.call('delete', `/webhooks/${deleted.id}`);
    await world.emit(1);
    expect(await world.receiver.got(1, { path: '/all' })).toBe(true);
    expect(await world.receiver.got(1, { path: '/type' })).toBe(true);
    expect(world.receiver.received.map(({ path }) => path).sort()).toEqual(['/all', '/type']);
  });

  it('are retried with the same id and bytes until a 2xx, each time with a new signature', async () => {
    const { id, secret } = await world.endpoint('/flaky', ['wallet.low_balance']);
    world.receiver.behave(({ path }, earlier) =>
      path === '/flaky' && earlier < 2
        ? { status: earlier === 0 ? 500 : 302, body: 'no\0' }
        : { status: 204 },
    );
    await world.emit(1);
    expect(await world.receiver.got(3, { path: '/flaky' })).toBe(true);
    expect(await settled(id, 'succeeded')).toBe(true);
    const tries = of('/flaky');
    expect(new Set(tries.map(({ rawBody }) => rawBody)).size).toBe(1);
    expect(new Set(tries.map(({ eventId }) => eventId)).size).toBe(1);
    for (const { headers, rawBody } of tries) {
      expect(verifySignature(String(headers['x-service-signature']), secret, rawBody, new Date())).toBe(
        'valid',
      );
    }
    const [delivery] = await world.deliveries(id);
    expect(delivery?.attempts.map(({ http_status, error }) => [http_status, error])).toEqual([
      [500, 'status 500'],
      [302, 'status 302'],
      [204, null],
    ]);
    expect(delivery?.attempts[0]?.response_excerpt).toBe('no\ufffd');
  });

  it('fail permanently after the last attempt of the schedule', async () => {
    const { id } = await world.endpoint('/down', ['wallet.low_balance']);
    world.receiver.behave(({ path }) => (path === '/down' ? { status: 503 } : { status: 200 }));
    await world.emit(1);
    expect(await settled(id, 'failed')).toBe(true);
    expect(of('/down')).toHaveLength(3);
    expect((await world.deliveries(id))[0]).toMatchObject({ attempt_count: 3, next_attempt_at: null });
    expect((await world.webhook(id)).active).toBe(true);
  });

  it("disable the endpoint at once after a 410, and the account's other endpoints get the event", async () => {
    await world.endpoint('/watcher', ['webhook.disabled']);
    const { id } = await world.endpoint('/gone', ['wallet.low_balance']);
    world.receiver.behave(({ path }) => (path === '/gone' ? { status: 410 } : { status: 200 }));
    await world.emit(1);
    expect(await world.receiver.got(1, { path: '/watcher' })).toBe(true);
    expect(await world.webhook(id)).toMatchObject({ active: false, disabled_reason: 'gone' });
    const told = JSON.parse(of('/watcher')[0]?.rawBody ?? '{}');
    expect(told.data.object).toEqual(await world.webhook(id));
    expect(of('/gone')).toHaveLength(1);
  });

  it('all succeed if the queue is wiped while it has their jobs', async () => {
    const { id } = await world.endpoint('/wiped', ['wallet.low_balance']);
    await workers[Symbol.asyncDispose]();
    const sent = await world.emit(100);
    const { context } = world.service;
    // First the relay queues the deliveries, then the queue loses them.
    await using relay = new OutboxRelay({
      ...context,
      connection: world.connection,
      ...context.config.webhook,
    });
    relay.nudge();
    const busy = async () =>
      (await context.db.pool.query('select count(*) as n from webhook_delivery where busy_until is not null'))
        .rows[0].n > 0;
    expect(await pollUntil(busy, 5_000)).toBe(true);
    await relay[Symbol.asyncDispose]();
    if (redisUrl) await flush(redisUrl);
    else await context.db.pool.query('truncate bullmq.job cascade');
    workers = world.work();
    expect(await settled(id, 'succeeded')).toBe(true);
    expect(new Set(of('/wiped').map(({ eventId }) => eventId))).toEqual(new Set(sent));
  });

  it('to other endpoints are not delayed by an endpoint that hangs, with hundreds of jobs queued', async () => {
    await world.endpoint('/hanging', ['wallet.low_balance']);
    world.receiver.behave(({ path }) => (path === '/hanging' ? 'hang' : { status: 200 }));
    await world.emit(300);
    await world.endpoint('/healthy', ['wallet.low_balance']);
    const latencies: number[] = [];
    for (let round = 0; round < 20; round++) {
      const start = performance.now();
      const [event] = await world.emit(1);
      const arrived = () => of('/healthy').find(({ eventId }) => eventId === event);
      expect(await pollUntil(async () => arrived() !== undefined, 5_000)).toBe(true);
      latencies.push((arrived()?.at ?? 0) - start);
    }
    // In one shared queue, each would wait for more than a minute.
    latencies.sort((a, b) => a - b);
    expect(latencies[Math.floor(latencies.length / 2)]).toBeLessThan(patient(1_000));
    expect(latencies.at(-1)).toBeLessThan(patient(3_000));
    expect(of('/hanging').length).toBeLessThan(250);
  });
});
