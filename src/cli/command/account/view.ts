import type { Account } from '../../../../db/query/account/account.ts';
import { centsToAmount } from '../../../money/money.ts';

/** Returns an account as `--json` prints it, with amounts in HKD. */
export function accountView(account: Account) {
  const { id, credit_limit_cents, credit_floor_cents, low_balance_cents, ...rest } = account;
  return {
    account_id: id,
    ...rest,
    credit_limit_hkd: centsToAmount(credit_limit_cents),
    credit_floor_hkd: credit_floor_cents === null ? null : centsToAmount(credit_floor_cents),
    low_balance_hkd: low_balance_cents === null ? null : centsToAmount(low_balance_cents),
  };
}
