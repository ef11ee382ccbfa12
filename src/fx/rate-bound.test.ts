import { describe, expect, it } from '@jest/globals';
import { isJump, isPlausibleRate } from './rate-bound.ts';

describe('a rate', () => {
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
  ])('of %p millionths is a jump from 7.8: %p', (rateMicros, jump) => {
    expect(isJump(rateMicros, 7_800_000)).toBe(jump);
  });
});
