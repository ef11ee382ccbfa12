import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { type FaultWorld, openFaultWorld } from '../../support/fault/fault-world.ts';
import { expectOneBookingOf } from '../../support/fault/same-key-storm.ts';
import type { ChildService } from '../../support/process/child-service.ts';
import { expectWalletDrained } from '../../support/shipment/drained-wallet.ts';

describe.each(['sandbox', 'http'] as const)('four processes on one database, carrier %s:', (carrier) => {
  let world: FaultWorld;
  let services: ChildService[];
  beforeAll(async () => {
    world = await openFaultWorld(carrier);
    services = await Promise.all(Array.from({ length: 4 }, () => world.start()));
  }, 60_000);
  afterAll(() => world.stop());

  it('200 creates under one key book once, ten times', async () => {
    for (let round = 0; round < 10; round++) await expectOneBookingOf(world, services, 200);
  }, 120_000);

  it(
    '50 clients drain a wallet of 500 orders to exactly 0',
    () => expectWalletDrained(world, services, { orders: 500, clients: 50 }),
    120_000,
  );
});
