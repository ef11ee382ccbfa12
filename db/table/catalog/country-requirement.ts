import type { RequirementCode } from '../../../src/catalog/requirement-code.ts';

/** What a destination country demands of an order. */
export interface CountryRequirementTable {
  country_code: string;
  /** A field of the create request, or `items.hs_code` for a field of each item. */
  field: string;
  check_kind: 'present' | 'digits';
  /** How many digits, for `digits`. */
  digits: number | null;
  /** The flag of the request that lifts the demand. */
  unless_flag: string | null;
  sys_code: RequirementCode;
  message: string;
}
