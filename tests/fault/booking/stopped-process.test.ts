import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { crashPoints } from '../../support/fault/crash-points.ts';
import { type FaultWorld, openFaultWorld } from '../../support/fault/fault-world.ts';
import {
  expectSleepingCancelWritesNothing,
  expectSleepingReconcilerWritesNothing,
} from '../../support/fault/stopped-cancel.ts';
import { expectSleeperWritesNothing, stoppablePoints } from '../../support/fault/stopped-create.ts';

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

  it.each([
    'cancel-after-lock',
    'cancel-after-carrier',
  ])('in a cancel: nothing when it wakes at %s', (point) => expectSleepingCancelWritesNothing(world, point));

  it.each([
    'carrier-before-send',
    'carrier-after-response',
    'before-finish',
  ])('in the reconciler: nothing when it wakes at %s', (point) =>
    expectSleepingReconcilerWritesNothing(world, point));
});
