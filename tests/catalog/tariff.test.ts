import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CatalogRow } from '../../db/table/catalog.ts';
import { compareDutyRates, compileTariff, findDuty } from '../../src/catalog/tariff.ts';
import { dutyRate } from '../support/duty-rows.ts';

const design = readFileSync(path.join(import.meta.dirname, '../../docs/design/pricing.md'), 'utf8');

type Row = CatalogRow<'duty_rate'>;

const codes = fc.stringMatching(/^[0-3]{2,10}$/);
const row = fc
  .record({
    destination: fc.constantFrom('ES', 'EU', '*'),
    hs_prefix: fc.oneof({ weight: 5, arbitrary: codes }, { weight: 1, arbitrary: fc.constant('*') }),
    origin: fc.constantFrom('*', 'CN', 'VN', 'AA', 'ZZ'),
    basis_points: fc.integer({ min: 0, max: 3 }),
  })
  .map(dutyRate);

/** Looks at every row, in the order that the file's reference names. */
function closest(rows: readonly Row[], destinations: readonly string[], digits: string, origin: string) {
  const matching = rows.filter(
    (one) =>
      destinations.includes(one.destination) &&
      (one.hs_prefix === '*' || digits.startsWith(one.hs_prefix)) &&
      (one.origin === '*' || one.origin === origin),
  );
  const rank = (one: Row) =>
    (10 - destinations.indexOf(one.destination)) * 1000 +
    (one.hs_prefix === '*' ? 0 : one.hs_prefix.length) * 10 +
    (one.origin === '*' ? 0 : 1);
  return matching.toSorted((one, other) => rank(other) - rank(one))[0];
}

describe('findDuty', () => {
  it('finds the closest of random rows, in any order of the rows', () => {
    let found = 0;
    fc.assert(
      fc.property(
        fc.uniqueArray(row, {
          maxLength: 60,
          selector: (one) => `${one.destination} ${one.hs_prefix} ${one.origin}`,
        }),
        fc.stringMatching(/^[0-3]{6,10}$/),
        fc.constantFrom('CN', 'AA', 'HK'),
        fc.boolean(),
        (rows, hsDigits, origin, isSorted) => {
          const destinations = ['ES', 'EU', '*'];
          const tariff = compileTariff(isSorted ? rows.toSorted(compareDutyRates) : rows);
          const match = findDuty(tariff, destinations, 'import_duty', { hsDigits, origin }, () => true);
          const expected = closest(rows, destinations, hsDigits, origin);
          if (match.kind === 'found') {
            found += 1;
            expect(match.terms.basisPoints).toBe(expected?.basis_points);
          } else if (match.kind === 'none') {
            expect(expected).toBeUndefined();
          } else {
            const longer = rows.filter(
              ({ hs_prefix }) => hs_prefix.length > hsDigits.length && hs_prefix.startsWith(hsDigits),
            );
            expect(match.kind).toBe('longer_hs_code_needed');
            expect(longer).not.toEqual([]);
          }
        },
      ),
      { numRuns: 500 },
    );
    expect(found).toBeGreaterThan(50);
  });

  it('asks for the HS code, a longer one, or the origin only where the rows depend on it', () => {
    const tariff = compileTariff([
      dutyRate({ destination: 'SG', basis_points: 0 }),
      dutyRate({ destination: 'US', hs_prefix: '6109100012' }),
      dutyRate({ destination: 'US', rule: 'section_301', origin: 'CN' }),
    ]);
    const find = (destination: string, rule: string, hsDigits: string | null, origin: string | null) =>
      findDuty(tariff, [destination], rule, { hsDigits, origin }, () => true).kind;
    expect(find('SG', 'import_duty', null, null)).toBe('found');
    expect(find('US', 'import_duty', null, 'CN')).toBe('hs_code_needed');
    expect(find('US', 'import_duty', '610910', 'CN')).toBe('longer_hs_code_needed');
    expect(find('US', 'import_duty', '610990', 'CN')).toBe('none');
    expect(find('US', 'import_duty', '6109100012', null)).toBe('found');
    expect(find('US', 'section_301', '610910', null)).toBe('origin_needed');
    expect(find('US', 'section_301', '610910', 'VN')).toBe('none');
    expect(find('NZ', 'import_duty', '610910', 'CN')).toBe('none');
  });

  it('keeps 100,000 rows in the memory that the design states, and equal terms once', () => {
    const rows = Array.from({ length: 100_000 }, (_, index) =>
      dutyRate({ hs_prefix: String(1_000_000_000 + index), basis_points: (index % 40) * 50 }),
    );
    const tariff = compileTariff(rows);
    expect(tariff.terms).toHaveLength(40);
    const table = tariff.tables.get('US')?.get('import_duty');
    const megabytes = ((table?.keys.byteLength ?? 0) + (table?.terms.byteLength ?? 0)) / 1e6;
    expect(design).toContain(`12 bytes a row: ${megabytes} MB for 100,000 rows`);
  });
});
