import { describe, expect, it } from '@jest/globals';
import {
  convertsToZeroUsd,
  exceedsUsdCap,
  type FxRate,
  hkdToUsdCents,
  hkdToUsdMicros,
  isStale,
  ratePerUsd,
  resolvableRate,
  usdToHkdCents,
} from '../../src/fx/fx-rate.ts';
import { isPlausibleRate, parseRate, rateDoubt } from '../../src/fx/set-rate.ts';

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
    expect(isPlausibleRate(rateMicros * 1000, 'USD')).toBe(plausible);
  });

  it.each([
    [9_360_000, false],
    [9_360_001, true],
    [6_240_000, false],
    [6_239_999, true],
    [7_800_000, false],
  ])('of %p millionths is in doubt after a last rate of 7.8: %p', (rateMicros, jump) => {
    const { rateType, fetchedAt } = rate;
    const last = { currency: 'USD', rateNanos: 7_800_000_000, rateType, fetchedAt };
    expect(rateDoubt(rateMicros * 1000, 'USD', last)).toBe(jump ? 'over 20 % from the last rate, 7.8' : null);
  });

  it.each([
    ['EUR', '9.05', null],
    ['EUR', '0.11', 'outside the expected range of a first rate, 4.53 to 18.1'],
    ['JPY', '0.0505', null],
    ['JPY', '19.8', 'outside the expected range of a first rate, 0.0253 to 0.101'],
    ['XPF', '0.076', null],
  ])('of %s that is first %s is in doubt: %p', (currency, text, doubt) => {
    expect(rateDoubt(parseRate(text, currency) ?? 0, currency, null)).toBe(doubt);
  });

  it.each([
    ['EUR', '9.053412345', 9_053_412_345],
    ['VND', '0.000297125', 297_125],
    ['USD', '7.1234567', null],
    ['EUR', '9.0534123456', null],
    ['EUR', '0', null],
    ['EUR', '100.1', null],
    ['EUR', '-9', null],
    ['EUR', '9,05', null],
    ['EUR', '', null],
  ])('of %s as %p is read as %p billionths', (currency, text, nanos) => {
    expect(parseRate(text, currency)).toBe(nanos);
  });

  it.each([
    [6_999_999, true],
    [7_000_000, false],
    [8_500_000, false],
    [8_500_001, true],
  ])('of %p millionths is in doubt as the first rate: %p', (rateMicros, doubted) => {
    expect(rateDoubt(rateMicros * 1000, 'USD', null)).toBe(
      doubted ? 'outside the expected range of a first rate, 7 to 8.5' : null,
    );
  });
});
