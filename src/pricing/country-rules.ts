import type { RequirementCode } from '../../db/table/catalog.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { coversDestination, type Destination, findDestination } from '../catalog/destination.ts';
import { type LawAmount, lawAmountText } from '../catalog/law-amount.ts';
import type { CountryRequirement } from '../catalog/requirements.ts';
import { beginsAhead, isInForce, lastDayAhead } from '../catalog/rule-scope.ts';
import { countryNames } from '../country.ts';
import { compareCodes, isBlank } from '../text.ts';
import {
  type ConsignedItem,
  type Consignment,
  concerns,
  concernsItem,
  consignmentOf,
} from './consignment.ts';
import { flagPath, type PricedOrder, readSelection, type Selection } from './facts.ts';
import type { PricingContext, PricingRequest, RuleViolation, RuleWarning } from './option.ts';

type Path = readonly (string | number)[];

/** A requirement that a field of an order does not meet. */
export interface Unmet {
  readonly requirement: CountryRequirement;
  readonly path: Path;
  /** The amount with which the value could not be compared, so that it is unknown whether the requirement applies. */
  readonly unknown: LawAmount | null;
  /** Day from which it applies; null: today. */
  readonly from: string | null;
}

/** Checks the requirements of the destination that have codes of their own (contract: createShipment, Destinations). */
export function countryRequirements(facts: PricedOrder): RuleViolation[] {
  return violationsOf(facts, (code) => code !== 'INVALID_FIELD');
}

/** Checks the other requirements of the destination. They come after every rule of the contract. */
export function tradeRequirements(facts: PricedOrder): RuleViolation[] {
  return violationsOf(facts, (code) => code === 'INVALID_FIELD');
}

/** A field with requirements of both kinds has one violation. */
function violationsOf(facts: PricedOrder, isOfKind: (code: RequirementCode) => boolean): RuleViolation[] {
  const { destination } = facts;
  if (destination === null) return [];
  return firstBy(unmetToday(facts).filter(refuses), pathText)
    .filter(({ requirement }) => isOfKind(requirement.sys_code))
    .map(({ requirement, path }) => requirementViolation(requirement, path, destination));
}

function refuses({ requirement, unknown, from }: Unmet): boolean {
  return requirement.severity === 'error' && unknown === null && from === null;
}

/**
 * Checks the destination's recommendations, the requirements that begin soon, and those that a missing exchange rate leaves
 * undecided. They reject nothing.
 * A field that is refused has none. Others have one of each rule: an error of a day to come before today's advice.
 */
export function countryWarnings(facts: PricedOrder): RuleWarning[] {
  const { destination } = facts;
  if (destination === null) return [];
  const today = unmetToday(facts);
  const ahead = unmetAhead(facts);
  const isError = ({ requirement }: Unmet) => requirement.severity === 'error';
  const isAdvice = (one: Unmet) => !isError(one);
  const refused = new Set(today.filter(refuses).map(pathText));
  const inOrder = [
    ...today.filter((one) => isError(one) && !refuses(one)),
    ...ahead.filter(isError),
    ...today.filter(isAdvice),
    ...ahead.filter(isAdvice),
  ];
  const listed = firstBy(inOrder, (one) => `${pathText(one)} ${one.requirement.rule ?? ''}`).filter(
    (one) => !refused.has(pathText(one)),
  );
  return inTurn(listed).map((one) => requirementWarning(one, destination));
}

/** Puts the first item of each requirement before the second ones: a response does not list all of many items. */
function inTurn(found: readonly Unmet[]): Unmet[] {
  const turns = new Map<CountryRequirement, number>();
  const turnOf = new Map(
    found.map((one) => {
      const turn = turns.get(one.requirement) ?? 0;
      turns.set(one.requirement, turn + 1);
      return [one, turn];
    }),
  );
  return found.toSorted((one, other) => (turnOf.get(one) ?? 0) - (turnOf.get(other) ?? 0));
}

const noSelection: Selection = { codes: [], paths: new Map(), unknown: [] };

/**
 * Returns the requirements of a destination that ask for fields of items alone and that the items do not meet: those in
 * force on the day of `context`, and with `from` those that begin after it.
 */
export function unmetByItems(
  destination: Destination,
  consignment: Consignment & { readonly items: readonly ConsignedItem[] },
  context: Pick<PricingContext, 'catalog' | 'rates' | 'date'>,
): Unmet[] {
  const facts = { context, order: consignment, selection: noSelection };
  return requirementsOf(destination)
    .filter(({ paths }) => paths.every(([first]) => first === 'items'))
    .flatMap((requirement) => {
      const { effectiveFrom, effectiveUntil } = requirement.scope;
      if (effectiveUntil !== null && effectiveUntil <= context.date) return [];
      const from = effectiveFrom !== null && effectiveFrom > context.date ? effectiveFrom : null;
      return unmetBy(requirement, consignment, facts).map((one) => ({ ...one, from }));
    });
}

/** Replaces the schema's code by that of a requirement that overrides the schema, if the value is missing. */
export function underRequirementCodes(
  violations: readonly RuleViolation[],
  body: unknown,
  context: Pick<PricingContext, 'catalog' | 'date'>,
): RuleViolation[] {
  const { destination, requirements } = overridingRequirements(body, context);
  return violations.map((violation) => {
    const { path } = violation;
    if (typeof path.at(-1) === 'number' || !isEmpty(valueAt(body, path))) return violation;
    const names = path.filter((step) => typeof step === 'string');
    const requirement = requirements.find(({ paths }) =>
      paths.some((keys) => names.every((name, index) => keys[index] === name)),
    );
    return requirement && destination && names.length > 0
      ? requirementViolation(requirement, path, destination)
      : violation;
  });
}

function overridingRequirements(body: unknown, { catalog, date }: Pick<PricingContext, 'catalog' | 'date'>) {
  const destination = findDestination(catalog, writtenPlace(valueAt(body, ['recipient'])));
  const requirements = requirementsOf(destination).filter(
    ({ overrides_schema: overrides, scope, holds }) => overrides && isInForce(scope, date) && !holds(''),
  );
  if (requirements.length === 0) return { destination, requirements: [] };
  const selected = valueAt(body, ['selected_surcharges']);
  const codes = Array.isArray(selected) ? selected.filter((entry) => typeof entry === 'string') : [];
  const selection = readSelection(catalog, 'selected_surcharges', codes, body as object);
  return {
    destination,
    requirements: requirements.filter((requirement) => !isLifted(requirement, catalog, selection)),
  };
}

/** Reads the place of a party that may break the schema. */
export function writtenPlace(party: unknown) {
  const text = (field: string) => {
    const value = valueAt(party, [field]);
    return typeof value === 'string' ? value : undefined;
  };
  return {
    country_code: text('country_code') ?? '',
    postal_code: text('postal_code'),
    region: text('region'),
    district: text('district'),
  };
}

export function requirementsOf(destination: Destination | null): readonly CountryRequirement[] {
  if (destination === null) return [];
  return destination.country.requirements.filter(({ lanes }) => coversDestination(lanes, destination));
}

function pathText({ path }: Unmet): string {
  return path.join('.');
}

function firstBy(unmet: readonly Unmet[], keyOf: (one: Unmet) => string): Unmet[] {
  const first = new Map<string, Unmet>();
  for (const one of unmet) {
    const key = keyOf(one);
    if (!first.has(key)) first.set(key, one);
  }
  return [...first.values()];
}

const unmetByOrder = new WeakMap<PricedOrder, readonly Unmet[]>();

/** Found once for an order: violations of two kinds and warnings follow from it. */
function unmetToday(facts: PricedOrder): readonly Unmet[] {
  const { context, destination, request } = facts;
  if (request === null) return [];
  const known = unmetByOrder.get(facts);
  if (known) return known;
  const consignment = orderedConsignment(request, facts);
  const unmet = requirementsOf(destination)
    .filter(({ scope }) => isInForce(scope, context.date))
    .flatMap((requirement) => unmetBy(requirement, consignment, facts));
  unmetByOrder.set(facts, unmet);
  return unmet;
}

/** Returns the fields that do not meet requirements of the days to come, soonest first. Values are compared at today's rates. */
function unmetAhead(facts: PricedOrder): Unmet[] {
  const { context, destination, request } = facts;
  if (request === null) return [];
  const { date } = context;
  const last = lastDayAhead(date);
  const consignment = orderedConsignment(request, facts);
  return requirementsOf(destination)
    .flatMap((requirement) => {
      const from = beginsAhead(requirement.scope, date, last);
      return from === null ? [] : unmetBy(requirement, consignment, facts).map((one) => ({ ...one, from }));
    })
    .sort((one, other) => compareCodes(one.from, other.from));
}

/** Its value is unknown if prices are invalid. */
function orderedConsignment(request: PricingRequest, { declaration, serviceCode }: PricedOrder): Consignment {
  const declaredValueCents = declaration.violations.length > 0 ? null : request.declaredValueCents;
  return consignmentOf({ ...request, declaredValueCents }, serviceCode ?? null);
}

/** Returns the fields of an order that do not meet a requirement, on a day on which it is in force. */
function unmetBy(
  requirement: CountryRequirement,
  consignment: Consignment,
  {
    context,
    order,
    selection,
  }: {
    readonly context: Pick<PricingContext, 'catalog' | 'rates'>;
    readonly order: object;
    readonly selection: Selection;
  },
): Unmet[] {
  const { scope } = requirement;
  if (isLifted(requirement, context.catalog, selection)) return [];
  const concern = concerns(scope, consignment, context.rates);
  if (concern === false) return [];
  const isConcerned = (item: ConsignedItem) => concernsItem(scope, item);
  return failingPaths(requirement, order, isConcerned).map((path) => ({
    requirement,
    path,
    unknown: concern === true ? null : concern.unknown,
    from: null,
  }));
}

function isLifted({ unless_flag: flag }: CountryRequirement, catalog: Catalog, selection: Selection) {
  return flag !== null && flagPath(catalog, selection, flag) !== null;
}

/** Returns the path of the first field for the order, or for each entry of a list, in which no field meets the check. */
function failingPaths(
  { paths, holds }: CountryRequirement,
  order: object,
  isConcerned: (item: ConsignedItem) => boolean,
): Path[] {
  const [path = []] = paths;
  const isMet = (found: readonly Path[]) => {
    const given = found.map((one) => textOf(valueAt(order, one))).filter((text) => text !== '');
    return given.length === 0 ? holds('') : given.some((text) => holds(text));
  };
  const root = paths.map(([first = '']) => first).find((first) => Array.isArray(valueAt(order, [first])));
  if (root === undefined) return isMet(paths) ? [] : [path];
  const entries = valueAt(order, [root]) as readonly unknown[];
  if (entries.length === 0) return isMet(paths) ? [] : [[root]];
  return entries.flatMap((entry, index) => {
    if (root === 'items' && !isConcerned(entry as ConsignedItem)) return [];
    const ofEntry = paths.map(([first = '', ...rest]) =>
      first === root ? [first, index, ...rest] : [first, ...rest],
    );
    return isMet(ofEntry) ? [] : [ofEntry[0] ?? [root]];
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

function requirementViolation(
  requirement: CountryRequirement,
  path: Path,
  destination: Destination,
): RuleViolation {
  return {
    ...ruleOf(requirement, path),
    message: `is missing or invalid: ${aboutOf(requirement, destination)}`,
  };
}

function requirementWarning(
  { requirement, path, unknown, from }: Unmet,
  destination: Destination,
): RuleWarning {
  const about = aboutOf(requirement, destination);
  return {
    ...ruleOf(requirement, path),
    ...(from === null ? {} : { effective_from: from }),
    message: `${warningWords(requirement, unknown, from)}: ${about}`,
  };
}

function warningWords(
  { severity }: CountryRequirement,
  unknown: LawAmount | null,
  from: string | null,
): string {
  const day = from === null ? '' : ` from ${from}`;
  if (unknown !== null)
    return `may be missing or invalid${day}: there is no ${unknown.currency} rate to compare the value with ${lawAmountText(unknown)}`;
  if (severity === 'warning') return `is not as recommended${day}`;
  return `does not meet a rule that applies from ${from}`;
}

function aboutOf({ message }: CountryRequirement, destination: Destination): string {
  const { en: country } = countryNames(destination.country.code);
  return message.includes(country) ? message : `${message} (destination: ${country})`;
}

function ruleOf({ sys_code: code, rule, source }: CountryRequirement, path: Path) {
  return { code, path, ...(rule === null ? {} : { rule }), ...(source === null ? {} : { source }) };
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
