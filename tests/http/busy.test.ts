import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { operationHandlers } from '../../src/operation/index.ts';
import { pollUntil } from '../support/poll.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';
import { footprintOf } from '../support/store/footprint.ts';

/** A little longer than a request waits before its account's next ones are refused. */
const lateMs = 1_100;

let service: TestService;
let started = 0;
const carrier = Promise.withResolvers<void>();
beforeAll(async () => {
  service = await startTestService({
    // One slot. Refusals begin when the first waiting request is late.
    env: { DATABASE_POOL_SIZE: '1', REQUEST_LOG: 'on' },
    handlers: {
      createShipment: async (context, call) => {
        started++;
        await carrier.promise;
        return operationHandlers.createShipment(context, call);
      },
    },
  });
});
afterAll(() => service.stop());

const book = (key: string, body: unknown = order()) =>
  service
    .call('post', '/shipments')
    .set('Idempotency-Key', key)
    .send(body as object);

const keys = async () =>
  (await service.database.db.pool.query<{ key: string }>('select key from idempotency_key')).rows.map(
    ({ key }) => key,
  );

const leftOut = async () =>
  (await service.database.db.pool.query('select key_id, reason, requests::int from api_request_left_out'))
    .rows;

const metrics = async () => (await (await fetch(`${service.rootUrl}/metrics`)).text()).split('\n');

it('a busy service refuses a booking with 503 before it claims the key, and finishes every admitted one', async () => {
  const before = await footprintOf(service.database, service.account.id);
  const admitted = Array.from({ length: 9 }, (_, index) =>
    book(`admitted-${index}`).then((answer) => answer),
  );
  const waiting = 'sampan_gate_requests{operation="createShipment",state="waiting"} 8';
  expect(await pollUntil(async () => (await metrics()).includes(waiting), 1_000)).toBe(true);
  const queuedAt = performance.now();
  expect(await pollUntil(async () => performance.now() - queuedAt > lateMs, 2 * lateMs)).toBe(true);

  const refused = await book('refused');
  expect(refused.status).toBe(503);
  expect(refused.body).toMatchObject({
    status: 503,
    sysCode: '1503001',
    data: { name: 'SERVICE_UNAVAILABLE', retry_after_seconds: 1 },
  });
  expect(refused.body.message).toContain('the service is busy');
  expect(refused.headers).toMatchObject({ 'retry-after': '1', 'x-ratelimit-limit-second': '100000' });
  expect(Object.keys(refused.headers).filter((name) => name.startsWith('x-ratelimit-'))).toHaveLength(5);
  expect(await metrics()).toContain('sampan_gate_refused_total{operation="createShipment"} 1');

  // Counted in the log of the dashboard, not listed.
  expect(await pollUntil(async () => (await leftOut()).length > 0, 5_000)).toBe(true);
  expect(await leftOut()).toEqual([{ key_id: expect.any(String), reason: 'overloaded', requests: 1 }]);

  // Another operation has slots of its own.
  expect((await service.call('get', '/countries')).status).toBe(200);
  expect(started).toBe(1);
  expect(await keys()).toEqual(['admitted-0']);
  expect(await footprintOf(service.database, service.account.id)).toEqual(before);

  carrier.resolve();
  expect((await Promise.all(admitted)).map(({ status }) => status)).toEqual(Array(9).fill(201));
  expect(await keys()).not.toContain('refused');
  expect((await book('refused', order({ reference_no: 'corrected' }))).status).toBe(201);
});
