import type { readWallet } from '../../db/query/wallet/wallet.ts';
import type { Schemas } from '../../generated/operations.ts';
import { centsToAmount } from '../money/money.ts';

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
