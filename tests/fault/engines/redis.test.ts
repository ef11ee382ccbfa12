import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { writeCertificate } from '../../../scripts/deploy/proxy.ts';
import { missingPrograms } from '../../support/engines/program.ts';
import { redisClusterPrograms, startRedisCluster } from '../../support/engines/redis-cluster.ts';
import type { RedisNode, RedisTopology } from '../../support/engines/redis-node.ts';
import { redisSentinelPrograms, startRedisSentinel } from '../../support/engines/redis-sentinel.ts';
import { openFaultWorld } from '../../support/fault/fault-world.ts';
import { SteadyBookings } from '../../support/fault/steady-bookings.ts';
import { apiClient } from '../../support/http-client.ts';
import { pollUntil } from '../../support/poll.ts';
import { startOwnRedis } from '../../support/store/own-redis.ts';
import { type Received, startReceiver } from '../../webhook/receiver.ts';

const clients = 16;
/** Load before the fault, and after the first delivery that follows it. */
const aroundMs = 5_000;

const missing = missingPrograms([...redisSentinelPrograms, ...redisClusterPrograms]);
const describeWithPrograms = missing ? describe.skip : describe;

interface Fault {
  readonly redisUrl: string;
  /** Words of the console's line. */
  readonly title: string;
  /** Makes Redis fail. Returns words for the console's line. */
  fail(): Promise<string>;
  /** Resolves when deliveries must go on; the load goes on until then. */
  recover?(): Promise<void>;
}

/** Books and delivers while Redis fails. Expects that nothing is lost or doubled, and that no process ends. */
async function bookThrough({ redisUrl, title, fail, recover }: Fault): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-receiver-'));
  stack.defer(() => rmSync(folder, { recursive: true }));
  const { certificate, key } = writeCertificate(folder);
  const receiver = stack.use(
    await startReceiver({ cert: readFileSync(certificate, 'utf8'), key: readFileSync(key, 'utf8') }),
  );
  const world = await openFaultWorld('http');
  const shared = { NODE_EXTRA_CA_CERTS: certificate, LOG_LEVEL: 'fatal', REDIS_URL: redisUrl };
  try {
    const services = [
      await world.start({ ...shared, SAMPAN_ROLES: 'api' }),
      await world.start({ ...shared, SAMPAN_ROLES: 'worker' }),
    ];
    const rootUrl = services[0]?.rootUrl ?? '';
    const account = await world.account(2_000_000_000);
    const hook = await apiClient(rootUrl, account.liveKey).post('/webhooks', {
      idempotencyKey: 'hook',
      body: { url: `${receiver.url}/hook`, events: ['shipment.created'] },
    });
    expect(hook.status).toBe(201);
    const load = new SteadyBookings(world, account, { clients, rootUrls: [rootUrl] });
    load.start();
    await delay(aroundMs);

    const failed = await fail();
    const booked = await load.firstBookingAfter(performance.now());
    await recover?.();
    const recovered = performance.now();
    // Deliveries that were sent before may still arrive.
    const goesOn = async () => receiver.received.filter(({ at }) => at > recovered).length > clients;
    expect(await pollUntil(goesOn, 60_000)).toBe(true);
    await delay(aroundMs);
    const figures = await load.stop();
    await load.expectBookedOnce();
    const repeats = await load.expectDelivered(receiver);
    const slowestMs = Math.max(...load.booked.map(({ ordered, answered }) => answered - ordered));
    console.log(
      `${title}: ${failed}; longest time without a delivery ${longestGap(receiver.received)} s; next booking after ${booked.toFixed(1)} s; ${figures}; ${repeats} events sent twice`,
    );
    // A request waits for Redis for a second at most, and none is refused.
    expect([slowestMs < 5_000, [...load.refusals.keys()]]).toEqual([true, []]);
    for (const { ended, log } of services)
      expect([await Promise.race([ended, 'runs']), log()]).toEqual(['runs', '']);
    expect(await pollUntil(async () => (await fetch(`${rootUrl}/readyz`)).ok, 10_000)).toBe(true);
  } finally {
    await world.stop();
  }
}

/** Returns the longest time between two deliveries, in seconds. */
function longestGap(received: readonly Received[]): string {
  const gaps = received.slice(1).map(({ at }, index) => at - (received[index]?.at ?? at));
  return (Math.max(...gaps) / 1_000).toFixed(1);
}

/** Makes the master of the queue fail, waits until another node has its place, and expects that node to keep it. */
async function replaceMaster(
  redis: RedisTopology,
  title: string,
  fail: (master: RedisNode) => Promise<void>,
): Promise<void> {
  const old = await redis.queueMaster();
  if (!old) throw new Error('there is no master');
  let promoted = '';
  await bookThrough({
    redisUrl: redis.url,
    title,
    async fail() {
      await fail(old);
      return old.name;
    },
    async recover() {
      const isReplaced = async () => {
        const master = await redis.queueMaster();
        promoted = master?.name ?? '';
        return master !== null && master !== old;
      };
      expect(await pollUntil(isReplaced, 60_000)).toBe(true);
    },
  });
  console.log(`${title}: ${promoted} took its place`);
  expect(promoted).not.toBe(old.name);
}

describeWithPrograms('a master of Redis that is killed costs no booking and no event,', () => {
  it('with Sentinel', async () => {
    await using redis = await startRedisSentinel();
    const old = await redis.queueMaster();
    await replaceMaster(redis, 'Sentinel, master killed', (master) => master.kill());
    // It comes back as a replica.
    old?.start();
    await redis.whole();
    expect((await old?.info())?.get('role')).toBe('slave');
  }, 300_000);

  it('with Redis Cluster', async () => {
    await using redis = await startRedisCluster(1);
    const old = await redis.queueMaster();
    await replaceMaster(redis, 'Cluster, master killed', (master) => master.kill());
    old?.start();
    await redis.whole();
    expect((await old?.info())?.get('role')).toBe('slave');
  }, 300_000);
});

describeWithPrograms('a Redis that keeps its connections and responds to nothing delays no booking,', () => {
  it('and with Sentinel another one takes its place', async () => {
    await using redis = await startRedisSentinel();
    await replaceMaster(redis, 'Sentinel, master hangs', async (master) => master.pause());
  }, 300_000);

  it('and with Redis Cluster another one takes its place', async () => {
    await using redis = await startRedisCluster(1);
    await replaceMaster(redis, 'Cluster, master hangs', async (master) => master.pause());
  }, 300_000);

  it('and a single one delivers again when it responds', async () => {
    await using redis = await startOwnRedis(true);
    await bookThrough({
      redisUrl: redis.url,
      title: 'single server, hangs for 20 s',
      async fail() {
        redis.pause();
        return 'paused';
      },
      async recover() {
        await delay(20_000);
        redis.resume();
      },
    });
  }, 300_000);
});
