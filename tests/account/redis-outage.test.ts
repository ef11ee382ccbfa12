import { describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { RedisOutage } from '../../src/admission/redis-admission.ts';

function outageAt(start: number) {
  const messages: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void messages.push(JSON.parse(line).msg) });
  const clock = { ms: start, now: () => new Date(clock.ms) };
  return { outage: new RedisOutage(clock, log), clock, messages };
}

const error = new Error('Connection is closed.');

describe('an outage of Redis', () => {
  it('allows local counting of a key for a minute, then not until Redis has recovered', () => {
    const { outage, clock } = outageAt(0);
    expect(outage.mayCountLocally('key', error)).toBe(true);
    clock.ms = 60_000;
    expect(outage.mayCountLocally('key', error)).toBe(true);
    clock.ms = 60_001;
    expect(outage.mayCountLocally('key', error)).toBe(false);
    outage.recovered('key');
    expect(outage.mayCountLocally('key', error)).toBe(true);
  });

  it('in part of a cluster is logged once, and its end once, while the other keys work', () => {
    const { outage, messages } = outageAt(0);
    for (let request = 0; request < 5; request++) {
      outage.mayCountLocally('down', error);
      outage.recovered('well');
    }
    expect(messages).toHaveLength(1);
    outage.recovered('down');
    expect(messages[1]).toContain('available again');
  });

  it('starts a new minute of local counting if the last failure of the key was long ago', () => {
    const { outage, clock } = outageAt(0);
    outage.mayCountLocally('key', error);
    clock.ms = 3_600_000;
    expect(outage.mayCountLocally('key', error)).toBe(true);
  });
});
