import { randomUUID } from 'node:crypto';
import type { TestService } from '../service.ts';

export const earphones = {
  sku: 'EP-220',
  description: 'Wireless earphones',
  translations: { fr: 'Écouteurs sans fil' },
  unit_price: 24.5,
  unit_price_hkd: 190,
  unit_weight_kg: 0.05,
  hs_code: '8518.30',
  hs_codes: { US: '8518.30.2000', EU: '8518.30.95', FR: '8518.30.9500' },
  country_of_manufacture: 'cn',
  merchant_product_id: 'EP-220',
};

/** Gives an account as many products in test mode as it may have, less some. */
export async function fillProducts(
  { database }: Pick<TestService, 'database'>,
  { accountId, free = 0 }: { accountId: string; free?: number },
): Promise<void> {
  await database.db.pool.query(
    `insert into merchant_product (account_id, livemode, sku, description, fields, archived, created_at, updated_at)
     select $1, false, 'P-' || i, 'Mug ' || i, '{}', false, now(), now() from generate_series(1, $2) i`,
    [accountId, 10_000 - free],
  );
}

/** Saves products, and uses them in orders, with a key of the service. */
export function productCalls(service: () => TestService) {
  const path = (sku: string) => `/products/${encodeURIComponent(sku)}`;
  const add = (body: object, key?: string) => service().call('post', '/products', key).send(body);
  return {
    add,
    added: async (body: object, key?: string) => {
      const { status, body: answer } = await add(body, key);
      if (status !== 201) throw new Error(JSON.stringify(answer));
      return answer.data;
    },
    get: (sku: string, key?: string) => service().call('get', path(sku), key),
    change: (sku: string, body: object, key?: string) => service().call('patch', path(sku), key).send(body),
    remove: (sku: string, key?: string) => service().call('delete', path(sku), key),
    list: (query: object, key?: string) => service().call('get', '/products', key).query(query),
    book: (body: object, key?: string) =>
      service().call('post', '/shipments', key).set('Idempotency-Key', randomUUID()).send(body),
    count: async () => {
      const { rows } = await service().database.db.pool.query(
        'select count(*)::integer as n from merchant_product',
      );
      return rows[0]?.n;
    },
  };
}
