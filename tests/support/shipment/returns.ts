import { randomUUID } from 'node:crypto';
import type { components } from '../../../generated/types.ts';
import type { TestService } from '../service.ts';
import { create } from './booking.ts';
import { type OrderBody, order } from './order.ts';

/** The return address of the orders of these tests. */
export const shop = {
  contact_name: 'Wing Chan',
  phone: '+852 2555 0100',
  country_code: 'HK',
  city: 'Hong Kong',
  address: '1 Queen\u2019s Road',
  district: 'Central',
} as const;

/** Books an order of the shop, and gives it a status. Returns its tracking number. */
export async function sold(
  service: TestService,
  { key, status = 'delivered', ...change }: Partial<OrderBody> & { key?: string; status?: string } = {},
): Promise<string> {
  const { body } = await create(service, order({ sender: shop, ...change }), key);
  const id: string = body.data.id;
  await service.database.db.pool.query(
    "update shipment set status = $2, delivered_at = case when $2 = 'delivered' then now() end where tracking_number = $1",
    [id, status],
  );
  return id;
}

export function sendBack(
  service: TestService,
  id: string,
  body: components['schemas']['ShipmentReturnRequest'] | object = {},
  { key, idempotencyKey = randomUUID() }: { key?: string; idempotencyKey?: string } = {},
) {
  return service
    .call('post', `/shipments/${id}/return`, key)
    .set('Idempotency-Key', idempotencyKey)
    .send(body);
}
