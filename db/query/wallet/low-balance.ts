import type { Kysely } from 'kysely';
import { statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';
import { type EventDraft, stampPlaceholder } from '../webhook/event-draft.ts';
import { type LedgerResult, type LedgerRow, readLedgerRow } from './ledger-result.ts';
import { lowBalanceSql } from './low-balance-sql.ts';

// Raw: ledger and warning in one statement.
const setAndWarn = statement<LedgerRow<'set'>>()({
  parameters: ['accountId', 'lowBalanceCents', 'warningId', 'warningType', 'warningBody', 'stampPlaceholder'],
  text: (p) => `
  with money as (
    select m.* from ledger_set_low_balance(${p.accountId}, ${p.lowBalanceCents}) m
  ), warned as (
    ${lowBalanceSql({ money: 'money', accountId: p.accountId, eventId: p.warningId, eventType: p.warningType, eventBody: p.warningBody, stampPlaceholder: p.stampPlaceholder })}
  )
  select money.*, (select count(*) from warned) as warnings from money`,
});

/** Sets the threshold of `wallet.low_balance`; null: none. Sends the event if the available amount is now below it. */
export async function updateLowBalance(
  db: Kysely<Database>,
  input: {
    readonly accountId: string;
    readonly lowBalanceCents: number | null;
    readonly warning: EventDraft;
  },
): Promise<LedgerResult<'set'>> {
  const { accountId, lowBalanceCents, warning } = input;
  const [row] = await setAndWarn.runIn(db, {
    accountId,
    lowBalanceCents,
    warningId: warning.id,
    warningType: warning.type,
    warningBody: warning.body,
    stampPlaceholder,
  });
  if (!row) throw new Error('ledger_set_low_balance returned no row');
  return readLedgerRow(row);
}
