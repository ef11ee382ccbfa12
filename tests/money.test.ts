import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  decimalToScaled,
  hasAtMostDecimals,
  multiplyDivide,
  scaledToDecimal,
  share,
  splitCents,
} from '../src/money.ts';
import { runs } from './support/profile.ts';

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
    [0.045, 2, 5],
    [0.0049999999999, 2, 0],
    [1.0049999999999, 2, 100],
    [9.5e-7, 6, 1],
    [4.9e-7, 6, 0],
    [1e-30, 6, 0],
    [999_999.999999, 6, 999_999_999_999],
    [10_000_000, 6, 10_000_000_000_000],
    [99_999_999_999.995, 2, 10_000_000_000_000],
    [1e21, 0, 1e21],
  ])('scales %p to %p digits as %p', (value, digits, scaled) => {
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
    [100.000000001, false],
    [0.1 + 0.2, false],
    [5e-324, false],
    [99_999_999_999.99, true],
    [1e21, true],
  ])('returns for %p and 2 digits: %p', (value, expected) => {
    expect(hasAtMostDecimals(value, 2)).toBe(expected);
  });
});

describe('any number', () => {
  const digitsOf = (value: number) => {
    const [, places = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e(.+))?$/.exec(String(value)) ?? [];
    return Math.max(0, places.length - Number(exponent));
  };
  /** Returns the written decimal times 10^digits, rounded half up away from zero with BigInt fractions. */
  const rounded = (value: number, digits: number) => {
    const [, sign, whole, places = '', exponent = '0'] =
      /^(-?)(\d+)(?:\.(\d+))?(?:e(.+))?$/.exec(String(value)) ?? [];
    const power = Number(exponent) - places.length + digits;
    const figure = BigInt(`${whole}${places}`);
    const units =
      power >= 0
        ? figure * 10n ** BigInt(power)
        : (2n * figure + 10n ** BigInt(-power)) / (2n * 10n ** BigInt(-power));
    return sign === '-' ? -units : units;
  };
  const numbers = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }),
    fc.double({ noNaN: true, noDefaultInfinity: true, min: 0, max: 1e-4 }),
    fc
      .tuple(fc.integer({ min: 0, max: 1e13 }), fc.integer({ min: 0, max: 9 }))
      .map(([figure, places]) => figure / 10 ** places),
    fc
      .tuple(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: -3, max: 3 }))
      .map(([half, ulps]) => (half + 0.5) / 100 + ulps * 2 ** -30),
  );

  it('is scaled by its shortest decimal, and the digits of that decimal are counted', () => {
    fc.assert(
      fc.property(numbers, fc.constantFrom(0, 2, 6), (value, digits) => {
        const exact = rounded(value, digits);
        if (exact < 2n ** 53n && exact > -(2n ** 53n))
          expect(decimalToScaled(value, digits)).toBe(Number(exact));
        expect(hasAtMostDecimals(value, digits)).toBe(digitsOf(value) <= digits);
      }),
      { numRuns: runs(20_000) },
    );
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
  ])('writes %p with %p digits as %p', (scaled, digits, text) => {
    expect(scaledToDecimal(scaled, digits)).toBe(text);
  });
});

describe('splitCents', () => {
  it('gives away every cent, each share less than a cent from the exact one', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000_000_000 });
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 20 }), (amount, values) => {
        const shares = splitCents(amount, values);
        const total = values.reduce((one, other) => one + BigInt(other), 0n);
        expect(shares.reduce((one, other) => one + other, 0)).toBe(amount);
        for (const [index, share] of shares.entries()) {
          const [weight, whole] =
            total === 0n ? [1n, BigInt(values.length)] : [BigInt(values[index] ?? 0), total];
          const difference = BigInt(share) * whole - BigInt(amount) * weight;
          expect(difference < whole && -difference < whole).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });
});
