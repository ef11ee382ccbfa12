import { unknownAmounts } from '../../db/query/wallet/low-balance-sql.ts';
import type { EventDraft } from '../../db/query/webhook/event-draft.ts';
import { draftEvent, type EventCause } from '../event/event-body.ts';

/** Drafts the warning for a movement that may take available below the account's threshold. */
export function draftLowBalance(cause: EventCause | null, now: Date): EventDraft {
  return draftEvent('wallet.low_balance', true, unknownAmounts, null, cause, now);
}
