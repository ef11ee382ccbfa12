import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { webhookTimeoutMs } from '../support/deadline.ts';
import { pollUntil } from '../support/poll.ts';
import { startWorld, type World } from '../webhook/world.ts';

let world: World;
let workers: AsyncDisposable;
beforeAll(async () => {
  const timeoutMs = webhookTimeoutMs(500);
  world = await startWorld(null, {
    WEBHOOK_SCHEDULE: '0,1h',
    WEBHOOK_TIMEOUT_MS: String(timeoutMs),
    WEBHOOK_LEASE_MS: String(timeoutMs + 1_000),
  });
  workers = world.work();
});
afterAll(async () => {
  await workers[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
});
beforeEach(async () => {
  await world.deleteEndpoints();
  world.receiver.received.length = 0;
});

const redeliver = (id: string, delivery: string) =>
  world.service.call('post', `/webhooks/${id}/deliveries/${delivery}/redeliver`);

/** Delivers one event; the receiver responds to the first scheduled attempt with `status`. */
async function delivered(path: string, status: number) {
  world.receiver.behave(() => ({ status }));
  const { id } = await world.endpoint(path, ['wallet.low_balance']);
  await world.emit(1);
  const ended = async () => ((await world.deliveries(id))[0]?.attempts.length ?? 0) > 0;
  expect(
    await pollUntil(
      async () => (await ended()) && (await world.deliveries(id))[0]?.state !== 'delivering',
      10_000,
    ),
  ).toBe(true);
  const [delivery] = await world.deliveries(id);
  if (!delivery) throw new Error('there is no delivery');
  return { id, delivery };
}

describe('200', () => {
  it('sends the same event id and bytes again, from any state', async () => {
    const { id, delivery } = await delivered('/again', 200);
    expect(delivery.state).toBe('succeeded');
    const { status, body } = await redeliver(id, delivery.id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id: delivery.id,
      event_id: delivery.event_id,
      state: 'succeeded',
      attempt_count: 2,
      attempts: [{ trigger: 'schedule' }, { number: 2, trigger: 'redeliver', http_status: 200 }],
    });
    const [first, second] = world.receiver.received;
    expect([second?.eventId, second?.rawBody]).toEqual([first?.eventId, first?.rawBody]);
  });

  it('completes a delivery that was waiting for its retry, if the redelivery succeeds', async () => {
    const { id, delivery } = await delivered('/waiting', 500);
    expect(delivery.state).toBe('retrying');
    expect(delivery.next_attempt_at).not.toBeNull();
    world.receiver.behave(() => ({ status: 200 }));
    expect((await redeliver(id, delivery.id)).body.data).toMatchObject({
      state: 'succeeded',
      next_attempt_at: null,
      error: null,
    });
  });

  it('keeps the schedule if the redelivery fails', async () => {
    const { id, delivery } = await delivered('/failing', 500);
    expect((await redeliver(id, delivery.id)).body.data).toMatchObject({
      state: 'retrying',
      next_attempt_at: delivery.next_attempt_at,
      attempt_count: 2,
      http_status: 500,
    });
  });

  it('keeps the state of a succeeded delivery if the redelivery fails, and adds only the attempt', async () => {
    const { id, delivery } = await delivered('/had-succeeded', 200);
    const { attempt_count: _, attempts, ...before } = delivery;
    world.receiver.behave(() => ({ status: 500, body: 'no' }));
    for (const attempt_count of [2, 3]) {
      const { body } = await redeliver(id, delivery.id);
      expect(body.data).toMatchObject({ ...before, attempt_count });
      expect(body.data.attempts.at(-1)).toMatchObject({
        number: attempt_count,
        trigger: 'redeliver',
        http_status: 500,
        response_excerpt: 'no',
        error: 'status 500',
      });
      expect(body.data.attempts[0]).toEqual(attempts[0]);
    }
    expect((await world.deliveries(id))[0]).toMatchObject({
      state: 'succeeded',
      http_status: 200,
      error: null,
    });
    world.receiver.behave(() => ({ status: 202 }));
    expect((await redeliver(id, delivery.id)).body.data).toMatchObject({
      state: 'succeeded',
      http_status: 202,
      attempt_count: 4,
    });
  });

  it('does not disable the endpoint if the redelivery gets 410', async () => {
    const { id, delivery } = await delivered('/gone-again', 200);
    world.receiver.behave(() => ({ status: 410 }));
    expect((await redeliver(id, delivery.id)).body.data).toMatchObject({
      state: 'succeeded',
      http_status: 200,
    });
    expect(await world.webhook(id)).toMatchObject({ active: true, disabled_reason: null });
  });

  it('shows the state delivering if the result of the attempt could not be written', async () => {
    const { id, delivery } = await delivered('/unwritten', 500);
    world.receiver.behave(() => ({ status: 200 }));
    const { pool } = world.service.database.db;
    await pool.query(
      "alter table webhook_delivery add constraint unwritten check (state <> 'succeeded') not valid",
    );
    try {
      const { status, body } = await redeliver(id, delivery.id);
      expect([status, body.data.state, body.data.attempts.length]).toEqual([200, 'delivering', 2]);
    } finally {
      await pool.query('alter table webhook_delivery drop constraint unwritten');
    }
    expect(world.receiver.received).toHaveLength(2);
  });

  it('sends a delivery that was discarded while the endpoint was inactive', async () => {
    const { id, delivery } = await delivered('/discarded', 500);
    await world.service.call('patch', `/webhooks/${id}`).send({ active: false });
    const inactive = await redeliver(id, delivery.id);
    expect([inactive.status, inactive.body.sysCode]).toEqual([409, '1500115']);
    await world.service.call('patch', `/webhooks/${id}`).send({ active: true });
    expect((await world.deliveries(id))[0]?.state).toBe('discarded');
    expect((await redeliver(id, delivery.id)).body.data.state).toBe('discarded');
    world.receiver.behave(() => ({ status: 200 }));
    expect((await redeliver(id, delivery.id)).body.data.state).toBe('succeeded');
  });
});

describe('404', () => {
  it('is the same for a missing delivery and for a delivery of another endpoint', async () => {
    const { delivery } = await delivered('/one', 200);
    const other = await world.endpoint('/other', ['shipment.created']);
    for (const unknown of [delivery.id, 'dlv_none']) {
      expect((await redeliver(other.id, unknown)).status).toBe(404);
    }
  });
});

describe('409', () => {
  it('refuses a delivery of an inactive endpoint, whose state does not change', async () => {
    const { id, delivery } = await delivered('/deactivated', 200);
    await world.service.call('patch', `/webhooks/${id}`).send({ active: false });
    const { status, body } = await redeliver(id, delivery.id);
    expect([status, body.sysCode]).toEqual([409, '1500115']);
    expect((await world.deliveries(id))[0]).toMatchObject({ state: 'succeeded', attempt_count: 1 });
  });

  it('refuses a delivery that is in flight', async () => {
    const { id, delivery } = await delivered('/busy', 200);
    let answer = () => {};
    world.receiver.behave(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ status: 200 });
        }),
    );
    const first = redeliver(id, delivery.id).then((response) => response);
    expect(await world.receiver.got(2, { path: '/busy' })).toBe(true);
    const second = await redeliver(id, delivery.id);
    expect([second.status, second.body.sysCode, second.headers['retry-after']]).toEqual([
      409,
      '1500117',
      '5',
    ]);
    answer();
    expect((await first).body.data).toMatchObject({ state: 'succeeded', attempt_count: 2 });
  });
});
