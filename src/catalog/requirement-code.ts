import type { SysCodeName } from '../../generated/errors.ts';

/** The errors that an unmet country requirement may answer with (contract: createShipment, Destinations). */
export const REQUIREMENT_CODES = [
  'TAX_NUMBER_REQUIRED',
  'CL_TAX_NUMBER_REQUIRED',
  'SALES_PLATFORM_NAME_REQUIRED',
  'HS_CODE_BR_8_DIGITS_REQUIRED',
  'INVALID_FIELD',
] as const satisfies readonly SysCodeName[];

export type RequirementCode = (typeof REQUIREMENT_CODES)[number];
