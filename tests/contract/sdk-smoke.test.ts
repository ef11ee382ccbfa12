import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from '../../generated/types.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';

let service: TestService;
let client: Client<paths>;

beforeAll(async () => {
  service = await startTestService();
  client = createClient<paths>({
    baseUrl: `${service.rootUrl}/api/v1`,
    headers: { Authorization: `Bearer ${service.account.testKey}` },
  });
});
afterAll(() => service.stop());

describe('a client with the generated types', () => {
  it('lists countries', async () => {
    const { data, response } = await client.GET('/countries');
    expect(response.status).toBe(200);
    const names: string[] | undefined = data?.data.map((country) => country.name.en);
    expect(names).toContain('Japan');
  });

  it('books a shipment without the defaulted properties, and reads it', async () => {
    const booked = await client.POST('/shipments', {
      params: { header: { 'Idempotency-Key': 'sdk-smoke' } },
      body: order(),
    });
    const number: string = booked.data?.data.tracking_number ?? '';
    const { data } = await client.GET('/shipments/{shipment_id}', {
      params: { path: { shipment_id: number } },
    });
    const shipment: components['schemas']['ShipmentDetail'] | undefined = data?.data;
    expect(shipment).toMatchObject({ id: number, status: 'label_created', livemode: false });
    expect(shipment?.events.map((event) => event.status)).toEqual(['label_created']);
  });

  it('pages through a list by its cursor', async () => {
    for (const key of ['sdk-page-1', 'sdk-page-2']) {
      await client.POST('/shipments', { params: { header: { 'Idempotency-Key': key } }, body: order() });
    }
    const first = await client.GET('/shipments', { params: { query: { limit: 1 } } });
    const cursor = first.data?.data.next_cursor ?? '';
    const second = await client.GET('/shipments', { params: { query: { limit: 1, cursor } } });
    expect(first.data?.data.data).toHaveLength(1);
    expect(second.data?.data.data[0]?.id).not.toBe(first.data?.data.data[0]?.id);
  });

  it('reads the sysCode of an error', async () => {
    const { error, response } = await client.GET('/shipments/{shipment_id}', {
      params: { path: { shipment_id: 'SMP0000000000000' } },
    });
    expect(response.status).toBe(404);
    const sysCode: string | undefined = error?.sysCode;
    expect(sysCode).toBe('1404001');
  });

  it('does not compile with a path, parameter or body that the contract does not have', () => {
    // Never called: only the compiler checks these.
    const mistakes = [
      // @ts-expect-error no such path
      () => client.GET('/parcels'),
      // @ts-expect-error no such method
      () => client.DELETE('/countries'),
      // @ts-expect-error the path's parameter is missing
      () => client.GET('/shipments/{shipment_id}'),
      // @ts-expect-error the Idempotency-Key is required
      () => client.POST('/shipments', { body: order() }),
      () =>
        client.POST('/shipments', {
          params: { header: { 'Idempotency-Key': 'sdk' } },
          // @ts-expect-error a number where the contract has a list
          body: { ...order(), parcels: 1 },
        }),
    ];
    expect(mistakes).toHaveLength(5);
  });
});
