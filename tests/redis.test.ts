import { describe, expect, it } from '@jest/globals';
import { createLog } from '../src/log/log.ts';
import { createRedisClient, openRedis, parseRedisUrl } from '../src/redis.ts';
import { pollUntil } from './support/poll.ts';
import { startLoneSentinel } from './support/store/lone-sentinel.ts';
import { describeWithRedis, startOwnRedis } from './support/store/own-redis.ts';

describe('REDIS_URL', () => {
  it.each([
    ['redis://host', ['redis://host']],
    ['rediss://user:pa%2Css@host:7000/3', ['rediss://user:pa%2Css@host:7000/3']],
  ])('%s names one server', (text, urls) => {
    expect(parseRedisUrl(text)).toEqual({ kind: 'server', urls });
  });

  it.each([
    ['redis://a:7000,redis://b:7001', ['redis://a:7000', 'redis://b:7001']],
    ['redis://u:p@a/, redis://u:p@[::1]:1/0', ['redis://u:p@a/', 'redis://u:p@[::1]:1/0']],
  ])('%s names a cluster', (text, urls) => {
    expect(parseRedisUrl(text)).toEqual({ kind: 'cluster', urls });
  });

  it.each([
    ['redis+sentinel://a:1,b,[::1]:3/main', { master: 'main', database: 0, secure: false }],
    ['rediss+sentinel://a:1,b,[::1]:3/main/2', { master: 'main', database: 2, secure: true }],
    [
      'redis+sentinel://u:p%40%2C:@a:1,b,[::1]:3/ma%20in/',
      { master: 'ma in', login: { user: 'u', password: 'p@,:' } },
    ],
    [
      'redis+sentinel://a:1,b,[::1]:3/main?sentinel_password=p%26',
      { sentinelLogin: { user: null, password: 'p&' }, login: { user: null, password: null } },
    ],
  ])('%s names Sentinels and their master', (text, expected) => {
    expect(parseRedisUrl(text)).toMatchObject({
      kind: 'sentinel',
      sentinels: [
        { host: 'a', port: 1 },
        { host: 'b', port: 26_379 },
        { host: '::1', port: 3 },
      ],
      ...expected,
    });
  });

  it.each([
    ['redis+sentinel://a,b', 'names no master'],
    ['redis+sentinel://:canary@a,b/', 'names no master'],
    ['redis+sentinel://', 'must have the form'],
    ['redis+sentinel:///main', 'must have the form'],
    ['redis+sentinel://:can@canary@a/main', '%40'],
    ['redis+sentinel://a:1/main,redis+sentinel://b:1/main', 'number of a database'],
    ['redis+sentinel://:canary@a/main/canary', 'number of a database'],
    ['redis+sentinel://:canary@a:port/main', 'host:port'],
    ['redis+sentinel://:canary@a,/main', 'host:port'],
    ['redis+sentinel://:canary%@a/main', '%25'],
    ['redis+sentinel://a/main?password=canary', 'sentinel_password'],
    ['host:6379', 'begins with redis://'],
    ['', 'begins with redis://'],
    ['redis://a,', 'begins with redis://'],
    ['redis://a,b:7001', 'begins with redis://'],
    ['redis://u:canary,pass@a', '%2C'],
    ['http://a,redis://b', 'begins with redis://'],
    ['redis://a,rediss://b', 'mixes'],
    ['redis://u:canary@a,redis://b', 'different users or passwords'],
    ['redis://a/1,redis://b/1', 'only database 0'],
  ])('%j is refused without showing its value', (text, reason) => {
    expect(() => parseRedisUrl(text)).toThrow(reason);
    expect(() => parseRedisUrl(text)).not.toThrow(/canary/);
  });
});

const log = createLog('silent');
const wide = { waits: true, maxRetries: null } as const;

describeWithRedis('a master that is demoted', () => {
  it('refuses a write, after which the client connects again', async () => {
    await using redis = await startOwnRedis(false);
    const client = createRedisClient(redis.url, wide);
    const connection = await client.client('ID');
    await redis.command('REPLICAOF', '127.0.0.1', 1);
    await expect(client.set('key', 'refused')).rejects.toThrow(/^READONLY/);
    await redis.command('REPLICAOF', 'NO', 'ONE');
    expect(await client.get('key')).toBe(null);
    expect(await client.client('ID')).not.toBe(connection);
    expect(await client.set('key', 'written')).toBe('OK');
    client.disconnect();
  });

  it('is left for the master that the Sentinels name now', async () => {
    await using sentinel = await startLoneSentinel();
    const { master, replica } = sentinel;
    const clients = [createRedisClient(sentinel.url, wide), await openRedis(sentinel.url, log)];
    for (const client of clients) {
      client.on('error', () => {});
      expect(await client.set('key', 'first')).toBe('OK');
    }
    await replica.command('REPLICAOF', 'NO', 'ONE');
    await sentinel.name(replica);
    await master.command('REPLICAOF', '127.0.0.1', replica.port);
    for (const [index, client] of clients.entries()) {
      await expect(client.set(`key ${index}`, 'refused')).rejects.toThrow(/^READONLY/);
      const isWritten = () =>
        client.set(`key ${index}`, 'second').then(
          () => true,
          () => false,
        );
      expect(await pollUntil(isWritten, 5_000)).toBe(true);
      expect(await replica.command('GET', `key ${index}`)).toBe('second');
      client.disconnect();
    }
  });
});

describeWithRedis('openRedis', () => {
  it.each([
    [
      'redis+sentinel://:canary@127.0.0.1:1,127.0.0.1:2/main',
      /^no Sentinel responded \(.*127\.0\.0\.1:1.*127\.0\.0\.1:2/,
    ],
    ['redis://:canary@127.0.0.1:1', /^no Redis server responded at this address \(connect ECONNREFUSED/],
  ])('fails at once if nothing responds at %s', async (url, message) => {
    const opened = openRedis(url, log);
    await expect(opened).rejects.toThrow(message);
    await expect(opened).rejects.not.toThrow(/canary/);
  });

  it('refuses a name that no Sentinel knows, and a replica', async () => {
    await using sentinel = await startLoneSentinel();
    await expect(openRedis(sentinel.url.replace(/sampan$/, 'other'), log)).rejects.toThrow(
      'no Sentinel knows a master with the name other',
    );
    await expect(openRedis(sentinel.replica.url, log)).rejects.toThrow('it is a replica');
  });
});

describeWithRedis('a Redis that responds to nothing', () => {
  it('is left by the limiter after a second, and used again when it responds', async () => {
    await using redis = await startOwnRedis(false);
    const limiter = await openRedis(redis.url, log);
    redis.pause();
    await expect(limiter.get('key')).rejects.toThrow('Command timed out');
    const isLeft = async () => limiter.status !== 'ready';
    expect(await pollUntil(isLeft, 2_000)).toBe(true);
    await expect(limiter.get('key')).rejects.toThrow("Stream isn't writeable");
    redis.resume();
    const responds = () =>
      limiter.get('key').then(
        () => true,
        () => false,
      );
    expect(await pollUntil(responds, 5_000)).toBe(true);
    limiter.disconnect();
  });
});
