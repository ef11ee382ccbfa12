import { describe, expect, it } from '@jest/globals';
import { median, percentile } from '../../../scripts/bench/median.ts';

describe('median', () => {
  it('is the middle value, whatever the order', () => expect(median([9, 1, 5])).toBe(5));
  it('is the mean of the two in the middle', () => expect(median([4, 1, 3, 2])).toBe(2.5));
  it('is not a number for nothing', () => expect(median([])).toBeNaN());
  it('orders numbers as numbers, not as texts', () => expect(median([100, 9, 10])).toBe(10));
});

describe('percentile', () => {
  const hundred = Array.from({ length: 101 }, (_, index) => index);
  it.each([0, 1, 50, 99, 100])('%i of 0 to 100 is itself', (share) =>
    expect(percentile(hundred, share)).toBe(share));
  it('interpolates between neighbours', () => expect(percentile([10, 20], 25)).toBe(12.5));
  it('leaves its input as it was', () => {
    const values = [3, 1, 2];
    percentile(values, 50);
    expect(values).toEqual([3, 1, 2]);
  });
});
