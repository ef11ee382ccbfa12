import { describe, expect, it } from '@jest/globals';
import { checkRedis, classifyRedis } from '../../../src/cli/doctor/checks.ts';

const fit = { redis_version: '7.0.15', aof_enabled: '1', maxmemory_policy: 'noeviction' };
const judge = (info: Record<string, string>) => classifyRedis('host:6379', new Map(Object.entries(info)));

describe('classifyRedis', () => {
  it('accepts a Redis that keeps every key', () => {
    expect(judge(fit)).toMatchObject({ state: 'ok', message: 'Redis at host:6379, version 7.0.15' });
  });

  it('fails a Redis that evicts keys, and warns about one that loses keys in a crash', () => {
    expect(judge({ ...fit, maxmemory_policy: 'allkeys-lru' })).toMatchObject({
      state: 'fail',
      mend: 'Set maxmemory-policy to noeviction',
    });
    expect(judge({ ...fit, aof_enabled: '0' })).toMatchObject({
      state: 'warn',
      mend: 'Set appendonly to yes',
    });
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
});
