import { listAccounts } from '../../../../db/query/account/account.ts';
import { type CliCommand, invocation } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { onDatabase, type Session } from '../../session.ts';
import { formatTable } from '../../table.ts';
import { accountView } from './view.ts';

export function accountList(group: CliCommand, session: Session): void {
  group
    .command('list')
    .description('List all accounts, oldest first')
    .examples('account list')
    .action(onDatabase(session, showAccounts));
}

async function showAccounts({ kysely }: OpenDatabase): Promise<CommandResult> {
  const accounts = await listAccounts(kysely);
  const rows = accounts.map(({ id, created_at, email, name }) => [id, created_at.slice(0, 19), email, name]);
  return {
    json: accounts.map(accountView),
    lines:
      rows.length === 0
        ? [`No accounts. Create one with \`${invocation} account create\`.`]
        : formatTable(['ACCOUNT', 'CREATED (UTC)', 'EMAIL', 'NAME'], rows),
  };
}
