import type { readWallet } from '../../db/query/wallet/wallet.ts';
import type { WalletTransactionRow } from '../../db/query/wallet/wallet-transactions.ts';
import type { Schemas } from '../../generated/operations.ts';
import { centsToAmount } from '../money.ts';

/** Builds a wallet transaction of the API. A hold and a void change the held amount, other types the balance. */
export function walletTransaction(row: WalletTransactionRow): Schemas['WalletTransaction'] {
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
