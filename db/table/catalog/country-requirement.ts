import type { SysCodeName } from '../../../generated/errors.ts';
import type { OrderField } from '../../../generated/order-fields.ts';
import type { PrepayFlag } from './surcharge.ts';

/** Error codes that an unmet country requirement may return (contract: createShipment, Destinations). */
export const REQUIREMENT_CODES = [
  'TAX_NUMBER_REQUIRED',
  'CL_TAX_NUMBER_REQUIRED',
  'SALES_PLATFORM_NAME_REQUIRED',
  'HS_CODE_BR_8_DIGITS_REQUIRED',
  'INVALID_FIELD',
] as const satisfies readonly SysCodeName[];

export type RequirementCode = (typeof REQUIREMENT_CODES)[number];

/** `error` refuses the order; `warning` appears in the dry run only. */
export const SEVERITIES = ['error', 'warning'] as const;

export interface CountryRequirementTable {
  country_code: string;
  field: OrderField;
  /** Key of `CHECKS` (src/catalog/requirements.ts), validated by the import. */
  check_kind: string;
  parameter: string | null;
  /** Flag of the request that waives the requirement. */
  unless_flag: PrepayFlag | null;
  severity: (typeof SEVERITIES)[number];
  sys_code: RequirementCode;
  /** Also replaces the schema's error for an empty value. */
  overrides_schema: boolean;
  message: string;
}
