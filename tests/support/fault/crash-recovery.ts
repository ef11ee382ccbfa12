import { expect } from '@jest/globals';
import { reconcileShipments } from '../../../src/booking/reconcile.ts';
import { readConfig } from '../../../src/config/config.ts';
import { pollUntil } from '../poll.ts';
import { TestClock } from '../test-clock.ts';
import { workContext } from '../work-context.ts';
import { crashFlows } from './crash-flow.ts';
import type { FaultWorld } from './fault-world.ts';

/**
 * Kills a process within a flow, moves the database's clock past its locks, starts another one, and expects
 * every effect once: after a repeat of the request, or after a run of the reconciler.
 */
export async function expectRecovered(
  world: FaultWorld,
  flowName: keyof typeof crashFlows,
  point: string,
  by: 'same request' | 'reconciler',
): Promise<void> {
  const flow = crashFlows[flowName];
  const cut = await flow.cutOff(world, point);
  await world.passLock();
  if (by === 'reconciler' && !flow.afterEffects.includes(point)) {
    expect(await reconcileHere(world)).toBe(0);
    return cut.expectNothing();
  }
  await using service = await world.start({ SAMPAN_ROLES: by === 'reconciler' ? 'api,worker' : 'api' });
  if (by === 'reconciler') expect(await pollUntil(cut.isDone, 10_000)).toBe(true);
  const answer = await cut.again(service);
  expect(answer.status).toBe(flowName.includes('create') ? 201 : 200);
  await cut.expectDone();
  expect((await cut.again(service)).text).toBe(answer.text);
  await cut.expectDone();
}

/** Runs the reconciler once in this process; returns the number of bookings that it took over. */
export async function reconcileHere({ database, env }: FaultWorld): Promise<number> {
  const config = readConfig({ DATABASE_URL: database.url, ...env });
  const context = workContext(database.db, config, new TestClock());
  await using _ = context.carriers;
  await context.catalog.refresh();
  return await reconcileShipments(context);
}
