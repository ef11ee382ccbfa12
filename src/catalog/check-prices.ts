import {
  CATALOG_TABLES,
  type CatalogData,
  type CatalogRow,
  type CatalogTableName,
} from '../../db/table/catalog.ts';
import { scaledToDecimal } from '../money.ts';
import { bracketFreightCents, isImportTax } from './catalog.ts';
import { type CatalogProblem, headerOf, type RowLines } from './catalog-file.ts';
import { placesOf, rangeProblem, rangesOverlap } from './check-tax-areas.ts';
import { coversDestination } from './destination.ts';

type Bracket = CatalogRow<'rate_bracket'>;

/** Finds brackets with gaps, overlaps, unknown versions or zones, or prices that fall as the weight rises. */
export function checkBrackets(data: CatalogData, lines: RowLines): CatalogProblem[] {
  const services = new Map(data.rate_table.map((row) => [`${row.code} ${row.version}`, row.service_code]));
  const newest = newestVersions(data);
  const zones = new Set(data.zone.map((row) => `${row.service_code} ${row.zone}`));
  const problems: CatalogProblem[] = [];
  const groups = Map.groupBy(data.rate_bracket, (row) => `${row.rate_table_code} ${row.version} ${row.zone}`);
  for (const rows of groups.values()) {
    const first = rows[0];
    if (first === undefined) continue;
    const service = services.get(`${first.rate_table_code} ${first.version}`);
    if (service === undefined) {
      const message = `version ${first.version} of ${first.rate_table_code} is not in rate_table.csv`;
      if (!lines.isOmitted('rate_table', first.rate_table_code, first.version))
        problems.push(lines.problem('rate_bracket', first, 'version', message));
    } else if (
      newest.get(first.rate_table_code) === first.version &&
      !zones.has(`${service} ${first.zone}`) &&
      !lines.isOmitted('zone', service, first.zone) &&
      !lines.isOmitted('rate_table', first.rate_table_code)
    ) {
      const message = `${first.zone} is not a zone of ${service} in zone.csv`;
      problems.push(lines.problem('rate_bracket', first, 'zone', message));
    }
    if (lines.isOmitted('rate_bracket', first.rate_table_code, first.version, first.zone)) continue;
    rows.sort((one, other) => one.over_mg - other.over_mg);
    rows.forEach((row, index) => {
      problems.push(...bracketProblems(row, rows[index - 1], lines));
    });
  }
  return problems;
}

/** Returns the newest version of each live service's rate tables. Only they must have existing zones. */
function newestVersions(data: CatalogData): Map<string, number> {
  const live = new Set(data.service.map(({ code }) => code));
  const newest = new Map<string, number>();
  for (const { code, version, service_code: service } of data.rate_table) {
    if (live.has(service)) newest.set(code, Math.max(version, newest.get(code) ?? 0));
  }
  return newest;
}

function bracketProblems(row: Bracket, previous: Bracket | undefined, lines: RowLines): CatalogProblem[] {
  const problems: CatalogProblem[] = [];
  const report = (field: keyof Bracket, message: string) =>
    problems.push(lines.problem('rate_bracket', row, field, message));
  if (row.up_to_mg <= row.over_mg) report('up_to_mg', `must be greater than over_kg (${kg(row.over_mg)})`);
  const begin = previous?.up_to_mg ?? 0;
  const reason =
    previous === undefined ? 'where the first bracket begins' : 'where the previous bracket ends';
  if (row.over_mg > begin) {
    report(
      'over_mg',
      `leaves a gap from ${kg(begin)} to ${kg(row.over_mg)} kg; must be ${kg(begin)}, ${reason}`,
    );
  }
  if (row.over_mg < begin)
    report('over_mg', `overlaps the previous bracket; must be ${kg(begin)}, ${reason}`);
  if (previous === undefined || row.over_mg !== begin) return problems;
  const before = bracketFreightCents(previous.base_cents, previous.per_kg_cents, begin);
  const after = bracketFreightCents(row.base_cents, row.per_kg_cents, begin);
  if (after < before) {
    const [at, dear, cheap] = [kg(begin), scaledToDecimal(before, 2), scaledToDecimal(after, 2)];
    report(
      'base_cents',
      `the price falls from ${dear} to ${cheap} at ${at} kg; it must not fall as the weight rises`,
    );
  }
  if (row.reg_fee_cents < previous.reg_fee_cents) {
    report(
      'reg_fee_cents',
      `must be at least ${scaledToDecimal(previous.reg_fee_cents, 2)}, the fee of the previous bracket`,
    );
  }
  return problems;
}

function kg(milligrams: number): string {
  return scaledToDecimal(milligrams, 6);
}

export function checkPriceRules(data: CatalogData, lines: RowLines): CatalogProblem[] {
  return [...discountProblems(data, lines), ...checkVatRates(data, lines), ...levyProblems(data, lines)];
}

function discountProblems(data: CatalogData, lines: RowLines): CatalogProblem[] {
  return data.discount_rule.flatMap((row) => {
    const problems: CatalogProblem[] = [];
    const { kind, basis_points: points, amount_cents: amount } = row;
    if (kind === 'percent' && (points === null || points < 1 || points > 10_000)) {
      problems.push(lines.problem('discount_rule', row, 'basis_points', 'must be above 0 and at most 100'));
    }
    if (kind === 'percent' && amount !== null) {
      problems.push(lines.problem('discount_rule', row, 'amount_cents', 'must be empty for kind percent'));
    }
    if (kind === 'fixed' && amount === null) {
      problems.push(lines.problem('discount_rule', row, 'amount_cents', 'must be given for kind fixed'));
    }
    if (kind === 'fixed' && points !== null) {
      problems.push(lines.problem('discount_rule', row, 'basis_points', 'must be empty for kind fixed'));
    }
    if (row.valid_until !== null && row.valid_until <= row.valid_from) {
      problems.push(lines.problem('discount_rule', row, 'valid_until', `must be after ${row.valid_from}`));
    }
    return problems;
  });
}

/** Finds VAT surcharges for countries without a VAT rate; with `day`, without a rate in force on that day. */
export function checkVatRates(data: CatalogData, lines: RowLines, day?: string): CatalogProblem[] {
  const vat = new Set(data.surcharge.filter((row) => row.basis === 'vat').map(({ code }) => code));
  const inForce = data.vat_rate.filter((row) => day === undefined || row.effective_from <= day);
  const rated = new Set(inForce.map((row) => row.country_code));
  return data.surcharge_rule.flatMap((row) => {
    if (!vat.has(row.surcharge_code) || row.status !== 'selectable') return [];
    const missing = placesOf(data)
      .filter((place) => coversDestination(row.countries, place, 'vat'))
      .filter(({ area, country, vatArea }) => {
        const shares = area === null || vatArea === country.vat_area;
        return !rated.has(area?.code ?? country.code) && !(shares && rated.has(country.code));
      })
      .map(({ area, country }) => area?.code ?? country.code)
      .filter((code) => !lines.isOmitted('vat_rate', code));
    if (missing.length === 0) return [];
    const message = `vat_rate.csv must have a rate for ${missing.join(' ')}${day === undefined ? '' : `, in force on ${day}`}`;
    return [lines.problem('surcharge_rule', row, 'countries', message)];
  });
}

const LEVY_AMOUNTS = [
  ['per_item_cents', 'per_item_amount'],
  ['max_consignment_cents', 'max_consignment_amount'],
] as const;

function levyProblems(data: CatalogData, lines: RowLines): CatalogProblem[] {
  const levies = new Set(data.surcharge.filter((row) => row.basis === 'item_levy').map(({ code }) => code));
  return data.levy.flatMap((row, index) => {
    const problems: CatalogProblem[] = [];
    if (!levies.has(row.surcharge_code) && !lines.isOmitted('surcharge', row.surcharge_code)) {
      const message = `${row.surcharge_code} must be a surcharge with the basis item_levy`;
      problems.push(lines.problem('levy', row, 'surcharge_code', message));
    }
    for (const [inHkd, inLaw] of LEVY_AMOUNTS) {
      if (row[inLaw] === null || row[inHkd] === 0) continue;
      const message = `must be empty if ${headerOf('levy', inHkd)} is not 0 (${scaledToDecimal(row[inHkd], 2)})`;
      problems.push(lines.problem('levy', row, inLaw, message));
    }
    if (row.effective_until !== null && row.effective_until <= row.effective_from) {
      problems.push(lines.problem('levy', row, 'effective_until', `must be after ${row.effective_from}`));
    }
    const other = data.levy.slice(0, index).find((earlier) => leviesOverlap(earlier, row, data));
    if (other !== undefined) {
      const message = `overlaps the levy from ${other.effective_from} in the same countries; one must end before the other starts`;
      problems.push(lines.problem('levy', row, 'effective_from', message));
    }
    return problems;
  });
}

function leviesOverlap(one: CatalogRow<'levy'>, other: CatalogRow<'levy'>, data: CatalogData): boolean {
  if (one.surcharge_code !== other.surcharge_code) return false;
  const ended = (row: CatalogRow<'levy'>, by: string) =>
    row.effective_until !== null && row.effective_until <= by;
  if (ended(one, other.effective_from) || ended(other, one.effective_from)) return false;
  return placesOf(data).some(
    (place) => coversDestination(one.countries, place) && coversDestination(other.countries, place),
  );
}

export function checkSurcharges(data: CatalogData, lines: RowLines): CatalogProblem[] {
  return [
    ...flagProblems(data, lines),
    ...landedCostProblems(data, lines),
    ...ruleProblems(data, lines),
    ...exclusionProblems(data, lines),
  ];
}

/** The trade term DDP selects the surcharge, so there can be one. */
function landedCostProblems(data: CatalogData, lines: RowLines): CatalogProblem[] {
  const [first, ...others] = data.surcharge.filter((row) => row.basis === 'landed_cost');
  if (first === undefined) return [];
  return [
    ...others.map((row) =>
      lines.problem('surcharge', row, 'basis', `${first.code} has it already; must be another`),
    ),
    ...[first, ...others].flatMap((row) => [
      ...(row.activation === 'automatic'
        ? [lines.problem('surcharge', row, 'activation', 'must be opt_in with the basis landed_cost')]
        : []),
      ...(row.flag === null
        ? []
        : [lines.problem('surcharge', row, 'flag', 'must be empty with the basis landed_cost')]),
    ]),
  ];
}

function flagProblems(data: CatalogData, lines: RowLines): CatalogProblem[] {
  const flags = new Map<string, string>();
  return data.surcharge.flatMap((row) => {
    if (row.flag === null) return [];
    const problem = (message: string) => lines.problem('surcharge', row, 'flag', message);
    const other = flags.get(row.flag);
    flags.set(row.flag, row.code);
    return [
      ...(row.activation === 'automatic' ? [problem('must be empty for an automatic surcharge')] : []),
      ...(other === undefined ? [] : [problem(`already selects ${other}; must select only one surcharge`)]),
    ];
  });
}

function ruleProblems(data: CatalogData, lines: RowLines): CatalogProblem[] {
  const returns = new Set(data.service.filter((row) => row.direction === 'return').map(({ code }) => code));
  const taxes = new Set(data.surcharge.filter(isImportTax).map(({ code }) => code));
  return data.surcharge_rule.flatMap((row) => {
    const problems: CatalogProblem[] = [];
    if (row.status === 'unavailable' && row.reason === null) {
      const message = 'must give the reason why the surcharge is unavailable';
      problems.push(lines.problem('surcharge_rule', row, 'reason', message));
    }
    if (row.fixed_amount !== null && row.fixed_cents > 0) {
      const message = `must be empty if fixed_hkd is not 0 (${scaledToDecimal(row.fixed_cents, 2)})`;
      problems.push(lines.problem('surcharge_rule', row, 'fixed_amount', message));
    }
    const untaxed = taxes.has(row.surcharge_code) ? row.services.filter((code) => returns.has(code)) : [];
    if (untaxed.length > 0) {
      const message = `${untaxed.join(' ')} carries returns, which have no import tax; leave it out`;
      problems.push(lines.problem('surcharge_rule', row, 'services', message));
    }
    return problems;
  });
}

function exclusionProblems(data: CatalogData, lines: RowLines): CatalogProblem[] {
  return data.surcharge_exclusion
    .filter((row) => row.surcharge_code === row.excluded_code)
    .map((row) => {
      const message = 'must be another surcharge; a surcharge cannot exclude itself';
      return lines.problem('surcharge_exclusion', row, 'excluded_code', message);
    });
}

type Zone = CatalogRow<'zone'>;

/** Finds overlapping zones of a service and invalid postcode ranges. */
export function checkZones(data: CatalogData, lines: RowLines): CatalogProblem[] {
  const problems: CatalogProblem[] = [];
  const lanes = new Map<string, Zone[]>();
  for (const row of data.zone) {
    const shape = shapeProblem(row);
    if (shape !== null) problems.push(lines.problem('zone', row, shape.field, shape.message));
    for (const country of row.countries) {
      const key = `${row.service_code} ${country}`;
      const earlier = lanes.get(key) ?? [];
      const clash = earlier.find((other) => zonesOverlap(other, row));
      if (clash !== undefined) {
        const line = lines.problem('zone', clash, null, '').line;
        const message = `${country} overlaps the zone in line ${line}; a destination must be in exactly one zone of a service`;
        problems.push(lines.problem('zone', row, 'countries', message));
      }
      lanes.set(key, [...earlier, row]);
    }
  }
  return problems;
}

function shapeProblem(row: Zone): { field: keyof Zone; message: string } | null {
  const shape = rangeProblem(row);
  if (shape !== null) return { field: 'postcode_to', message: shape };
  if (row.postcode_from !== null && row.countries.length > 1) {
    return { field: 'countries', message: 'must be a single country if a postcode range is given' };
  }
  return null;
}

function zonesOverlap(one: Zone, other: Zone): boolean {
  if (one.postcode_from === null || other.postcode_from === null) return true;
  return rangesOverlap(one, other);
}

/** Row limits that keep the lists in responses within the contract's maxItems. */
const MAX_ROWS: { readonly [Name in CatalogTableName]?: number } = {
  country: 300,
  tax_area: 2_000,
  country_requirement: 700,
  service: 1_000,
  surcharge: 100,
  customs_document: 1_000,
  duty_rule: 1_000,
  duty_rate: 200_000,
};

export function checkSizes(data: CatalogData, lines: RowLines): CatalogProblem[] {
  return CATALOG_TABLES.flatMap((table) => {
    const maxRows = MAX_ROWS[table];
    const row = maxRows === undefined ? undefined : data[table][maxRows];
    if (row === undefined) return [];
    const message = `the file has ${data[table].length} rows; the maximum is ${maxRows}`;
    return [lines.problem(table, row as CatalogRow<typeof table>, null, message)];
  });
}
