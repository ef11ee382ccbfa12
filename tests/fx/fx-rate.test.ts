import { describe, expect, it } from '@jest/globals';
import { type FxRate, isStale, ratePerUsd, resolvableRate } from '../../src/fx/fx-rate.ts';

const now = new Date('2026-11-21T00:00:00Z');
const aged = (hours: number): FxRate => ({
  rateMicros: 7_753_400,
  rateType: 'daily',
  fetchedAt: new Date(now.getTime() - hours * 3_600_000).toISOString(),
});

describe('an exchange rate', () => {
  it.each([
    [0, false, true],
    [36, false, true],
    [36.001, true, true],
    [168, true, true],
    [168.001, true, false],
  ])('with an age of %p hours is stale: %p, resolvable: %p', (hours, stale, resolvable) => {
    const rate = aged(hours);
    expect(isStale(rate, now)).toBe(stale);
    expect(resolvableRate(rate, now)).toBe(resolvable ? rate : null);
  });

  it('is not resolvable if no rate was ever set', () => {
    expect(resolvableRate(null, now)).toBeNull();
  });

  it('is shown as HKD per USD', () => {
    expect(ratePerUsd(aged(0))).toBe(7.7534);
  });
});
