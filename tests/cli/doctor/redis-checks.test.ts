import { describe, expect, it } from '@jest/globals';
import { checkRedis, classifyRedis } from '../../../src/cli/doctor/redis-checks.ts';
import { startLoneSentinel } from '../../support/store/lone-sentinel.ts';
import { itWithRedis } from '../../support/store/own-redis.ts';

const fit = { redis_version: '7.0.15', aof_enabled: '1', maxmemory_policy: 'noeviction' };
const classify = (info: Record<string, string>) => classifyRedis('host:6379', new Map(Object.entries(info)));

describe('classifyRedis', () => {
  it('accepts a Redis that keeps every key', () => {
    expect(classify(fit)).toMatchObject({ state: 'ok', message: 'Redis at host:6379, version 7.0.15' });
  });

  it('fails a Redis that evicts keys, and warns about one that loses keys in a crash', () => {
    expect(classify({ ...fit, maxmemory_policy: 'allkeys-lru' })).toMatchObject({
      state: 'fail',
      remedy: 'Set maxmemory-policy to noeviction',
    });
    expect(classify({ ...fit, aof_enabled: '0' })).toMatchObject({
      state: 'warn',
      remedy: 'Set appendonly to yes',
    });
  });

  it('fails a replica and a node of a cluster, which REDIS_URL names alone', () => {
    expect(classify({ ...fit, role: 'slave' })).toMatchObject({
      state: 'fail',
      message: 'Redis at host:6379 is a replica, which refuses writes',
    });
    const node = new Map(Object.entries({ ...fit, role: 'slave', cluster_enabled: '1' }));
    expect(classifyRedis('host:6379', node)).toMatchObject({
      state: 'fail',
      message: 'Redis at host:6379 is a node of a Redis Cluster',
    });
    expect(classifyRedis('host:6379', node, 'cluster')).toMatchObject({ state: 'ok' });
  });
});

describe('checkRedis', () => {
  it('checks every node of a cluster', async () => {
    const nodes = ['redis://127.0.0.1:1', 'redis://127.0.0.1:2'];
    expect(await checkRedis(nodes.join(','))).toMatchObject([
      { state: 'fail', message: expect.stringMatching(/^No Redis server responded at 127\.0\.0\.1:1 /) },
      { state: 'fail', message: expect.stringMatching(/^No Redis server responded at 127\.0\.0\.1:2 /) },
    ]);
  });

  itWithRedis('names each fault of the Sentinels, and checks the master that they name', async () => {
    await using sentinel = await startLoneSentinel();
    const { master, replica, address } = sentinel;
    expect(await checkRedis(`redis+sentinel://${address}/other`)).toMatchObject([
      { state: 'fail', message: `The Sentinel at ${address} knows no master with the name other` },
    ]);
    const findings = await checkRedis(`redis+sentinel://${address},127.0.0.1:1/sampan`);
    expect(findings).toMatchObject([
      { state: 'warn', message: expect.stringMatching(/^No Sentinel responded at 127\.0\.0\.1:1 /) },
      {
        state: 'warn',
        message: expect.stringContaining(`Redis at 127.0.0.1:${master.port} loses its latest`),
      },
    ]);
    await sentinel.name(replica, 2);
    expect(await checkRedis(sentinel.url)).toMatchObject([
      {
        state: 'warn',
        message: expect.stringContaining('The Sentinels cannot replace the master sampan (NOQUORUM'),
      },
      { state: 'fail', message: `Redis at 127.0.0.1:${replica.port} is a replica, which refuses writes` },
    ]);
    const nobody = await checkRedis('redis+sentinel://:canary@127.0.0.1:1/sampan');
    expect(nobody).toMatchObject([
      { state: 'fail', message: expect.stringMatching(/^No Sentinel responded/) },
    ]);
    expect(JSON.stringify([findings, nobody])).not.toContain('canary');
  });
});
