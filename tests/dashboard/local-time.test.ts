import { describe, expect, it } from '@jest/globals';
import { instantOfMinute, minuteOf, startOfDay, withOffset } from '../../src/dashboard/local-time.ts';

describe('times that a form has in a zone', () => {
  it.each([
    ['Asia/Hong_Kong', '2026-07-01T08:30', '2026-07-01T00:30:00.000Z'],
    ['America/New_York', '2026-01-01T08:30', '2026-01-01T13:30:00.000Z'],
    ['America/New_York', '2026-07-01T08:30', '2026-07-01T12:30:00.000Z'],
    ['Asia/Kathmandu', '2026-07-01T05:45', '2026-07-01T00:00:00.000Z'],
    ['UTC', '2026-07-01T05:45', '2026-07-01T05:45:00.000Z'],
    // Clocks of Berlin go forward on this day at 01:00 UTC.
    ['Europe/Berlin', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['Europe/Berlin', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ])('in %s, %s is %s', (zone, minute, instant) => {
    expect(instantOfMinute(minute, zone)).toBe(instant);
    expect(minuteOf(new Date(instant), zone)).toBe(minute);
  });

  it.each(['', 'tomorrow', '2026-13-01T00:00', '2026-02-30T00:00'])('%j is none', (text) => {
    expect(instantOfMinute(text, 'Asia/Hong_Kong')).toBeNull();
  });

  it('begins a day at its midnight, also after a clock change, and leaves other texts to the contract', () => {
    expect(startOfDay('2026-11-22', 'Asia/Hong_Kong')).toBe('2026-11-21T16:00:00.000Z');
    expect(startOfDay('2026-03-29', 'Europe/Berlin', 1)).toBe('2026-03-29T22:00:00.000Z');
    expect(startOfDay('tomorrow', 'Asia/Hong_Kong')).toBe('tomorrow');
  });
});

it.each([
  ['Asia/Hong_Kong', '2026-11-22T10:30:05.123456Z', '2026-11-22T18:30:05+08:00'],
  ['America/St_Johns', '2026-01-01T00:00:00Z', '2025-12-31T20:30:00-03:30'],
  ['America/New_York', '2026-07-01T12:30:00.999Z', '2026-07-01T08:30:00-04:00'],
  ['UTC', '2026-07-01T05:45:00Z', '2026-07-01T05:45:00+00:00'],
])('a file has the times of %s with the offset', (zone, instant, text) => {
  expect(withOffset(instant, zone)).toBe(text);
});
