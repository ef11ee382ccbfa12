import { countryRequirements, countryWarnings } from '../rule/country.ts';
import { currencyInvalid } from '../rule/currency.ts';
import { priceChanged } from '../rule/expected-price.ts';
import {
  insuranceNotSelected,
  insuredAmountInvalid,
  insuredAmountUnsupported,
} from '../rule/insured-amount.ts';
import { iossNotOwned } from '../rule/ioss.ts';
import { cashOnDelivery } from '../rule/payment.ts';
import {
  iossPrepayConflict,
  vatPrepayDisabled,
  vatPrepayUnsupported,
  voecPrepayConflict,
  voecPrepayDisabled,
  voecPrepayUnsupported,
} from '../rule/prepayment.ts';
import { countryUnknown, optionUnavailable, serviceRetired, serviceUnknown } from '../rule/service.ts';
import {
  insuranceUnsupported,
  surchargesExclusive,
  surchargeUnavailable,
  surchargeUnknown,
} from '../rule/surcharge.ts';
import type { RuleViolation } from '../rule/violation.ts';
import type { OrderFacts } from './facts.ts';

/** A rule of create: the fields that break it, all with one code; none when it holds. */
export type CreateRule = (facts: OrderFacts) => RuleViolation[];

/** The rules of POST /shipments beyond the schema and before funds, in the order in which they decide. */
export const CREATE_RULES: readonly CreateRule[] = [
  cashOnDelivery,
  serviceRetired,
  serviceUnknown,
  countryUnknown,
  vatPrepayDisabled,
  voecPrepayDisabled,
  voecPrepayConflict,
  iossPrepayConflict,
  vatPrepayUnsupported,
  voecPrepayUnsupported,
  countryRequirements,
  iossNotOwned,
  optionUnavailable,
  surchargeUnknown,
  surchargesExclusive,
  surchargeUnavailable,
  insuranceUnsupported,
  insuranceNotSelected,
  insuredAmountUnsupported,
  insuredAmountInvalid,
  currencyInvalid,
  priceChanged,
];

/** Faults that the dry run warns about and a create accepts. */
export const WARNING_RULES: readonly CreateRule[] = [countryWarnings];

/** What refuses a create: the fields of the first rule that is broken; empty when none is. */
export function firstViolations(facts: OrderFacts): RuleViolation[] {
  for (const rule of CREATE_RULES) {
    const violations = rule(facts);
    if (violations.length > 0) return violations;
  }
  return [];
}

/** Everything that a create would be refused for, in the order of the rules: the dry run's answer. */
export function allViolations(facts: OrderFacts): RuleViolation[] {
  return CREATE_RULES.flatMap((rule) => rule(facts));
}

/** Everything that the dry run warns of. */
export function allWarnings(facts: OrderFacts): RuleViolation[] {
  return WARNING_RULES.flatMap((rule) => rule(facts));
}
