import { placeOrder } from '../booking/book.ts';
import type { Handler } from '../http/operation.ts';

export const createShipment: Handler<'createShipment'> = async (context, call) => {
  const { claim, refuse } = call;
  return claim ? placeOrder(context, claim, call) : refuse('IDEMPOTENCY_KEY_REQUIRED');
};
