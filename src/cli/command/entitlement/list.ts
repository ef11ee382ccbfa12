import { readEntitlement } from '../../../../db/query/pricing/entitlement.ts';
import type { CliCommand } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { requireAccount } from '../../require-account.ts';
import { onDatabase, type Session } from '../../session.ts';
import { entitlementLines } from './view.ts';

export function entitlementList(group: CliCommand, session: Session): void {
  group
    .command('list')
    .description('List the products that an account can order and the rate tables assigned to it')
    .requiredOption('--account <id>', 'account ID')
    .examples('entitlement list --account acc_…')
    .action(onDatabase(session, showEntitlement));
}

async function showEntitlement(
  { kysely }: OpenDatabase,
  { account }: { account: string },
): Promise<CommandResult> {
  const { id } = await requireAccount(kysely, account, '--account');
  const entitlement = await readEntitlement(kysely, id);
  return { json: { account_id: id, ...entitlement }, lines: entitlementLines(id, entitlement) };
}
