import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiClient, apiClient } from '../support/http-client.ts';
import { pollUntil } from '../support/poll.ts';
import { startChildService } from '../support/process/child-service.ts';
import { startTestService, type TestAccount, type TestService } from '../support/service.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { type PaperGateway, startPaperGateway } from '../support/shipment/paper-gateway.ts';
import { bookLive, fundedAccount } from '../support/shipment/partner-booking.ts';

let gateway: PaperGateway;
/** The deadline is long enough for 50 requests of a busy machine to arrive. */
let env: Record<string, string>;
let service: TestService;
let account: TestAccount;
let client: ApiClient;
beforeAll(async () => {
  gateway = await startPaperGateway();
  env = { ...gateway.env, CARRIER_DEADLINE_MS: '5000' };
  service = await startTestService({ env });
  account = await fundedAccount(service);
  client = apiClient(service.rootUrl, account.liveKey);
});
afterAll(async () => {
  await expectLedgerHolds(service.database.db);
  await service.stop();
  await gateway.stop();
});
afterEach(async () => {
  gateway.beforeCancel = async () => {};
  gateway.keeps = false;
  gateway.forget();
  await service.database.setClock('0 seconds');
});

const query = async (text: string, values: unknown[] = []) =>
  (await service.database.db.pool.query(text, values)).rows;

/** A shipment at a carrier that doesn't answer a cancel until it is let. */
async function heldCancel() {
  const id = await bookLive(service, account);
  const gate = Promise.withResolvers<void>();
  gateway.beforeCancel = () => gate.promise;
  return {
    id,
    path: `/shipments/${id}/cancel`,
    letGo: gate.resolve,
    isAsked: () => pollUntil(async () => gateway.received.cancel > 0, 10_000),
  };
}

/** Resolves once so many requests under these keys are being worked on. */
async function areClaimed(keys: readonly string[]): Promise<void> {
  const count = async () =>
    (await query('select count(*)::int as n from idempotency_key where key = any($1)', [keys]))[0].n;
  expect(await pollUntil(async () => (await count()) === keys.length, 20_000)).toBe(true);
}

/** The effects of a cancel: events, refunds, and where the shipment stands. */
async function traces(id: string) {
  const [row] = await query(
    `select status, cancel_locked_until is not null as locked,
      (select state from hold h where h.tracking_number = s.tracking_number) as hold,
      (select count(*)::int from event e where e.tracking_number = s.tracking_number and type = 'shipment.cancelled') as events,
      (select count(*)::int from wallet_transaction t where t.tracking_number = s.tracking_number and type = 'void') as refunds
      from shipment s where tracking_number = $1`,
    [id],
  );
  return row;
}
const cancelled = { status: 'cancelled', locked: false, hold: 'voided', events: 1, refunds: 1 };
const booked = { status: 'label_created', locked: false, hold: 'pending', events: 0, refunds: 0 };
const keysOf = (count: number) => Array.from({ length: count }, () => randomUUID());

describe('cancels at the same time', () => {
  it('wait for the one that runs, and give its answer: 50, with and without a key', async () => {
    const { id, path, letGo, isAsked } = await heldCancel();
    const first = client.post(path);
    expect(await isAsked()).toBe(true);
    const keys = keysOf(25);
    const others = [
      ...Array.from({ length: 24 }, () => client.post(path)),
      ...keys.map((idempotencyKey) => client.post(path, { idempotencyKey })),
    ];
    await areClaimed(keys);
    letGo();
    const { status, text } = await first;
    expect(status).toBe(200);
    for (const answer of await Promise.all(others)) expect([answer.status, answer.text]).toEqual([200, text]);
    expect(gateway.received.cancel).toBe(1);
    expect(await traces(id)).toEqual(cancelled);
    const replay = await client.post(path, { idempotencyKey: keys[0] ?? '' });
    expect([replay.status, replay.text]).toEqual([200, text]);
  });

  it('get the refusal of the one that runs when the carrier keeps the shipment', async () => {
    const { id, path, letGo, isAsked } = await heldCancel();
    gateway.keeps = true;
    const first = client.post(path);
    expect(await isAsked()).toBe(true);
    const keys = keysOf(10);
    const others = keys.map((idempotencyKey) => client.post(path, { idempotencyKey }));
    await areClaimed(keys);
    letGo();
    for (const answer of await Promise.all([first, ...others])) {
      expect(answer).toMatchObject({ status: 409, body: { data: { name: 'SHIPMENT_NOT_CANCELLABLE' } } });
    }
    expect(await traces(id)).toEqual(booked);
  });

  it('of one key are refused while the first is in flight, and replay it afterwards', async () => {
    const { path, letGo, isAsked } = await heldCancel();
    const [idempotencyKey = ''] = keysOf(1);
    const first = client.post(path, { idempotencyKey });
    expect(await isAsked()).toBe(true);
    expect(await client.post(path, { idempotencyKey })).toMatchObject({
      status: 409,
      body: { data: { name: 'IDEMPOTENCY_IN_FLIGHT', retry_after_seconds: 1 } },
    });
    letGo();
    const { text } = await first;
    expect(await client.post(path, { idempotencyKey })).toMatchObject({ status: 200, text });
  });

  it('go on when the client of the one that runs goes away', async () => {
    const { id, path, letGo, isAsked } = await heldCancel();
    const left = http.request(`${service.rootUrl}/api/v1${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${account.liveKey}` },
    });
    left.on('error', () => {});
    left.end();
    expect(await isAsked()).toBe(true);
    left.destroy();
    const keys = keysOf(1);
    const other = client.post(path, { idempotencyKey: keys[0] ?? '' });
    await areClaimed(keys);
    letGo();
    expect(await other).toMatchObject({ status: 200, body: { data: { id, status: 'cancelled' } } });
    expect(await traces(id)).toEqual(cancelled);
    expect(gateway.received.cancel).toBe(1);
  });

  it('are undecided when the carrier does not answer; Retry-After says when it is asked again', async () => {
    const { id, path, letGo, isAsked } = await heldCancel();
    const first = client.post(path);
    expect(await isAsked()).toBe(true);
    const keys = keysOf(5);
    const others = keys.map((idempotencyKey) => client.post(path, { idempotencyKey }));
    for (const answer of await Promise.all([first, ...others])) {
      expect(answer).toMatchObject({
        status: 503,
        body: { data: { name: 'CANCEL_UNDECIDED', retry_after_seconds: 15 } },
      });
      expect(answer.retryAfterSeconds).toBe(15);
    }
    expect(gateway.received.cancel).toBe(1);
    expect(await traces(id)).toEqual({ ...booked, locked: true });
    letGo();
    expect((await client.post(path, { idempotencyKey: keys[0] ?? '' })).status).toBe(200);
    expect(await traces(id)).toEqual(cancelled);
  });

  it('say a longer Retry-After as the reconciler asks less often', async () => {
    const { id, path, letGo } = await heldCancel();
    await client.post(path);
    await query(
      "update shipment set cancel_undecided_since = sampan_clock() - interval '105 minutes' where tracking_number = $1",
      [id],
    );
    const answer = await client.post(path);
    expect(answer.status).toBe(503);
    // 100 minutes past the first five: the reconciler rests for a twentieth of them, and looks every 15 seconds.
    expect(answer.retryAfterSeconds).toBeGreaterThanOrEqual(300);
    expect(answer.retryAfterSeconds).toBeLessThanOrEqual(320);
    letGo();
    expect((await client.post(path)).status).toBe(200);
  });
});

describe('cancels at the same time in two processes', () => {
  const startOther = () => startChildService(service.database.url, { ...env, SAMPAN_ROLES: 'api' });

  it('wait for the one that runs in the other, without a transaction, and give its answer', async () => {
    await using other = await startOther();
    const { id, path, letGo, isAsked } = await heldCancel();
    const first = client.post(path);
    expect(await isAsked()).toBe(true);
    const keys = keysOf(20);
    const elsewhere = apiClient(other.rootUrl, account.liveKey);
    const others = keys.map((idempotencyKey) => elsewhere.post(path, { idempotencyKey }));
    await areClaimed(keys);
    const open = await query(
      "select state from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    );
    expect(open).toEqual([]);
    letGo();
    const { status, text } = await first;
    expect(status).toBe(200);
    for (const answer of await Promise.all(others)) expect([answer.status, answer.text]).toEqual([200, text]);
    expect(gateway.received.cancel).toBe(1);
    expect(await traces(id)).toEqual(cancelled);
  });

  it('are undecided when the other process is killed; after Retry-After the next one ends it', async () => {
    await using other = await startOther();
    const { id, path, letGo, isAsked } = await heldCancel();
    const elsewhere = apiClient(other.rootUrl, account.liveKey);
    const lost = elsewhere.post(path).catch(() => null);
    expect(await isAsked()).toBe(true);
    const keys = keysOf(1);
    const waiting = client.post(path, { idempotencyKey: keys[0] ?? '' });
    await areClaimed(keys);
    other.signal('SIGKILL');
    await lost;
    letGo();
    const answer = await waiting;
    expect(answer).toMatchObject({ status: 503, body: { data: { name: 'CANCEL_UNDECIDED' } } });
    expect(await traces(id)).toEqual({ ...booked, locked: true });
    const seconds = answer.retryAfterSeconds;
    await service.database.setClock(`${seconds} seconds`);
    expect((await client.post(path, { idempotencyKey: keys[0] ?? '' })).status).toBe(200);
    expect(await traces(id)).toEqual(cancelled);
  });
});

describe('a carrier that refuses the connection', () => {
  it('takes no cancel: 503 CARRIER_UNAVAILABLE, nothing moved, and the same key cancels later', async () => {
    const id = await bookLive(service, account);
    await gateway.refuseConnections();
    const idempotencyKey = randomUUID();
    const answer = await client.post(`/shipments/${id}/cancel`, { idempotencyKey });
    expect(answer).toMatchObject({
      status: 503,
      body: { sysCode: '1500121', data: { name: 'CARRIER_UNAVAILABLE', retry_after_seconds: 15 } },
    });
    expect(await traces(id)).toEqual(booked);
    await gateway.listenAgain();
    expect((await client.post(`/shipments/${id}/cancel`, { idempotencyKey })).status).toBe(200);
    expect(await traces(id)).toEqual(cancelled);
  });

  it('decides nothing of a cancel that was sent before: still CANCEL_UNDECIDED', async () => {
    const { id, path, letGo } = await heldCancel();
    expect((await client.post(path)).body.data.name).toBe('CANCEL_UNDECIDED');
    await gateway.refuseConnections();
    expect((await client.post(path)).body.data.name).toBe('CANCEL_UNDECIDED');
    expect(await traces(id)).toEqual({ ...booked, locked: true });
    letGo();
    await gateway.listenAgain();
    expect((await client.post(path)).status).toBe(200);
  });
});
