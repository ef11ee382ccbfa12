import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { simulatorSecret, startSimulator } from '../carrier/gateway/simulator-process.ts';
import { apiClient } from '../support/http-client.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { liveAccount } from '../support/shipment/live-account.ts';
import { order } from '../support/shipment/order.ts';
import { freePort } from '../support/store/redis.ts';

const started: { stop(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of started.splice(0)) await one.stop();
});

async function startBehindGateway(url: string): Promise<TestService> {
  const service = await startTestService({
    env: { CARRIER_HTTP_URL: url, CARRIER_HTTP_SECRET: simulatorSecret },
  });
  started.push(service);
  return service;
}

/** Returns a client that sends the same live order under the same key each time. */
async function ordering({ database, rootUrl }: TestService, accountId?: string, key: string = randomUUID()) {
  const account = await liveAccount(database, 1_000_000, accountId);
  const request = { idempotencyKey: key, body: order({ service_tier_id: 'HKPTCHGG01' }) };
  const send = () => apiClient(rootUrl, account.liveKey).post('/shipments', request);
  return { account, key, send };
}

describe('an order that is repeated with its key', () => {
  it('is at the carrier once, even if the database forgot account, key and booking in between', async () => {
    const simulator = await startSimulator();
    started.push(simulator);
    const before = await startBehindGateway(simulator.url);
    const { account, key, send } = await ordering(before);
    const first = await send();
    expect(first.status).toBe(201);

    const restored = await startBehindGateway(simulator.url);
    const again = await (await ordering(restored, account.id, key)).send();
    expect(again.status).toBe(201);
    const { id, dispatch } = again.body.data;
    expect({ id, waybill: dispatch.waybill_number }).toEqual({
      id: first.body.data.id,
      waybill: first.body.data.dispatch.waybill_number,
    });
    const { bookings } = await simulator.received();
    expect(bookings).toMatchObject([{ reference: id, state: 'booked', dispatch_count: 2 }]);
    await expectLedgerHolds(restored.database.db);
  });

  it('gets another number after a try that failed, which may have left a shipment with the first', async () => {
    const port = await freePort();
    const service = await startBehindGateway(`http://127.0.0.1:${port}`);
    const { account, send } = await ordering(service);
    expect(await send()).toMatchObject({ status: 503, body: { data: { name: 'CARRIER_UNAVAILABLE' } } });
    const simulator = await startSimulator(['--port', String(port)]);
    started.push(simulator);
    const second = await send();
    expect(second.status).toBe(201);
    const { rows } = await service.database.db.pool.query<{ number: string; state: string }>(
      `select tracking_number as number, dispatch_status as state from shipment where account_id = $1`,
      [account.id],
    );
    expect(rows.map(({ state }) => state).sort()).toEqual(['accepted', 'rejected']);
    expect(rows).toContainEqual({ number: second.body.data.id, state: 'accepted' });
    expect(new Set(rows.map(({ number }) => number)).size).toBe(2);
    await expectLedgerHolds(service.database.db);
  });

  it('gets another number when its key has expired, because the first order keeps its own', async () => {
    const simulator = await startSimulator();
    started.push(simulator);
    const service = await startBehindGateway(simulator.url);
    const { send } = await ordering(service);
    const first = await send();
    await service.database.setClock('25 hours');
    const second = await send();
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.data.id).not.toBe(first.body.data.id);
    await expectLedgerHolds(service.database.db);
  });
});
