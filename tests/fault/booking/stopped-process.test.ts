import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { crashPoints } from '../../support/fault/crash-points.ts';
import { type FaultWorld, openFaultWorld } from '../../support/fault/fault-world.ts';
import {
  expectSleepingCancelWritesNothing,
  expectSleepingReconcilerWritesNothing,
} from '../../support/fault/stopped-cancel.ts';
import { expectSleeperWritesNothing, stoppablePoints } from '../../support/fault/stopped-create.ts';

describe.each([
  'sandbox',
  'http',
] as const)('a process that pauses until its lock expires, with the carrier %s,', (carrier) => {
  let world: FaultWorld;
  beforeAll(async () => {
    world = await openFaultWorld(carrier);
  });
  afterAll(() => world.stop());

  it.each(stoppablePoints)('writes nothing after it continues at %s in a create', async (point) => {
    expect(crashPoints()).toContain(point);
    await expectSleeperWritesNothing(world, point);
  });

  it.each([
    'cancel-after-lock',
    'cancel-after-carrier',
  ])('writes nothing after it continues at %s in a cancellation', (point) =>
    expectSleepingCancelWritesNothing(world, point));

  it.each([
    'carrier-before-send',
    'carrier-after-response',
    'before-finish',
  ])('writes nothing after it continues at %s in the reconciler', (point) =>
    expectSleepingReconcilerWritesNothing(world, point));
});
