import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@jest/globals';
import type { Environment } from '../../../support/command-line.ts';
import { paced } from '../../../support/deadline.ts';
import { pollUntil } from '../../../support/poll.ts';
import { startWorld } from '../../../webhook/world.ts';
import { crowd, emitInTurn, openDeliveries, tally } from './crowd.ts';
import { startFleet } from './fleet.ts';
import { startTraffic } from './traffic.ts';

export interface KilledWorkers {
  readonly redisUrl: string | null;
  readonly seconds: number;
  readonly killEveryMs: number;
  readonly perSecond: number;
  readonly workers: number;
  readonly endpoints: number;
  readonly recoverMs: number;
  readonly env?: Environment;
}

export const longKill: Omit<KilledWorkers, 'redisUrl'> = {
  seconds: 60,
  killEveryMs: 2_000,
  perSecond: 200,
  workers: 4,
  endpoints: 10,
  recoverMs: 30_000,
};

const [firstAttemptConcurrency, retryConcurrency] = [64, 16];

/** Kills worker processes one by one under load: no event may be lost, and few may arrive twice. */
export async function killWorkers({ redisUrl, env = {}, ...profile }: KilledWorkers): Promise<string> {
  await using world = await startWorld(redisUrl);
  const members = await crowd(world, profile.endpoints);
  await using fleet = await startFleet(world, profile.workers, {
    WEBHOOK_FRESH_SLOTS: String(firstAttemptConcurrency),
    WEBHOOK_LATE_SLOTS: String(retryConcurrency),
    ...env,
  });
  const traffic = startTraffic((index) => emitInTurn(world, members, index), profile.perSecond);
  const end = performance.now() + profile.seconds * 1000;
  let kills = 0;
  for (let next = performance.now(); performance.now() < end; kills++) {
    next += profile.killEveryMs;
    await delay(Math.max(0, next - performance.now()));
    await fleet.replaceOldest();
  }
  const lastKill = performance.now();
  const { confirmed, unconfirmed } = await traffic.stop();
  const done = await pollUntil(async () => (await openDeliveries(world)) === 0, profile.recoverMs);
  const recoveredMs = performance.now() - lastKill;
  await fleet.complete();
  const { events, lost, duplicates } = await tally(world, members);
  // On a busy machine more attempts are in flight when their worker is killed.
  const maxDuplicates = paced(kills * (firstAttemptConcurrency + retryConcurrency));
  const figures = `${kills} kills of ${profile.workers} workers, ${events} events, ${lost} lost, ${duplicates} twice (at most ${maxDuplicates}), recovered in ${(recoveredMs / 1000).toFixed(1)} s`;
  expect([figures, lost, unconfirmed, done]).toEqual([figures, 0, 0, true]);
  expect(events).toBe(confirmed.length);
  expect(events).toBeGreaterThan(profile.perSecond * profile.seconds * 0.9);
  expect(duplicates).toBeLessThanOrEqual(maxDuplicates);
  expect(recoveredMs).toBeLessThan(paced(profile.recoverMs));
  expect(fleet.deaths()).toBe(0);
  return figures;
}
