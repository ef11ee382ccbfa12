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

/** Returns the violations of one rule, all with the same code; empty if the rule holds. */
export type CreateRule = (facts: OrderFacts) => RuleViolation[];

/** Rules between the schema and the funds, in the order of evaluation (contract: createShipment, Checks). */
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

/** Rules that validateShipment warns about and createShipment ignores. */
export const WARNING_RULES: readonly CreateRule[] = [countryWarnings];

/** Returns the violations of the first broken rule, as createShipment reports them. */
export function firstViolations(facts: OrderFacts): RuleViolation[] {
  for (const rule of CREATE_RULES) {
    const violations = rule(facts);
    if (violations.length > 0) return violations;
  }
  return [];
}

/** Returns the violations of all rules, as validateShipment reports them. */
export function allViolations(facts: OrderFacts): RuleViolation[] {
  return CREATE_RULES.flatMap((rule) => rule(facts));
}

export function allWarnings(facts: OrderFacts): RuleViolation[] {
  return WARNING_RULES.flatMap((rule) => rule(facts));
}
