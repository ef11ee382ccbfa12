import { listIossNumbers } from '../../../../db/query/pricing/ioss-number.ts';
import type { CliCommand } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { requireAccount } from '../../require-account.ts';
import { onDatabase, type Session } from '../../session.ts';
import { formatTable } from '../../table.ts';
import { iossView } from './view.ts';

export function iossList(group: CliCommand, session: Session): void {
  group
    .command('list')
    .description('List the IOSS numbers of an account, oldest first')
    .requiredOption('--account <id>', 'account ID')
    .examples('ioss list --account acc_…')
    .action(onDatabase(session, showNumbers));
}

async function showNumbers(
  { kysely }: OpenDatabase,
  { account }: { account: string },
): Promise<CommandResult> {
  const { id } = await requireAccount(kysely, account, '--account');
  const numbers = (await listIossNumbers(kysely, id)).map(iossView);
  const rows = numbers.map((one) => [
    one.number,
    one.platform ? 'platform' : 'account',
    one.default ? 'yes' : 'no',
  ]);
  return {
    json: numbers,
    lines:
      rows.length === 0
        ? [`Account ${id} has no IOSS numbers`]
        : formatTable(['NUMBER', 'OWNER', 'DEFAULT'], rows),
  };
}
