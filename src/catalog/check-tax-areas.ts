import type { CatalogData, CatalogRow } from '../../db/table/catalog.ts';
import type { CatalogProblem, RowLines } from './catalog-file.ts';

type AreaRow = CatalogRow<'tax_area'>;

interface PostcodeRange {
  readonly postcode_from: string | null;
  readonly postcode_to: string | null;
}

/** Returns every place for which rules can differ: each country apart from its tax areas, and each of these. */
export function placesOf(data: CatalogData) {
  const areas = Map.groupBy(data.tax_area, (row) => row.country_code);
  return data.country.flatMap((country) => {
    const { customs_area: customsArea, vat_area: vatArea } = country;
    const own = new Map((areas.get(country.code) ?? []).map((area) => [area.code, area]));
    return [
      { country, area: null, customsArea, vatArea },
      ...[...own.values()].map((area) => ({
        country,
        area,
        customsArea: area.customs_area,
        vatArea: area.vat_area,
      })),
    ];
  });
}

/** Returns what is wrong with the end of a range; null if nothing is. */
export function rangeProblem({ postcode_from: from, postcode_to: to }: PostcodeRange): string | null {
  if (from === null && to === null) return null;
  if (from === null || to === null) return 'must be given if postcode_from is given, and empty otherwise';
  if (from.length !== to.length) return `must have the same length as postcode_from (${from})`;
  return from > to ? `must not be less than postcode_from (${from})` : null;
}

export function rangesOverlap(one: PostcodeRange, other: PostcodeRange): boolean {
  if (one.postcode_from === null || other.postcode_from === null) return false;
  if (one.postcode_to === null || other.postcode_to === null) return false;
  if (one.postcode_from.length !== other.postcode_from.length) return false;
  return one.postcode_from <= other.postcode_to && other.postcode_from <= one.postcode_to;
}

/** Columns that are about an area, and not about a range of its postal codes. */
const sharedFields = [
  'country_code',
  'name',
  'name_zh_hk',
  'customs_area',
  'vat_area',
  'regions',
  'territories',
] as const;

/** Finds areas that contradict themselves, that no address can be in, or that share a postal code, region or territory. */
export function checkTaxAreas(data: CatalogData, lines: RowLines): CatalogProblem[] {
  const firsts = new Map<string, AreaRow>();
  return data.tax_area.flatMap((row, index) => {
    const problems: CatalogProblem[] = [];
    const add = (field: keyof AreaRow, message: string) =>
      problems.push(lines.problem('tax_area', row, field, message));
    const lineOf = (other: AreaRow) => lines.problem('tax_area', other, null, '').line;
    if (!row.code.startsWith(`${row.country_code}-`))
      add('code', `must begin with the code of its country: ${row.country_code}-`);
    const foreign = row.regions.find((region) => !region.startsWith(`${row.country_code}-`));
    if (foreign) add('regions', `${foreign} is not a region of ${row.country_code}`);
    const shape = rangeProblem(row);
    if (shape !== null) add('postcode_to', shape);
    if (row.postcode_from === null && row.regions.length + row.territories.length === 0)
      add('postcode_from', 'must be given, because the area has neither regions nor territories');
    const first = firsts.get(row.code) ?? row;
    firsts.set(row.code, first);
    for (const field of sharedFields) {
      if (String(row[field] ?? '') === String(first[field] ?? '')) continue;
      const wanted = [first[field] ?? []].flat().join(' ');
      const must = wanted === '' ? 'be empty' : `be ${wanted}`;
      add(
        field,
        `must ${must}, as in line ${lineOf(first)}: rows of ${row.code} differ in postal codes only`,
      );
    }
    for (const other of data.tax_area.slice(0, index)) {
      const isSame = other.code === row.code && other.postcode_from === row.postcode_from;
      if (!isSame && other.country_code === row.country_code && rangesOverlap(other, row))
        add(
          'postcode_from',
          `overlaps the range in line ${lineOf(other)}; a postal code is in one area only`,
        );
      if (other.code === row.code || row !== first || other !== firsts.get(other.code)) continue;
      const region = row.regions.find((one) => other.regions.includes(one));
      if (region) add('regions', `${region} is also in line ${lineOf(other)}; must be in one area only`);
      const code = row.territories.find((one) => other.territories.includes(one));
      if (code && other.country_code !== row.country_code)
        add('territories', `${code} is also in line ${lineOf(other)}; must be in one country only`);
    }
    return problems;
  });
}
