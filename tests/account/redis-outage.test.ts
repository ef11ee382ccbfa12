import { describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { RedisOutage } from '../../src/account/redis-outage.ts';

function outageAt(start: number) {
  const said: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void said.push(JSON.parse(line).msg) });
  const clock = { ms: start, now: () => new Date(clock.ms) };
  return { outage: new RedisOutage(clock, log), clock, said };
}

const error = new Error('Connection is closed.');

describe('an outage of Redis', () => {
  it('lets a key be counted here for a minute, and no longer until it is over', () => {
    const { outage, clock } = outageAt(0);
    expect(outage.mayCountLocally('key', error)).toBe(true);
    clock.ms = 60_000;
    expect(outage.mayCountLocally('key', error)).toBe(true);
    clock.ms = 60_001;
    expect(outage.mayCountLocally('key', error)).toBe(false);
    outage.recovered('key');
    expect(outage.mayCountLocally('key', error)).toBe(true);
  });

  it('of a part of a cluster is told once, and once that it is over, whatever the other keys do', () => {
    const { outage, said } = outageAt(0);
    for (let request = 0; request < 5; request++) {
      outage.mayCountLocally('down', error);
      outage.recovered('well');
    }
    expect(said).toHaveLength(1);
    outage.recovered('down');
    expect(said[1]).toContain('available again');
  });

  it('that was long ago doesn’t count for a key that comes by now', () => {
    const { outage, clock } = outageAt(0);
    outage.mayCountLocally('key', error);
    clock.ms = 3_600_000;
    expect(outage.mayCountLocally('key', error)).toBe(true);
  });
});
