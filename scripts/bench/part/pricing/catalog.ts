import path from 'node:path';
import type { CatalogData, CatalogRow } from '../../../../db/table/catalog.ts';
import { formatCatalog } from '../../../../src/catalog/catalog-file.ts';
import { type CatalogReading, parseCatalog, readCatalog } from '../../../../src/catalog/read-catalog.ts';
import { createDutyRates } from '../../../frame/duty-rates.ts';

const seedFolder = path.join(import.meta.dirname, '..', '..', '..', '..', 'db', 'seed', 'catalog');

export const size = { services: 100, zones: 50, brackets: 20, servicesPerProduct: 10 } as const;

const firstVersionFrom = '2024-01-01';
const bracketKg = 2;
const numbered = (prefix: string, index: number) => `${prefix}${String(index + 1).padStart(3, '0')}`;

export const serviceCode = (index: number) => numbered('BENCHSVC', index);
export const productCode = (index: number) => numbered('BENCHPRD', index);

/**
 * A large catalog: the demonstration's countries, taxes, levies and surcharges, with services to every country.
 * Rules for single demonstration services apply to the new ones in turn.
 */
export async function largeCatalog(dutyRates: number): Promise<CatalogData> {
  const { data, problems } = await readCatalog(seedFolder);
  if (problems.length > 0) throw new Error('the demonstration catalog has problems');
  const seed = { ...data, service: data.service.filter(({ direction }) => direction === 'outbound') };
  const indexes = Array.from({ length: size.services }, (_, index) => index);
  const renamed = (codes: readonly string[]) => codes.flatMap((code) => namedServices(seed, code, indexes));
  function ofRenamed<Row extends { readonly services: readonly string[] }>(row: Row): Row[] {
    const services = renamed(row.services);
    return services.length > 0 ? [{ ...row, services }] : [];
  }
  return {
    ...seed,
    duty_rate: dutyRates > 0 ? createDutyRates(dutyRates) : seed.duty_rate,
    product: Array.from({ length: size.services / size.servicesPerProduct }, (_, index) => ({
      code: productCode(index),
      name: `Benchmark line ${index + 1}`,
    })),
    service: indexes.map((index) => createService(seed, index)),
    retired_service: [],
    zone: indexes.flatMap((index) => createZones(seed, index)),
    rate_table: indexes.map((index) => ({
      code: tableCode(index),
      version: 1,
      service_code: serviceCode(index),
      effective_from: firstVersionFrom,
    })),
    rate_bracket: indexes.flatMap((index) => createBrackets(index, 1)),
    surcharge_rule: seed.surcharge_rule.flatMap(ofRenamed),
    customs_document: seed.customs_document.flatMap(ofRenamed),
    surcharge_exclusion: seed.surcharge_exclusion.flatMap((row) =>
      namedServices(seed, row.service_code, indexes).map((service_code) => ({ ...row, service_code })),
    ),
    discount_rule: seed.discount_rule.flatMap((rule) =>
      rule.service_code === null
        ? [rule]
        : namedServices(seed, rule.service_code, indexes).map((service_code, index) => ({
            ...rule,
            rule_id: `${rule.rule_id}-${index}`,
            service_code,
          })),
    ),
  };
}

/** Returns the demonstration catalog with this many duty rates; 0: its own. */
export async function demoWithDutyRates(dutyRates: number): Promise<CatalogReading> {
  const { data } = await readCatalog(seedFolder);
  return parseGenerated(dutyRates > 0 ? { ...data, duty_rate: createDutyRates(dutyRates) } : data);
}

/** Reads the catalog like an import, with every check. */
export function parseGenerated(data: CatalogData): CatalogReading {
  const files = [...formatCatalog(data)].map(([file, text]) => [file.replace('.csv', ''), text] as const);
  const reading = parseCatalog(new Map(files));
  const [problem] = reading.problems;
  if (problem) throw new Error(`the large catalog is invalid: ${JSON.stringify(problem)}`);
  return reading;
}

/** Returns the catalog with other transit days in its first service: the smallest visible change. */
export function withTransitDays(data: CatalogData, days: number): CatalogData {
  const service = data.service.map((row, index) => (index === 0 ? { ...row, transit_days_max: days } : row));
  return { ...data, service };
}

/** Returns the catalog with a second version of every rate table, in force from a day on. */
export function withSecondVersions(data: CatalogData, effectiveFrom: string): CatalogData {
  const second = data.rate_table.map((row) => ({ ...row, version: 2, effective_from: effectiveFrom }));
  const brackets = data.rate_bracket.map((row) => ({
    ...row,
    version: 2,
    base_cents: row.base_cents + 100,
  }));
  return {
    ...data,
    rate_table: [...data.rate_table, ...second],
    rate_bracket: [...data.rate_bracket, ...brackets],
  };
}

const tableCode = (index: number) => numbered('BENCHRT', index);

/** Returns the services that copy the seed's service `code`. As in {@link createService}, they copy the seed's in turn. */
function namedServices(seed: CatalogData, code: string, indexes: readonly number[]): string[] {
  if (code === '*') return ['*'];
  const modelIndex = seed.service.findIndex((service) => service.code === code);
  return indexes.filter((index) => index % seed.service.length === modelIndex).map(serviceCode);
}

function createService(seed: CatalogData, index: number): CatalogRow<'service'> {
  const model = seed.service[index % seed.service.length];
  if (!model) throw new Error('the demonstration catalog has no service');
  return {
    ...model,
    code: serviceCode(index),
    product_code: productCode(Math.floor(index / size.servicesPerProduct)),
    name: `${model.name} ${index + 1}`,
    carrier_code: 'sandbox',
    // Those that the seed's rules name.
    goods_categories: [...new Set(seed.service.flatMap(({ goods_categories: own }) => own))],
    rate_table_code: tableCode(index),
  };
}

function createZones(seed: CatalogData, index: number): CatalogRow<'zone'>[] {
  return Array.from({ length: size.zones }, (_, zone) => ({
    service_code: serviceCode(index),
    zone: numbered('Z', zone),
    countries: seed.country
      .filter((_, countryIndex) => countryIndex % size.zones === zone)
      .map(({ code }) => code),
    postcode_from: null,
    postcode_to: null,
  }));
}

function createBrackets(index: number, version: number): CatalogRow<'rate_bracket'>[] {
  return Array.from({ length: size.zones * size.brackets }, (_, ordinal) => {
    const zone = Math.floor(ordinal / size.brackets);
    const bracket = ordinal % size.brackets;
    return {
      rate_table_code: tableCode(index),
      version,
      zone: numbered('Z', zone),
      over_mg: bracket * bracketKg * 1_000_000,
      up_to_mg: (bracket + 1) * bracketKg * 1_000_000,
      base_cents: 1000 + bracket * 500,
      per_kg_cents: 4000 + index * 7 + zone * 11,
      reg_fee_cents: 1600,
    };
  });
}
