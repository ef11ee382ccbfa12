import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readAccountOrderFile } from '../../src/batch/read-account-file.ts';
import { productCalls } from '../support/product/products.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';

const migration = path.resolve('db/migrations/20261129T160000Z-order-item-products.sql');
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.database.db.pool.query(
    `insert into order_item_default (account_id, sku, hs_code, country_of_manufacture)
      select $1, * from (values ('MUG-B', '6912.00', 'CN'), ('TT-1', null, 'PT'), ('KNOWN', '610910', 'VN'), ('..', '610910', null)) as skus`,
    [service.account.id],
  );
  await added({ sku: 'KNOWN', description: 'T-shirt', country_of_manufacture: 'BD' });
  await service.database.db.pool.query(readFileSync(migration, 'utf8'));
});
afterAll(() => service.stop());
const { added, get, change } = productCalls(() => service);

it('SKUs of order files become products of both modes, and fields of a product stay', async () => {
  const { testKey, liveKey } = service.account;
  for (const key of [testKey, liveKey]) {
    const found = async (sku: string) => (await get(sku, key)).body.data;
    const mug = { description: '', hs_code: '6912.00', country_of_manufacture: 'CN', archived: false };
    expect(await found('MUG-B')).toMatchObject(mug);
    expect(await found('TT-1')).toMatchObject({ hs_code: null, country_of_manufacture: 'PT' });
  }
  const known = { description: 'T-shirt', hs_code: '610910', country_of_manufacture: 'BD' };
  expect((await get('KNOWN', testKey)).body.data).toMatchObject(known);
  const { rows } = await service.database.db.pool.query(
    'select livemode, count(*)::integer as n from merchant_product group by livemode order by livemode',
  );
  expect(rows).toEqual([
    { livemode: false, n: 3 },
    { livemode: true, n: 3 },
  ]);
});

it('an order of a file is booked with the HS code and the origin of its SKU, and its own description', async () => {
  const content = Buffer.from('Description,Quantity,Price (HKD),SKU\nBlue mug,2,80,MUG-B\n');
  const read = await readAccountOrderFile(service.context, { accountId: service.account.id }, content);
  const items = read.fault === null ? read.orders[0]?.body.items : [];
  const sent = { ...order(), items };
  const { body } = await service.call('post', '/shipments').set('Idempotency-Key', 'file').send(sent);
  const { body: booked } = await service.call('get', `/shipments/${body.data.id}`);
  expect(booked.data.items).toMatchObject([
    { description: 'Blue mug', sku: 'MUG-B', hs_code: '6912.00', country_of_manufacture: 'CN' },
  ]);
});

it('a product without a description leaves it to the order: one without it has a violation', async () => {
  const items = [{ sku: 'MUG-B', quantity: 1, unit_price_hkd: 80 }];
  const checked = await service.call('post', '/shipments/validate').send({ ...order(), items });
  expect(checked.body.data.violations).toMatchObject([
    { path: ['items', 0, 'description'], message: 'is required: the product MUG-B has no description' },
  ]);
  expect((await change('MUG-B', { description: 'Mug' })).body.data).toMatchObject({ description: 'Mug' });
  const again = await service.call('post', '/shipments/validate').send({ ...order(), items });
  expect(again.body.data).toMatchObject({ valid: true });
});
