import type { Schemas } from '../../generated/operations.ts';
import type { Destination } from '../catalog/destination.ts';
import { type CountryRequirement, wholeValue } from '../catalog/requirements.ts';
import { beginsAhead, isInForce, lastDayAhead, type RuleScope } from '../catalog/rule-scope.ts';
import { scaledToDecimal } from '../money.ts';
import {
  type ConsignedItem,
  type Consignment,
  concerns,
  concernsItem,
  consignmentOf,
} from './consignment.ts';
import { requirementsOf } from './country-rules.ts';
import type { RequestFacts } from './facts.ts';
import type { RuleWarning } from './option.ts';

type Requirement = Schemas['ServiceRequirement'];

/** Returns the rules that are in force on a day, and those of which orders of that day are warned. */
export function presentRules<Rule extends { readonly scope: RuleScope }>(
  rules: readonly Rule[],
  date: string,
): Rule[] {
  const last = lastDayAhead(date);
  return rules.filter(({ scope }) => isInForce(scope, date) || beginsAhead(scope, date, last) !== null);
}

/** Returns whether a requirement is about every destination. */
export function isUniversal({ lanes }: CountryRequirement): boolean {
  return lanes.length === 1 && lanes[0] === '*';
}

/** Shows a requirement, whose code rejects an order, or a recommendation, which has no code. */
export function requirementView(row: CountryRequirement, country: string | null): Requirement {
  const { scope, rule, source } = row;
  const limits = limitsView(scope);
  return {
    destination_country: country,
    field: row.field,
    code: row.severity === 'error' ? row.sys_code : null,
    description: row.message,
    ...(row.check_kind === 'pattern' ? { pattern: wholeValue(row.parameter ?? '') } : {}),
    ...daysView(scope),
    ...(rule === null ? {} : { rule }),
    ...(source === null ? {} : { source }),
    ...(Object.keys(limits).length === 0 ? {} : { limits }),
  };
}

/** Lists the rules of the destination for shipments like a quoted one. Unknown goods can be any. */
export function quotedRequirements(
  { context, destination, request }: RequestFacts,
  services: readonly string[],
): Requirement[] {
  if (destination === null || request === null) return [];
  const { date, rates } = context;
  const isAbout = ({ scope }: CountryRequirement) =>
    services.some((service) => {
      const known = request.items === null ? { ...scope, hsPrefixes: null, origins: null } : scope;
      return concerns(known, consignmentOf(request, service), rates) !== false;
    });
  return presentRules(requirementsOf(destination), date)
    .filter(isAbout)
    .map((row) => requirementView(row, isUniversal(row) ? null : destination.country.code));
}

/**
 * Returns the requirements of a destination that an order without their fields would not meet, today or soon: those that its
 * form asks for. Unknown goods can be any. `flags`: selected ones, which may lift some.
 */
export function askedRequirements(
  destination: Destination | null,
  consignment: Consignment,
  { date, flags }: { readonly date: string; readonly flags: ReadonlySet<string> },
): CountryRequirement[] {
  const noRates = new Map();
  return presentRules(requirementsOf(destination), date).filter(
    ({ scope, unless_flag: flag, holds }) =>
      !holds('') &&
      (flag === null || !flags.has(flag)) &&
      concerns({ ...scope, hsPrefixes: null, origins: null }, consignment, noRates) !== false,
  );
}

/** Digits of the codes of most tariffs, of Brazil's, and of the Harmonized System. */
const hsCodeLengths = [10, 8, 6];

/**
 * Returns the first digits of an item's HS code that the destination takes, if it does not take all of them: `3304.99.10` of
 * `3304.99.1000` in Brazil. Null if it takes the code, or no part of it. The first 6 digits mean the same in every country.
 */
export function shorterHsCode(
  destination: Destination | null,
  consignment: Consignment,
  item: ConsignedItem,
  date: string,
): string | null {
  const noRates = new Map();
  const rules = requirementsOf(destination).filter(
    ({ paths, scope }) =>
      paths.every((path) => path.join('.') === 'items.hs_code') &&
      isInForce(scope, date) &&
      concernsItem(scope, item) &&
      concerns({ ...scope, hsPrefixes: null, origins: null }, consignment, noRates) !== false,
  );
  const isTaken = (code: string) => rules.every(({ holds }) => holds(code));
  const given = item.hs_code?.trim() ?? '';
  const digits = given.replace(/[ .-]/g, '');
  if (!/^\d+$/.test(digits) || isTaken(given)) return null;
  const shorter = hsCodeLengths
    .filter((length) => length < digits.length)
    .map((length) =>
      digits
        .slice(0, length)
        .replace(/^(\d{4})(\d\d)(\d*)$/, '$1.$2.$3')
        .replace(/\.$/, ''),
    );
  return shorter.find(isTaken) ?? null;
}

export function warningView(warning: RuleWarning): Schemas['Warning'] {
  return { ...warning, path: [...warning.path], suggestion: null };
}

/** Shows the days of a rule, as far as they are known. */
export function daysView({ effectiveFrom, effectiveUntil }: RuleScope) {
  return {
    ...(effectiveFrom === null ? {} : { effective_from: effectiveFrom }),
    ...(effectiveUntil === null ? {} : { effective_until: effectiveUntil }),
  };
}

export function limitsView(scope: RuleScope): Schemas['RequirementLimits'] {
  const { goodsCategories, valueOver, valueUpTo, recipient, hsPrefixes, origins } = scope;
  const written = ({ currency, cents }: NonNullable<typeof valueOver>) =>
    `${currency} ${scaledToDecimal(cents, 2)}`;
  return {
    ...(goodsCategories === null ? {} : { goods_categories: [...goodsCategories] }),
    ...(valueOver === null ? {} : { value_over: written(valueOver) }),
    ...(valueUpTo === null ? {} : { value_up_to: written(valueUpTo) }),
    ...(recipient === null ? {} : { recipient_type: recipient }),
    ...(hsPrefixes === null ? {} : { hs_prefixes: [...hsPrefixes] }),
    ...(origins === null ? {} : { origins: [...origins] }),
  };
}
