import { describe, expect, it } from '@jest/globals';
import { decimalToScaled, hasAtMostDecimals, scaledToDecimal } from '../../src/money/decimal.ts';

describe('decimalToScaled', () => {
  it.each([
    [0, 2, 0],
    [1.005, 2, 101],
    [1.00499, 2, 100],
    [0.1 + 0.2, 2, 30],
    [19.99, 2, 1999],
    [123_456_789.12, 2, 12_345_678_912],
    [-1.005, 2, -101],
    [-0.001, 2, 0],
    [0.0000005, 6, 1],
    [7.7534, 6, 7_753_400],
  ])('%p to %p digits is %p', (value, digits, scaled) => {
    expect(decimalToScaled(value, digits)).toBe(scaled);
  });
});

describe('hasAtMostDecimals', () => {
  it.each([
    [2500, true],
    [2500.01, true],
    [0.29, true],
    [1_000_000.07, true],
    [100.001, false],
    [0.005, false],
  ])('%p has at most 2: %p', (value, expected) => {
    expect(hasAtMostDecimals(value, 2)).toBe(expected);
  });
});

describe('scaledToDecimal', () => {
  it.each([
    [1250, 2, '12.50'],
    [1200, 2, '12'],
    [5, 2, '0.05'],
    [-5, 2, '-0.05'],
    [1250, 6, '0.00125'],
    [500_000, 6, '0.5'],
    [20, 0, '20'],
  ])('%p with %p digits is %p', (scaled, digits, text) => {
    expect(scaledToDecimal(scaled, digits)).toBe(text);
  });
});
