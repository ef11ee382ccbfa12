import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { raceCancelAndSettle } from '../support/fault/cancel-settle-race.ts';
import { type ApiClient, apiClient } from '../support/http-client.ts';
import { startChildService } from '../support/process/child-service.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { booked, type CancelWorld, cancelled, openCancelWorld } from '../support/shipment/cancel-world.ts';
import { bookLive } from '../support/shipment/partner-booking.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

let world: CancelWorld;
let client: ApiClient;
beforeAll(async () => {
  // The maximum deadline: no test waits for it, and on a busy machine 50 requests must arrive before it.
  world = await openCancelWorld('25000');
  client = apiClient(world.service.rootUrl, world.account.liveKey);
});
afterAll(() => world.stop());
afterEach(() => world.reset());

const keysOf = (count: number) => Array.from({ length: count }, () => randomUUID());

describe('concurrent cancels', () => {
  it('wait for the one in flight and return its response: 50 cancels, with and without a key', async () => {
    const { id, path, letGo, carrierHasCancel } = await world.heldCancel();
    const first = client.post(path);
    expect(await carrierHasCancel()).toBe(true);
    const keys = keysOf(25);
    const others = [
      ...Array.from({ length: 24 }, () => client.post(path)),
      ...keys.map((idempotencyKey) => client.post(path, { idempotencyKey })),
    ];
    await world.waitUntilInFlight(keys);
    letGo();
    const { status, text } = await first;
    expect(status).toBe(200);
    for (const answer of await Promise.all(others)) expect([answer.status, answer.text]).toEqual([200, text]);
    expect(world.gateway.received.cancel).toBe(1);
    expect(await world.traces(id)).toEqual(cancelled);
    const replay = await client.post(path, { idempotencyKey: keys[0] ?? '' });
    expect([replay.status, replay.text]).toEqual([200, text]);
  });

  it('return the refusal of the one in flight if the carrier keeps the shipment', async () => {
    const { id, path, letGo, carrierHasCancel } = await world.heldCancel();
    world.gateway.refusesCancels = true;
    const first = client.post(path);
    expect(await carrierHasCancel()).toBe(true);
    const keys = keysOf(10);
    const others = keys.map((idempotencyKey) => client.post(path, { idempotencyKey }));
    await world.waitUntilInFlight(keys);
    letGo();
    for (const answer of await Promise.all([first, ...others])) {
      expect(answer).toMatchObject({ status: 409, body: { data: { name: 'SHIPMENT_NOT_CANCELLABLE' } } });
    }
    expect(await world.traces(id)).toEqual(booked);
  });

  it('with the same key are refused while the first is in flight, and replay its response afterwards', async () => {
    const { path, letGo, carrierHasCancel } = await world.heldCancel();
    const [idempotencyKey = ''] = keysOf(1);
    await using _ = await world.service.database.stoppedClock();
    const first = client.post(path, { idempotencyKey });
    expect(await carrierHasCancel()).toBe(true);
    expect(await client.post(path, { idempotencyKey })).toMatchObject({
      status: 409,
      body: { data: { name: 'IDEMPOTENCY_IN_FLIGHT', retry_after_seconds: 1 } },
    });
    letGo();
    const { text } = await first;
    expect(await client.post(path, { idempotencyKey })).toMatchObject({ status: 200, text });
  });

  it('succeed even if the client of the one in flight disconnects', async () => {
    const { id, path, letGo, carrierHasCancel } = await world.heldCancel();
    const left = http.request(`${world.service.rootUrl}/api/v1${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${world.account.liveKey}` },
    });
    left.on('error', () => {});
    left.end();
    expect(await carrierHasCancel()).toBe(true);
    left.destroy();
    const keys = keysOf(1);
    const other = client.post(path, { idempotencyKey: keys[0] ?? '' });
    await world.waitUntilInFlight(keys);
    letGo();
    expect(await other).toMatchObject({ status: 200, body: { data: { id, status: 'cancelled' } } });
    expect(await world.traces(id)).toEqual(cancelled);
    expect(world.gateway.received.cancel).toBe(1);
  });
});

describe('concurrent cancels in two processes', () => {
  const startOther = () =>
    startChildService(world.service.database.url, { ...world.env, SAMPAN_ROLES: 'api' });

  it('wait for the one in flight in the other process, hold no transaction open, and return its response', async () => {
    await using other = await startOther();
    const { id, path, letGo, carrierHasCancel } = await world.heldCancel();
    const first = client.post(path);
    expect(await carrierHasCancel()).toBe(true);
    const keys = keysOf(20);
    const elsewhere = apiClient(other.rootUrl, world.account.liveKey);
    const others = keys.map((idempotencyKey) => elsewhere.post(path, { idempotencyKey }));
    await world.waitUntilInFlight(keys);
    const open = await world.query(
      "select state from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    );
    expect(open).toEqual([]);
    letGo();
    const { status, text } = await first;
    expect(status).toBe(200);
    for (const answer of await Promise.all(others)) expect([answer.status, answer.text]).toEqual([200, text]);
    expect(world.gateway.received.cancel).toBe(1);
    expect(await world.traces(id)).toEqual(cancelled);
  });
});

describe('a cancel while the carrier refuses connections', () => {
  it('gets 503 CARRIER_UNAVAILABLE and changes nothing; the same key cancels later', async () => {
    const id = await bookLive(world.service, world.account);
    await world.gateway.refuseConnections();
    const idempotencyKey = randomUUID();
    const answer = await client.post(`/shipments/${id}/cancel`, { idempotencyKey });
    expect(answer).toMatchObject({
      status: 503,
      body: { sysCode: '1500121', data: { name: 'CARRIER_UNAVAILABLE', retry_after_seconds: 15 } },
    });
    expect(await world.traces(id)).toEqual(booked);
    await world.gateway.listenAgain();
    expect((await client.post(`/shipments/${id}/cancel`, { idempotencyKey })).status).toBe(200);
    expect(await world.traces(id)).toEqual(cancelled);
  });
});

it('two cancels and a settlement at the same moment have exactly one outcome, 100 times', async () => {
  const ends = await raceCancelAndSettle(service, 100);
  expect(ends.cancelled + ends.settled).toBe(100);
});
