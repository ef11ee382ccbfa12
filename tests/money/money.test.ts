import { describe, expect, it } from '@jest/globals';
import { multiplyDivide, share } from '../../src/money.ts';

describe('multiplyDivide', () => {
  it.each([
    [5, 1, 10, 1],
    [4, 1, 10, 0],
    [1, 1, 3, 0],
    [2, 1, 3, 1],
    [5, 3, 7, 2],
    [3_002_399_751_580_331, 3, 2, 4_503_599_627_370_497],
    [1_000_000_000_000, 1_000_000, 7_800_000, 128_205_128_205],
  ])('returns %p × %p ÷ %p = %p', (value, numerator, denominator, result) => {
    expect(multiplyDivide(value, numerator, denominator)).toBe(result);
  });
});

describe('share', () => {
  it('takes basis points and rounds half up to cents', () => {
    expect(share(100_00, 70)).toBe(70);
    expect(share(50, 2700)).toBe(14);
    expect(share(1_00, 50)).toBe(1);
    expect(share(99, 50)).toBe(0);
  });
});
