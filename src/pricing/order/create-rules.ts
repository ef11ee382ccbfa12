import type { OrderFacts } from '../facts.ts';
import { countryRequirements, countryWarnings } from '../rule/country.ts';
import { currencyInvalid } from '../rule/currency.ts';
import { priceChanged } from '../rule/expected-price.ts';
import {
  insuranceNotSelected,
  insuredAmountInvalid,
  insuredAmountUnsupported,
} from '../rule/insured-amount.ts';
import { iossNotOwned } from '../rule/ioss-owned.ts';
import {
  iossPrepayConflict,
  vatPrepayDisabled,
  vatPrepayUnsupported,
  voecPrepayConflict,
  voecPrepayDisabled,
  voecPrepayUnsupported,
} from '../rule/prepayment.ts';
import {
  insuranceUnsupported,
  surchargesExclusive,
  surchargeUnavailable,
  surchargeUnknown,
} from '../rule/selected-surcharges.ts';
import {
  cashOnDelivery,
  countryUnknown,
  optionUnavailable,
  serviceRetired,
  serviceUnknown,
} from '../rule/service.ts';
import type { RuleViolation } from '../violation.ts';

/** All violations of a rule have the same code. */
export type CreateRule = (facts: OrderFacts) => RuleViolation[];

/** In the order of evaluation, after the schema and before the funds (contract: createShipment, Checks). */
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

/** Only validateShipment reports these. */
export const WARNING_RULES: readonly CreateRule[] = [countryWarnings];

export function firstViolations(facts: OrderFacts): RuleViolation[] {
  for (const rule of CREATE_RULES) {
    const violations = rule(facts);
    if (violations.length > 0) return violations;
  }
  return [];
}

export function allViolations(facts: OrderFacts): RuleViolation[] {
  return CREATE_RULES.flatMap((rule) => rule(facts));
}

export function allWarnings(facts: OrderFacts): RuleViolation[] {
  return WARNING_RULES.flatMap((rule) => rule(facts));
}
