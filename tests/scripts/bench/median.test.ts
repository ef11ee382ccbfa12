import { describe, expect, it } from '@jest/globals';
import { median, percentile } from '../../../scripts/bench/results.ts';

describe('median', () => {
  it('returns the middle value for any order', () => expect(median([9, 1, 5])).toBe(5));
  it('returns the mean of the two middle values', () => expect(median([4, 1, 3, 2])).toBe(2.5));
  it('returns NaN for an empty list', () => expect(median([])).toBeNaN());
  it('sorts numbers numerically', () => expect(median([100, 9, 10])).toBe(10));
});

describe('percentile', () => {
  const hundred = Array.from({ length: 101 }, (_, index) => index);
  it.each([0, 1, 50, 99, 100])('at %i %% of the numbers 0 to 100 is that number', (share) =>
    expect(percentile(hundred, share)).toBe(share));
  it('interpolates between neighboring values', () => expect(percentile([10, 20], 25)).toBe(12.5));
  it('does not change its input', () => {
    const values = [3, 1, 2];
    percentile(values, 50);
    expect(values).toEqual([3, 1, 2]);
  });
});
