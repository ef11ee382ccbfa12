import type { OrderFacts } from '../order/facts.ts';
import type { RuleViolation } from './violation.ts';

export function cashOnDelivery({ order }: OrderFacts): RuleViolation[] {
  if (order.payment_type !== 'cod') return [];
  const message = 'must be prepaid: cash on delivery is not available';
  return [{ code: 'COD_NOT_AVAILABLE', path: ['payment_type'], message }];
}
