import type { SysCodeName } from '../../../generated/errors.ts';
import type { OrderField } from '../../../generated/order-fields.ts';
import type { PrepayFlag } from './surcharge.ts';

/** The errors that an unmet country requirement may answer with (contract: createShipment, Destinations). */
export const REQUIREMENT_CODES = [
  'TAX_NUMBER_REQUIRED',
  'CL_TAX_NUMBER_REQUIRED',
  'SALES_PLATFORM_NAME_REQUIRED',
  'HS_CODE_BR_8_DIGITS_REQUIRED',
  'INVALID_FIELD',
] as const satisfies readonly SysCodeName[];

export type RequirementCode = (typeof REQUIREMENT_CODES)[number];

/** An error refuses the order; a warning is shown by the dry run alone. */
export const SEVERITIES = ['error', 'warning'] as const;

/** A requirement of a destination country. */
export interface CountryRequirementTable {
  country_code: string;
  field: OrderField;
  /** A key of `CHECKS` (src/catalog/requirement/checks.ts); the import refuses any other. */
  check_kind: string;
  /** The check's parameter, such as the number of digits. */
  parameter: string | null;
  /** The flag of the request that lifts the requirement. */
  unless_flag: PrepayFlag | null;
  severity: (typeof SEVERITIES)[number];
  sys_code: RequirementCode;
  /** An empty value that the contract's schema refuses is refused under this row's code. */
  overrides_schema: boolean;
  message: string;
}
