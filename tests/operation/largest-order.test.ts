import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operationTable } from '../../src/http/operation-table.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { create } from '../support/shipment/booking.ts';
import { largestOrder } from '../support/shipment/largest-order.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe('an order with every field at its bound', () => {
  it('fits the body limit, is booked and reads back whole', async () => {
    const body = largestOrder();
    const bytes = Buffer.byteLength(JSON.stringify(body));
    expect(bytes).toBeGreaterThan(256 * 1024);
    expect(bytes).toBeLessThanOrEqual(operationTable.createShipment.maxBodyBytes);
    const dryRun = await service.call('post', '/shipments/validate').send(body);
    expect([dryRun.status, dryRun.body.data?.violations]).toEqual([200, []]);
    const created = await create(service, body);
    expect([created.status, created.body.data?.violations]).toEqual([201, undefined]);
    const { body: read } = await service.call('get', `/shipments/${created.body.data.id}`);
    expect(read.data.metadata).toEqual(body.metadata);
    expect(read.data.items.map((item: { mfr_id_nonstd: string }) => item.mfr_id_nonstd)).toEqual(
      body.items.map((item) => item.mfr_id_nonstd),
    );
  });

  it('is quoted', async () => {
    const { items, parcels } = largestOrder();
    const quote = { weight_kg: 1, destination_country: 'US', items, parcels };
    expect((await service.call('post', '/rates').send(quote)).status).toBe(200);
  });
});
