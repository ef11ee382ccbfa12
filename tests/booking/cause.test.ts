import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { takeBatchOrders } from '../../db/query/batch/batch-order.ts';
import { commandLineActor } from '../../src/audit.ts';
import { retryBatch } from '../../src/batch/batch.ts';
import { reconcileShipments, resolveUnconfirmed } from '../../src/booking/reconcile.ts';
import { createRefuse } from '../../src/contract/operation.ts';
import { createShipment, createShipmentReturn } from '../../src/operation/shipment.ts';
import { runForReply } from '../../src/run-operation.ts';
import { startTestService, type TestAccount, type TestService } from '../support/service.ts';
import { batchOrders, ordersOf, placeBatches } from '../support/shipment/batch.ts';
import { liveAccount } from '../support/shipment/live-account.ts';
import { order } from '../support/shipment/order.ts';
import { sold } from '../support/shipment/returns.ts';

let service: TestService;
let account: TestAccount;
beforeAll(async () => {
  service = await startTestService();
  account = await liveAccount(service.database, 10_000_000);
});
afterEach(() => service.database.setClock('0 seconds'));
afterAll(() => service.stop());

const query = async (text: string, values: unknown[] = []) =>
  (await service.database.db.pool.query(text, values)).rows;
const keyOf = { test: () => account.testKey, live: () => account.liveKey };
const modes = ['test', 'live'] as const;
type Mode = (typeof modes)[number];
const scopeOf = (mode: Mode) => ({ accountId: account.id, livemode: mode === 'live' });

/** The `request` of an event. */
interface Sender {
  readonly id: string;
  readonly idempotency_key: string;
}
const sentBy = (): Sender => ({ id: randomUUID(), idempotency_key: randomUUID() });

async function send(mode: Mode, path: string, body: object, { id, idempotency_key }: Sender) {
  const sent = await service
    .call('post', path, keyOf[mode]())
    .set({ 'X-Request-Id': id, 'Idempotency-Key': idempotency_key })
    .send(body);
  return sent.body.data;
}

const requestsOf = async (type: string, text: string) =>
  (
    await query(
      `select body::json -> 'data' -> 'request' as request from event where type = $1 and body like '%' || $2 || '%' order by position`,
      [type, text],
    )
  ).map(({ request }) => request);

describe.each(modes)('the request that an event of a batch names in %s mode', (mode) => {
  const place = () => placeBatches(service.context);
  const createBatch = async (orders: readonly object[], by: Sender): Promise<{ id: string }> =>
    send(mode, '/shipments/batch', { orders }, by);
  const completed = (id: string) => requestsOf('shipment_batch.completed', id);

  it('created the batch, with its own key, for each order, also one that the reconciler books', async () => {
    const by = sentBy();
    const orders = batchOrders(3, (index) => (index === 1 ? { reference_no: 'SANDBOX-DROP' } : {}));
    const { id } = await createBatch(orders, by);
    await place();
    await reconcileShipments(service.context);
    await query('update shipment_batch_order set next_attempt_at = now() where next_attempt_at is not null');
    await place();
    const placed = await ordersOf(service, id, keyOf[mode]());
    expect(placed.map(({ status }) => status)).toEqual(['placed', 'placed', 'placed']);
    for (const { shipment } of placed)
      expect(await requestsOf('shipment.created', shipment?.id ?? '')).toEqual([by]);
    expect(await completed(id)).toEqual([by]);
  });

  it('cancelled it, if it is cancelled', async () => {
    const [by, cancelled] = [sentBy(), sentBy()];
    const { id } = await createBatch(batchOrders(2), by);
    await send(mode, `/shipment_batches/${id}/cancel`, {}, cancelled);
    expect(await completed(id)).toEqual([cancelled]);
  });

  it('cancelled it, if an order ends later that was begun before', async () => {
    const [by, cancelled] = [sentBy(), sentBy()];
    const { id } = await createBatch(batchOrders(2), by);
    await takeBatchOrders(service.context.db, { accountId: account.id, id }, 1, 0);
    await send(mode, `/shipment_batches/${id}/cancel`, {}, cancelled);
    expect(await completed(id)).toEqual([]);
    await place();
    expect(await completed(id)).toEqual([cancelled]);
  });
});

it('the request that an event of a batch names tried its orders again, for the end that follows', async () => {
  const [by, again] = [sentBy(), sentBy()];
  const { id } = await send('live', '/shipments/batch', { orders: batchOrders(1) }, by);
  const refuseForFunds = async () => {
    await query('update account set frozen = true where id = $1', [account.id]);
    await placeBatches(service.context);
    await query('update account set frozen = false where id = $1', [account.id]);
  };
  await refuseForFunds();
  await send('live', `/shipment_batches/${id}/retry`, {}, again);
  await refuseForFunds();
  const actor = () => commandLineActor(account.id, new Date());
  const refuse = createRefuse<'retryShipmentBatch'>();
  const call = { scope: scopeOf('live'), actor, cause: null, claim: null, refuse };
  await retryBatch(service.context, call, id);
  await placeBatches(service.context);
  expect(await requestsOf('shipment_batch.completed', id)).toEqual([by, again, null]);
});

describe('the key of an order of a batch', () => {
  const createdUnder = async (idempotency_key: string) =>
    (await send('test', '/shipments/batch', { orders: batchOrders(2) }, { ...sentBy(), idempotency_key })).id;
  const placedBy = async (id: string) => {
    await placeBatches(service.context);
    return (await ordersOf(service, id, account.testKey)).map(({ shipment }) => shipment?.id);
  };

  it('is none that a client can send', async () => {
    await placedBy(await createdUnder(randomUUID()));
    const keys = (await query('select idempotency_key from shipment where request_id is not null')).map(
      ({ idempotency_key }) => idempotency_key as string,
    );
    expect(keys.length).toBeGreaterThan(0);
    for (const key of new Set(keys)) {
      const before = await query('select key from idempotency_key');
      const answer = await service
        .call('post', '/shipments', account.testKey)
        .set('Idempotency-Key', key)
        .send(order())
        .catch((error: Error) => error.message);
      expect(answer).toMatchObject({ body: { sysCode: '1400005' } });
      expect(await query('select key from idempotency_key')).toEqual(before);
    }
  });

  it('is another one when the key of the batch has expired and names a new batch', async () => {
    const shared = randomUUID();
    const first = await placedBy(await createdUnder(shared));
    // The keys of the orders expire a little later than that of the batch.
    await query(`update idempotency_key set expires_at = expires_at + interval '1 hour' where key <> $1`, [
      shared,
    ]);
    await service.database.setClock('24 hours 1 minute');
    const id = await createdUnder(shared);
    const second = await placedBy(id);
    expect(new Set([...first, ...second]).size).toBe(4);
    expect(second).not.toContain(undefined);
    expect(await createdUnder(shared)).toBe(id);
  });

  it('is another one for each batch under an expired key, also when the earliest is deleted', async () => {
    const shared = randomUUID();
    const placed: (string | undefined)[] = [];
    const ids: string[] = [];
    for (const clock of ['48 hours', '73 hours', '98 hours']) {
      await service.database.setClock(clock);
      await query(`update idempotency_key set expires_at = expires_at + interval '2 hours' where key <> $1`, [
        shared,
      ]);
      const id = await createdUnder(shared);
      placed.push(...(await placedBy(id)));
      ids.push(id);
      if (ids.length === 2) await query('delete from shipment_batch where id = $1', [ids[0]]);
    }
    expect(new Set(placed).size).toBe(6);
    expect(placed).not.toContain(undefined);
  });

  it('is the same when a service that lost the batch gets it again', async () => {
    const shared = randomUUID();
    const id = await createdUnder(shared);
    const first = await placedBy(id);
    await query('delete from shipment_batch where id = $1', [id]);
    await query('delete from idempotency_key where key = $1', [shared]);
    expect(await placedBy(await createdUnder(shared))).toEqual(first);
  });

  it('is the former one for a batch from before, so that an order that was begun is booked once', async () => {
    const id = await createdUnder(randomUUID());
    await query('update shipment_batch set earlier_count = null where id = $1', [id]);
    const first = await placedBy(id);
    const keys = await query('select idempotency_key from shipment where tracking_number = any($1)', [first]);
    for (const { idempotency_key } of keys) expect(idempotency_key).toMatch(/^batch\.[\w-]{43}$/);
  });
});

describe.each(modes)('the activity of a booking in %s mode', (mode) => {
  const mei = { accountId: '', email: 'mei@shop.example', ip: '192.0.2.7', now: new Date() };
  const bookedBy = () => ({ ...mei, accountId: account.id });
  const caller = () => ({
    scope: scopeOf(mode),
    actor: bookedBy,
    bookedBy: bookedBy(),
    requestId: null,
    pricingVersion: null,
  });
  const bookOrder = (reference_no: string, key: string = randomUUID()) => {
    const input = { handler: createShipment, caller: caller(), key, body: order({ reference_no }) };
    return runForReply(service.context, 'createShipment', input);
  };
  const bookReturn = async (reference_no: string, key: string) => {
    const path = { shipment_id: await sold(service, { key: keyOf[mode]() }) };
    const input = { handler: createShipmentReturn, caller: caller(), path, key, body: { reference_no } };
    return runForReply(service.context, 'createShipmentReturn', input);
  };
  const entries = () =>
    query(
      `select account_id, email, address, subject from audit_entry where action = 'shipment.booked' order by created_at, id`,
    );
  const bookedUnder = async (key: string) =>
    (await query('select tracking_number as id from shipment where idempotency_key = $1', [key]))[0].id;
  const entry = (subject: string) => ({
    account_id: account.id,
    email: mei.email,
    address: mei.ip,
    subject,
  });

  it.each([
    ['an order', bookOrder],
    ['a return', bookReturn],
  ] as const)('has %s once: the same run, the reconciler or an operator ends it', async (_, book) => {
    const ends: readonly (readonly [string, (id: string) => Promise<unknown>])[] = [
      ['own', async () => {}],
      ['SANDBOX-DROP', () => reconcileShipments(service.context)],
      [
        'SANDBOX-SILENT',
        (trackingNumber) =>
          resolveUnconfirmed(
            service.context,
            { trackingNumber, resolution: { booked: 'SBX-1' } },
            commandLineActor(null, new Date()),
            createRefuse<'cancelShipment'>(),
          ),
      ],
    ];
    for (const [reference, end] of ends) {
      const before = (await entries()).length;
      const key = randomUUID();
      await book(reference, key).catch(() => {});
      const id = await bookedUnder(key);
      if (reference !== 'own') expect(await entries()).toHaveLength(before);
      await end(id);
      expect((await entries()).slice(before)).toEqual([entry(id)]);
      await reconcileShipments(service.context);
      expect(await entries()).toHaveLength(before + 1);
    }
    expect(await query('select from idempotency_key where origin is not null')).toEqual([]);
  });

  it('has none that the carrier rejects, and none of an API key', async () => {
    const before = await entries();
    await expect(bookOrder('SANDBOX-REJECT')).rejects.toThrow('CARRIER_DISPATCH_REJECTED');
    await send(mode, '/shipments', order(), sentBy());
    expect(await entries()).toEqual(before);
    expect(await query('select from idempotency_key where origin is not null')).toEqual([]);
  });
});
