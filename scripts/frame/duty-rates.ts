import type { CatalogRow } from '../../db/table/catalog.ts';

const destinations = ['AU', 'BR', 'CA', 'CH', 'EU', 'GB', 'JP', 'KR', 'NO', 'US'];
const origins = ['*', 'BD', 'CN', 'ID', 'IN', 'JP', 'KH', 'TH', 'TR', 'VN'];
const chapters = 97;

/** With fewer, chapters have no rate. */
export const fewestDutyRates = destinations.length * chapters;

/** Makes a tariff of ten destinations: a rate for every chapter, and others by code of 8 digits and origin. */
export function createDutyRates(count: number): CatalogRow<'duty_rate'>[] {
  const general = destinations.flatMap((destination) =>
    Array.from({ length: chapters }, (_, chapter) =>
      dutyRate(destination, digits(chapter + 1, 2), '*', (chapter % 25) * 100 + 50),
    ),
  );
  const special = Array.from({ length: Math.max(count - general.length, 0) }, (_, index) => {
    const code = index % 1_000;
    const destination = destinations[Math.floor(index / 1_000) % destinations.length] ?? '';
    const origin = origins[Math.floor(index / 10_000) % origins.length] ?? '';
    const series = 10 + Math.floor(index / 100_000);
    const prefix = `${digits((code % chapters) + 1, 2)}${digits(code, 4)}${series}`;
    return dutyRate(destination, prefix, origin, ((index * 7) % 40) * 100);
  });
  return [...general, ...special].slice(0, count);
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

function dutyRate(
  destination: string,
  hs_prefix: string,
  origin: string,
  basis_points: number,
): CatalogRow<'duty_rate'> {
  return {
    destination,
    rule: 'import_duty',
    hs_prefix,
    origin,
    basis_points,
    amount: null,
    per: null,
    value_over: null,
    value_up_to: null,
    has_relief: true,
    effective_from: '2026-01-01',
    effective_until: null,
    source: `https://example.com/tariff/${destination}`,
    as_of: '2026-11-28',
  };
}
