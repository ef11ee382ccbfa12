import type { Db } from '../../db/client.ts';
import { checkHold } from '../../db/query/booking/book-shipment.ts';
import type { HoldRefusal } from '../../db/query/wallet/ledger.ts';
import { amountPlaceholders } from '../../db/query/wallet/low-balance.ts';
import type { EventDraft } from '../../db/query/webhook/event.ts';
import type { Scope } from '../../db/scope.ts';
import { type SysCodeName, sysCodes } from '../../generated/errors.ts';
import type { Violation } from '../contract/errors.ts';
import { draftEvent, type EventCause } from '../event.ts';
import type { Cents } from '../money.ts';

/** Error code per refusal of a hold (docs/design/api.md, Errors). */
export const holdRefusals = {
  frozen: 'ACCOUNT_FROZEN_OVERDUE_INVOICE',
  credit_floor: 'CREDIT_FLOOR_REACHED',
  insufficient_funds: 'INSUFFICIENT_FUNDS',
  credit_suspended: 'CREDIT_SUSPENDED',
  credit_limit: 'CREDIT_LIMIT_EXCEEDED',
} as const satisfies Readonly<Record<HoldRefusal, SysCodeName>>;

/** Returns the violation that a booking of this total would have now, if any. None in test mode. */
export async function fundsViolations(db: Db, scope: Scope, totalCents: Cents): Promise<Violation[]> {
  const refusal = scope.livemode ? await checkHold(db, scope.accountId, totalCents) : null;
  if (refusal === null) return [];
  const code = holdRefusals[refusal];
  return [{ path: [], code, message: sysCodes[code].message }];
}

/** Drafts `wallet.low_balance`, which the ledger sends only if the balance crosses the account's threshold. */
export function draftLowBalance(now: Date, cause: EventCause | null = null): EventDraft {
  return draftEvent('wallet.low_balance', { object: amountPlaceholders }, { livemode: true, cause, now });
}
