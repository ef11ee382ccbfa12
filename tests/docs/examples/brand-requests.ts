import { call, type Send } from './calls.ts';
import type { ExampleWorld } from './example-world.ts';

const empty = (world: ExampleWorld) => world.service.database.db.pool.query('delete from account_brand');

const change = (world: ExampleWorld, body: object, mode: 'live' | 'test' = 'live') =>
  call(world, 'patch', '/brand', { mode, body });

/** Sends a change of the brand that the example `brand` makes. */
const changed =
  (example: string): Send =>
  async (world) => {
    await empty(world);
    await change(world, world.body('updateBrand', 'brand'));
    return change(world, world.body('updateBrand', example));
  };

export const brandRequests: Readonly<Record<string, Send | readonly Send[]>> = {
  'getBrand 200 none': async (world) => {
    await empty(world);
    return call(world, 'get', '/brand');
  },
  'getBrand 200 brand': async (world) => {
    await empty(world);
    await change(world, world.body('updateBrand', 'brand'));
    return call(world, 'get', '/brand');
  },
  'updateBrand 200 brand': changed('brand'),
  'updateBrand 200 removed': changed('removed'),
  'updateBrand 400 invalidField': async (world) => {
    await empty(world);
    return change(world, { email_states: ['delivered'] });
  },
  'ForbiddenShipmentsWriteInTestMode 403 liveModeOnly': (world) =>
    change(world, { name: 'Lantau Tea' }, 'test'),
};
