import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { carrierDeadline } from '../../support/deadline.ts';
import { type ApiClient, apiClient } from '../../support/http-client.ts';
import { startChildService } from '../../support/process/child-service.ts';
import { booked, type CancelWorld, cancelled, openCancelWorld } from '../../support/shipment/cancel-world.ts';

/** These cancels wait for the carrier's deadline. So it is short, but long enough for a booking. */
let world: CancelWorld;
let client: ApiClient;
beforeAll(async () => {
  world = await openCancelWorld(carrierDeadline(500));
  client = apiClient(world.service.rootUrl, world.account.liveKey);
});
afterAll(() => world.stop());
afterEach(() => world.reset());

const keysOf = (count: number) => Array.from({ length: count }, () => randomUUID());

describe('concurrent cancels', () => {
  it('get 503 CANCEL_UNDECIDED if the carrier does not respond; Retry-After is the time to the next attempt', async () => {
    const { id, path, letGo, carrierHasCancel } = await world.heldCancel();
    const first = client.post(path);
    expect(await carrierHasCancel()).toBe(true);
    const keys = keysOf(5);
    const others = keys.map((idempotencyKey) => client.post(path, { idempotencyKey }));
    for (const answer of await Promise.all([first, ...others])) {
      expect(answer).toMatchObject({
        status: 503,
        body: { data: { name: 'CANCEL_UNDECIDED', retry_after_seconds: 15 } },
      });
      expect(answer.retryAfterSeconds).toBe(15);
    }
    expect(world.gateway.received.cancel).toBe(1);
    expect(await world.traces(id)).toEqual({ ...booked, locked: true });
    letGo();
    expect((await client.post(path, { idempotencyKey: keys[0] ?? '' })).status).toBe(200);
    expect(await world.traces(id)).toEqual(cancelled);
  });

  it('get a longer Retry-After as the reconciler asks less often', async () => {
    const { id, path, letGo } = await world.heldCancel();
    await client.post(path);
    await world.query(
      "update shipment set cancel_unconfirmed_since = sampan_clock() - interval '105 minutes' where tracking_number = $1",
      [id],
    );
    const answer = await client.post(path);
    expect(answer.status).toBe(503);
    // After the first 5 minutes the reconciler waits a twentieth of the age, 300 s here, plus its poll interval of 15 s.
    expect(answer.retryAfterSeconds).toBeGreaterThanOrEqual(300);
    expect(answer.retryAfterSeconds).toBeLessThanOrEqual(320);
    letGo();
    expect((await client.post(path)).status).toBe(200);
  });
  it('are unconfirmed if the process that asks the carrier is killed; after Retry-After, the next cancel succeeds', async () => {
    await using other = await startChildService(world.service.database.url, {
      ...world.env,
      SAMPAN_ROLES: 'api',
    });
    const { id, path, letGo, carrierHasCancel } = await world.heldCancel();
    const elsewhere = apiClient(other.rootUrl, world.account.liveKey);
    const lost = elsewhere.post(path).catch(() => null);
    expect(await carrierHasCancel()).toBe(true);
    const keys = keysOf(1);
    const waiting = client.post(path, { idempotencyKey: keys[0] ?? '' });
    await world.waitUntilInFlight(keys);
    other.signal('SIGKILL');
    await lost;
    // The lock outlasts the request that waits for it, also on a slow machine, where the request waits longer.
    await world.query(
      "update shipment set cancel_locked_until = sampan_clock() + interval '60 seconds' where tracking_number = $1",
      [id],
    );
    letGo();
    const answer = await waiting;
    expect(answer).toMatchObject({ status: 503, body: { data: { name: 'CANCEL_UNDECIDED' } } });
    expect(await world.traces(id)).toEqual({ ...booked, locked: true });
    const seconds = answer.retryAfterSeconds;
    await world.service.database.setClock(`${seconds} seconds`);
    expect((await client.post(path, { idempotencyKey: keys[0] ?? '' })).status).toBe(200);
    expect(await world.traces(id)).toEqual(cancelled);
  });
});

describe('a cancel that was sent before the carrier refuses connections', () => {
  it('stays CANCEL_UNDECIDED, and succeeds when the carrier is back', async () => {
    const { id, path, letGo } = await world.heldCancel();
    expect((await client.post(path)).body.data.name).toBe('CANCEL_UNDECIDED');
    await world.gateway.refuseConnections();
    expect((await client.post(path)).body.data.name).toBe('CANCEL_UNDECIDED');
    expect(await world.traces(id)).toEqual({ ...booked, locked: true });
    letGo();
    await world.gateway.listenAgain();
    expect((await client.post(path)).status).toBe(200);
  });
});
