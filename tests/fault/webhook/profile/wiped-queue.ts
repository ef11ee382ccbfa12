import { expect } from '@jest/globals';
import type { Environment } from '../../../support/command-line.ts';
import { pollUntil } from '../../../support/poll.ts';
import { startWorld, type World } from '../../../webhook/world.ts';
import { crowd, emitMany, openDeliveries, tally } from './crowd.ts';
import { startFleet } from './fleet.ts';

export interface WipedQueue {
  readonly redisUrl: string | null;
  readonly pending: number;
  readonly endpoints: number;
  readonly recoverMs: number;
  readonly wipe: (world: World) => Promise<unknown>;
  readonly env?: Environment;
}

/** Wipes the queue of running workers with `pending` deliveries in it: none may be lost. */
export async function wipeUnderWorkers({ redisUrl, env = {}, ...profile }: WipedQueue): Promise<string> {
  await using world = await startWorld(redisUrl);
  const members = await crowd(world, profile.endpoints);
  await using fleet = await startFleet(world, 2, env);
  await emitMany(world, members, profile.pending);
  const started = () => world.receiver.received.length > 0;
  expect(await pollUntil(async () => started(), 10_000)).toBe(true);
  await profile.wipe(world);
  const wiped = performance.now();
  const left = await openDeliveries(world);
  const done = await pollUntil(async () => (await openDeliveries(world)) === 0, profile.recoverMs);
  const tookMs = performance.now() - wiped;
  const { events, lost, duplicates } = await tally(world, members);
  const figures = `queue wiped with ${left} of ${events} pending, ${lost} lost, ${duplicates} twice, all delivered ${(tookMs / 1000).toFixed(1)} s later`;
  expect([figures, lost, done]).toEqual([figures, 0, true]);
  expect(events).toBe(profile.pending);
  expect(left).toBeGreaterThan(profile.pending / 2);
  expect(fleet.deaths()).toBe(0);
  return figures;
}
