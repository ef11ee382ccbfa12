import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from '../../table/index.ts';
import { type EventDraft, stampToken } from '../webhook/event-draft.ts';
import { type LedgerResult, type LedgerRow, readLedgerRow } from './ledger-result.ts';
import { lowBalanceSql } from './low-balance-sql.ts';

const statement = `
  with money as (
    select m.* from ledger_set_low_balance($1, $2) m
  ), warned as (
    ${lowBalanceSql({ money: 'money', accountId: '$1', eventId: '$3', eventBody: '$4', stampToken: '$5' })}
  )
  select money.*, (select count(*) from warned) as warnings from money`;

/**
 * Sets the threshold of an account's `wallet.low_balance`, null for none. Raising it above what is available sends the
 * event, unless available was below the threshold before.
 */
export async function setLowBalance(
  db: Kysely<Database>,
  input: {
    readonly accountId: string;
    readonly lowBalanceCents: number | null;
    readonly warning: EventDraft;
  },
): Promise<LedgerResult<'set'>> {
  const { accountId, lowBalanceCents, warning } = input;
  const values = [accountId, lowBalanceCents, warning.id, warning.body, stampToken];
  const { rows } = await db.executeQuery<LedgerRow<'set'>>(
    CompiledQuery.raw(statement, values) as CompiledQuery<LedgerRow<'set'>>,
  );
  const [row] = rows;
  if (!row) throw new Error('ledger_set_low_balance answered no row');
  return readLedgerRow(row);
}
