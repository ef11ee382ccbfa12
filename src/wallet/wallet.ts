import type { Kysely } from 'kysely';
import type pg from 'pg';
import { liftStatementTimeout } from '../../db/query/installation/server.ts';
import { type PaymentInstructions, replacePaymentInstructions } from '../../db/query/installation/setting.ts';
import type { readWallet, WalletTransactionRow } from '../../db/query/wallet/wallet.ts';
import { findLedgerViolations, type LedgerFindings } from '../../db/query/wallet/wallet-invariant.ts';
import type { Queryable } from '../../db/statement.ts';
import type { Database } from '../../db/table/index.ts';
import type { Schemas } from '../../generated/operations.ts';
import type { AuditActor } from '../audit.ts';
import { commitChange } from '../change.ts';
import { type Language, languages } from '../language.ts';
import { centsToAmount } from '../money.ts';

/** Builds a wallet transaction of the API. A hold and a void change the amount on hold, other types the balance. */
export function walletTransactionView(row: WalletTransactionRow): Schemas['WalletTransaction'] {
  const changesHeld = row.type === 'hold' || row.type === 'void';
  return {
    id: row.id,
    type: row.type,
    amount_hkd: centsToAmount(changesHeld ? row.held_change_cents : row.balance_change_cents),
    balance_after_hkd: centsToAmount(row.balance_after_cents),
    held_after_hkd: centsToAmount(row.held_after_cents),
    shipment_id: row.tracking_number,
    reason: row.reason,
    created_at: row.created_at,
  };
}

/** Returns a wallet as getWalletBalance and `wallet.low_balance` show it, in HKD. */
export function walletView({
  balanceCents,
  heldCents,
}: Awaited<ReturnType<typeof readWallet>>): Schemas['Wallet'] {
  return {
    balance: centsToAmount(balanceCents),
    available: centsToAmount(balanceCents - heldCents),
    held: centsToAmount(heldCents),
    currency: 'HKD',
  };
}

export interface LedgerReport extends LedgerFindings {
  readonly ok: boolean;
}

/** Checks the ledger against its invariants (`sampan ledger verify`, docs/design/ledger.md). Read only. */
export async function verifyLedger(db: Queryable): Promise<LedgerReport> {
  const report = await findLedgerViolations(db);
  return { ok: report.violationCount === 0, ...report };
}

/** Does the same on a connection of its own without a statement timeout: a large ledger takes long to check. */
export async function verifyLargeLedger(pool: pg.Pool): Promise<LedgerReport> {
  const client = await pool.connect();
  try {
    await liftStatementTimeout(client);
    return await verifyLedger(client);
  } finally {
    client.release(true);
  }
}

/** Replaces the operators' texts about payments, by an operator. */
export async function changePaymentInstructions(
  db: Kysely<Database>,
  actor: AuditActor,
  texts: PaymentInstructions,
): Promise<void> {
  await commitChange(db, async (tx) => ({
    result: await replacePaymentInstructions(tx, texts),
    entry: [actor, 'payment_instruction.changed'],
  }));
}

/** Returns the operators' text in a language, or else in the other one; null if there is none. */
export function paymentInstruction(
  texts: PaymentInstructions,
  language: Language,
): { readonly text: string; readonly language: Language } | null {
  for (const each of [language, ...languages]) {
    const text = texts[each];
    if (text) return { text, language: each };
  }
  return null;
}
