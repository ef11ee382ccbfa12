import type { ProductFill } from '../../db/query/account/merchant-product.ts';
import type { Schemas } from '../../generated/operations.ts';
import { orderableServices, type Service } from '../catalog/catalog.ts';
import { type Destination, destinationCode, destinationsOf } from '../catalog/destination.ts';
import { type Unmet, unmetByItems } from '../pricing/country-rules.ts';
import { declareGoods } from '../pricing/declaration.ts';
import type { PricingContext } from '../pricing/option.ts';
import { asciiLower, compareCodes } from '../text.ts';
import { takeTurns } from '../turn.ts';
import { hsCodeFor } from './product.ts';

export interface ReadinessQuestion {
  /** Day in Hong Kong; null: today. */
  readonly date: string | null;
  /** Code of a country, a tax area or a territory; null: all destinations. */
  readonly destination: string | null;
  readonly goodsCategory: string | null;
}

/**
 * Finds the destinations that a product can't go to, and the rules of all destinations that it does not meet (contract:
 * getProductReadiness). Takes turns. Null: no service serves the destination that is asked for.
 */
export async function productReadiness(
  product: ProductFill,
  question: ReadinessQuestion,
  pricing: PricingContext,
): Promise<Schemas['ProductReadiness'] | null> {
  const { sku, fields } = product;
  const date = question.date ?? pricing.date;
  const goodsCategory = asciiLower((question.goodsCategory ?? ownCategory(product)).trim());
  const asked = question.destination === null ? null : destinationCode(pricing.catalog, question.destination);
  if (question.destination !== null && asked === null) return null;
  const services = orderableServices(pricing.catalog, pricing.account.entitlement).filter((service) =>
    service.goods_categories.includes(goodsCategory),
  );
  const destinations = servedDestinations(services, pricing, asked);
  if (asked !== null && destinations.length === 0) return null;
  const declaredValueCents = pieceCents(product, pricing);
  const context = { ...pricing, date };
  const rules = new Map<string, Schemas['ProductRule']>();
  const ready: string[] = [];
  const incomplete: string[] = [];
  const blocked: string[] = [];
  const turn = takeTurns();
  for (const { destination, code, serving } of destinations) {
    await turn();
    const item = {
      ...fields,
      sku,
      description: product.description,
      hs_code: hsCodeFor(fields, destination, pricing.catalog),
    };
    const found = serving.flatMap(({ code: service }) =>
      unmetByItems(
        destination,
        { service, goodsCategory, declaredValueCents, recipientType: 'private', items: [item] },
        context,
      ),
    );
    for (const unmet of found) addRule(rules, ruleOf(unmet), code);
    const today = found.filter(({ from }) => from === null);
    (today.some(refuses) ? blocked : today.length > 0 ? incomplete : ready).push(code);
  }
  return {
    sku,
    date,
    goods_category: goodsCategory,
    ready_destinations: ready,
    incomplete_destinations: incomplete,
    blocked_destinations: blocked,
    rules: [...rules.values()].sort(byUrgency),
  };
}

function ownCategory({ fields }: ProductFill): string {
  const isBattery = fields.battery_un_number !== undefined || fields.battery_watt_hours !== undefined;
  return isBattery ? 'battery' : 'general';
}

interface ServedDestination {
  readonly destination: Destination;
  readonly code: string;
  /** A service for each kind of rules that services of it have, so that equal ones are not checked twice. */
  readonly serving: readonly Service[];
}

function servedDestinations(
  services: readonly Service[],
  { catalog }: PricingContext,
  asked: string | null,
): ServedDestination[] {
  return [...catalog.countries.values()].flatMap((country) => {
    const serving = services.filter(({ lanes }) => lanes.has(country.code));
    if (serving.length === 0) return [];
    const named = new Set(country.requirements.flatMap(({ scope }) => scope.services ?? []));
    const [other, ...others] = serving.toSorted(
      (one, two) => Number(named.has(one.code)) - Number(named.has(two.code)),
    );
    const different = [other, ...others.filter(({ code }) => named.has(code))].filter(
      (one) => one !== undefined,
    );
    return destinationsOf(country)
      .map((destination) => ({
        destination,
        code: destination.area?.code ?? country.code,
        serving: different,
      }))
      .filter(({ code }) => asked === null || code === asked || country.code === asked);
  });
}

/** Returns the value of one piece; null if it has no price, or none that can be converted. */
function pieceCents(
  { fields: { unit_price, unit_price_hkd } }: ProductFill,
  { fx }: PricingContext,
): number | null {
  if (unit_price === undefined && unit_price_hkd === undefined) return null;
  const price = unit_price_hkd === undefined ? { unit_price } : { unit_price_hkd };
  const { declaredValueCents, violations } = declareGoods([{ quantity: 1, ...price }], undefined, fx);
  return violations.length > 0 ? null : declaredValueCents;
}

function refuses({ requirement, unknown }: Unmet): boolean {
  return requirement.severity === 'error' && unknown === null;
}

function ruleOf({ requirement, path, unknown, from }: Unmet): Schemas['ProductRule'] {
  const { rule, severity, message, source } = requirement;
  return {
    rule,
    severity,
    field: path.filter((step) => typeof step === 'string').slice(1),
    effective_from: from,
    certain: unknown === null,
    message,
    source,
    destinations: [],
  };
}

function addRule(
  rules: Map<string, Schemas['ProductRule']>,
  rule: Schemas['ProductRule'],
  code: string,
): void {
  const key = JSON.stringify(rule);
  const known = rules.get(key) ?? rule;
  if (known.destinations.at(-1) !== code) known.destinations.push(code);
  rules.set(key, known);
}

/** Errors of the day first, then those to come, then warnings. */
function byUrgency(one: Schemas['ProductRule'], other: Schemas['ProductRule']): number {
  return (
    compareCodes(one.severity, other.severity) ||
    compareCodes(one.effective_from ?? '', other.effective_from ?? '') ||
    compareCodes(one.rule ?? '', other.rule ?? '') ||
    compareCodes(one.field.join('.'), other.field.join('.'))
  );
}
