import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { lockForCancel } from '../../db/query/booking/cancel-shipment.ts';
import { takeBooking } from '../../db/query/booking/unfinished.ts';
import { setIntercepting } from '../../db/query/shipment/shipment.ts';
import { auditEntry } from '../../src/audit.ts';
import { recordCarrierResult } from '../../src/booking/dispatch.ts';
import { reconcileShipments } from '../../src/booking/reconcile.ts';
import { settleShipment } from '../../src/booking/settle.ts';
import { claimKey, digestBody, settleKey } from '../../src/idempotency.ts';
import { deleteExpiredKeys } from '../../src/job/expire.ts';
import { advanceTestFeed } from '../../src/job/tracking-feed.ts';
import { recordCheckpoint } from '../../src/tracking/record-change.ts';
import { carrierDeadline } from '../support/deadline.ts';
import { storiesOf } from '../support/fault/shipment-story.ts';
import { type ApiClient, apiClient } from '../support/http-client.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { eventObject } from '../support/shipment/event-object.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { liveAccount } from '../support/shipment/live-account.ts';
import { type OrderBody, order } from '../support/shipment/order.ts';

const fee = { chargedCents: 4_321, measuredWeightMg: 520_000 };

let service: TestService;
let query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
beforeAll(async () => {
  service = await startTestService({ env: { CARRIER_DEADLINE_MS: carrierDeadline(750) } });
  query = async (text, values = []) => (await service.database.db.pool.query(text, values)).rows;
});
afterAll(async () => {
  await expectLedgerHolds(service.database.db);
  await service.stop();
});

/** Creates an account and an order. Each call of `create` sends the same request. */
async function ordering(change: Partial<OrderBody>, mode: 'live' | 'test' = 'live') {
  const account = await liveAccount(service.database, 1_000_000);
  const client = apiClient(service.rootUrl, mode === 'live' ? account.liveKey : account.testKey);
  const request = { idempotencyKey: randomUUID(), body: order(change) };
  return { account, client, request, create: () => client.post('/shipments', request) };
}

const events = async (id: string) =>
  (await query('select type, body from event where tracking_number = $1 order by position', [id])).map(
    ({ type, body }) => ({ type, ...JSON.parse(body as string) }),
  );
const detailOf = async (client: ApiClient, id: string) => (await client.get(`/shipments/${id}`)).body.data;
/** Events carry no signed URLs, because each read signs new ones. */
const rowOf = async (id: string) =>
  (await query('select * from shipment where tracking_number = $1', [id]))[0];

const pickUp = (accountId: string, id: string, livemode = true) =>
  recordCheckpoint(
    service.context,
    { account_id: accountId, livemode, tracking_number: id },
    {
      carrierEventId: 'picked-up',
      occurredAt: '2026-11-21T08:00:00.000000Z',
      status: 'picked_up',
      subStatus: null,
      description: 'Picked up',
      location: null,
      carrierStatus: null,
    },
  );

describe('an unconfirmed cancel', () => {
  async function unconfirmedCancel(mode: 'live' | 'test' = 'live') {
    const { account, client, create } = await ordering({ reference_no: 'SANDBOX-CANCEL-DROP' }, mode);
    const { id } = (await create()).body.data;
    expect((await client.post(`/shipments/${id}/cancel`)).status).toBe(503);
    return { account, client, id };
  }

  it('ends without a cancellation if the parcel is picked up meanwhile, and the final fee is charged', async () => {
    const { account, client, id } = await unconfirmedCancel();
    expect(await pickUp(account.id, id)).toMatchObject({ result: 'recorded' });
    const settle = () => settleShipment(service.context, account.id, id, fee);
    expect(await settle()).toMatchObject({ verdict: 'cancelling' });
    expect(await reconcileShipments(service.context)).toBe(1);
    expect(await rowOf(id)).toMatchObject({ status: 'picked_up', cancel_locked_until: null });
    expect(await settle()).toMatchObject({ verdict: 'posted', repeated: false });
    expect(await client.post(`/shipments/${id}/cancel`)).toMatchObject({ status: 409 });
    expect(await reconcileShipments(service.context)).toBe(0);
  });

  it('blocks the test-mode feed until it is decided', async () => {
    const { id } = await unconfirmedCancel('test');
    await query(
      "update shipment set next_checkpoint_at = now() - interval '1 minute' where tracking_number = $1",
      [id],
    );
    await service.database.setClock('61 seconds');
    expect(await advanceTestFeed(service.context)).toBe(0);
    expect(await reconcileShipments(service.context)).toBe(1);
    await service.database.setClock('0');
    expect(await rowOf(id)).toMatchObject({ status: 'cancelled', next_checkpoint_at: null });
  });

  it('prevents an interception', async () => {
    const { account, id } = await unconfirmedCancel();
    expect(await setIntercepting(service.database.db.pool, id, true)).toBe(false);
    expect(await reconcileShipments(service.context)).toBe(1);
    expect(await storiesOf(service.database, account.id)).toMatchObject([
      { status: 'cancelled', hold: 'voided' },
    ]);
    expect(await rowOf(id)).toMatchObject({ intercepting: false });
  });

  it('puts the request that asked for it into the event shipment.cancelled', async () => {
    const { client, create } = await ordering({ reference_no: 'SANDBOX-CANCEL-DROP' });
    const { id } = (await create()).body.data;
    const idempotencyKey = randomUUID();
    expect((await client.post(`/shipments/${id}/cancel`, { idempotencyKey })).status).toBe(503);
    await reconcileShipments(service.context);
    expect((await events(id)).at(-1)).toMatchObject({
      type: 'shipment.cancelled',
      data: { request: { id: expect.any(String), idempotency_key: idempotencyKey } },
    });
  });
});

it('a cancel waits for a concurrent one, then gets 503 with the remaining lock time as Retry-After', async () => {
  const { account, client, create } = await ordering({});
  const { id } = (await create()).body.data;
  const scope = { accountId: account.id, livemode: true };
  const actor = { accountId: account.id, email: 'other', ip: null, now: service.clock.now() };
  const entry = auditEntry(actor, 'shipment.cancel_requested', id);
  await lockForCancel(service.database.db, scope, id, { requestId: 'other', idempotencyKey: null }, entry);
  // As long as one that is extended, so that it does not end while a busy machine waits.
  const extended = `update shipment set cancel_locked_until = sampan_clock() + interval '1 hour' where tracking_number = $1`;
  await query(extended, [id]);
  const refused = await client.post(`/shipments/${id}/cancel`);
  expect(refused.status).toBe(503);
  expect(refused.retryAfterSeconds).toBeGreaterThan(3_000);
  expect(refused.retryAfterSeconds).toBeLessThanOrEqual(3_600);
  await query('update shipment set cancel_locked_until = null where tracking_number = $1', [id]);
});

it('a cancel refunds 0 to a hold-exempt account, and so does its repeat', async () => {
  const { account, client, create } = await ordering({});
  await query('update account set hold_exempt = true where id = $1', [account.id]);
  const { id } = (await create()).body.data;
  for (let time = 0; time < 2; time++) {
    const { status, body } = await client.post(`/shipments/${id}/cancel`);
    expect({ status, refunded: body.data.refunded_amount_hkd }).toEqual({ status: 200, refunded: 0 });
  }
  expect((await client.get('/wallet/balance')).body.data).toMatchObject({ balance: 10_000, held: 0 });
});

describe('a booking that the carrier has cancelled', () => {
  it('ends as cancelled, with events, and not as a refused order; the same key books again', async () => {
    const { account, client, create } = await ordering({ reference_no: 'SANDBOX-DROP' });
    expect((await create()).status).toBe(503);
    const [first] = await storiesOf(service.database, account.id);
    const id = first?.id ?? '';
    await query("update sandbox_booking set state = 'cancelled', cancelled_at = now() where reference = $1", [
      id,
    ]);

    expect(await create()).toMatchObject({ status: 503, body: { data: { name: 'CARRIER_UNAVAILABLE' } } });
    expect(await storiesOf(service.database, account.id)).toMatchObject([
      {
        status: 'cancelled',
        dispatch: 'rejected',
        hold: 'voided',
        events: ['shipment.created', 'shipment.cancelled'],
        checkpoints: ['cancelled'],
      },
    ]);
    const [created, end] = await events(id);
    expect(created).toMatchObject({
      type: 'shipment.created',
      data: { sequence: 1, object: { id, status: 'label_created', dispatch_status: 'pending', events: [] } },
    });
    expect(end).toMatchObject({ type: 'shipment.cancelled', data: { sequence: 2 } });
    expect(end.data.object).toEqual(eventObject(await detailOf(client, id)));
    expect(end.created_at > created.created_at).toBe(true);
    const updates = (await client.get(`/shipments?updated_after=${created.created_at}`)).body.data.data;
    expect(updates).toMatchObject([{ id, status: 'cancelled', updated_at: end.created_at }]);
    // It was never charged, so neither the cancel nor the ledger refunds anything.
    expect((await client.post(`/shipments/${id}/cancel`)).body.data).toMatchObject({
      status: 'cancelled',
      refunded_amount_hkd: 0,
    });
    const { data: movements } = (await client.get('/wallet/transactions')).body.data;
    expect(movements).toMatchObject([
      { type: 'void', balance_after_hkd: 10_000, held_after_hkd: 0 },
      { type: 'hold', balance_after_hkd: 10_000 },
      { type: 'top_up', balance_after_hkd: 10_000 },
    ]);

    expect((await create()).status).toBe(503);
    expect(await create()).toMatchObject({ status: 201 });
    const [, second] = await storiesOf(service.database, account.id);
    expect(second).toMatchObject({ dispatch: 'accepted', hold: 'pending' });
  });
});

describe('an unconfirmed booking that an operator resolves', () => {
  it('emits events with the same body as getShipment, with the last-mile number', async () => {
    const { account, client, create } = await ordering({ reference_no: 'SANDBOX-DROP' });
    expect((await create()).status).toBe(503);
    const [{ id = '' } = {}] = await storiesOf(service.database, account.id);
    const taken = await takeBooking(service.database.db.pool, id);
    if (!taken) throw new Error('the booking could not be taken');
    await recordCarrierResult(service.context, taken, {
      outcome: 'accepted',
      waybillNumber: 'SBX-1',
      lastMileTrackingNumber: 'LM-1',
      label: 'ready',
      duplicate: true,
    });
    const told = await events(id);
    expect(told.map(({ type, data }) => [type, data.sequence])).toEqual([
      ['shipment.created', 1],
      ['shipment.last_mile_assigned', 2],
    ]);
    const detail = eventObject(await detailOf(client, id));
    for (const { data } of told) expect(data.object).toEqual(detail);
    expect(detail).toMatchObject({ last_mile_tracking_number: 'LM-1' });
    expect(await create()).toMatchObject({ status: 201, body: { data: { id } } });
  });
});

it('the event of a settlement has the same body as getShipment', async () => {
  const { account, client, create } = await ordering({});
  const { id } = (await create()).body.data;
  await settleShipment(service.context, account.id, id, fee);
  const settled = (await events(id)).at(-1);
  expect(settled).toMatchObject({ type: 'shipment.billing_settled' });
  expect(settled.data.object).toEqual(eventObject(await detailOf(client, id)));
});

describe('a printed reference', () => {
  const printed = async (accountId: string) =>
    (
      await query(
        `select printed_reference from shipment where account_id = $1 and dispatch_status = 'accepted' order by created_at`,
        [accountId],
      )
    ).map(({ printed_reference }) => printed_reference);

  it('is not used up by an order that the carrier rejected', async () => {
    const { account, client, create } = await ordering({ reference_no: 'SANDBOX-REJECT' });
    expect((await create()).status).toBe(422);
    await query("update shipment set reference_no = 'ORDER-10233' where account_id = $1", [account.id]);
    const again = { idempotencyKey: randomUUID(), body: order({ reference_no: 'ORDER-10233' }) };
    expect((await client.post('/shipments', again)).status).toBe(201);
    expect(await printed(account.id)).toEqual(['ORDER-10233']);
  });

  it.each([
    'live',
    'test',
  ] as const)('is printed on only one of 12 simultaneous bookings, in %s mode', async (mode) => {
    const { account, client } = await ordering({}, mode);
    const body = order({ reference_no: 'ORDER-10234' });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => client.post('/shipments', { idempotencyKey: randomUUID(), body })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
    const references = await printed(account.id);
    expect(references.filter((reference) => reference !== null)).toEqual(['ORDER-10234']);
  });
});

describe('the key of an unconfirmed booking', () => {
  it('stores no refusal, even if a newer release would refuse the body', async () => {
    const { account, request, create } = await ordering({ reference_no: 'SANDBOX-DROP' });
    expect((await create()).status).toBe(503);
    const { db } = service.database;
    const scope = { accountId: account.id, livemode: true };
    const claimed = await claimKey(db, scope, {
      key: request.idempotencyKey,
      operation: 'POST /shipments',
      digest: digestBody(request.body),
    });
    if (claimed.verdict !== 'run') throw new Error(claimed.verdict);
    expect(claimed.claim.resume).not.toBeNull();
    await settleKey(db, claimed.claim, { status: 400, code: 'INVALID_FIELD', body: '{}' });
    expect(await create()).toMatchObject({ status: 201 });
  });

  it('resumes a body that the current rules would refuse', async () => {
    const { account, create } = await ordering({ reference_no: 'SANDBOX-DROP' });
    expect((await create()).status).toBe(503);
    await query('delete from entitlement where account_id = $1', [account.id]);
    expect(await create()).toMatchObject({ status: 201 });
  });
});

it('concurrent requests with the same key dispatch a rejected order only once', async () => {
  const { account, client, request } = await ordering({ reference_no: 'SANDBOX-REJECT' });
  for (let round = 0; round < 20; round++) {
    const body = order({ reference_no: 'SANDBOX-REJECT', metadata: { round: String(round) } });
    const asked = { ...request, idempotencyKey: randomUUID(), body };
    await Promise.all(Array.from({ length: 4 }, () => client.post('/shipments', asked)));
  }
  const [{ attempts } = {}] = await query(
    'select count(*)::integer as attempts from shipment where account_id = $1',
    [account.id],
  );
  expect(attempts).toBe(20);
});

it('the carrier’s message of a rejection is deleted after the hour of the negative cache', async () => {
  const { account, create } = await ordering({ reference_no: 'SANDBOX-REJECT' });
  expect((await create()).status).toBe(422);
  await service.database.setClock('61 minutes');
  await deleteExpiredKeys(service.context);
  await service.database.setClock('0');
  expect(await query('select from negative_cache where account_id = $1', [account.id])).toEqual([]);
});
