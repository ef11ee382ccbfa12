import type { HoldRefusal, HoldVerdict } from '../../db/query/wallet/ledger-result.ts';
import type { SysCodeName } from '../../generated/errors.ts';

/** The 402 that each refusal of a hold answers with (docs/design/api.md, Errors). */
export const holdRefusals = {
  frozen: 'ACCOUNT_FROZEN_OVERDUE_INVOICE',
  credit_floor: 'CREDIT_FLOOR_REACHED',
  insufficient_funds: 'INSUFFICIENT_FUNDS',
  credit_suspended: 'CREDIT_SUSPENDED',
  credit_limit: 'CREDIT_LIMIT_EXCEEDED',
} as const satisfies Readonly<Record<HoldRefusal, SysCodeName>>;

/** Whether the shipment may be booked: its total is set aside, or its account is exempt from that. */
export function isHeld(verdict: HoldVerdict): verdict is 'held' | 'exempt' {
  return verdict === 'held' || verdict === 'exempt';
}
