import { placeOrder } from '../booking/place-order.ts';
import type { Handler } from '../http/handler.ts';

export const createShipment: Handler<'createShipment'> = async (context, call) => {
  const { claim, refuse } = call;
  return claim ? placeOrder(context, claim, call) : refuse('IDEMPOTENCY_KEY_REQUIRED');
};
