import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { pollUntil } from '../../support/poll.ts';
import { itWithRedis, startOwnRedis } from '../../support/store/own-redis.ts';
import { startWorld } from '../../webhook/world.ts';
import { crowd, emitInTurn, emitMany } from './profile/crowd.ts';
import { startFleet } from './profile/fleet.ts';
import { startTraffic } from './profile/traffic.ts';

const [backlog, healthyEndpoints, perSecond, seconds] = [10_000, 99, 50, 30];
const maxMs = 1_000;

/** Measures the delay from commit to arrival at healthy endpoints while another endpoint hangs. */
async function latencies(redisUrl: string | null): Promise<string> {
  await using world = await startWorld(redisUrl);
  const [hanging, ...healthy] = await crowd(world, healthyEndpoints + 1);
  if (!hanging) throw new Error('no endpoint');
  world.receiver.behave(({ path }) => (path === hanging.path ? 'hang' : { status: 200 }));
  await using fleet = await startFleet(world, 1);
  await emitMany(world, [hanging], backlog);
  const committed = new Map<string, number>();
  const traffic = startTraffic(async (index) => {
    const id = await emitInTurn(world, healthy, index);
    committed.set(id, performance.now());
    return id;
  }, perSecond);
  await delay(seconds * 1000);
  const { confirmed } = await traffic.stop();
  const allCame = () => {
    const came = new Set(world.receiver.received.map(({ eventId }) => eventId));
    return confirmed.every((id) => came.has(id));
  };
  expect(await pollUntil(async () => allCame(), 10_000)).toBe(true);
  const arrived = new Map<string, number>();
  for (const { eventId, at } of world.receiver.received) if (!arrived.has(eventId)) arrived.set(eventId, at);
  const took = confirmed
    .map((id) => Math.max(0, (arrived.get(id) ?? Number.POSITIVE_INFINITY) - (committed.get(id) ?? 0)))
    .sort((a, b) => a - b);
  const at = (share: number) => Math.round(took[Math.floor(took.length * share)] ?? Number.NaN);
  const figures = `${took.length} events of ${healthyEndpoints} healthy endpoints beside ${backlog} for one that hangs: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${Math.round(took.at(-1) ?? 0)} ms`;
  expect([figures, at(0.99) < maxMs]).toEqual([figures, true]);
  expect(took.length).toBeGreaterThan(perSecond * seconds * 0.9);
  expect(fleet.deaths()).toBe(0);
  return figures;
}

it('a hanging endpoint with 10,000 queued deliveries does not delay 99 healthy ones, over Postgres', async () => {
  console.log(`Postgres: ${await latencies(null)}`);
});

itWithRedis(
  'a hanging endpoint with 10,000 queued deliveries does not delay 99 healthy ones, over Redis',
  async () => {
    await using redis = await startOwnRedis(true);
    console.log(`Redis: ${await latencies(redis.url)}`);
  },
);
