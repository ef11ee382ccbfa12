import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listCarrierCalls } from '../../../db/query/tracking/carrier-call.ts';
import { sign, signatureHeader } from '../../../src/carrier/gateway/signature.ts';
import type { CarrierRegistry } from '../../../src/carrier/registry.ts';
import { pollUntil } from '../../support/poll.ts';
import { createTestDatabase, type TestDatabase } from '../../support/store/database.ts';
import { testCarriers } from '../carriers.ts';
import { itIsACarrier } from '../conformance.ts';
import { call, dispatchOrder } from '../dispatch-order.ts';
import { type SimulatorProcess, simulatorSecret, startSimulator } from './simulator-process.ts';

let database: TestDatabase;

let simulator: SimulatorProcess;

let carriers: CarrierRegistry;

beforeAll(async () => {
  [database, simulator] = await Promise.all([createTestDatabase(), startSimulator()]);
  carriers = testCarriers(database, simulator.env);
});

afterAll(async () => {
  await carriers[Symbol.asyncDispose]();
  await Promise.all([database.stop(), simulator.stop()]);
});

describe('the partner gateway', () => {
  itIsACarrier(() => ({
    carrier: carriers.of('http'),
    async held(reference) {
      const { bookings } = await simulator.received(reference);
      const own = bookings.filter((booking) => booking.reference === reference);
      return { bookings: own.length, dispatches: own[0]?.dispatch_count ?? 0 };
    },
    passLabelTime: () => simulator.advance(11),
  }));

  it('receives every field of the order', async () => {
    const order = dispatchOrder({
      productCode: 'HK-ASS-PF',
      printedReference: 'PO#77(A)',
      customerReference: 'PO#77(A)',
      goodsCategory: 'cosmetics',
      sender: {
        contact_name: '陳大文',
        phone: '+852 2345 6789',
        country_code: 'HK',
        city: 'Hong Kong',
        address: '中環皇后大道中 1 號',
        district: '中環',
      },
      parcels: [{ weight_kg: 1.25, length_cm: 30, width_cm: 20, height_cm: 10.5 }, { weight_kg: 0.3 }],
      items: [
        {
          description: 'Crème de jour 50 ml',
          quantity: 3,
          unit_price: 19.99,
          unit_weight_kg: 0.075,
          sku: 'CR-50',
          hs_code: '3304.99',
          country_of_manufacture: 'FR',
          is_cspc: true,
          merchant_product_id: 'SHOP-998',
          mfr_id_std: '3760012345678',
          mfr_id_nonstd: 'LOT 7/B',
        },
      ],
      insuredAmountUsd: 250.5,
      iossNumber: 'IM0123456789',
      vatPrepay: true,
      voecPrepay: true,
      taxNumber: '12.345.678-5',
      salesPlatformName: '楽天市場',
      surcharges: ['INSURANCE', 'SIGNATURE'],
    });
    expect(await carriers.of('http').dispatch(order, call)).toMatchObject({ outcome: 'accepted' });
    const { calls } = await simulator.received(order.reference);
    expect(calls).toEqual([
      {
        at: expect.any(String),
        operation: 'createBooking',
        reference: order.reference,
        request_id: 'req-of-the-test',
        traceparent: null,
        answered: 201,
        body: {
          reference: order.reference,
          printed_reference: 'PO#77(A)',
          customer_reference: 'PO#77(A)',
          product_code: 'HK-ASS-PF',
          service_code: 'HKPTCHGG01',
          goods_category: 'cosmetics',
          recipient: order.recipient,
          sender: order.sender,
          parcels: order.parcels,
          items: order.items,
          declared_currency: 'USD',
          insured_amount_usd: 250.5,
          ioss_number: 'IM0123456789',
          vat_prepay: true,
          voec_prepay: true,
          tax_number: '12.345.678-5',
          sales_platform_name: '楽天市場',
          surcharges: ['INSURANCE', 'SIGNATURE'],
        },
      },
    ]);
  });

  it('gets one request per call: a lost response is not retried automatically', async () => {
    const order = dispatchOrder({ customerReference: 'SANDBOX-DROP' });
    await carriers.of('http').dispatch(order, call);
    expect((await simulator.received()).counts[order.reference]).toEqual({ createBooking: 1 });
  });

  it('is called only after the call is written to the journal', async () => {
    const order = dispatchOrder({ customerReference: 'SANDBOX-TIMEOUT' });
    const caller = new AbortController();
    const running = carriers.of('http').dispatch(order, { ...call, signal: caller.signal });
    const asked = async () => (await simulator.received(order.reference)).calls.length > 0;
    expect(await pollUntil(asked, 2_500)).toBe(true);
    const lines = () => listCarrierCalls(database.db.kysely, call.scope, order.reference);
    expect(await lines()).toMatchObject([{ operation: 'dispatch', outcome: null }]);
    caller.abort();
    await running;
    await carriers.flushJournal();
    expect(await lines()).toMatchObject([{ operation: 'dispatch', outcome: 'unknown' }]);
  });

  it('refuses a wrong signature: the outcome is unreachable, and nothing is booked or rejected', async () => {
    await using wrong = testCarriers(database, {
      ...simulator.env,
      CARRIER_HTTP_SECRET: 'another-secret-entirely',
    });
    const order = dispatchOrder();
    expect(await wrong.of('http').dispatch(order, call)).toEqual({
      outcome: 'unreachable',
      reason: 'the carrier responded with status 401 BAD_SIGNATURE',
    });
    expect(await wrong.of('http').lookup(order.reference, call)).toMatchObject({ outcome: 'unknown' });
    expect(await carriers.of('http').lookup(order.reference, call)).toEqual({ outcome: 'absent' });
  });

  it('logs a request that it does not know with its method and path, which are exact', async () => {
    const send = (method: string, target: string) => {
      const signature = sign(simulatorSecret, { method, path: target, body: '' }, new Date());
      return fetch(simulator.url + target, { method, headers: { [signatureHeader]: signature } });
    };
    const unknown = [
      ['DELETE', '/bookings/SMP1'],
      ['GET', '/Bookings/SMP1'],
      ['GET', '/bookings/SMP1/'],
    ] as const;
    await simulator.reset();
    for (const [method, target] of unknown) expect((await send(method, target)).status).toBe(404);
    const { calls } = await simulator.received();
    expect(calls.map(({ operation }) => operation)).toEqual(unknown.map((request) => request.join(' ')));
    await expect(send('GET', '/bookings/%')).rejects.toThrow('fetch failed');
  });

  it('keeps bookings across a restart of the simulator with --book', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'sampan-book-'));
    const args = ['--port', '0', '--book', path.join(folder, 'book.jsonl')];
    const order = dispatchOrder();
    const first = await startSimulator(args);
    await using before = testCarriers(database, first.env);
    await before.of('http').dispatch(order, call);
    await first.kill();
    expect(await before.of('http').lookup(order.reference, call)).toEqual({
      outcome: 'unknown',
      reason: 'the connection was refused',
    });
    await using second = await startSimulator(args);
    await using after = testCarriers(database, second.env);
    expect(await after.of('http').lookup(order.reference, call)).toMatchObject({ outcome: 'found' });
    await rm(folder, { recursive: true });
  });
});
