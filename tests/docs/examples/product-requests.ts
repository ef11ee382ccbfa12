import { fillProducts } from '../../support/product/products.ts';
import { call, type Send } from './calls.ts';
import type { ExampleWorld } from './example-world.ts';

const save = (world: ExampleWorld, example: string) =>
  call(world, 'post', '/products', { body: world.body('createProduct', example) });

/** Sends a request about the product of an example of createProduct. */
const saved =
  (example: string, method: 'get' | 'patch' | 'delete', body?: (world: ExampleWorld) => object): Send =>
  async (world) => {
    const { sku } = (await save(world, example)).body.data;
    return call(world, method, `/products/${sku}`, body ? { body: body(world) } : {});
  };

export const productRequests: Readonly<Record<string, Send>> = {
  'createProduct 201 earphones': (world) => save(world, 'earphones'),
  'createProduct 201 pouch': (world) => save(world, 'pouch'),
  'createProduct 400 invalidField': (world) =>
    call(world, 'post', '/products', {
      body: { ...world.body('createProduct', 'earphones'), hs_code: '8518' },
    }),
  ProductExists: async (world) => {
    await save(world, 'earphones');
    return save(world, 'earphones');
  },
  ProductLimitReached: async (world) => {
    await fillProducts(world.service, { accountId: world.demo.account_id });
    return save(world, 'earphones');
  },
  'listProducts 200 page': async (world) => {
    await world.service.database.db.pool.query('delete from merchant_product');
    await save(world, 'earphones');
    await save(world, 'pouch');
    return call(world, 'get', '/products');
  },
  'getProduct 200 earphones': saved('earphones', 'get'),
  'updateProduct 200 codes': saved('earphones', 'patch', (world) => world.body('updateProduct', 'codes')),
  'updateProduct 200 archived': saved('earphones', 'patch', (world) =>
    world.body('updateProduct', 'archived'),
  ),
  'updateProduct 400 invalidField': saved('earphones', 'patch', () => ({ sku: 'EP-221' })),
  'getProductReadiness 200 brazil': async (world) => {
    await save(world, 'pouch');
    return call(world, 'get', '/products/EP-110/readiness?country=BR&date=2026-11-24');
  },
  'deleteProduct 200 deleted': saved('pouch', 'delete'),
};
