import { describe, expect, it } from '@jest/globals';
import { hoursToReport } from '../../src/booking/reconcile.ts';

describe('an alert about an undecided shipment', () => {
  const since = '2026-11-21T00:00:00.000000Z';
  it.each([
    ['is not due before the fourth hour', '2026-11-21T02:50:00Z', '2026-11-21T03:59:59Z', null],
    ['is due at the first attempt after four hours', '2026-11-21T03:50:00Z', '2026-11-21T04:05:00Z', 4],
    ['is not due again in the same hour', '2026-11-21T04:05:00Z', '2026-11-21T04:20:00Z', null],
    ['is due again in the next hour', '2026-11-21T04:50:00Z', '2026-11-21T05:05:00Z', 5],
    ['is due once for several hours without an attempt', '2026-11-21T03:50:00Z', '2026-11-21T09:00:00Z', 9],
  ])('%s', (_, lastAttempt, now, hours) => {
    expect(hoursToReport(since, lastAttempt, now)).toBe(hours);
  });

  it('is never due for a shipment that is not undecided', () => {
    expect(hoursToReport(null, since, '2026-11-25T00:00:00Z')).toBeNull();
  });
});
