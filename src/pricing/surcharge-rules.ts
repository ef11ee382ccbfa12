import { asciiUpper } from '../text.ts';
import type { PricedOrder, RequestFacts } from './facts.ts';
import type { OptIn, RuleViolation } from './option.ts';
import { customAmountRefusal, includedInsurance, servicesWithCustomAmount } from './surcharge.ts';

export function insuranceNotSelected(facts: RequestFacts): RuleViolation<'INVALID_FIELD'>[] {
  const { selection, surchargeField, insuredAmount } = facts;
  if (!insuredAmount.given || selection.codes.some((code) => isInsurance(facts, code))) return [];
  const message = `requires INSURANCE in ${surchargeField}`;
  return [{ code: 'INVALID_FIELD', path: [insuredAmount.field], message }];
}

/** Leaves an option that can't carry insurance at all to insuranceUnsupported. */
export function insuredAmountUnsupported(facts: PricedOrder): RuleViolation<'INVALID_FIELD'>[] {
  const { context, destination, service, option, insuredAmount } = facts;
  if (!insuredAmount.given || service === null) return [];
  const optIns = option?.available ? option.optIns : [];
  const status = optIns.find(({ code }) => isInsurance(facts, code))?.status;
  if (status === 'omitted') return [];
  const refusal =
    status === 'included'
      ? includedInsurance(service)
      : customAmountRefusal(context.account, service, insuredAmount.amount, {
          alternatives: servicesWithCustomAmount(context, destination?.country ?? null),
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

export function surchargeUnknown({
  context,
  selection,
  surchargeField,
}: RequestFacts): RuleViolation<'INVALID_FIELD'>[] {
  const { surcharges } = context.catalog;
  const optIns = [...surcharges.values()].filter((one) => one.activation === 'opt_in').map((one) => one.code);
  return selection.unknown.map(({ index, code }) => {
    const automatic = surcharges.has(asciiUpper(code));
    const message = automatic
      ? 'is applied automatically and must not be selected'
      : `must be one of ${optIns.join(', ')}`;
    return { code: 'INVALID_FIELD', path: [surchargeField, index], message };
  });
}

/** Leaves INSURANCE to insuranceUnsupported. */
export function surchargesExclusive(facts: PricedOrder): RuleViolation<'INVALID_FIELD'>[] {
  const { surcharges } = facts.context.catalog;
  return omittedOptIns(
    facts,
    (optIn) => optIn.excludedBy !== null && surcharges.get(optIn.code)?.basis !== 'insurance',
  ).map((optIn) => invalidOptIn(facts, optIn));
}

/** A fee with an amount in a currency that has no rate: retrying later is the cure. */
export function surchargeWithoutRate(facts: PricedOrder): RuleViolation<'FX_RATE_UNAVAILABLE'>[] {
  return omittedOptIns(facts, (optIn) => optIn.missingRate !== null).map((optIn) => ({
    ...invalidOptIn(facts, optIn),
    code: 'FX_RATE_UNAVAILABLE',
  }));
}

/** Leaves INSURANCE and prepayments to their own rules. */
export function surchargeUnavailable(facts: PricedOrder): RuleViolation<'INVALID_FIELD'>[] {
  const { surcharges } = facts.context.catalog;
  return omittedOptIns(facts, (optIn) => {
    const surcharge = surcharges.get(optIn.code);
    if (optIn.missingRate !== null) return false;
    return optIn.excludedBy === null && surcharge?.basis !== 'insurance' && surcharge?.flag === null;
  }).map((optIn) => invalidOptIn(facts, optIn));
}

/** Rejects insurance instead of dropping it silently (contract: createShipment, Surcharges and insurance). */
export function insuranceUnsupported(facts: PricedOrder): RuleViolation<'INSURANCE_UNSUPPORTED'>[] {
  const { surcharges } = facts.context.catalog;
  return omittedOptIns(facts, (optIn) => surcharges.get(optIn.code)?.basis === 'insurance').map((optIn) => ({
    ...invalidOptIn(facts, optIn),
    code: 'INSURANCE_UNSUPPORTED',
  }));
}

function omittedOptIns({ option }: PricedOrder, wanted: (optIn: OptIn) => boolean): OptIn[] {
  if (option === null || !option.available) return [];
  return option.optIns.filter((optIn) => optIn.status === 'omitted' && wanted(optIn));
}

function invalidOptIn(
  { selection, surchargeField }: PricedOrder,
  optIn: OptIn,
): RuleViolation<'INVALID_FIELD'> {
  const path = selection.paths.get(optIn.code) ?? [surchargeField];
  return { code: 'INVALID_FIELD', path, message: `is not possible: ${optIn.reason}` };
}
