import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { takeBooking } from '../../db/query/booking/unfinished.ts';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { recordCarrierResult } from '../../src/booking/dispatch.ts';
import { reconcileShipments } from '../../src/booking/reconcile.ts';
import { deleteExpiredKeys } from '../../src/job/expire.ts';
import { newId } from '../../src/runtime.ts';
import { carrierDeadline } from '../support/deadline.ts';
import { storiesOf } from '../support/fault/shipment-story.ts';
import { apiClient } from '../support/http-client.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { liveAccount } from '../support/shipment/live-account.ts';
import { type OrderBody, order } from '../support/shipment/order.ts';
import * as webhooks from '../webhook/http.ts';
import { somewhere } from '../webhook/http.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    env: { CARRIER_DEADLINE_MS: carrierDeadline(750), OUTBOUND_ALLOW: '127.0.0.0/8' },
  });
});
afterEach(() => service.database.setClock('0'));
afterAll(async () => {
  await expectLedgerHolds(service.database.db);
  await service.stop();
});

async function ordering(change: Partial<OrderBody> = {}, funds = 1_000_000) {
  const account = await liveAccount(service.database, funds);
  const client = apiClient(service.rootUrl, account.liveKey);
  const request = { idempotencyKey: randomUUID(), body: order(change) };
  return { account, client, create: () => client.post('/shipments', request) };
}

/** Returns every shipment of an account with the state of its hold. A double booking would add a row. */
const bookingsOf = async (accountId: string) =>
  (await storiesOf(service.database, accountId)).map(({ id, dispatch, hold }) => ({ id, dispatch, hold }));

async function accept(id: string): Promise<void> {
  const taken = await takeBooking(service.database.db.pool, id);
  if (!taken) throw new Error('the booking could not be taken');
  await recordCarrierResult(service.context, taken, {
    outcome: 'accepted',
    waybillNumber: `SBX-${id}`,
    lastMileTrackingNumber: null,
    label: 'ready',
    duplicate: true,
  });
}

/** Moves the database clock to a time after the start of the test, and deletes expired keys. */
async function deleteExpiredAt(time: string): Promise<void> {
  await service.database.setClock(time);
  await deleteExpiredKeys(service.context);
}

describe('a booking that is unconfirmed for longer than the 24 hours of its key', () => {
  const unconfirmed = async () => {
    const { account, client, create } = await ordering({ reference_no: 'SANDBOX-DROP' });
    expect((await create()).status).toBe(503);
    const [{ id = '' } = {}] = await bookingsOf(account.id);
    return { account, client, create, id };
  };

  it.each([
    ['the reconciler', async () => void (await reconcileShipments(service.context))],
    ['an operator', accept],
  ] as const)('is replayed for 24 hours after %s finds it accepted, and is not booked twice', async (_, end) => {
    const { account, create, id } = await unconfirmed();
    await deleteExpiredAt('30 hours');
    await end(id);
    const booked = [{ id, dispatch: 'accepted', hold: 'pending' }];
    expect(await bookingsOf(account.id)).toEqual(booked);
    for (const time of ['30 hours 1 second', '32 hours', '53 hours 59 minutes']) {
      await deleteExpiredAt(time);
      expect(await create()).toMatchObject({ status: 201, body: { data: { id } } });
      expect(await bookingsOf(account.id)).toEqual(booked);
    }
    await deleteExpiredAt('54 hours 1 minute');
    expect(await create()).toMatchObject({ status: 503 });
    expect(await bookingsOf(account.id)).toHaveLength(2);
    await reconcileShipments(service.context);
  });

  it('keeps its key while it is unconfirmed, and a retry resumes it', async () => {
    const { account, create, id } = await unconfirmed();
    await deleteExpiredAt('26 hours');
    expect(await create()).toMatchObject({ status: 201, body: { data: { id } } });
    expect(await bookingsOf(account.id)).toEqual([{ id, dispatch: 'accepted', hold: 'pending' }]);
  });

  it('keeps its key for 24 hours after it is withdrawn: a different body gets 409 and books nothing', async () => {
    const { account, client, create, id } = await unconfirmed();
    await deleteExpiredAt('30 hours');
    const taken = await takeBooking(service.database.db.pool, id);
    if (!taken) throw new Error('the booking could not be taken');
    await recordCarrierResult(service.context, taken, {
      outcome: 'rejected',
      code: 'RULE',
      message: 'no such district',
    });
    await deleteExpiredAt('53 hours');
    const idempotencyKey = taken.fence.key;
    expect(await client.post('/shipments', { idempotencyKey, body: order() })).toMatchObject({
      status: 409,
      body: { data: { name: 'IDEMPOTENCY_KEY_REUSED' } },
    });
    expect(await bookingsOf(account.id)).toEqual([{ id, dispatch: 'rejected', hold: 'voided' }]);
    // The negative cache keeps a rejection for an hour, which has passed: the same request runs again.
    expect((await create()).status).toBe(503);
    await reconcileShipments(service.context);
    expect(await bookingsOf(account.id)).toHaveLength(2);
  });
});

describe('a response that is stored near the end of its key’s 24 hours', () => {
  it('is replayed for 24 hours: a booking after a refusal that was not stored', async () => {
    const { account, create } = await ordering({}, 1);
    expect((await create()).status).toBe(402);
    const transactionId = newId('txn', new Date());
    await topUp(service.database.db.pool, { accountId: account.id, amountCents: 1_000_000, transactionId });
    await deleteExpiredAt('23 hours 59 minutes');
    const { status, body } = await create();
    expect(status).toBe(201);
    await deleteExpiredAt('47 hours 58 minutes');
    expect(await create()).toMatchObject({ status: 201, body: { data: { id: body.data.id } } });
    expect(await bookingsOf(account.id)).toHaveLength(1);
  });

  it('is replayed for 24 hours: a webhook, with its secret, after a conflict', async () => {
    const create = (idempotencyKey: string) =>
      webhooks.create(service, { url: somewhere('late'), events: ['*'] }, { idempotencyKey });
    const taken = await create('early');
    expect(taken.status).toBe(201);
    expect((await create('late')).status).toBe(409);
    await service.call('delete', `/webhooks/${taken.body.data.id}`);
    await deleteExpiredAt('23 hours 59 minutes');
    const { status, text } = await create('late');
    expect(status).toBe(201);
    await deleteExpiredAt('47 hours 58 minutes');
    expect(await create('late')).toMatchObject({ status: 201, text });
  });

  it('is replayed for 24 hours: a refusal of the payload', async () => {
    const { account, create } = await ordering({ service_tier_id: 'NOSUCH' } as Partial<OrderBody>);
    const first = await create();
    expect(first.status).toBe(400);
    await deleteExpiredAt('23 hours');
    expect((await create()).body).toEqual(first.body);
    expect(await bookingsOf(account.id)).toEqual([]);
  });
});
