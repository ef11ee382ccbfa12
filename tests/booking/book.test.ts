import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { commandLineActor } from '../../src/audit.ts';
import { isPrintableReference } from '../../src/booking/book.ts';
import { placeOrder } from '../../src/booking/place-order.ts';
import { readConfig } from '../../src/config/config.ts';
import type { WorkContext } from '../../src/context.ts';
import { runUnderKey } from '../../src/idempotency.ts';
import { runForReply } from '../../src/run-operation.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { expectCarrierAgrees, sandboxCarrier } from '../support/shipment/carrier-agreement.ts';
import { escapedJson, largestOrder } from '../support/shipment/largest-order.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { liveAccount } from '../support/shipment/live-account.ts';
import { type OrderBody, order } from '../support/shipment/order.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { footprintOf } from '../support/store/footprint.ts';
import { TestClock } from '../support/test-clock.ts';
import { workContext } from '../support/work-context.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** Orders as a batch or a dashboard places them: with the context of a job, without an application. */
let database: TestDatabase;
let context: WorkContext;
let accountId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  context = workContext(database.db, readConfig({}), new TestClock());
  await context.catalog.refresh();
});
beforeEach(async () => {
  accountId = (await liveAccount(database, 50_000)).id;
});
afterAll(async () => {
  await expectLedgerHolds(database.db);
  await expectCarrierAgrees(sandboxCarrier(database));
  await context.carriers[Symbol.asyncDispose]();
  await database.stop();
});

function place(body: OrderBody, key: string, within = context) {
  const actor = () => commandLineActor(accountId, new Date());
  const caller = { scope: { accountId, livemode: true }, actor, requestId: null, pricingVersion: null };
  const input = { handler: placeOrder, caller, key, body: structuredClone(body) };
  return runForReply(within, 'createShipment', input);
}

async function footprint() {
  await context.carriers.flushJournal();
  return footprintOf(database, accountId);
}

describe('an order without a request', () => {
  it('is booked once, and repeated from the stored response', async () => {
    const key = randomUUID();
    const booked = await place(order(), key);
    expect(booked).toMatchObject({ status: 201, isReplay: false });
    const after = await footprint();
    expect(after).toMatchObject({ shipments: 1, holds: 1, bookings: 1, events: 1, carrier_calls: 1 });
    expect(after.held).toBe(Math.round(booked.data.pricing_snapshot.total_hkd * 100));

    expect(await place(order(), key)).toEqual({ ...booked, isReplay: true });
    expect(await footprint()).toEqual(after);
  });

  it('is refused while the key is in use, or if the key belongs to another order', async () => {
    const key = randomUUID();
    const scope = { accountId, livemode: true };
    const request = { scope, key, operation: 'POST /shipments', body: order() };
    await runUnderKey(context, request, async () => {
      await expect(place(order(), key)).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_FLIGHT' });
      return { status: 200, data: null };
    });
    const other = order({ reference_no: 'other' });
    await expect(place(other, key)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    expect(await footprint()).toMatchObject({ shipments: 0, holds: 0, carrier_calls: 0 });
  });

  it('is priced with the entitlements of the moment', async () => {
    await place(order(), randomUUID());
    await database.db.pool.query('delete from entitlement where account_id = $1', [accountId]);
    await expect(place(order(), randomUUID())).rejects.toMatchObject({ code: 'SERVICE_NOT_AVAILABLE' });
    expect(await footprint()).toMatchObject({ shipments: 1, holds: 1, carrier_calls: 1 });
  });
});

describe('the relay of events', () => {
  it('is nudged by a booking, and by no request that is refused', async () => {
    let nudges = 0;
    const relayed = { ...context, relay: { nudge: () => void nudges++ } };
    await expect(place(order({ parcels: [] }), randomUUID(), relayed)).rejects.toMatchObject({
      code: 'INVALID_FIELD',
    });
    expect(nudges).toBe(0);
    await place(order(), randomUUID(), relayed);
    expect(nudges).toBe(1);
  });
});

describe('a refusal', () => {
  it('leaves nothing but its response, which a repeat gets', async () => {
    const before = await footprint();
    const key = randomUUID();
    const cod = order({ payment_type: 'cod' });
    await expect(place(cod, key)).rejects.toMatchObject({ code: 'COD_NOT_AVAILABLE' });
    expect(await footprint()).toEqual(before);
    // The response that is stored, and not that of another run.
    await database.db.pool.query(
      `update idempotency_key set body = replace(body, 'cash on delivery', 'cod') where key = $1`,
      [key],
    );
    await expect(place(cod, key)).rejects.toMatchObject({
      code: 'COD_NOT_AVAILABLE',
      options: { violations: [{ path: ['payment_type'], message: expect.stringContaining('cod') }] },
    });
    expect(await footprint()).toEqual(before);
  });

  it('of the funds leaves nothing, and the key takes the order again', async () => {
    const key = randomUUID();
    const heavy = order({ parcels: [{ weight_kg: 900 }] });
    const before = await footprint();
    await expect(place(heavy, key)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    expect(await footprint()).toEqual(before);
    await expect(place(heavy, key)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
  });

  it('of the carrier is remembered: a repeat does not call the carrier', async () => {
    const rejected = order({ reference_no: 'SANDBOX-REJECT' });
    const refusal = (negative_cache: boolean) => ({
      code: 'CARRIER_DISPATCH_REJECTED',
      options: { detail: expect.objectContaining({ negative_cache }) },
    });
    await expect(place(rejected, randomUUID())).rejects.toMatchObject(refusal(false));
    const after = await footprint();
    expect(after).toMatchObject({ shipments: 0, held: 0, bookings: 0, carrier_calls: 1 });
    await expect(place(rejected, randomUUID())).rejects.toMatchObject(refusal(true));
    expect(await footprint()).toEqual(after);
  });
});

const forms = [
  { form: 'Chinese', character: '常', write: JSON.stringify, atLeast: 450_000 },
  { form: 'Chinese, escaped', character: '常', write: escapedJson, atLeast: 900_000 },
  { form: 'characters of four bytes', character: '😀', write: JSON.stringify, atLeast: 600_000 },
];

describe('an order with every field at its limit', () => {
  it.each(forms)('in $form: fits the body limit, is booked, and is returned complete', async ({
    character,
    write,
    atLeast,
  }) => {
    const body = largestOrder(character);
    const text = write(body);
    expect(Buffer.byteLength(text)).toBeGreaterThan(atLeast);
    const send = (path: string) =>
      service
        .call('post', path)
        .set('Content-Type', 'application/json')
        .set('Idempotency-Key', randomUUID())
        .send(text);
    const dryRun = await send('/shipments/validate');
    expect([dryRun.status, dryRun.body.data?.violations]).toEqual([200, []]);
    const created = await send('/shipments');
    expect([created.status, created.body.data?.violations]).toEqual([201, undefined]);
    const { body: read } = await service.call('get', `/shipments/${created.body.data.id}`);
    expect(read.data.metadata).toEqual(body.metadata);
    expect(read.data.items.map((item: { mfr_id_nonstd: string }) => item.mfr_id_nonstd)).toEqual(
      body.items.map((item) => item.mfr_id_nonstd),
    );
  });

  it.each(forms)('in $form: is quoted', async ({ character, write }) => {
    const { items, parcels } = largestOrder(character);
    const quote = write({ weight_kg: 1, destination_country: 'US', items, parcels });
    const answer = await service.call('post', '/rates').set('Content-Type', 'application/json').send(quote);
    expect(answer.status).toBe(200);
  });
});

describe('a reference for the label', () => {
  it.each(['PO-100', 'a'.repeat(50), 'A#&()*+.:;<=>?[]^_`{|}-', 'x=1+2=3'])('may be %s', (reference) => {
    expect(isPrintableReference(reference)).toBe(true);
  });

  it.each([
    null,
    'PO-10',
    'a'.repeat(51),
    '=SUM(A)',
    '+12345',
    'PO 1001',
    'PO/1001',
    'PÖ-1001',
    'PO-1001\n',
    'PO,1001',
    'PO"1001',
  ])('may not be %j', (reference) => {
    expect(isPrintableReference(reference)).toBe(false);
  });

  it('may contain the characters that the contract lists, and no others', () => {
    const contract = JSON.parse(readFileSync('openapi.json', 'utf8'));
    const { description } = contract.components.schemas.ShipmentCreateRequest.properties.reference_no;
    const listed = /the grave accent or `(.+?)`/.exec(description)?.[1]?.split(' ') ?? [];
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];
    const every = Array.from({ length: 0x250 }, (_, code) => String.fromCharCode(code));
    const printed = every.filter((character) => isPrintableReference(`PO-10${character}`));
    expect(printed).toEqual([...letters, ...listed, '`'].sort());
  });
});
