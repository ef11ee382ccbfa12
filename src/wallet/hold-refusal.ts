import type { HoldRefusal } from '../../db/query/wallet/ledger-result.ts';
import type { SysCodeName } from '../../generated/errors.ts';

/** Error code per refusal of a hold (docs/design/api.md, Errors). */
export const holdRefusals = {
  frozen: 'ACCOUNT_FROZEN_OVERDUE_INVOICE',
  credit_floor: 'CREDIT_FLOOR_REACHED',
  insufficient_funds: 'INSUFFICIENT_FUNDS',
  credit_suspended: 'CREDIT_SUSPENDED',
  credit_limit: 'CREDIT_LIMIT_EXCEEDED',
} as const satisfies Readonly<Record<HoldRefusal, SysCodeName>>;
