import { listApiKeys } from '../../../../db/query/account/api-key.ts';
import { allScopes } from '../../../account/scope.ts';
import type { CliCommand } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { requireAccount } from '../../require-account.ts';
import { onDatabase, type Session } from '../../session.ts';
import { formatTable } from '../../table.ts';
import { type KeyView, keyView } from './view.ts';

const heading = ['KEY', 'ACCOUNT', 'MODE', 'ENDS IN', 'STATE', 'SCOPES', 'LABEL'];

export function keyList(group: CliCommand, session: Session): void {
  group
    .command('list')
    .description('List API keys, oldest first, including revoked ones. The secret part is not shown')
    .option('--account <id>', 'account ID: list only its keys')
    .examples('key list', 'key list --account acc_…')
    .action(onDatabase(session, showKeys));
}

async function showKeys({ kysely }: OpenDatabase, { account }: { account?: string }): Promise<CommandResult> {
  if (account !== undefined) await requireAccount(kysely, account, '--account');
  const keys = (await listApiKeys(kysely, account)).map(keyView);
  return { json: keys, lines: keys.length === 0 ? ['No API keys'] : formatTable(heading, keys.map(cells)) };
}

function cells({ key_id, account_id, mode, last4, revoked_at, scopes, label, is_app }: KeyView): string[] {
  const state = revoked_at ? `revoked ${revoked_at.slice(0, 10)}` : 'active';
  const may = scopes.length === allScopes.length ? 'all' : scopes.join(',');
  return [key_id, account_id, mode, is_app ? '(app)' : last4, state, may, label];
}
