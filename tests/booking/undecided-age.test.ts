import { describe, expect, it } from '@jest/globals';
import { hoursToReport } from '../../src/booking/undecided-age.ts';

describe('an alert about something undecided', () => {
  const since = '2026-11-21T00:00:00.000000Z';
  it.each([
    ['not before the fourth hour', '2026-11-21T02:50:00Z', '2026-11-21T03:59:59Z', null],
    ['in the first attempt after it', '2026-11-21T03:50:00Z', '2026-11-21T04:05:00Z', 4],
    ['not again in the same hour', '2026-11-21T04:05:00Z', '2026-11-21T04:20:00Z', null],
    ['in the next hour again', '2026-11-21T04:50:00Z', '2026-11-21T05:05:00Z', 5],
    ['once for the hours that nobody asked in', '2026-11-21T03:50:00Z', '2026-11-21T09:00:00Z', 9],
  ])('%s', (_, lastAttempt, now, hours) => {
    expect(hoursToReport(since, lastAttempt, now)).toBe(hours);
  });

  it('none for what was only cut off', () => {
    expect(hoursToReport(null, since, '2026-11-25T00:00:00Z')).toBeNull();
  });
});
