import type { OrderFacts, RequestFacts } from '../facts.ts';
import {
  customAmountRefusal,
  includedInsurance,
  servicesWithCustomAmount,
} from '../surcharge/custom-amount.ts';
import type { RuleViolation } from '../violation.ts';

export function insuranceNotSelected(facts: RequestFacts): RuleViolation<'INVALID_FIELD'>[] {
  const { selection, surchargeField, insuredAmount } = facts;
  if (!insuredAmount.given || selection.codes.some((code) => isInsurance(facts, code))) return [];
  const message = `requires INSURANCE in ${surchargeField}`;
  return [{ code: 'INVALID_FIELD', path: [insuredAmount.field], message }];
}

/** Leaves an option that can't carry insurance at all to insuranceUnsupported. */
export function insuredAmountUnsupported(facts: OrderFacts): RuleViolation<'INVALID_FIELD'>[] {
  const { context, country, service, option, insuredAmount } = facts;
  if (!insuredAmount.given || service === null) return [];
  const optIns = option?.available ? option.optIns : [];
  const status = optIns.find(({ code }) => isInsurance(facts, code))?.status;
  if (status === 'omitted') return [];
  const refusal =
    status === 'included'
      ? includedInsurance(service)
      : customAmountRefusal(context.account, service, insuredAmount.amount, {
          alternatives: servicesWithCustomAmount(context.catalog, context.account, country),
          field: insuredAmount.field,
        });
  if (refusal === null) return [];
  return [{ code: 'INVALID_FIELD', path: [insuredAmount.field], message: `is not possible: ${refusal}` }];
}

export function insuredAmountInvalid({ insuredAmount }: RequestFacts): InsuredAmountViolation[] {
  return insuredAmount.violation === null ? [] : [insuredAmount.violation];
}

type InsuredAmountViolation = NonNullable<RequestFacts['insuredAmount']['violation']>;

function isInsurance({ context }: RequestFacts, code: string): boolean {
  return context.catalog.surcharges.get(code)?.basis === 'insurance';
}
