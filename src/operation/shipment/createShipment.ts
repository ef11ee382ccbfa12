import { pricingContext } from '../../account/pricing-context.ts';
import type { Handler } from '../../http/handler.ts';
import { firstViolations } from '../../pricing/create-rules.ts';
import { prepareOrder } from '../../pricing/prepare-order.ts';
import { refuseViolations } from '../../pricing/refuse-violations.ts';
import { bookShipment, resumeBooking } from '../../shipment/book.ts';
import { draftShipment } from '../../shipment/draft-shipment.ts';
import { shipmentCreated } from '../../shipment/shipment-created.ts';
import { codeOf, readOrder } from './order-body.ts';

export const createShipment: Handler<'createShipment'> = async (context, { scope, body, claim, refuse }) => {
  const { order, violations } = readOrder(body);
  if (violations) return refuse(codeOf(violations), { violations });
  if (scope.livemode) return refuse('NOT_IMPLEMENTED');
  if (!claim) return refuse('IDEMPOTENCY_KEY_REQUIRED');
  if (claim.resume) {
    return { status: 201, data: shipmentCreated(await resumeBooking(context, claim, claim.resume)) };
  }
  const facts = prepareOrder(order, await pricingContext(context, scope));
  refuseViolations(firstViolations(facts), refuse, facts.option);
  const draft = draftShipment(scope, order, facts, context.clock.now());
  const booked = await bookShipment(context, claim, draft);
  return {
    status: 201,
    data: shipmentCreated(booked ?? refuse('IDEMPOTENCY_IN_FLIGHT', { retryAfterSeconds: 1 })),
  };
};
