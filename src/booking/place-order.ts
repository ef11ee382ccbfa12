import { reconcileIntervalSeconds } from '../../db/query/booking/retry-interval.ts';
import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import { pricingContext } from '../account/pricing-context.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { WorkContext } from '../context.ts';
import type { Refuse } from '../contract/api-error.ts';
import type { RefusalCode, ValidBody } from '../contract/operation-types.ts';
import type { Claim } from '../idempotency/claim.ts';
import type { StoredResponse } from '../idempotency/stored-response.ts';
import type { PricingContext } from '../pricing/facts.ts';
import { firstViolations } from '../pricing/order/create-rules.ts';
import { prepareOrder } from '../pricing/order/prepare-order.ts';
import { refuseViolations } from '../pricing/rule/refuse-violations.ts';
import { crashpoint } from '../runtime/crashpoint.ts';
import { findBooking, writeBooking } from './book.ts';
import type { Decision } from './conclude.ts';
import { dispatchBooking } from './dispatch.ts';
import { draftShipment } from './draft-shipment.ts';
import { codeOf, readOrder } from './read-order.ts';

export interface OrderToPlace {
  /** Parsed. The validation adds the defaults to it. */
  readonly body: unknown;
  readonly requestId: string | null;
  /** Of the admitted request. Null outside a request: the pricing inputs are read again. */
  readonly pricingVersion: number | null;
  readonly refuse: Refuse<RefusalCode<'createShipment'>>;
}

/** Places an order under a claimed key (docs/design/booking.md, Steps). @throws {ApiError} by `order.refuse`. */
export async function placeOrder(
  context: WorkContext,
  claim: Claim,
  order: OrderToPlace,
): Promise<StoredResponse<201>> {
  // A resumed booking has passed the rules already. They may have changed since.
  const valid = claim.resume ? null : validOrder(claim, order, context.catalog.current);
  const { scope } = claim;
  const pricing = await pricingContext(context, { scope, pricingVersion: order.pricingVersion });
  const shipment = valid
    ? await book(context, claim, order, valid, pricing)
    : await findBooking(context, claim);
  const fence = { ...scope, key: claim.key, fence: claim.fence };
  const decided = await dispatchBooking(context, fence, shipment, {
    accountEmail: pricing.accountEmail,
    takenOver: claim.resume !== null,
    begunAt: claim.claimedAtMs,
  });
  return responseOf(decided, order);
}

type ValidOrder = ValidBody<'createShipment'>;

function validOrder(claim: Claim, { body, refuse }: OrderToPlace, catalog: Catalog): ValidOrder {
  const read = readOrder(body, catalog);
  if (read.violations) return refuse(codeOf(read.violations), { violations: read.violations });
  if (claim.negative) {
    return refuse('CARRIER_DISPATCH_REJECTED', { detail: { ...claim.negative, negative_cache: true } });
  }
  return read.order;
}

function book(
  context: WorkContext,
  claim: Claim,
  { requestId, refuse }: OrderToPlace,
  order: ValidOrder,
  pricing: PricingContext,
): Promise<ShipmentRow> {
  const facts = prepareOrder(order, pricing);
  refuseViolations(firstViolations(facts), refuse, facts.option);
  crashpoint('after-quote');
  const cause = { requestId, idempotencyKey: claim.key };
  const draft = draftShipment(claim.scope, order, facts, cause, context.clock.now());
  return writeBooking(context, claim, draft, refuse);
}

function responseOf(decided: Decision, { refuse }: OrderToPlace): StoredResponse<201> {
  switch (decided.decision) {
    case 'accepted':
      return decided.response;
    case 'rejected':
      return refuse('CARRIER_DISPATCH_REJECTED', { detail: { ...decided.detail, negative_cache: false } });
    case 'unavailable':
      return refuse('CARRIER_UNAVAILABLE', { retryAfterSeconds: reconcileIntervalSeconds });
    case 'undecided':
      return refuse('DISPATCH_UNDECIDED', { retryAfterSeconds: reconcileIntervalSeconds });
    case 'taken_over':
      return refuse('IDEMPOTENCY_IN_FLIGHT', { retryAfterSeconds: 1 });
  }
}
