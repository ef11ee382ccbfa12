import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '../support/service.ts';
import { create as createShipment } from '../support/shipment/booking.ts';
import { order } from '../support/shipment/order.ts';
import { create, somewhere } from '../webhook/http.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const send = (key: string = randomUUID()) =>
  service.call('post', '/test_helpers/wallet/low_balance').set('Idempotency-Key', key);
const count = async (table: string) =>
  (await service.database.db.pool.query(`select count(*) from ${table}`)).rows[0].count;

it('sends the event with the amounts of getWalletBalance, and lists it', async () => {
  const { body: wallet } = await service.call('get', '/wallet/balance');
  const key = randomUUID();
  const { status, body, headers } = await send(key);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    event_type: 'wallet.low_balance',
    livemode: false,
    data: {
      object: wallet.data,
      sequence: null,
      request: { id: headers['x-request-id'], idempotency_key: key },
    },
  });
  expect((await service.call('get', `/events/${body.data.event_id}`)).body.data).toEqual(body.data);
});

it('queues a delivery to each subscribed endpoint of test mode, and to no other', async () => {
  const register = async (path: string, events: string[], key?: string): Promise<string> =>
    (await create(service, { url: somewhere(path), events }, key ? { key } : {})).body.data.id;
  const subscribed = await register('wallet', ['wallet.low_balance']);
  await register('shipments', ['shipment.created']);
  await register('live', ['wallet.low_balance'], service.account.liveKey);
  const { body } = await send();
  const { rows } = await service.database.db.pool.query(
    'select endpoint_id from webhook_delivery where event_id = $1',
    [body.data.event_id],
  );
  expect(rows).toEqual([{ endpoint_id: subscribed }]);
});

it('sends one event for all requests with one idempotency key', async () => {
  const key = randomUUID();
  const first = await send(key);
  const before = await count('event');
  expect((await send(key)).body).toEqual(first.body);
  expect(await count('event')).toBe(before);
});

it('rejects the idempotency key of another operation and sends nothing', async () => {
  const key = randomUUID();
  expect((await createShipment(service, order(), undefined, key)).status).toBe(201);
  const before = await count('event');
  const { status, body } = await send(key);
  expect([status, body.sysCode]).toEqual([409, '1409002']);
  expect(await count('event')).toBe(before);
});

it('rejects a body and sends nothing', async () => {
  const before = await count('event');
  const { status, body } = await send().send({ available: 1 });
  expect([status, body.sysCode]).toEqual([400, '1400006']);
  expect(await count('event')).toBe(before);
});
