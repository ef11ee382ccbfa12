import { listUsers } from '../../../../db/query/user/user.ts';
import type { CliCommand } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { requireAccount } from '../../require-account.ts';
import { onDatabase, type Session } from '../../session.ts';
import { formatTable } from '../../table.ts';

const heading = ['EMAIL', 'ROLE', 'ACCOUNT', 'STATE'];

export function userList(group: CliCommand, session: Session): void {
  group
    .command('list')
    .description('List the users of the dashboard, oldest first')
    .option('--account <id>', 'account ID: list only its users')
    .examples('user list', 'user list --account acc_…')
    .action(onDatabase(session, showUsers));
}

async function showUsers(
  { kysely }: OpenDatabase,
  { account }: { account?: string },
): Promise<CommandResult> {
  if (account !== undefined) await requireAccount(kysely, account, '--account');
  const users = await listUsers(kysely, account);
  const rows = users.map(({ email, role, account_id, has_password }) => [
    email,
    role,
    account_id ?? '',
    has_password ? 'active' : 'invited',
  ]);
  const json = users.map(({ id, account_id, email, role, has_password, created_at }) => ({
    user_id: id,
    ...{ account_id, email, role, has_password, created_at },
  }));
  return { json, lines: users.length === 0 ? ['No users'] : formatTable(heading, rows) };
}
