import type { CatalogData, CatalogRow } from '../../db/table/catalog.ts';
import { compareCodes } from '../text.ts';
import {
  type Catalog,
  type Country,
  type CustomsDocumentRule,
  isImportTax,
  type Lane,
  type PostcodeRange,
  type Product,
  type RateTable,
  type RateTableVersion,
  type RetiredService,
  type Service,
  type ServiceSurcharge,
  type Surcharge,
  type SurchargeRule,
  type TaxArea,
} from './catalog.ts';
import { coversDestination, destinationsOf } from './destination.ts';
import { compileDutyRules } from './duty-rule.ts';
import { compileRequirements } from './requirements.ts';
import { compileScope } from './rule-scope.ts';
import { compileTariff, type Tariff } from './tariff.ts';

interface ScopedRules {
  readonly surcharges: readonly SurchargeRule[];
  readonly documents: readonly CustomsDocumentRule[];
}

function compileScopedRules(data: CatalogData): ScopedRules {
  return {
    surcharges: data.surcharge_rule.map((row) => Object.freeze({ ...row, scope: compileScope(row) })),
    documents: data.customs_document.map((row) => Object.freeze({ ...row, scope: compileScope(row) })),
  };
}

function compileService(row: CatalogRow<'service'>, data: CatalogData, rules: ScopedRules): Service {
  return Object.freeze({
    ...row,
    lanes: compileLanes(data.zone.filter((zone) => zone.service_code === row.code)),
    surcharges: compileSurcharges(row, data, rules.surcharges),
    customsDocuments: rules.documents.filter((rule) =>
      // The rows of every service are about goods that are sold from Hong Kong.
      row.direction === 'return' ? rule.services.includes(row.code) : coversService(rule, row.code),
    ),
    exclusions: data.surcharge_exclusion.filter((exclusion) => exclusion.service_code === row.code),
    discountRules: data.discount_rule.filter(
      (rule) => rule.service_code === null || rule.service_code === row.code,
    ),
  });
}

function compileLanes(zones: readonly CatalogRow<'zone'>[]): ReadonlyMap<string, Lane> {
  const lanes = new Map<string, { zone: string | null; ranges: PostcodeRange[] }>();
  for (const { zone, countries, postcode_from: from, postcode_to: to } of zones) {
    for (const country of countries) {
      const lane = lanes.get(country) ?? { zone: null, ranges: [] };
      if (from === null || to === null) lane.zone = zone;
      else lane.ranges.push({ from, to, zone });
      lanes.set(country, lane);
    }
  }
  for (const lane of lanes.values()) {
    lane.ranges.sort(
      (one, other) => one.from.length - other.from.length || compareCodes(one.from, other.from),
    );
  }
  return lanes;
}

function compileSurcharges(
  { code: service, direction }: CatalogRow<'service'>,
  data: CatalogData,
  rules: readonly SurchargeRule[],
): readonly ServiceSurcharge[] {
  const charged = data.surcharge
    .filter((surcharge) => direction === 'outbound' || !isImportTax(surcharge))
    // The landed cost depends on the other surcharges.
    .toSorted((one, other) => Number(one.basis === 'landed_cost') - Number(other.basis === 'landed_cost'));
  return charged.map((surcharge) =>
    Object.freeze({
      surcharge,
      rules: rules.filter((rule) => rule.surcharge_code === surcharge.code && coversService(rule, service)),
    }),
  );
}

function coversService({ services }: { readonly services: readonly string[] }, service: string): boolean {
  return services.includes(service) || services.includes('*');
}

/**
 * Compiles checked rows for quoting. Reuses the rate table versions of the `previous` catalog.
 * @param tariff made from the rows of `duty_rate` if they are not in `data`
 */
export function compileCatalog(
  data: CatalogData,
  publicationId: number,
  previous?: Catalog,
  tariff: Tariff = compileTariff(data.duty_rate),
): Catalog {
  const rules = compileScopedRules(data);
  const services = new Map<string, Service>();
  const returnServices = new Map<string, Service>();
  for (const row of data.service) {
    const directed = row.direction === 'return' ? returnServices : services;
    directed.set(row.code, compileService(row, data, rules));
  }
  const areas = compileAreas(data);
  return Object.freeze({
    publicationId,
    countries: compileCountries(data, areas),
    territories: compileTerritories(areas),
    products: compileProducts(data, services),
    services,
    returnServices,
    retiredServices: byCode<RetiredService>(data.retired_service),
    rateTables: compileRateTables(data, previous?.rateTables),
    surcharges: byCode<Surcharge>(data.surcharge),
    levies: Object.freeze([...data.levy]),
    dutyRules: compileDutyRules(data.duty_rule),
    tariff,
    chinese: compileChinese(data),
  });
}

function compileTerritories(areas: readonly TaxArea[]): ReadonlyMap<string, readonly TaxArea[]> {
  const codes = new Set(areas.flatMap(({ territories }) => territories));
  return new Map([...codes].map((code) => [code, areas.filter((area) => area.territories.includes(code))]));
}

function compileChinese({ country_requirement: rules, tax_area: areas }: CatalogData) {
  const texts = [
    ...rules.map(({ message, message_zh_hk: chinese }) => [message, chinese] as const),
    ...areas.map(({ name, name_zh_hk: chinese }) => [name, chinese] as const),
  ];
  return new Map(texts.filter((one): one is [string, string] => one[1] !== null));
}

function byCode<Row extends { readonly code: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.code, Object.freeze(row)]));
}

function compileCountries(data: CatalogData, taxAreas: readonly TaxArea[]): ReadonlyMap<string, Country> {
  const requirements = compileRequirements(data.country_requirement);
  const areas = Map.groupBy(taxAreas, (area) => area.country_code);
  const countries = data.country.map((row) => {
    const places = destinationsOf({ ...row, areas: areas.get(row.code) ?? [] });
    return Object.freeze({
      ...row,
      requirements: requirements.filter(({ lanes }) =>
        places.some((place) => coversDestination(lanes, place)),
      ),
      vatRates: ratesOf(data, row.code),
      areas: areas.get(row.code) ?? [],
    });
  });
  return new Map(
    countries.toSorted((one, other) => compareCodes(one.code, other.code)).map((one) => [one.code, one]),
  );
}

function ratesOf(data: CatalogData, place: string): readonly CatalogRow<'vat_rate'>[] {
  return data.vat_rate
    .filter((row) => row.country_code === place)
    .sort((one, other) => compareCodes(other.effective_from, one.effective_from));
}

/** Returns the words by which rules name their destinations. */
function namedPlaces(data: CatalogData): ReadonlySet<string> {
  const lanes = [
    ...data.country_requirement.map((row) => row.country_code.split(' ')),
    ...[...data.surcharge_rule, ...data.levy, ...data.customs_document].map(({ countries }) => countries),
    ...[...data.duty_rule, ...data.duty_rate].map(({ destination }) => [destination]),
  ];
  return new Set(lanes.flat().map((lane) => lane.replace(/^!/, '')));
}

function compileAreas(data: CatalogData): TaxArea[] {
  const countries = new Map(data.country.map((row) => [row.code, row]));
  const named = namedPlaces(data);
  return [...Map.groupBy(data.tax_area, ({ code }) => code).values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const { postcode_from: _, postcode_to: __, source: ___, ...area } = first;
    const ownRates = ratesOf(data, area.code);
    const country = countries.get(area.country_code);
    const isInSameVat = area.vat_area === country?.vat_area;
    const sharesRates = ownRates.length === 0 && isInSameVat;
    const ranges = rows.flatMap(({ postcode_from: from, postcode_to: to }) =>
      from === null || to === null ? [] : [{ from, to }],
    );
    return [
      Object.freeze({
        ...area,
        ranges,
        hasOwnRules: !sharesRates || area.customs_area !== country?.customs_area || named.has(area.code),
        vatRates: sharesRates ? ratesOf(data, area.country_code) : ownRates,
      }),
    ];
  });
}

function compileProducts(
  data: CatalogData,
  services: ReadonlyMap<string, Service>,
): ReadonlyMap<string, Product> {
  const contents = Map.groupBy(services.values(), (service) => service.product_code);
  return new Map(
    data.product.map((row) => [row.code, Object.freeze({ ...row, services: contents.get(row.code) ?? [] })]),
  );
}

function compileRateTables(
  data: CatalogData,
  previous: Catalog['rateTables'] = new Map(),
): Catalog['rateTables'] {
  const brackets = Map.groupBy(data.rate_bracket, (row) => `${row.rate_table_code} ${row.version}`);
  const tables = new Map<string, RateTable>();
  for (const [code, rows] of Map.groupBy(data.rate_table, (row) => row.code)) {
    const compiled = previous.get(code)?.versions ?? [];
    const versions = rows
      .toSorted((one, other) => other.version - one.version)
      .map(
        (row) =>
          compiled.find(({ version }) => version === row.version) ??
          compileVersion(row, brackets.get(`${code} ${row.version}`) ?? []),
      );
    tables.set(code, Object.freeze({ code, serviceCode: rows[0]?.service_code ?? '', versions }));
  }
  return tables;
}

function compileVersion(
  row: CatalogRow<'rate_table'>,
  brackets: readonly CatalogRow<'rate_bracket'>[],
): RateTableVersion {
  const zones = [...Map.groupBy(brackets, (bracket) => bracket.zone)].map(([zone, unsorted]) => {
    const rows = unsorted.toSorted((one, other) => one.over_mg - other.over_mg);
    return [zone, Object.freeze({ upToMg: rows.map((bracket) => bracket.up_to_mg), rows })] as const;
  });
  return Object.freeze({
    version: row.version,
    effectiveFrom: row.effective_from,
    zones: new Map(zones),
  });
}
