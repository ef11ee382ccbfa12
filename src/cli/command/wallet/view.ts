import type { LedgerResult } from '../../../../db/query/wallet/ledger-result.ts';
import { centsToAmount } from '../../../money/money.ts';

/** Returns a wallet transaction as `--json` prints it, with the balances after it. */
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

/** Returns a wallet transaction as one line, such as `Added HKD 5.00 (txn_…). The balance is HKD 12.00.` */
export function movementLine(
  verb: 'added' | 'adjusted by' | 'refunded',
  result: LedgerResult<string>,
): string {
  const done = result.repeated ? `Already ${verb}` : `${verb.charAt(0).toUpperCase()}${verb.slice(1)}`;
  const unchanged = result.repeated ? ' Nothing changed.' : '';
  const { amountCents, transactionId, balanceCents } = result;
  return `${done} ${hkd(amountCents)} (${transactionId}).${unchanged} The balance is ${hkd(balanceCents)}.`;
}

/** Formats cents, such as `HKD -1250.50`. */
export function hkd(cents: number): string {
  return `HKD ${centsToAmount(cents).toFixed(2)}`;
}
