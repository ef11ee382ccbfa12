import { pricingContext } from '../../account/pricing-context.ts';
import type { Handler } from '../../http/handler.ts';
import { allViolations } from '../../pricing/create-rules.ts';
import { prepareOrder } from '../../pricing/prepare-order.ts';
import { rateOption } from '../../pricing/rate-option.ts';
import { readOrder } from './order-body.ts';

export const validateShipment: Handler<'validateShipment'> = async (context, { scope, body }) => {
  const { order, violations } = readOrder(body);
  if (violations)
    return { status: 200, data: { valid: false, violations: violations.map(listed), quote: null } };
  const facts = prepareOrder(order, await pricingContext(context, scope));
  const broken = allViolations(facts);
  const quote = facts.option && facts.request ? rateOption(facts.option, facts.request.goodsCategory) : null;
  return { status: 200, data: { valid: broken.length === 0, violations: broken.map(listed), quote } };
};

/** The contract's lists are mutable arrays. */
function listed<V extends { readonly path: readonly (string | number)[] }>(violation: V) {
  return { ...violation, path: [...violation.path] };
}
