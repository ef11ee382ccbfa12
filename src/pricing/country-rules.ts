import type { Catalog } from '../catalog/catalog.ts';
import type { CountryRequirement } from '../catalog/requirements.ts';
import { countryNames } from '../country.ts';
import { asciiUpper, isBlank } from '../text.ts';
import { flagPath, type PricedOrder, readSelection, type Selection } from './facts.ts';
import type { RuleViolation } from './option.ts';

type Path = readonly (string | number)[];

/** Checks the catalog's requirements of the destination (contract: createShipment, Destinations). */
export function countryRequirements(facts: PricedOrder): RuleViolation[] {
  return unmetRequirements(facts)
    .filter(({ requirement }) => requirement.severity === 'error')
    .map(({ requirement, path }) => requirementViolation(requirement, path));
}

/** Checks the destination's recommendations, which reject nothing. */
export function countryWarnings(facts: PricedOrder): RuleViolation[] {
  return unmetRequirements(facts)
    .filter(({ requirement }) => requirement.severity === 'warning')
    .map(({ requirement: { sys_code: code, message }, path }) => ({
      code,
      path,
      message: `is not as recommended: ${message}`,
    }));
}

/** Replaces the schema's code by that of a requirement that overrides the schema, if the value is missing. */
export function underRequirementCodes(
  violations: readonly RuleViolation[],
  body: unknown,
  catalog: Catalog,
): RuleViolation[] {
  const requirements = overridingRequirements(body, catalog);
  return violations.map((violation) => {
    const { path } = violation;
    if (typeof path.at(-1) === 'number' || !isEmpty(valueAt(body, path))) return violation;
    const names = path.filter((step) => typeof step === 'string');
    const requirement = requirements.find((one) => names.every((name, index) => one.path[index] === name));
    return requirement && names.length > 0 ? requirementViolation(requirement, path) : violation;
  });
}

function overridingRequirements(body: unknown, catalog: Catalog): CountryRequirement[] {
  const code = valueAt(body, ['recipient', 'country_code']);
  const country = typeof code === 'string' ? catalog.countries.get(asciiUpper(code)) : undefined;
  const requirements = (country?.requirements ?? []).filter(
    (requirement) => requirement.overrides_schema && !requirement.holds(''),
  );
  if (requirements.length === 0) return [];
  const selected = valueAt(body, ['selected_surcharges']);
  const codes = Array.isArray(selected) ? selected.filter((entry) => typeof entry === 'string') : [];
  const selection = readSelection(catalog, 'selected_surcharges', codes, body as object);
  return requirements.filter((requirement) => !isLifted(requirement, catalog, selection));
}

function unmetRequirements({ context, country, order, selection }: PricedOrder) {
  const unmet = new Map<string, { readonly requirement: CountryRequirement; readonly path: Path }>();
  for (const requirement of country?.requirements ?? []) {
    if (isLifted(requirement, context.catalog, selection)) continue;
    for (const path of failingPaths(requirement, order)) {
      const pathText = path.join('.');
      if (!unmet.has(pathText)) unmet.set(pathText, { requirement, path });
    }
  }
  return [...unmet.values()];
}

function isLifted({ unless_flag: flag }: CountryRequirement, catalog: Catalog, selection: Selection) {
  return flag !== null && flagPath(catalog, selection, flag) !== null;
}

function failingPaths({ path, holds }: CountryRequirement, order: object): Path[] {
  const [first = '', field] = path;
  const value = valueAt(order, [first]);
  const fails = (text: unknown) => !holds(typeof text === 'string' ? text.trim() : '');
  if (field === undefined) return fails(value) ? [[first]] : [];
  if (!Array.isArray(value)) return fails(valueAt(value, [field])) ? [[first, field]] : [];
  if (value.length === 0) return fails(undefined) ? [[first]] : [];
  return value.flatMap((entry, index) => (fails(valueAt(entry, [field])) ? [[first, index, field]] : []));
}

function requirementViolation(requirement: CountryRequirement, path: Path): RuleViolation {
  const { sys_code: code, message, country_code } = requirement;
  const { en: country } = countryNames(country_code);
  const about = message.includes(country) ? message : `${message} (destination: ${country})`;
  return { code, path, message: `is missing or invalid: ${about}` };
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || (typeof value === 'string' && isBlank(value));
}

function valueAt(value: unknown, path: Path): unknown {
  let at = value;
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Record<string | number, unknown>)[step];
  }
  return at;
}
