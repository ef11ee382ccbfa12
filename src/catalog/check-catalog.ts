import {
  type CatalogData,
  type CatalogRow,
  type CatalogTableName,
  MAX_CUSTOM_INSURED_USD_CENTS,
} from '../../db/table/catalog.ts';
import { type CatalogProblem, hashRateTables, headerOf, type RowLines } from './catalog-file.ts';
import { checkDuties } from './check-duties.ts';
import { checkBrackets, checkPriceRules, checkSizes, checkSurcharges, checkZones } from './check-prices.ts';
import { checkScopes, SCOPE_FIELDS } from './check-scopes.ts';
import { checkTaxAreas, placesOf } from './check-tax-areas.ts';
import { coversDestination } from './destination.ts';
import { CellError, compileCheck } from './requirements.ts';
import { isConditional } from './rule-scope.ts';

type Reference = {
  [Name in CatalogTableName]: { from: Name; field: keyof CatalogRow<Name> & string; to: CatalogTableName };
}[CatalogTableName];

/** Fields that must contain the code of a row in another file. `*` and empty values are always valid. */
const REFERENCES: readonly Reference[] = [
  { from: 'tax_area', field: 'country_code', to: 'country' },
  { from: 'country_requirement', field: 'country_code', to: 'country' },
  { from: 'country_requirement', field: 'services', to: 'service' },
  { from: 'service', field: 'product_code', to: 'product' },
  { from: 'service', field: 'rate_table_code', to: 'rate_table' },
  { from: 'retired_service', field: 'replaced_by', to: 'service' },
  { from: 'zone', field: 'service_code', to: 'service' },
  { from: 'zone', field: 'countries', to: 'country' },
  { from: 'rate_table', field: 'service_code', to: 'service' },
  { from: 'surcharge_rule', field: 'surcharge_code', to: 'surcharge' },
  { from: 'surcharge_rule', field: 'services', to: 'service' },
  { from: 'surcharge_rule', field: 'countries', to: 'country' },
  { from: 'surcharge_exclusion', field: 'service_code', to: 'service' },
  { from: 'surcharge_exclusion', field: 'surcharge_code', to: 'surcharge' },
  { from: 'surcharge_exclusion', field: 'excluded_code', to: 'surcharge' },
  { from: 'discount_rule', field: 'service_code', to: 'service' },
  { from: 'vat_rate', field: 'country_code', to: 'country' },
  { from: 'levy', field: 'surcharge_code', to: 'surcharge' },
  { from: 'levy', field: 'countries', to: 'country' },
  { from: 'customs_document', field: 'services', to: 'service' },
  { from: 'customs_document', field: 'countries', to: 'country' },
  { from: 'duty_rule', field: 'destination', to: 'country' },
  { from: 'duty_rate', field: 'destination', to: 'country' },
];

/** Their countries may be a tax area or a union instead. */
const withAreas: ReadonlySet<CatalogTableName> = new Set([
  'country_requirement',
  'surcharge_rule',
  'levy',
  'customs_document',
  'duty_rule',
  'duty_rate',
]);

/** Finds codes that are not in the file that they refer to. */
function checkReferences(data: CatalogData, lines: RowLines): CatalogProblem[] {
  const known = new Map<CatalogTableName, ReadonlySet<string>>([
    ['country', new Set([...data.country, ...data.tax_area].flatMap(lanesOf))],
    ['product', new Set(data.product.map(({ code }) => code))],
    ['service', new Set(data.service.map(({ code }) => code))],
    ['rate_table', new Set(data.rate_table.map(({ code }) => code))],
    ['surcharge', new Set(data.surcharge.map(({ code }) => code))],
  ]);
  const countries = new Set(data.country.map(({ code }) => code));
  const taxed = new Set([...data.country, ...data.tax_area].map(({ code }) => code));
  // Rate tables of retired services stay published.
  const everPriced = new Set([...data.service, ...data.retired_service].map(({ code }) => code));
  const problems: CatalogProblem[] = [];
  for (const { from, field, to } of REFERENCES) {
    const area = withAreas.has(from);
    const targets =
      from === 'rate_table'
        ? everPriced
        : from === 'vat_rate'
          ? taxed
          : to === 'country' && !area
            ? countries
            : known.get(to);
    for (const row of data[from]) {
      const value = (row as Record<string, unknown>)[field] as string | string[] | null;
      const words = typeof value === 'string' ? value.split(' ') : value;
      for (const word of words ?? []) {
        const name = area ? word.replace(/^!/, '') : word;
        if (name === '*' || targets?.has(name)) continue;
        if (lines.isOmitted(to, name)) continue;
        if (area && lines.isOmitted('country')) continue;
        if (to === 'country' && lines.isOmitted('tax_area', name)) continue;
        if (from === 'rate_table' && lines.isOmitted('retired_service', name)) continue;
        problems.push(
          lines.problem(
            from,
            row,
            field as never,
            `${name} is not in ${to === 'country' && name.includes('-') ? 'tax_area' : to}.csv; add it there, or correct it here`,
          ),
        );
      }
    }
  }
  return problems;
}

/** Returns what a rule may call a place. */
function lanesOf(place: CatalogRow<'country'> | CatalogRow<'tax_area'>): string[] {
  return [place.code, place.customs_area, place.vat_area].filter((lane) => lane !== null);
}

/** The fields that identify a row of each file. Zones and surcharge rules have their own checks. */
const KEYS: { [Name in CatalogTableName]?: (keyof CatalogRow<Name> & string)[] } = {
  country: ['code'],
  tax_area: ['code', 'postcode_from'],
  country_requirement: ['country_code', 'field', 'check_kind', 'parameter'],
  product: ['code'],
  service: ['code'],
  retired_service: ['code'],
  rate_table: ['code', 'version'],
  rate_bracket: ['rate_table_code', 'version', 'zone', 'over_mg'],
  surcharge: ['code'],
  surcharge_exclusion: ['service_code', 'surcharge_code', 'excluded_code'],
  discount_rule: ['rule_id'],
  vat_rate: ['country_code', 'effective_from'],
  levy: ['surcharge_code', 'effective_from'],
  customs_document: ['services', 'countries', 'document'],
  duty_rule: ['destination', 'recipient', 'effective_from'],
  duty_rate: ['destination', 'rule', 'hs_prefix', 'origin', 'value_over', 'effective_from'],
};

/** Rows with the same key may differ in these. */
const LIMITS: { [Name in CatalogTableName]?: (keyof CatalogRow<Name> & string)[] } = {
  country_requirement: ['services', 'goods_categories', ...SCOPE_FIELDS],
  customs_document: ['goods_categories', ...SCOPE_FIELDS],
};

function checkDuplicates(data: CatalogData, lines: RowLines): CatalogProblem[] {
  return (Object.keys(KEYS) as CatalogTableName[]).flatMap((table) => findDuplicates(table, data, lines));
}

function findDuplicates<Name extends CatalogTableName>(
  table: Name,
  data: CatalogData,
  lines: RowLines,
): CatalogProblem[] {
  const fields = KEYS[table] ?? [];
  const limits: string[] = LIMITS[table] ?? [];
  const columns: string[] = [...fields, ...limits];
  const seen = new Map<string, CatalogRow<Name>>();
  const problems: CatalogProblem[] = [];
  for (const row of data[table] as CatalogRow<Name>[]) {
    const key = JSON.stringify(columns.map((field) => row[field as keyof typeof row]));
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, row);
      continue;
    }
    const line = lines.problem(table, first, null, '').line;
    const named = fields.map((field) => headerOf(table, field)).join(', ');
    const limited = limits.length > 0 ? ' for the same consignments and days' : '';
    const message = `is a duplicate of line ${line}; only one row can have this ${named}${limited}`;
    problems.push(lines.problem(table, row, fields[0] ?? null, message));
  }
  return problems;
}

function checkServices(data: CatalogData, lines: RowLines): CatalogProblem[] {
  const problems: CatalogProblem[] = [];
  const live = new Set(data.service.map(({ code }) => code));
  const tableServices = new Map(data.rate_table.map(({ code, service_code }) => [code, service_code]));
  for (const row of data.service) {
    if (row.transit_days_max < row.transit_days_min) {
      const message = `must be at least transit_days_min (${row.transit_days_min})`;
      problems.push(lines.problem('service', row, 'transit_days_max', message));
    }
    if (row.max_lines !== null && row.max_line_length === null) {
      const message = 'must be empty, because max_line_length is empty';
      problems.push(lines.problem('service', row, 'max_lines', message));
    }
    const cap = MAX_CUSTOM_INSURED_USD_CENTS;
    if ((row.custom_insurance_max_usd_cents ?? 0) > cap) {
      const message = `must be at most ${cap / 100}, the highest insured amount`;
      problems.push(lines.problem('service', row, 'custom_insurance_max_usd_cents', message));
    }
    const priced = tableServices.get(row.rate_table_code);
    if (priced !== undefined && priced !== row.code) {
      const message = `${row.rate_table_code} is a rate table of ${priced}; must be one of ${row.code}`;
      problems.push(lines.problem('service', row, 'rate_table_code', message));
    }
  }
  for (const row of data.retired_service) {
    if (!live.has(row.code)) continue;
    const message = `${row.code} is also in service.csv; must be either live or retired`;
    problems.push(lines.problem('retired_service', row, 'code', message));
  }
  for (const row of data.country) {
    if (row.postcode_pattern === null) continue;
    const problem = patternProblem(row.postcode_pattern, row.postcode_example);
    if (problem !== null) problems.push(lines.problem('country', row, 'postcode_pattern', problem));
  }
  return problems;
}

function patternProblem(pattern: string, example: string | null): string | null {
  try {
    const fits = example === null || new RegExp(pattern).test(example);
    return fits ? null : `does not match the example ${example}; correct the pattern or the example`;
  } catch {
    return 'must be a regular expression';
  }
}

/** Finds country requirements with an invalid parameter, and warnings that override the schema. */
function checkRequirements(data: CatalogData, lines: RowLines): CatalogProblem[] {
  const problems: CatalogProblem[] = [];
  for (const row of data.country_requirement) {
    const message = parameterProblem(row);
    if (message !== null) problems.push(lines.problem('country_requirement', row, 'parameter', message));
    if (row.severity === 'warning' && row.overrides_schema) {
      const overrides = 'must be no for a warning, because a warning does not reject an order';
      problems.push(lines.problem('country_requirement', row, 'overrides_schema', overrides));
    }
    if (row.overrides_schema && isConditional(row)) {
      const overrides =
        'must be no for a rule with limits other than days: an order that breaks the contract has no value to compare';
      problems.push(lines.problem('country_requirement', row, 'overrides_schema', overrides));
    }
    const lists = new Set(
      row.field.split('|').flatMap((field) => /^(?:items|parcels)(?=\.)/.exec(field) ?? []),
    );
    if (lists.size > 1) {
      const mixed = 'must not have fields of items and of parcels in one row; make a row for each';
      problems.push(lines.problem('country_requirement', row, 'field', mixed));
    }
  }
  return problems;
}

function parameterProblem(row: CatalogData['country_requirement'][number]): string | null {
  try {
    compileCheck(row);
    return null;
  } catch (error) {
    if (error instanceof CellError) return error.message;
    throw error;
  }
}

/** Heaviest item that the Universal Postal Union's form CN22 may declare. */
const maxCn22Mg = 2_000_000;

/** Finds customs documents whose limits contradict each other, or allow a CN22 where it is not valid. */
function checkCustomsDocuments(data: CatalogData, lines: RowLines): CatalogProblem[] {
  return data.customs_document.flatMap((row) => {
    const { document, instead, max_value_cents: value, max_weight_mg: weight } = row;
    const problems: CatalogProblem[] = [];
    const add = (field: keyof typeof row, message: string) =>
      problems.push(lines.problem('customs_document', row, field, message));
    if (document === 'cn22') {
      if (value === null)
        add('max_value_cents', 'is empty; must be the value in HKD up to which a CN22 is valid (300 SDR)');
      if (weight === null || weight > maxCn22Mg)
        add('max_weight_mg', `${weight === null ? 'is empty; ' : ''}must be at most 2, the limit of a CN22`);
      if (instead !== 'cn23') add('instead', 'must be cn23 for a cn22, which has limits');
    } else if (instead !== null && value === null && weight === null) {
      add('instead', 'must be empty without max_value_hkd and max_weight_kg');
    } else if (instead === document) {
      add('instead', `must not be ${document} itself`);
    } else if (instead === 'cn22') {
      add('instead', 'must not be cn22, which has limits of its own; add a row for it');
    }
    return problems;
  });
}

/** Finds rows of one lane that name the tax number differently: a document can print one name. */
function checkTaxNumberNames(data: CatalogData, lines: RowLines): CatalogProblem[] {
  const named = data.customs_document.filter(({ tax_number_name }) => tax_number_name !== null);
  const places = placesOf(data);
  return named.flatMap((row, index) => {
    for (const earlier of named.slice(0, index)) {
      if (earlier.tax_number_name === row.tax_number_name) continue;
      const service = data.service.find(
        ({ code, direction }) => coversLane(earlier, code, direction) && coversLane(row, code, direction),
      );
      const place = places.find(
        (one) => coversDestination(earlier.countries, one) && coversDestination(row.countries, one),
      );
      if (!service || !place) continue;
      const { line } = lines.problem('customs_document', earlier, null, '');
      const message = `must be ${earlier.tax_number_name}, as in line ${line}: both rows cover ${service.code} and ${place.area?.code ?? place.country.code}, and a paper prints one name`;
      return [lines.problem('customs_document', row, 'tax_number_name', message)];
    }
    return [];
  });
}

/** `*` leaves out return services. */
function coversLane(
  { services }: CatalogRow<'customs_document'>,
  code: string,
  direction: CatalogRow<'service'>['direction'],
): boolean {
  return services.includes(code) || (direction !== 'return' && services.includes('*'));
}

/** Finds countries that no zone has: listCountries would list a destination for which nothing can be booked. */
function checkCountries(data: CatalogData, lines: RowLines): CatalogProblem[] {
  // A row of a zone that can't be read may have them.
  if (lines.isOmitted('zone')) return [];
  const served = new Set(data.zone.flatMap(({ countries }) => countries));
  return data.country
    .filter(({ code }) => !served.has(code))
    .map((row) => {
      const message = `no zone has ${row.code}, so no service ships there; add it to a zone in zone.csv, or remove this row`;
      return lines.problem('country', row, 'code', message);
    });
}

/** Finds rate table versions that are out of order, and versions or zones without brackets. */
function checkVersions(data: CatalogData, lines: RowLines): CatalogProblem[] {
  const problems: CatalogProblem[] = [];
  const bracketed = new Set(data.rate_bracket.map((row) => `${row.rate_table_code} ${row.version}`));
  for (const versions of groupVersions(data).values()) {
    for (const [index, row] of versions.entries()) {
      const earlier = versions[index - 1];
      const isBracketed =
        bracketed.has(`${row.code} ${row.version}`) || lines.isOmitted('rate_bracket', row.code, row.version);
      if (!isBracketed) {
        const message = `version ${row.version} of ${row.code} has no rows in rate_bracket.csv; add its brackets`;
        problems.push(lines.problem('rate_table', row, 'version', message));
      }
      if (earlier === undefined) continue;
      if (row.service_code !== earlier.service_code) {
        const message = `must stay ${earlier.service_code}, as in version ${earlier.version}`;
        problems.push(lines.problem('rate_table', row, 'service_code', message));
      }
      if (row.version !== earlier.version && row.effective_from <= earlier.effective_from) {
        const message = `must be later than ${earlier.effective_from}, when version ${earlier.version} starts`;
        problems.push(lines.problem('rate_table', row, 'effective_from', message));
      }
    }
  }
  return problems.concat(zonesWithoutPrice(data, lines));
}

function groupVersions(data: CatalogData): Map<string, CatalogRow<'rate_table'>[]> {
  const tables = Map.groupBy(data.rate_table, ({ code }) => code);
  for (const versions of tables.values()) versions.sort((one, other) => one.version - other.version);
  return tables;
}

function zonesWithoutPrice(data: CatalogData, lines: RowLines): CatalogProblem[] {
  const tables = groupVersions(data);
  const priced = new Set(data.rate_bracket.map((row) => `${row.rate_table_code} ${row.version} ${row.zone}`));
  const services = new Map(data.service.map((row) => [row.code, row]));
  return data.zone.flatMap((row) => {
    const table = services.get(row.service_code)?.rate_table_code;
    const newest = tables.get(table ?? '')?.at(-1);
    if (newest === undefined || priced.has(`${newest.code} ${newest.version} ${row.zone}`)) return [];
    if (lines.isOmitted('rate_table', newest.code)) return [];
    if (lines.isOmitted('rate_bracket', newest.code, newest.version, row.zone)) return [];
    const message = `${row.zone} has no brackets in version ${newest.version} of ${newest.code}; add them to rate_bracket.csv`;
    return [lines.problem('zone', row, 'zone', message)];
  });
}

interface LiveCatalog {
  data: CatalogData;
  accountIds: ReadonlySet<string>;
  /** Today in Hong Kong, YYYY-MM-DD. */
  today: string;
}

/** Finds changed or backdated rate table versions, missing codes, and unknown accounts. */
export function checkAgainstLive(data: CatalogData, live: LiveCatalog, lines: RowLines): CatalogProblem[] {
  return [
    ...versionProblems(data, live, lines),
    ...missingCodes(data, live),
    ...unknownAccounts(data, live, lines),
  ];
}

function versionProblems(data: CatalogData, live: LiveCatalog, lines: RowLines): CatalogProblem[] {
  const published = Map.groupBy(live.data.rate_table, ({ code }) => code);
  const hashes = hashRateTables(data);
  const liveHashes = hashRateTables(live.data);
  return data.rate_table.flatMap((row) => {
    const key = `${row.code} ${row.version}`;
    const versions = published.get(row.code);
    if (versions === undefined) return [];
    const newest = Math.max(...versions.map(({ version }) => version));
    if (liveHashes.has(key)) {
      if (hashes.get(key) === liveHashes.get(key)) return [];
      const message = `version ${row.version} of ${row.code} is already published and cannot change; publish the new content as version ${newest + 1}`;
      return [lines.problem('rate_table', row, 'version', message)];
    }
    if (row.version < newest) {
      const message = `version ${row.version} of ${row.code} is older than the published version ${newest}; must be ${newest + 1}`;
      return [lines.problem('rate_table', row, 'version', message)];
    }
    if (row.effective_from < live.today) {
      const message = `${row.effective_from} is in the past; a new version must start today (${live.today}) or later`;
      return [lines.problem('rate_table', row, 'effective_from', message)];
    }
    return [];
  });
}

/** Finds codes that are neither live nor retired any more. Every code that was sold must stay known. */
function missingCodes(data: CatalogData, live: LiveCatalog): CatalogProblem[] {
  const kept = new Set([...data.service, ...data.retired_service].map(({ code }) => code));
  const problems = (file: string, rows: readonly { code: string }[], message: string): CatalogProblem[] =>
    rows
      .filter(({ code }) => !kept.has(code))
      .map(({ code }) => ({ file, line: 1, column: 'service', message: `${code} is ${message}` }));
  return [
    ...problems(
      'service.csv',
      live.data.service,
      'live but missing in this file; keep it, or add it to retired_service.csv',
    ),
    ...problems(
      'retired_service.csv',
      live.data.retired_service,
      'retired but missing in this file; keep it',
    ),
  ];
}

function unknownAccounts(data: CatalogData, live: LiveCatalog, lines: RowLines): CatalogProblem[] {
  return data.discount_rule
    .filter(({ account_id: account }) => account !== null && !live.accountIds.has(account))
    .map((row) => {
      const message = `no account has the ID ${row.account_id}; must be an account ID, or empty for all accounts`;
      return lines.problem('discount_rule', row, 'account_id', message);
    });
}

/** A check of the catalog's rows; `lines` knows the line of each row. */
type CatalogCheck = (data: CatalogData, lines: RowLines) => CatalogProblem[];

const CHECKS: readonly CatalogCheck[] = [
  checkSizes,
  checkDuplicates,
  checkReferences,
  checkCountries,
  checkServices,
  checkScopes,
  checkRequirements,
  checkCustomsDocuments,
  checkTaxNumberNames,
  checkZones,
  checkTaxAreas,
  checkVersions,
  checkBrackets,
  checkSurcharges,
  checkPriceRules,
  checkDuties,
];

/** Finds duplicates, unknown references, gaps, overlaps and contradictions in a parsed catalog. */
export function checkCatalog(data: CatalogData, lines: RowLines): CatalogProblem[] {
  return CHECKS.flatMap((check) => check(data, lines));
}
