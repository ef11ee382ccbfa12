import { crashpoint } from '../../db/crashpoint.ts';
import { reconcileIntervalSeconds } from '../../db/query/booking/unfinished.ts';
import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import type { Scope } from '../../db/scope.ts';
import type { Schemas } from '../../generated/operations.ts';
import { type BookingContext, pricingContext } from '../account/pricing-inputs.ts';
import type { WorkContext } from '../context.ts';
import type { Refuse } from '../contract/errors.ts';
import type { Claim, StoredResponse } from '../idempotency.ts';
import { fillItems, type Products, productsOfItems } from '../merchant-product/fill-items.ts';
import { brokenPaths, type NamedOrder, withSavedParties } from '../party/named-party.ts';
import { checkBrokenOrder } from '../pricing/dry-run.ts';
import { type PricedOrder, prepareOrder } from '../pricing/facts.ts';
import type { PricedOption, PricingContext, RuleViolation } from '../pricing/option.ts';
import { readOrder, sharedCode, type ValidOrder } from '../pricing/read-order.ts';
import { allViolations, allWarnings, firstViolations, refuseViolations } from '../pricing/rules.ts';
import { readRecipient } from '../pricing/tax-area.ts';
import type { Call, Caller } from '../run-operation.ts';
import { isBlank } from '../text.ts';
import { draftShipment, findBooking, writeBooking } from './book.ts';
import { type Decision, dispatchBooking } from './dispatch.ts';
import { orderWarnings } from './order-warnings.ts';

/** Books an order once per key, whatever crashes (contract: createShipment; docs/design/booking.md, Steps). */
export function placeOrder(context: WorkContext, call: Call<'createShipment'>): Promise<StoredResponse<201>> {
  const { requestId, refuse } = call;
  return bookOnce(context, call, async (claim) => {
    const pricing = await pricingContext(context, call);
    const order = await readValidOrder(context, call, claim, pricing);
    const priced = prepareOrder(order, pricing);
    refuseViolations(firstViolations(priced), refuse, priced.option);
    crashpoint('after-quote');
    const origin = { claim, requestId, defaultSender: pricing.defaultSender };
    const recipient = readRecipient(order.recipient, priced.destination);
    const warnings = await orderWarnings(order, priced, allWarnings(priced));
    const draft = draftShipment(
      { ...order, recipient },
      priced,
      { ...origin, warnings },
      context.clock.now(),
    );
    const shipment = await writeBooking(context, call, claim, draft);
    if (!shipment) throw new Error('an order was refused as a return');
    return { shipment, pricing };
  });
}

/** A call under its claimed key that books a shipment: an order or a return. */
export interface BookingCall extends Caller {
  readonly claim: Claim | null;
  readonly refuse: Refuse<BookingRefusal>;
}

type BookingRefusal =
  | 'IDEMPOTENCY_KEY_REQUIRED'
  | 'IDEMPOTENCY_IN_FLIGHT'
  | 'CARRIER_DISPATCH_REJECTED'
  | 'CARRIER_UNAVAILABLE'
  | 'DISPATCH_UNDECIDED';

/** Books and dispatches a shipment, or continues an interrupted booking. `book` writes it before the carrier is called. */
export async function bookOnce(
  context: WorkContext,
  call: BookingCall,
  book: (claim: Claim) => Promise<{ readonly shipment: ShipmentRow; readonly pricing: BookingContext }>,
): Promise<StoredResponse<201>> {
  const { scope, claim, batchKey = null, refuse } = call;
  if (!claim) return refuse('IDEMPOTENCY_KEY_REQUIRED');
  // An interrupted booking has passed the rules already. They may have changed since.
  const { shipment, pricing } = claim.resume
    ? { shipment: await findBooking(context, claim), pricing: await pricingContext(context, call) }
    : await book(claim);
  const fence = { ...scope, key: claim.key, fence: claim.fence };
  const decided = await dispatchBooking(
    context,
    { fence, shipment, batchKey },
    {
      accountEmail: pricing.accountEmail,
      takenOver: claim.resume !== null,
      begunAt: claim.claimedAtMs,
    },
  );
  return bookingResponse(decided, refuse);
}

async function readValidOrder(
  context: WorkContext,
  { scope, body, refuse }: Call<'createShipment'>,
  { negative }: Claim,
  pricing: BookingContext,
): Promise<ValidOrder> {
  const named = await withSavedData(context, scope, body, pricing);
  const today = { catalog: context.catalog.current, date: pricing.date };
  const { order, violations } = readOrder(named.body, today, named.violations);
  if (violations) return refuse(sharedCode(violations), { violations });
  // A saved party or a product may have been corrected since the rejection.
  if (negative && !named.isNamed)
    return refuse('CARRIER_DISPATCH_REJECTED', { detail: { ...negative, negative_cache: true } });
  return order;
}

/** Puts copies of saved parties in place of their ids, and fills in items from products. `known`: products that were read before. */
export async function withSavedData(
  { db }: Pick<WorkContext, 'db'>,
  scope: Scope,
  body: unknown,
  pricing: BookingContext,
  known: Products | null = null,
): Promise<NamedOrder> {
  const named = await withSavedParties(db.kysely, scope, body);
  const { items, recipient, declared_currency: currency } = Object(named.body) as Record<string, unknown>;
  if (!Array.isArray(items)) return named;
  const products = known ?? (await productsOfItems(db, scope, [items], pricing));
  const filled = fillItems({ items, place: recipient, currency }, products, pricing.catalog);
  return {
    body: filled.isFilled ? { ...(named.body as object), items: filled.items } : named.body,
    violations: [...named.violations, ...filled.violations],
    isNamed: named.isNamed || filled.isFilled,
  };
}

function bookingResponse(decided: Decision, refuse: BookingCall['refuse']): StoredResponse<201> {
  switch (decided.decision) {
    case 'accepted':
      return decided.response;
    case 'rejected':
      return refuse('CARRIER_DISPATCH_REJECTED', { detail: { ...decided.detail, negative_cache: false } });
    case 'unavailable':
      return refuse('CARRIER_UNAVAILABLE', { retryAfterSeconds: reconcileIntervalSeconds });
    case 'unconfirmed':
      return refuse('DISPATCH_UNDECIDED', { retryAfterSeconds: reconcileIntervalSeconds });
    case 'taken_over':
      return refuse('IDEMPOTENCY_IN_FLIGHT', { retryAfterSeconds: 1 });
  }
}

type Warning = Schemas['Warning'];

interface CheckedOrder {
  readonly violations: readonly RuleViolation[];
  readonly warnings: readonly Warning[];
  /** Null if a violation prevents pricing. */
  readonly price: PricedOption | null;
  /** As it would be stored. Null if the order has none that is valid. */
  readonly reference: string | null;
}

/** Checks and prices an order without booking it. The funds of the account are not checked. `products`: those of its batch. */
export async function validateOrder(
  context: Pick<WorkContext, 'db'>,
  scope: Scope,
  body: unknown,
  pricing: BookingContext,
  products: Products | null = null,
): Promise<CheckedOrder> {
  const named = await withSavedData(context, scope, body, pricing, products);
  const { order, violations } = readOrder(named.body, pricing, named.violations);
  const { facts, ...found } = order
    ? checkWholeOrder(order, pricing)
    : checkBrokenOrder(named.body, brokenPaths(violations), pricing);
  const all = [...(violations ?? []), ...found.violations];
  const warnings = await orderWarnings(named.body, facts, found.warnings, all);
  return { violations: all, warnings, price: priceOf(facts), reference: validReference(named.body, all) };
}

function validReference(body: unknown, violations: readonly RuleViolation[]): string | null {
  const { reference_no: reference } = Object(body) as Readonly<Record<string, unknown>>;
  const isValid = !violations.some(({ path: [field] }) => field === 'reference_no');
  return typeof reference === 'string' && isValid && !isBlank(reference) ? reference : null;
}

function checkWholeOrder(order: ValidOrder, pricing: PricingContext) {
  const facts = prepareOrder(order, pricing);
  return { facts, violations: allViolations(facts), warnings: allWarnings(facts) };
}

function priceOf({ priceKnown, option }: PricedOrder): CheckedOrder['price'] {
  return priceKnown && option?.available ? option : null;
}
