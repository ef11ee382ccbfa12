import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type FaultWorld, openFaultWorld } from '../../support/fault/fault-world.ts';
import { storiesOf, storyOf } from '../../support/fault/shipment-story.ts';
import { type ApiClient, apiClient } from '../../support/http-client.ts';
import { pollUntil } from '../../support/poll.ts';

const clients = 32;
const loadMs = 20_000;
const everyMs = 500;
/** Delay before a client retries. */
const retryMs = 50;

let world: FaultWorld;
beforeAll(async () => {
  world = await openFaultWorld('sandbox');
});
afterAll(() => world.stop());

it('ending every database session every 500 ms under load loses and duplicates nothing', async () => {
  const account = await world.account(1_000_000_000);
  const services = await Promise.all([
    world.start({ LOG_LEVEL: 'fatal' }),
    world.start({ LOG_LEVEL: 'fatal' }),
  ]);
  const expectAlive = async () => {
    for (const { ended, log } of services) {
      expect({ end: await Promise.race([ended, 'none']), log: log() }).toEqual({ end: 'none', log: '' });
    }
  };
  const until = Date.now() + loadMs;
  const refusals = new Map<string, number>();
  const booked = new Map<string, string>();

  const book = async (client: ApiClient) => {
    const request = { idempotencyKey: randomUUID(), body: world.order() };
    for (;;) {
      const { status, body } = await client.post('/shipments', request);
      if (status === 201) {
        booked.set(request.idempotencyKey, body.data.id);
        return;
      }
      const name = `${status} ${body.message.split(':')[0]}`;
      refusals.set(name, (refusals.get(name) ?? 0) + 1);
      await delay(retryMs);
    }
  };
  const work = Array.from({ length: clients }, async (_, index) => {
    const client = apiClient(services[index % services.length]?.rootUrl ?? '', account.liveKey);
    while (Date.now() < until) await book(client);
  });
  let terminated = 0;
  while (Date.now() < until) {
    await expectAlive();
    const rows = await world.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
    );
    terminated += rows.length;
    await delay(everyMs);
  }
  // Unfinished requests stay locked for a minute; the clock moves past that.
  const over = Promise.all(work);
  const isOver = () => Promise.race([over.then(() => true), delay(1_000, false)]);
  for (let waits = 0; !(await isOver()); waits++) {
    expect(waits).toBeLessThan(60);
    await world.passLock();
  }

  console.log(
    `${booked.size} booked, ${terminated} sessions ended, ${JSON.stringify(Object.fromEntries(refusals))}`,
  );
  expect(terminated).toBeGreaterThan(loadMs / everyMs);
  const expected = ['409 IDEMPOTENCY_IN_FLIGHT', '503 SERVICE_UNAVAILABLE', '503 DISPATCH_UNDECIDED'];
  expect(expected).toEqual(expect.arrayContaining([...refusals.keys()]));
  const stories = await storiesOf(world.database, account.id);
  expect(stories.map(({ id }) => id).sort()).toEqual([...booked.values()].sort());
  for (const story of stories) expect(story).toMatchObject(storyOf.booked);

  await expectAlive();
  for (const { rootUrl } of services) {
    expect((await fetch(`${rootUrl}/readyz`)).status).toBe(200);
    await book(apiClient(rootUrl, account.liveKey));
  }
  // The workers have new connections too: the reconciler finishes an unconfirmed booking.
  const unconfirmed = { idempotencyKey: randomUUID(), body: world.order({ reference_no: 'SANDBOX-DROP' }) };
  const client = apiClient(services[0]?.rootUrl ?? '', account.liveKey);
  expect((await client.post('/shipments', unconfirmed)).status).toBe(503);
  const isReconciled = async () =>
    (await storiesOf(world.database, account.id)).every(({ dispatch }) => dispatch === 'accepted');
  expect(await pollUntil(isReconciled, 40_000)).toBe(true);
}, 45_000);

it('ending sessions while they are opened stops no process, and the workers continue', async () => {
  const account = await world.account();
  const service = await world.start({ LOG_LEVEL: 'fatal' });
  const until = Date.now() + 10_000;
  let terminated = 0;
  while (Date.now() < until) {
    const rows = await world.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
    );
    terminated += rows.length;
    const end = await Promise.race([service.ended, delay(Math.random() * 40, 'none')]);
    expect({ end, log: service.log() }).toEqual({ end: 'none', log: '' });
  }
  console.log(`${terminated} sessions ended as they came`);
  const client = apiClient(service.rootUrl, account.liveKey);
  const unconfirmed = { idempotencyKey: randomUUID(), body: world.order({ reference_no: 'SANDBOX-DROP' }) };
  const isBooked = async () => (await client.post('/shipments', unconfirmed)).status === 503;
  expect(await pollUntil(isBooked, 10_000)).toBe(true);
  const isReconciled = async () =>
    (await storiesOf(world.database, account.id)).every(({ dispatch }) => dispatch === 'accepted');
  expect(await pollUntil(isReconciled, 40_000)).toBe(true);
});
