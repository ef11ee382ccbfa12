import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { settleShipment } from '../../src/booking/settle.ts';
import { startTestService, type TestAccount, type TestService } from '../support/service.ts';
import { expectCarrierAgrees, sandboxCarrier } from '../support/shipment/carrier-agreement.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { liveAccount } from '../support/shipment/live-account.ts';
import { type OrderBody, order } from '../support/shipment/order.ts';
import { unreachableGateway } from '../support/shipment/partner-booking.ts';
import { type Footprint, footprintOf } from '../support/store/footprint.ts';

/** Every refusal leaves rows, wallet and carrier unchanged. */
let service: TestService;
let account: TestAccount;
beforeAll(async () => {
  service = await startTestService({ env: unreachableGateway });
});
beforeEach(async () => {
  account = await liveAccount(service.database, 50_000);
});
afterAll(async () => {
  await expectLedgerHolds(service.database.db);
  await expectCarrierAgrees(sandboxCarrier(service.database));
  await service.stop();
});

const query = (text: string, values: unknown[] = []) => service.database.db.pool.query(text, values);
const create = (body: object, key: string = randomUUID()) =>
  service.call('post', '/shipments', account.liveKey).set('Idempotency-Key', key).send(body);
const booked = async (change: Partial<OrderBody> = {}) => {
  const answer = await create(order(change));
  expect(answer.status).toBe(201);
  return answer.body.data as { id: string; pricing_snapshot: { total_hkd: number } };
};

/** Returns the counts that a refused request changes. Flushes the carrier's journal first, so that its rows count. */
async function changes(refuse: () => Promise<{ status: number; body: { message: string } }>) {
  const read = async () => {
    await service.context.carriers.flushJournal();
    return footprintOf(service.database, account.id);
  };
  const before = await read();
  const { status, body } = await refuse();
  const after = await read();
  const changed: Partial<Record<keyof Footprint, number>> = {};
  for (const name of Object.keys(after) as (keyof Footprint)[]) {
    if (after[name] !== before[name]) changed[name] = after[name] - before[name];
  }
  return { refusal: `${status} ${body.message.split(':')[0]}`, changed };
}

describe('a create', () => {
  it.each([
    ['402 INSUFFICIENT_FUNDS', 'id = id'],
    ['402 ACCOUNT_FROZEN_OVERDUE_INVOICE', 'frozen = true'],
    ['402 CREDIT_FLOOR_REACHED', 'credit_floor_cents = 60000'],
    ['402 CREDIT_LIMIT_EXCEEDED', 'credit_limit_cents = 1'],
    ['402 CREDIT_SUSPENDED', 'credit_limit_cents = 100000000, credit_suspended = true'],
  ])('%s changes nothing', async (refusal, terms) => {
    await query(`update account set ${terms} where id = $1`, [account.id]);
    const heavy = order({ parcels: [{ weight_kg: 900 }] });
    expect(await changes(() => create(heavy))).toEqual({ refusal, changed: {} });
  });

  it.each([
    ['400 INVALID_FIELD', { parcels: [] }],
    ['400 COD_NOT_AVAILABLE', { payment_type: 'cod' }],
    ['400 SERVICE_NOT_AVAILABLE', { service_tier_id: 'NOBODYHASIT' }],
    ['400 SALES_PLATFORM_NAME_REQUIRED', { recipient: { ...order().recipient, country_code: 'JP' } }],
    ['409 PRICING_QUOTE_CHANGED', { expected_total_hkd: 1 }],
  ])('%s changes nothing', async (refusal, change) => {
    expect(await changes(() => create({ ...order(), ...change }))).toEqual({ refusal, changed: {} });
  });

  it('409 IDEMPOTENCY_CONFLICT and IDEMPOTENCY_KEY_REUSED change nothing', async () => {
    const key = randomUUID();
    expect((await create(order(), key)).status).toBe(201);
    expect(await changes(() => create(order({ reference_no: 'other' }), key))).toEqual({
      refusal: '409 IDEMPOTENCY_CONFLICT',
      changed: {},
    });
    const refusedKey = randomUUID();
    expect((await create({ ...order(), payment_type: 'cod' }, refusedKey)).status).toBe(400);
    expect(await changes(() => create(order(), refusedKey))).toEqual({
      refusal: '409 IDEMPOTENCY_KEY_REUSED',
      changed: {},
    });
  });

  it('422 CARRIER_DISPATCH_REJECTED takes and releases a hold and shows no shipment; a repeat does not call the carrier', async () => {
    const rejected = order({ reference_no: 'SANDBOX-REJECT' });
    const refusal = '422 CARRIER_DISPATCH_REJECTED';
    expect(await changes(() => create(rejected))).toEqual({
      refusal,
      changed: { holds: 1, transactions: 2, version: 2, carrier_calls: 1 },
    });
    expect(await changes(() => create(rejected))).toEqual({ refusal, changed: {} });
    const list = await service.call('get', '/shipments', account.liveKey);
    expect(list.body.data.data).toEqual([]);
  });

  it('503 CARRIER_UNAVAILABLE takes and releases a hold and shows no shipment', async () => {
    const unreachable = order({ service_tier_id: 'HKPTCHGG01' });
    expect(await changes(() => create(unreachable))).toEqual({
      refusal: '503 CARRIER_UNAVAILABLE',
      changed: { holds: 1, transactions: 2, version: 2, carrier_calls: 1 },
    });
  });
});

describe('a cancel', () => {
  const cancel = (id: string) => service.call('post', `/shipments/${id}/cancel`, account.liveKey);

  it.each([
    ['409 SHIPMENT_CANCEL_INTERCEPT_IN_PROGRESS', 'intercepting = true'],
    ['409 SHIPMENT_NOT_CANCELLABLE', "status = 'picked_up'"],
    ['409 DISPATCH_PENDING', "dispatch_status = 'pending'"],
  ])('%s changes nothing', async (refusal, state) => {
    const { id } = await booked();
    const [before] = (await query('select * from shipment where tracking_number = $1', [id])).rows;
    await query(`update shipment set ${state} where tracking_number = $1`, [id]);
    expect(await changes(() => cancel(id))).toEqual({ refusal, changed: {} });
    await query(
      'update shipment set intercepting = $2, status = $3, dispatch_status = $4 where tracking_number = $1',
      [id, before.intercepting, before.status, before.dispatch_status],
    );
  });

  it('409 SHIPMENT_NOT_CANCELLABLE changes nothing; it calls the carrier only if the shipment is not settled', async () => {
    const refusal = '409 SHIPMENT_NOT_CANCELLABLE';
    const { id } = await booked();
    const final = { chargedCents: 100, measuredWeightMg: 500_000 };
    expect((await settleShipment(service.context, account.id, id, final))?.verdict).toBe('posted');
    expect(await changes(() => cancel(id))).toEqual({ refusal, changed: {} });
    const kept = await booked({ reference_no: 'SANDBOX-CANCEL-REFUSED' });
    expect(await changes(() => cancel(kept.id))).toEqual({ refusal, changed: { carrier_calls: 1 } });
  });

  it('404 NOT_FOUND changes nothing', async () => {
    expect(await changes(() => cancel('SMP0000000000000'))).toEqual({
      refusal: '404 NOT_FOUND',
      changed: {},
    });
  });
});

it('a settlement of a cancelled shipment changes nothing', async () => {
  const { id } = await booked();
  await service.call('post', `/shipments/${id}/cancel`, account.liveKey);
  const before = await footprintOf(service.database, account.id);
  const final = { chargedCents: 100, measuredWeightMg: 500_000 };
  expect((await settleShipment(service.context, account.id, id, final))?.verdict).toBe('voided');
  expect(await footprintOf(service.database, account.id)).toEqual(before);
});
