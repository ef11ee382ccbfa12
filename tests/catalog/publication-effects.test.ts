import { expect, it } from '@jest/globals';
import type { RowChange } from '../../db/table/catalog.ts';
import { listEffects } from '../../src/catalog/publication-effects.ts';

const bracket = (
  version: string,
  zone: string,
  overKg: string,
  upToKg: string,
  base: string,
  perKg: string,
) => ['RT-A', version, zone, overKg, upToKg, base, perKg, '10'];
const change = (
  zone: string,
  overKg: string,
  upToKg: string,
  before: [string, string],
  after: [string, string],
) => ({
  before: bracket('1', zone, overKg, upToKg, ...before),
  after: bracket('2', zone, overKg, upToKg, ...after),
});
const effectsOf = (changes: RowChange[]) =>
  listEffects(
    [
      {
        table: 'rate_table',
        added: [],
        removed: [],
        changes: [{ before: null, after: ['RT-A', '2', 'SERVICE', '2099-12-01'] }],
      },
      { table: 'rate_bracket', added: [], removed: [], changes },
    ],
    '2026-11-29',
    [
      { service_code: 'SERVICE', zone: 'US', countries: ['US'] },
      { service_code: 'SERVICE', zone: 'EU', countries: ['DE', 'FR'] },
      { service_code: 'OTHER', zone: 'US', countries: ['CA'] },
    ],
  ).find(({ prices }) => prices)?.prices?.zones;

it('shows by how much the prices of each destination change, at the upper weight of the brackets', () => {
  const zones = effectsOf([
    change('US', '0', '0.5', ['40', '0'], ['45', '0']),
    change('US', '0.5', '1', ['40', '20'], ['40', '18']),
    change('US', '1', '2', ['90', '0'], ['110', '0']),
    change('EU', '0', '1', ['0', '50'], ['0', '60']),
  ]);
  expect(zones).toEqual([
    {
      zone: 'US',
      countries: ['US'],
      brackets: 3,
      min: { cents: -200, share: -200 / 7_000 },
      median: { cents: 500, share: 0.1 },
      max: { cents: 2_000, share: 0.2 },
      examples: [
        { weightKg: 0.5, beforeCents: 5_000, afterCents: 5_500 },
        { weightKg: 1, beforeCents: 7_000, afterCents: 6_800 },
        { weightKg: 2, beforeCents: 10_000, afterCents: 12_000 },
      ],
    },
    {
      zone: 'EU',
      countries: ['DE', 'FR'],
      brackets: 1,
      min: { cents: 1_000, share: 1_000 / 6_000 },
      median: { cents: 1_000, share: 1_000 / 6_000 },
      max: { cents: 1_000, share: 1_000 / 6_000 },
      examples: [{ weightKg: 1, beforeCents: 6_000, afterCents: 7_000 }],
    },
  ]);
});

it('names no zone without a changed price: new and removed brackets have none to compare', () => {
  expect(
    effectsOf([
      { before: null, after: bracket('2', 'US', '2', '3', '40', '0') },
      { before: bracket('1', 'EU', '2', '3', '40', '0'), after: null },
      change('US', '0', '1', ['40', '0'], ['40', '0']),
    ]),
  ).toEqual([]);
});
