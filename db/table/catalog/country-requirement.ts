import type { SysCodeName } from '../../../generated/errors.ts';

/** The errors that an unmet country requirement may answer with (contract: createShipment, Destinations). */
export const REQUIREMENT_CODES = [
  'TAX_NUMBER_REQUIRED',
  'CL_TAX_NUMBER_REQUIRED',
  'SALES_PLATFORM_NAME_REQUIRED',
  'HS_CODE_BR_8_DIGITS_REQUIRED',
  'INVALID_FIELD',
] as const satisfies readonly SysCodeName[];

export type RequirementCode = (typeof REQUIREMENT_CODES)[number];

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
