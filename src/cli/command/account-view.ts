import type { Account } from '../../../db/query/account.ts';

/** An account as `--json` shows it. */
export function accountView({ id, ...rest }: Account): { account_id: string } & Omit<Account, 'id'> {
  return { account_id: id, ...rest };
}
