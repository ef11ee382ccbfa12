import type { Scope } from '../../db/scope.ts';
import type { BookingContext } from '../account/pricing-inputs.ts';
import { orderableServices } from '../catalog/catalog.ts';
import type { WorkContext } from '../context.ts';
import { brokenPaths } from '../party/named-party.ts';
import { prepareBrokenOrder } from '../pricing/dry-run.ts';
import { type Order, prepareOrder } from '../pricing/facts.ts';
import type { Option, RuleViolation } from '../pricing/option.ts';
import { compareOptions } from '../pricing/quote.ts';
import { readOrder } from '../pricing/read-order.ts';
import { obstaclesOfService, openSurcharges } from '../pricing/rules.ts';
import { withSavedData } from './place-order.ts';

/** A service that serves the destination of an order, with the price that a dry run of the order has. */
export interface ComparedService {
  readonly option: Option;
  /** Why this service does not take the order. */
  readonly obstacles: readonly RuleViolation[];
  /** False: what the price depends on is missing or invalid, so that the price changes when it is entered. */
  readonly isFinal: boolean;
}

type Path = RuleViolation['path'];

/**
 * Prices an order with each service that the account may order, as `validateOrder` does with one. The order may be incomplete.
 * The cheapest comes first, services that don't take the order last. Empty without a destination or a weight.
 */
export async function compareServices(
  context: Pick<WorkContext, 'db'>,
  scope: Scope,
  body: object,
  pricing: BookingContext,
): Promise<ComparedService[]> {
  const { catalog, account } = pricing;
  const [first, ...others] = orderableServices(catalog, account.entitlement);
  if (first === undefined) return [];
  const named = await withSavedData(context, scope, { ...body, service_tier_id: first.code }, pricing);
  const { order, violations } = readOrder(named.body, pricing, named.violations);
  const broken = brokenPaths(violations ?? []);
  if (broken.some(([field]) => field === undefined || field === 'parcels')) return [];
  const facts = order ? prepareOrder(order, pricing) : prepareBrokenOrder(named.body, broken, pricing);
  const { destination } = facts;
  if (destination === null) return [];
  const priced: Order = facts.order;
  const isComplete = !broken.some(isOfPrice);
  return [first, ...others]
    .filter((service) => service.lanes.has(destination.country.code))
    .flatMap((service) => {
      const ofService =
        service === first ? facts : prepareOrder({ ...priced, service_tier_id: service.code }, pricing);
      const { option, priceKnown } = ofService;
      if (option === null) return [];
      const obstacles = obstaclesOfService(ofService);
      return { option, obstacles, isFinal: isComplete && priceKnown && openSurcharges(option).length === 0 };
    })
    .toSorted(
      (one, other) =>
        Number(one.obstacles.length > 0) - Number(other.obstacles.length > 0) ||
        compareOptions(one.option, other.option),
    );
}

const partyFieldsOfPrice: readonly unknown[] = ['country_code', 'postal_code', 'region', 'district'];
const itemFieldsOfPrice: readonly unknown[] = [
  'description',
  'quantity',
  'unit_price',
  'unit_price_hkd',
  'hs_code',
  'country_of_manufacture',
];
const fieldsWithoutPrice: readonly unknown[] = [
  'sender',
  'reference_no',
  'tags',
  'metadata',
  'sales_platform_name',
];

/** Says if a price may depend on the field at a path. */
function isOfPrice([field, at, itemField]: Path): boolean {
  if (field === 'recipient') return at === undefined || partyFieldsOfPrice.includes(at);
  if (field === 'items') return itemField === undefined || itemFieldsOfPrice.includes(itemField);
  return !fieldsWithoutPrice.includes(field);
}
