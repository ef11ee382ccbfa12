import { describe, expect, it } from '@jest/globals';
import { parseRedisNodes } from '../src/redis.ts';

describe('REDIS_URL', () => {
  it.each([
    ['redis://host', ['redis://host']],
    ['rediss://user:pa%2Css@host:7000/3', ['rediss://user:pa%2Css@host:7000/3']],
  ])('%s names one server', (text, urls) => {
    expect(parseRedisNodes(text)).toEqual({ urls, isCluster: false });
  });

  it.each([
    ['redis://a:7000,redis://b:7001', ['redis://a:7000', 'redis://b:7001']],
    ['redis://u:p@a/, redis://u:p@[::1]:1/0', ['redis://u:p@a/', 'redis://u:p@[::1]:1/0']],
  ])('%s names a cluster', (text, urls) => {
    expect(parseRedisNodes(text)).toEqual({ urls, isCluster: true });
  });

  it.each([
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
    expect(() => parseRedisNodes(text)).toThrow(reason);
    expect(() => parseRedisNodes(text)).not.toThrow(/canary/);
  });
});
