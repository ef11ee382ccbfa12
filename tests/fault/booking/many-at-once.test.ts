import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { type FaultWorld, openFaultWorld } from '../../support/fault/fault-world.ts';
import { expectOneBookingOf } from '../../support/fault/same-key-storm.ts';
import type { ChildService } from '../../support/process/child-service.ts';
import { expectWalletDrained } from '../../support/shipment/drained-wallet.ts';

describe.each([
  'sandbox',
  'http',
] as const)('four processes on one database, with the carrier %s,', (carrier) => {
  let world: FaultWorld;
  let services: ChildService[];
  beforeAll(async () => {
    world = await openFaultWorld(carrier);
    services = await Promise.all(Array.from({ length: 4 }, () => world.start()));
  });
  afterAll(() => world.stop());

  it('book once for 200 creates with one key, in each of ten rounds', async () => {
    for (let round = 0; round < 10; round++) await expectOneBookingOf(world, services, 200);
  });

  it(
    'accept exactly 500 orders from 50 clients and leave a wallet of 0',
    () => expectWalletDrained(world, services, { orders: 500, clients: 50 }),
    120_000,
  );
});
