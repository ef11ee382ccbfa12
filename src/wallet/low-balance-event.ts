import { amountPlaceholders } from '../../db/query/wallet/low-balance-sql.ts';
import type { EventDraft } from '../../db/query/webhook/event-draft.ts';
import { draftEvent, type EventCause } from '../event/event-body.ts';

/** Drafts `wallet.low_balance`, which the ledger sends only if the balance crosses the account's threshold. */
export function draftLowBalance(cause: EventCause | null, now: Date): EventDraft {
  return draftEvent('wallet.low_balance', true, amountPlaceholders, null, cause, now);
}
