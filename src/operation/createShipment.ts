import { reconcileSeconds } from '../../db/query/booking/rest-between.ts';
import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import { pricingContext } from '../account/pricing-context.ts';
import { findBooking, writeBooking } from '../booking/book.ts';
import { dispatchBooking } from '../booking/dispatch.ts';
import { draftShipment } from '../booking/draft-shipment.ts';
import { codeOf, readOrder } from '../booking/read-order.ts';
import { crashpoint } from '../crashpoint.ts';
import type { Handler } from '../http/handler.ts';
import { firstViolations } from '../pricing/order/create-rules.ts';
import { prepareOrder } from '../pricing/order/prepare-order.ts';
import { refuseViolations } from '../pricing/rule/refuse-violations.ts';

export const createShipment: Handler<'createShipment'> = async (context, call) => {
  const { scope, body, claim, requestId, refuse } = call;
  if (!claim) return refuse('IDEMPOTENCY_KEY_REQUIRED');
  // What is resumed passed every rule when it was booked; today's may be other ones.
  const read = claim.resume ? null : readOrder(body);
  if (read?.violations) return refuse(codeOf(read.violations), { violations: read.violations });
  if (read && claim.negative) {
    const headers = { 'X-Service-Negative-Cache': 'hit' };
    return refuse('CARRIER_DISPATCH_REJECTED', {
      detail: { ...claim.negative, negative_cache: true },
      headers,
    });
  }
  const pricing = await pricingContext(context, call);
  let shipment: ShipmentRow;
  if (!read) {
    shipment = await findBooking(context, claim);
  } else {
    const facts = prepareOrder(read.order, pricing);
    refuseViolations(firstViolations(facts), refuse, facts.option);
    crashpoint('after-quote');
    const origin = { requestId, idempotencyKey: claim.key };
    const draft = draftShipment(scope, read.order, facts, origin, context.clock.now());
    shipment = await writeBooking(context, claim, draft, refuse);
  }
  const fence = { ...scope, key: claim.key, fence: claim.fence };
  const decided = await dispatchBooking(context, fence, shipment, {
    accountEmail: pricing.accountEmail,
    takenOver: claim.resume !== null,
    begunAt: claim.claimedAt,
  });
  switch (decided.decision) {
    case 'accepted':
      claim.settled = true;
      return { status: 201, data: decided.created };
    case 'rejected':
      return refuse('CARRIER_DISPATCH_REJECTED', { detail: { ...decided.detail, negative_cache: false } });
    case 'unavailable':
      return refuse('CARRIER_UNAVAILABLE', { retryAfterSeconds: reconcileSeconds });
    case 'undecided':
      return refuse('DISPATCH_UNDECIDED', { retryAfterSeconds: reconcileSeconds });
    case 'taken_over':
      return refuse('IDEMPOTENCY_IN_FLIGHT', { retryAfterSeconds: 1 });
  }
};
