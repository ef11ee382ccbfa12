import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../src/config/config.ts';
import { expireEvents, expireTestShipments } from '../../src/job/expire.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';

const hasCluster = process.env.TEST_CITUS !== undefined;

let service: TestService;
beforeAll(async () => {
  if (hasCluster) service = await startTestService();
});
afterAll(async () => {
  if (hasCluster) await service.stop();
});

const tables = ['shipment', 'tracking_event', 'label', 'carrier_call', 'tracking_number_owner'];

async function rowsLeft(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of [...tables, 'sandbox_booking']) {
    const { rows } = await service.database.db.pool.query(`select count(*)::integer as count from ${table}`);
    counts[table] = rows[0].count;
  }
  return counts;
}

(hasCluster ? describe : describe.skip)('test shipments of several accounts past their retention', () => {
  it('are deleted with all that belongs to them, on every node', async () => {
    for (let count = 0; count < 6; count++) {
      const { testKey } = await service.createAccount();
      const { body } = await service
        .call('post', '/shipments', testKey)
        .set('Idempotency-Key', crypto.randomUUID())
        .send(order())
        .expect(201);
      await service.call('get', `/shipments/${body.data.id}/label`, testKey).expect(200);
    }
    const { tracking_event: _, carrier_call: __, ...before } = await rowsLeft();
    expect(before).toEqual({ shipment: 6, label: 6, tracking_number_owner: 6, sandbox_booking: 6 });
    await service.database.setClock(`${readConfig({}).retention.testShipmentDays + 1} days`);
    await expireEvents(service.context);
    expect(await expireTestShipments(service.context)).toBe(6);
    expect(new Set(Object.values(await rowsLeft()))).toEqual(new Set([0]));
  });
});
