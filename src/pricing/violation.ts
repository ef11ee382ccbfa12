import type { RequirementCode } from '../../db/table/catalog/country-requirement.ts';
import type { SysCodeName } from '../../generated/errors.ts';
import type { Violation } from '../contract/api-error.ts';

export type RuleCode = Extract<
  SysCodeName,
  | 'COD_NOT_AVAILABLE'
  | 'SERVICE_CODE_RETIRED'
  | 'SERVICE_NOT_AVAILABLE'
  | 'VAT_PREPAY_DISABLED'
  | 'VOEC_PREPAY_DISABLED'
  | 'VOEC_PREPAY_CONFLICT'
  | 'IOSS_AND_PREPAY_CONFLICT'
  | 'VAT_PREPAY_UNSUPPORTED'
  | 'VOEC_PREPAY_UNSUPPORTED'
  | RequirementCode
  | 'IOSS_NOT_OWNED'
  | 'INSURANCE_UNSUPPORTED'
  | 'FX_RATE_UNAVAILABLE'
  | 'PRICING_QUOTE_CHANGED'
>;

/** The message follows the field's name in a sentence: "must be …". */
export type RuleViolation<Code extends RuleCode = RuleCode> = Violation<Code>;
