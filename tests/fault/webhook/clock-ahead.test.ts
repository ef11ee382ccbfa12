import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { root } from '../../support/paths.ts';
import { pollUntil } from '../../support/poll.ts';
import { itWithRedis, startOwnRedis } from '../../support/store/own-redis.ts';
import { startWorld } from '../../webhook/world.ts';
import { crowd, emitInTurn, openDeliveries, tally } from './profile/crowd.ts';
import { startFleet } from './profile/fleet.ts';
import { startTraffic } from './profile/traffic.ts';

const [aheadMs, perSecond, seconds, quietSeconds] = [60_000, 50, 45, 5];
const preload = path.join(root, 'tests', 'support', 'process', 'shifted-clock.js');

/** Returns the CPU seconds of a process. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/**
 * Runs two workers, one with its clock a minute ahead. BullMQ compares a worker's clock with times that the other
 * wrote.
 */
async function withOneAhead(redisUrl: string | null): Promise<string> {
  await using world = await startWorld(redisUrl);
  // Slow enough that jobs are active whenever the other worker looks for stalled ones.
  world.receiver.behave(async () => {
    await delay(300);
    return { status: 200 };
  });
  const members = await crowd(world, 10);
  await using right = await startFleet(world, 1);
  await using ahead = await startFleet(world, 1, {
    NODE_OPTIONS: `--import ${preload}`,
    SHIFTED_CLOCK_MS: String(aheadMs),
  });
  const traffic = startTraffic((index) => emitInTurn(world, members, index), perSecond);
  await delay(seconds * 1000);
  const { confirmed } = await traffic.stop();
  expect(await pollUntil(async () => (await openDeliveries(world)) === 0, 20_000)).toBe(true);
  const workers = [...right.members, ...ahead.members];
  const before = workers.map(({ pid }) => processorSeconds(pid));
  await delay(quietSeconds * 1000);
  const busy = workers.map(({ pid }, index) => (processorSeconds(pid) - (before[index] ?? 0)) / quietSeconds);
  const { events, lost, duplicates } = await tally(world, members);
  const signed = world.receiver.received.map(({ headers }) =>
    Number(/^t=(\d+)/.exec(String(headers['x-service-signature']))?.[1]),
  );
  const now = Date.now() / 1000;
  const shares = [signed.filter((t) => t > now).length, signed.filter((t) => t <= now).length];
  const figures = `${events} events, ${lost} lost, ${duplicates} twice; processor at rest ${busy.map((share) => `${Math.round(share * 100)} %`).join(' and ')}`;
  expect([figures, lost, duplicates]).toEqual([figures, 0, 0]);
  expect(events).toBe(confirmed.length);
  // Both workers took part, and an idle worker uses little CPU.
  expect(shares.every((count) => count > 0)).toBe(true);
  for (const share of busy) expect(share).toBeLessThan(0.3);
  expect(right.deaths() + ahead.deaths()).toBe(0);
  return figures;
}

it('a worker whose clock is 60 s ahead loses and duplicates nothing, over Postgres', async () => {
  console.log(`Postgres: ${await withOneAhead(null)}`);
});

itWithRedis('a worker whose clock is 60 s ahead loses and duplicates nothing, over Redis', async () => {
  await using redis = await startOwnRedis(true);
  console.log(`Redis: ${await withOneAhead(redis.url)}`);
});
