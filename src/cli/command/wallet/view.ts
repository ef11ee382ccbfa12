import type { LedgerResult } from '../../../../db/query/wallet/ledger-result.ts';
import { centsToAmount } from '../../../money/money.ts';

/** What a movement left in the wallet, as `--json` shows it. */
export function movementView(accountId: string, result: LedgerResult<string>) {
  return {
    account_id: accountId,
    transaction_id: result.transactionId,
    repeated: result.repeated,
    amount_hkd: centsToAmount(result.amountCents),
    balance_hkd: centsToAmount(result.balanceCents),
    held_hkd: centsToAmount(result.heldCents),
    available_hkd: centsToAmount(result.availableCents),
  };
}

/** Cents for a person: `HKD -1250.50`. */
export function hkd(cents: number): string {
  return `HKD ${centsToAmount(cents).toFixed(2)}`;
}
