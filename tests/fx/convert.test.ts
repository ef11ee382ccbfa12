import { describe, expect, it } from '@jest/globals';
import {
  convertsToZeroUsd,
  exceedsUsdCap,
  hkdToUsdCents,
  hkdToUsdMicros,
  usdToHkdCents,
} from '../../src/fx/fx-rate.ts';

const rate = { rateMicros: 7_800_000, rateType: 'daily' as const, fetchedAt: '2026-11-21T00:00:00Z' };

describe('currency conversion', () => {
  it.each([
    [0, 0],
    [3, 0],
    [4, 1],
    [780, 100],
    [10_000, 1_282],
    [1_000_000_000_000, 128_205_128_205],
  ])('converts HKD %p cents to USD %p cents', (hkd, usd) => {
    expect(hkdToUsdCents(hkd, rate)).toBe(usd);
  });

  it('converts USD to HKD, rounding half up', () => {
    expect(usdToHkdCents(1, rate)).toBe(8);
    expect(usdToHkdCents(250_000, rate)).toBe(1_950_000);
  });

  it('rounds a unit price half up to 6 decimals', () => {
    expect(hkdToUsdMicros(45_000, rate)).toBe(5_769);
    expect(hkdToUsdMicros(1_000_000_000_000, rate)).toBe(128_205_128_205);
  });

  it('detects a positive price that converts to USD 0.00, without a rounding error', () => {
    expect([0, 1, 38_999, 39_000].map((micros) => convertsToZeroUsd(micros, rate))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('compares a price with a USD cap, without a rounding error', () => {
    expect(exceedsUsdCap(1_950_000, 250_000, rate)).toBe(false);
    expect(exceedsUsdCap(1_950_001, 250_000, rate)).toBe(true);
  });
});
