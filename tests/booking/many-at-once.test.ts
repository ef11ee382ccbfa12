import { afterAll, beforeAll, it } from '@jest/globals';
import { type FaultWorld, openFaultWorld } from '../support/fault/fault-world.ts';
import { expectOneBookingOf } from '../support/fault/same-key-storm.ts';
import type { ChildService } from '../support/process/child-service.ts';
import { expectWalletDrained } from '../support/shipment/drained-wallet.ts';

let world: FaultWorld;
let services: ChildService[];
beforeAll(async () => {
  world = await openFaultWorld('sandbox');
  const apiOnly = { SAMPAN_ROLES: 'api' };
  services = await Promise.all([world.start(apiOnly), world.start(apiOnly)]);
});
afterAll(() => world.stop());

it('60 creates under one key over two processes book once', () => expectOneBookingOf(world, services, 60));

it('50 clients drain a wallet of 40 orders to exactly 0', () =>
  expectWalletDrained(world, services, { orders: 40, clients: 50 }));
