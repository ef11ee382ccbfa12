import type { PrepayFlag } from '../../../db/table/catalog/surcharge.ts';
import { coversCountry } from '../../catalog/lane.ts';
import type { OrderFacts, RequestFacts } from '../facts.ts';
import type { OptIn } from '../option.ts';
import { flagPath } from '../selection.ts';
import type { RuleCode, RuleViolation } from '../violation.ts';

function selectedAt(facts: RequestFacts, flag: PrepayFlag): readonly (string | number)[] | null {
  return flagPath(facts.context.catalog, facts.selection, flag);
}

export function vatPrepayDisabled(facts: RequestFacts): RuleViolation<'VAT_PREPAY_DISABLED'>[] {
  const path = selectedAt(facts, 'vat_prepay');
  if (path === null || facts.context.features.vatPrepay) return [];
  return [{ code: 'VAT_PREPAY_DISABLED', path, message: 'is not possible: VAT prepayment is disabled' }];
}

export function voecPrepayDisabled(facts: RequestFacts): RuleViolation<'VOEC_PREPAY_DISABLED'>[] {
  const path = selectedAt(facts, 'voec_prepay');
  if (path === null || facts.context.features.voecPrepay) return [];
  return [{ code: 'VOEC_PREPAY_DISABLED', path, message: 'is not possible: VOEC prepayment is disabled' }];
}

export function voecPrepayConflict(facts: RequestFacts): RuleViolation<'VOEC_PREPAY_CONFLICT'>[] {
  if (selectedAt(facts, 'voec_prepay') === null) return [];
  const paths: (readonly (string | number)[])[] = [];
  if (facts.taxNumber !== undefined) paths.push(['tax_number']);
  if (facts.iossNumber !== undefined) paths.push(['ioss_number']);
  const vat = selectedAt(facts, 'vat_prepay');
  if (vat !== null) paths.push(vat);
  const message = 'cannot be combined with voec_prepay';
  return paths.map((path) => ({ code: 'VOEC_PREPAY_CONFLICT', path, message }));
}

/** Ignores the account's default number, which is no conflict (contract: createShipment, VAT). */
export function iossPrepayConflict(facts: RequestFacts): RuleViolation<'IOSS_AND_PREPAY_CONFLICT'>[] {
  if (facts.iossNumber === undefined || selectedAt(facts, 'vat_prepay') === null) return [];
  const message = 'cannot be combined with vat_prepay';
  return [{ code: 'IOSS_AND_PREPAY_CONFLICT', path: ['ioss_number'], message }];
}

export function vatPrepayUnsupported(facts: OrderFacts): RuleViolation[] {
  if (!facts.context.features.vatPrepay) return [];
  return unsupported(facts, 'vat_prepay', 'VAT_PREPAY_UNSUPPORTED');
}

export function voecPrepayUnsupported(facts: OrderFacts): RuleViolation[] {
  if (!facts.context.features.voecPrepay) return [];
  return unsupported(facts, 'voec_prepay', 'VOEC_PREPAY_UNSUPPORTED');
}

/** If no option has a price, the service's surcharge rules decide. */
function unsupported(facts: OrderFacts, flag: PrepayFlag, code: RuleCode): RuleViolation[] {
  const path = selectedAt(facts, flag);
  const { service, country, option } = facts;
  if (path === null || service === null || country === null) return [];
  const known = service.surcharges.find(({ surcharge }) => surcharge.flag === flag);
  const offered = option?.available
    ? option.optIns.some((one) => one.code === known?.surcharge.code && isOffered(one))
    : known?.rules.some((rule) => rule.status !== 'unavailable' && coversCountry(rule.countries, country));
  if (offered === true) return [];
  return [
    { code, path, message: `is not possible: ${service.code} does not offer ${flag} to ${country.code}` },
  ];
}

/** An exclusion by another surcharge is reported by surchargesExclusive. */
function isOffered({ status, excludedBy }: OptIn): boolean {
  return status !== 'omitted' || excludedBy !== null;
}
