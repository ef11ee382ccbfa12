import type { OrderFacts } from '../facts.ts';
import type { Violation } from '../violation.ts';

/** Rule 10: a custom insured amount needs INSURANCE, an enrolled account, and an option that takes it. */
export function insuredAmountUnsupported(facts: OrderFacts): Violation[] {
  const { order, service, selection, context } = facts;
  if (order.insured_amount === undefined) return [];
  const refuse = (message: string): Violation[] => [
    { code: 'INVALID_FIELD', path: ['insured_amount'], message },
  ];
  const insured = selection.codes.some((code) => context.catalog.surcharges.get(code)?.basis === 'insurance');
  if (!insured) return refuse('requires INSURANCE in selected_surcharges');
  if (!context.account.customInsurance)
    return refuse('requires an account enrolled for custom insured amounts');
  if (service === null) return [];
  const max = service.custom_insurance_max_usd_cents;
  if (max === null) return refuse(`is not possible: ${service.code} takes no custom insured amount`);
  const amount = facts.insuredAmount.amount;
  if (amount !== null && amount.usdCents > max) return refuse(`must be at most USD ${max / 100}`);
  return [];
}

/** Rule 10: the amount itself: over 0, at most 2 decimals, at most USD 2500; in HKD it needs a rate. */
export function insuredAmountInvalid({ insuredAmount }: OrderFacts): Violation[] {
  return insuredAmount.violation === null ? [] : [insuredAmount.violation];
}
