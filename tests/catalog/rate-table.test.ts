import { describe, expect, it } from '@jest/globals';
import {
  type Brackets,
  bracketFreightCents,
  effectiveVersion,
  findBracket,
  type RateTable,
} from '../../src/catalog/catalog.ts';

const upToMg = [500_000, 1_000_000, 5_000_000];
const brackets = { upToMg, rows: upToMg.map((up_to_mg) => ({ up_to_mg })) } as unknown as Brackets;

describe('findBracket', () => {
  it.each([
    [1, 500_000],
    [500_000, 500_000],
    [500_001, 1_000_000],
    [1_000_000, 1_000_000],
    [1_000_001, 5_000_000],
    [5_000_000, 5_000_000],
  ])('%p mg is in the bracket up to %p mg', (weightMg, expected) => {
    expect(findBracket(brackets, weightMg)?.up_to_mg).toBe(expected);
  });

  it('returns undefined above the last bracket', () => {
    expect(findBracket(brackets, 5_000_001)).toBeUndefined();
  });
});

describe('bracketFreightCents', () => {
  it('adds weight times price to the base, rounded half up', () => {
    expect(bracketFreightCents(1_00, 98_10, 550_000)).toBe(1_00 + 53_96);
    expect(bracketFreightCents(0, 1, 500_000)).toBe(1);
    expect(bracketFreightCents(0, 1, 499_999)).toBe(0);
  });
});

describe('effectiveVersion', () => {
  const table = {
    versions: [
      { version: 3, effectiveFrom: '2027-01-01' },
      { version: 2, effectiveFrom: '2026-07-01' },
      { version: 1, effectiveFrom: '2024-01-01' },
    ],
  } as unknown as RateTable;

  it.each([
    ['2026-06-30', 1],
    ['2026-07-01', 2],
    ['2027-01-01', 3],
    ['2023-12-31', undefined],
  ])('on %s is version %p', (date, version) => {
    expect(effectiveVersion(table, date)?.version).toBe(version);
  });
});
