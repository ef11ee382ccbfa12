import { fillSavedAddresses } from '../../support/address/saved-addresses.ts';
import { call, type Send } from './calls.ts';
import type { ExampleWorld } from './example-world.ts';

const save = (world: ExampleWorld, example: string) =>
  call(world, 'post', '/addresses', { body: world.body('createAddress', example) });

/** Sends a request about the party of an example of createAddress. */
const saved =
  (example: string, method: 'get' | 'patch' | 'delete', body?: (world: ExampleWorld) => object): Send =>
  async (world) => {
    const { id } = (await save(world, example)).body.data;
    return call(world, method, `/addresses/${id}`, body ? { body: body(world) } : {});
  };

export const addressRequests: Readonly<Record<string, Send>> = {
  'createAddress 201 sender': (world) => save(world, 'sender'),
  'createAddress 201 recipient': (world) => save(world, 'recipient'),
  'createAddress 400 invalidField': (world) =>
    call(world, 'post', '/addresses', {
      body: { ...world.body('createAddress', 'sender'), email: 'mei@sampan.example' },
    }),
  AddressLimitReached: async (world) => {
    await fillSavedAddresses(world.service, { accountId: world.demo.account_id });
    return save(world, 'recipient');
  },
  'listAddresses 200 page': async (world) => {
    await world.service.database.db.pool.query('delete from saved_address');
    await save(world, 'sender');
    await save(world, 'recipient');
    return call(world, 'get', '/addresses');
  },
  'getAddress 200 sender': saved('sender', 'get'),
  'updateAddress 200 phone': saved('sender', 'patch', (world) => world.body('updateAddress', 'phone')),
  'updateAddress 200 default': saved('sender', 'patch', (world) => world.body('updateAddress', 'default')),
  'updateAddress 400 invalidField': saved('sender', 'patch', () => ({ role: 'recipient' })),
  'deleteAddress 200 deleted': saved('recipient', 'delete'),
};
