import { describe, expect, it } from '@jest/globals';
import type { Service } from '../../../src/catalog/catalog.ts';
import { chargeableWeightMg, measureParcel } from '../../../src/pricing/freight.ts';

function service(volumetric_divisor: number | null, weight_step_mg: number): Service {
  return { volumetric_divisor, weight_step_mg } as Service;
}

describe('chargeableWeightMg', () => {
  it.each([
    ['rounds the actual weight up to the step', [{ weight_kg: 0.51 }], 6000, 50_000, 550_000],
    ['keeps an exact multiple of the step', [{ weight_kg: 0.55 }], 6000, 50_000, 550_000],
    ['ignores the error of binary fractions', [{ weight_kg: 0.1 + 0.2 }], 6000, 100_000, 300_000],
    [
      'adds ten tenths to exactly one kilogram',
      Array(10).fill({ weight_kg: 0.1 }),
      6000,
      1_000_000,
      1_000_000,
    ],
    ['is at least one step', [{ weight_kg: 1e-9 }], 6000, 50_000, 50_000],
    [
      'uses volumetric weight if it is greater',
      [{ weight_kg: 0.5, length_cm: 30, width_cm: 20, height_cm: 20 }],
      6000,
      50_000,
      2_000_000,
    ],
    [
      'uses actual weight if a side is missing',
      [{ weight_kg: 0.5, length_cm: 30, width_cm: 20 }],
      6000,
      50_000,
      500_000,
    ],
    [
      'uses actual weight if the service charges no volumetric weight',
      [{ weight_kg: 0.5, length_cm: 99, width_cm: 99, height_cm: 99 }],
      null,
      50_000,
      500_000,
    ],
    [
      'takes the greater weight per parcel, then rounds the sum',
      [{ weight_kg: 2.02 }, { weight_kg: 0.5, length_cm: 30, width_cm: 20, height_cm: 20 }],
      6000,
      50_000,
      4_050_000,
    ],
    [
      'is exact for the largest parcel',
      [{ weight_kg: 1000, length_cm: 500, width_cm: 500, height_cm: 500 }],
      5000,
      1_000_000,
      25_000_000_000,
    ],
  ])('%s', (_name, parcels, divisor, step, expected) => {
    expect(chargeableWeightMg(parcels.map(measureParcel), service(divisor, step))).toBe(expected);
  });
});

describe('measureParcel', () => {
  it('returns the longest of the given sides', () => {
    expect(measureParcel({ weight_kg: 1, width_cm: 12.5, height_cm: 3 }).longestSideCm).toBe(12.5);
    expect(measureParcel({ weight_kg: 1 }).longestSideCm).toBe(0);
  });
});
