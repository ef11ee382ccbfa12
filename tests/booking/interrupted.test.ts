import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { expectRecovered } from '../support/fault/crash-recovery.ts';
import { type FaultWorld, openFaultWorld } from '../support/fault/fault-world.ts';
import { expectSleeperWritesNothing } from '../support/fault/stopped-create.ts';

/** The worst of the points that `npm run test:fault` goes through. */
let world: FaultWorld;
beforeAll(async () => {
  world = await openFaultWorld('http');
});
afterAll(() => world.stop());

describe('a process that is killed', () => {
  it('after it wrote what it was about to book: the same request books it', () =>
    expectRecovered(world, 'create', 'after-book', 'same request'));
  it('after the carrier booked: the reconciler finds that booking', () =>
    expectRecovered(world, 'create', 'carrier-after-response', 'reconciler'));
  it('after the carrier cancelled: the reconciler gives the money back', () =>
    expectRecovered(world, 'cancel', 'cancel-after-carrier', 'reconciler'));
});

it('a process that sleeps past its lock while the carrier answers writes nothing when it wakes', () =>
  expectSleeperWritesNothing(world, 'carrier-after-response'));
