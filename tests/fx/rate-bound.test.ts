import { describe, expect, it } from '@jest/globals';
import { isPlausibleRate, rateDoubt } from '../../src/fx/set-rate.ts';

describe('an exchange rate', () => {
  it.each([
    [999_999, false],
    [1_000_000, true],
    [7_800_000, true],
    [100_000_000, true],
    [100_000_001, false],
    [-7_800_000, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])('of %p millionths is plausible: %p', (rateMicros, plausible) => {
    expect(isPlausibleRate(rateMicros)).toBe(plausible);
  });

  it.each([
    [9_360_000, false],
    [9_360_001, true],
    [6_240_000, false],
    [6_239_999, true],
    [7_800_000, false],
  ])('of %p millionths is in doubt after a last rate of 7.8: %p', (rateMicros, jump) => {
    const last = { rateMicros: 7_800_000, rateType: 'daily' as const, fetchedAt: '2026-11-21T00:00:00Z' };
    expect(rateDoubt(rateMicros, last)).toBe(jump ? 'over 20 % from the last rate, 7.8' : null);
  });

  it.each([
    [6_999_999, true],
    [7_000_000, false],
    [8_500_000, false],
    [8_500_001, true],
  ])('of %p millionths is in doubt as the first rate: %p', (rateMicros, doubted) => {
    expect(rateDoubt(rateMicros, null)).toBe(
      doubted ? 'outside the expected range of a first rate, 7 to 8.5' : null,
    );
  });
});
