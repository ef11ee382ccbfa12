import { type Account, findAccount } from '../../../../db/query/account/account.ts';
import { readDemoFile } from '../../../demo/demo-file.ts';
import { invocation } from '../../cli-command.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { requireAccount } from '../../require-account.ts';

/** Returns the account with the ID of `--account`, or the demonstration account if `--account` is not given. */
export async function chosenAccount(
  { kysely, config }: OpenDatabase,
  id: string | undefined,
): Promise<Account> {
  if (id !== undefined) return requireAccount(kysely, id, '--account');
  const demo = readDemoFile(config.home);
  const account = demo ? await findAccount(kysely, demo.account_id) : undefined;
  if (account) return account;
  throw new Refusal(
    `This installation has no demonstration account. Give --account <id>; list the accounts with \`${invocation} account list\`.`,
  );
}
