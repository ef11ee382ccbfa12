import { savedCalls } from '../saved-calls.ts';
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

export const productCalls = (service: () => TestService) =>
  savedCalls(service, '/products', 'merchant_product');
