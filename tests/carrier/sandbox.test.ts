import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CarrierRegistry } from '../../src/carrier/registry.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { testCarriers } from './carriers.ts';
import { itIsACarrier } from './conformance.ts';
import { call, dispatchOrder } from './dispatch-order.ts';

let database: TestDatabase;
let carriers: CarrierRegistry;
beforeAll(async () => {
  database = await createTestDatabase();
  carriers = testCarriers(database);
});
afterAll(async () => {
  await carriers[Symbol.asyncDispose]();
  await database.stop();
});

describe('the sandbox carrier', () => {
  itIsACarrier(() => ({
    carrier: carriers.of('sandbox'),
    async held(reference) {
      const { rows } = await database.db.pool.query(
        'select dispatch_count from sandbox_booking where reference = $1',
        [reference],
      );
      return { bookings: rows.length, dispatches: rows[0]?.dispatch_count ?? 0 };
    },
    passLabelTime: () => database.setClock('11 seconds'),
  }));

  it('derives the waybill number from the reference, and another process finds the booking', async () => {
    const order = dispatchOrder();
    await carriers.of('sandbox').dispatch(order, call);
    await using other = testCarriers(database);
    expect(await other.of('sandbox').lookup(order.reference, call)).toMatchObject({
      outcome: 'found',
      waybillNumber: order.reference.replace('SMP', 'SBX'),
    });
  });

  it('ignores magic references for faults in production, but not for rejections', async () => {
    await using production = testCarriers(database, { NODE_ENV: 'production' });
    const sandbox = production.of('sandbox');
    for (const customerReference of ['SANDBOX-DROP', 'SANDBOX-TIMEOUT', 'SANDBOX-SILENT', 'SANDBOX-ERROR']) {
      const outcome = await sandbox.dispatch(dispatchOrder({ customerReference }), call);
      expect(outcome).toMatchObject({ outcome: 'accepted', duplicate: false });
    }
    const rejected = await sandbox.dispatch(dispatchOrder({ customerReference: 'SANDBOX-REJECT' }), call);
    expect(rejected).toMatchObject({ outcome: 'rejected' });
  });

  it('stores neither personal data nor the customer’s reference', async () => {
    const order = dispatchOrder();
    await carriers.of('sandbox').dispatch(order, call);
    const { rows } = await database.db.pool.query(
      'select to_jsonb(b)::text as text from sandbox_booking b where reference = $1',
      [order.reference],
    );
    expect(rows[0].text).not.toMatch(/Emily|ORDER-10233|5th Avenue/);
  });
});
