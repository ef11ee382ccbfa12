import type { OrderFacts, RequestFacts } from '../order/facts.ts';
import { customAmountRefusal, includedInsurance } from '../surcharge/custom-amount.ts';
import type { RuleViolation } from './violation.ts';

/** Rule 10: a custom insured amount requires INSURANCE. */
export function insuranceNotSelected(facts: RequestFacts): RuleViolation<'INVALID_FIELD'>[] {
  const { selection, surchargeField, insuredAmount } = facts;
  if (!insuredAmount.given || selection.codes.some((code) => isInsurance(facts, code))) return [];
  const message = `requires INSURANCE in ${surchargeField}`;
  return [{ code: 'INVALID_FIELD', path: [insuredAmount.field], message }];
}

/**
 * Rule 10: it also needs an enrolled account and an option whose own INSURANCE takes it. An option that carries none
 * at all is another rule's.
 */
export function insuredAmountUnsupported(facts: OrderFacts): RuleViolation<'INVALID_FIELD'>[] {
  const { context, service, option, insuredAmount } = facts;
  if (!insuredAmount.given || service === null) return [];
  const optIns = option?.available ? option.optIns : [];
  const status = optIns.find(({ code }) => isInsurance(facts, code))?.status;
  if (status === 'omitted') return [];
  const refusal =
    status === 'included'
      ? includedInsurance(service)
      : customAmountRefusal(context.account, service, insuredAmount.amount);
  if (refusal === null) return [];
  return [{ code: 'INVALID_FIELD', path: [insuredAmount.field], message: `is not possible: ${refusal}` }];
}

/** Rule 10: the amount itself: over 0, at most 2 decimals, at most USD 2500; in HKD it needs a rate. */
export function insuredAmountInvalid({ insuredAmount }: RequestFacts): InsuredAmountViolation[] {
  return insuredAmount.violation === null ? [] : [insuredAmount.violation];
}

type InsuredAmountViolation = NonNullable<RequestFacts['insuredAmount']['violation']>;

function isInsurance({ context }: RequestFacts, code: string): boolean {
  return context.catalog.surcharges.get(code)?.basis === 'insurance';
}
