import { PREPAY_FLAGS } from '../../db/table/catalog.ts';
import { countryRequirements, countryWarnings, tradeRequirements } from './country-rules.ts';
import { type Order, type PricedOrder, prepareOrder } from './facts.ts';
import type { PricingContext, RuleViolation, RuleWarning } from './option.ts';
import { CREATE_RULES, currencyInvalid, netWeightAboveGross, WARNING_RULES } from './rules.ts';
import { insuranceNotSelected, insuredAmountInvalid } from './surcharge-rules.ts';

type Path = readonly (string | number)[];

const SELECTING = [...PREPAY_FLAGS, 'incoterm', 'selected_surcharges'];

/** A rule is skipped if one of the other fields that it reads breaks the schema. */
const ALSO_READS: ReadonlyMap<unknown, readonly string[]> = new Map<unknown, readonly string[]>([
  [countryRequirements, SELECTING],
  [tradeRequirements, SELECTING],
  [countryWarnings, SELECTING],
  [insuranceNotSelected, ['selected_surcharges']],
  [insuredAmountInvalid, ['declared_currency', 'items']],
  [currencyInvalid, ['declared_currency']],
  [netWeightAboveGross, ['parcels', 'items']],
]);

/** Checks the rules on a body that breaks the schema at `brokenPaths`. A broken field gets no second violation. */
export function checkBrokenOrder(
  body: unknown,
  brokenPaths: readonly Path[],
  context: PricingContext,
): { facts: PricedOrder; violations: RuleViolation[]; warnings: RuleWarning[] } {
  const broken = new Set(brokenPaths.map(pathKey));
  const fields = new Set(brokenPaths.map(([field]) => field));
  const facts = { ...prepareBrokenOrder(body, brokenPaths, context), priceKnown: false };
  const check = <Found extends Pick<RuleViolation, 'path'>>(
    rules: readonly ((order: PricedOrder) => Found[])[],
  ) =>
    rules
      .filter((rule) => !ALSO_READS.get(rule)?.some((field) => fields.has(field)))
      .flatMap((rule) => rule(facts))
      .filter(({ path }) => !path.some((_, depth) => broken.has(pathKey(path.slice(0, depth + 1)))));
  if (broken.has(pathKey([]))) return { facts, violations: [], warnings: [] };
  return { facts, violations: check(CREATE_RULES), warnings: check(WARNING_RULES) };
}

/** Prices what is readable of a body that breaks the schema at `brokenPaths`. */
export function prepareBrokenOrder(
  body: unknown,
  brokenPaths: readonly Path[],
  context: PricingContext,
): PricedOrder {
  return prepareOrder(readableOrder(body, new Set(brokenPaths.map(pathKey))), context);
}

function readableOrder(body: unknown, broken: ReadonlySet<string>): Order {
  const fields = asRecord(withoutBroken(body, [], broken));
  return {
    ...fields,
    service_tier_id: asText(fields.service_tier_id),
    recipient: { country_code: '', ...asRecord(fields.recipient) },
    parcels: asList(fields.parcels).map((parcel) => ({ weight_kg: 0, ...asRecord(parcel) })),
    items: asList(fields.items).map((item) => ({ description: '', quantity: 1, ...asRecord(item) })),
    selected_surcharges: asList(fields.selected_surcharges).map(asText),
  };
}

function withoutBroken(value: unknown, path: Path, broken: ReadonlySet<string>): unknown {
  if (broken.has(pathKey(path))) return undefined;
  if (Array.isArray(value)) {
    return value.map((entry, index) => withoutBroken(entry, [...path, index], broken));
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    withoutBroken(inner, [...path, name], broken),
  ]);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

function pathKey(path: Path): string {
  return JSON.stringify(path);
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
