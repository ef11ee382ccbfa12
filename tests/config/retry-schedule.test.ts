import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { defaultSchedule, parseSchedule } from '../../src/config/config.ts';
import { nextDelayMs } from '../../src/webhook/attempt.ts';

const schedule = parseSchedule(defaultSchedule) ?? [];
const minutes = (ms: number) => ms / 60_000;

describe('the retry schedule', () => {
  it('makes five attempts in 30 minutes, and the last one after 24 hours', () => {
    expect(schedule.map(minutes)).toEqual([0, 0.5, 2, 8, 30, 60, 180, 420, 840, 1440]);
  });

  it('delays an attempt by at most 10 % of its planned time, and never makes it earlier', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 9, maxLength: 9 }),
        (randoms) => {
          let at = 0;
          randoms.forEach((random, index) => {
            at += nextDelayMs(schedule, index + 1, null, random) ?? Number.NaN;
            const planned = schedule[index + 1] ?? 0;
            expect(at).toBeGreaterThanOrEqual(planned - 1e-6);
            expect(at).toBeLessThanOrEqual(planned * 1.1 + 1e-6);
          });
        },
      ),
    );
    expect(nextDelayMs(schedule, 10, null, 0)).toBeNull();
  });

  it('honors Retry-After from the planned delay up to twice that delay', () => {
    expect(nextDelayMs(schedule, 1, 1_000, 0)).toBe(30_000);
    expect(nextDelayMs(schedule, 1, 45_000, 0)).toBe(45_000);
    expect(nextDelayMs(schedule, 1, 86_400_000, 0)).toBe(60_000);
  });

  it.each([
    '',
    '1s',
    '0,x',
    '0,2s,1s',
    '0,-1s',
    '0,1d',
    '0,,1s',
    'Infinity',
  ])('refuses the setting %p', (text) => {
    expect(parseSchedule(text)).toBeNull();
  });

  it('accepts milliseconds', () => {
    expect(parseSchedule('0, 5ms,20ms')).toEqual([0, 5, 20]);
  });
});
