import type { Kysely } from 'kysely';
import { statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';
import { type EventDraft, stampPlaceholder } from '../webhook/event.ts';
import { type LedgerResult, type LedgerRow, readLedgerRow } from './ledger.ts';

/** Placeholders in `wallet.low_balance` for amounts that only the ledger statement knows. */
export const amountPlaceholders = { balance: -1, available: -2, held: -3, currency: 'HKD' } as const;

const amountColumns = { balance: 'balance_cents', available: 'available_cents', held: 'held_cents' } as const;

/** SQL: writes the warning for each row of `money` that crossed the threshold. Runs only if the main query reads it. */
export function lowBalanceSql(input: {
  readonly money: string;
  readonly accountId: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly eventBody: string;
  readonly stampPlaceholder: string;
}): string {
  const { money, accountId } = input;
  let body = input.eventBody;
  for (const [name, column] of Object.entries(amountColumns)) {
    const placeholder = `'"${name}":${amountPlaceholders[name as keyof typeof amountColumns]}'`;
    body = `replace(${body}, ${placeholder}, '"${name}":' || trim_scale(${money}.${column} / 100.0))`;
  }
  return `select emit_event(${input.eventId}, ${accountId}, true, ${input.eventType}, null, ${body},
      ${input.stampPlaceholder}, stamp_feed(${accountId}, true))
    from ${money} where ${money}.crossed_low_balance`;
}

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
