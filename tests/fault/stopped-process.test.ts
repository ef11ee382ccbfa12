import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { crashPoints } from '../support/crash-points.ts';
import { type FaultWorld, openFaultWorld } from '../support/fault-world.ts';
import { expectSleeperWritesNothing, stoppablePoints } from '../support/stopped-create.ts';

describe.each(['sandbox', 'http'] as const)('a process that sleeps past its lock, carrier %s:', (carrier) => {
  let world: FaultWorld;
  beforeAll(async () => {
    world = await openFaultWorld(carrier);
  });
  afterAll(() => world.stop());

  it.each(stoppablePoints)('writes nothing when it wakes at %s', async (point) => {
    expect(crashPoints()).toContain(point);
    await expectSleeperWritesNothing(world, point);
  });
});
