import { registerIossNumber } from '../../../account/change-ioss.ts';
import { commandLineActor } from '../../../user/audit.ts';
import { readIossNumber } from '../../argument.ts';
import type { CliCommand } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { requireAccount } from '../../require-account.ts';
import { onDatabase, type Session } from '../../session.ts';
import { iossView } from './view.ts';

interface IossOptions {
  readonly account: string;
  readonly number: string;
  readonly platform?: boolean;
  readonly default?: boolean;
}

export function iossAdd(group: CliCommand, session: Session): void {
  group
    .command('add')
    .description('Register an IOSS number for an account. Adding the same number again updates it')
    .requiredOption('--account <id>', 'account ID')
    .requiredOption('--number <number>', 'IOSS number: IM and 10 digits', readIossNumber)
    .option('--platform', 'the number belongs to a sales platform (default: to the account)')
    .option('--default', 'use it for requests that name no number; replaces the previous default')
    .examples(
      'ioss add --account acc_… --number IM0123456789 --default',
      'ioss add --account acc_… --number IM3720000224 --platform',
    )
    .action(onDatabase(session, add));
}

async function add(
  { kysely }: OpenDatabase,
  { account, number, platform = false, ...options }: IossOptions,
): Promise<CommandResult> {
  const { id } = await requireAccount(kysely, account, '--account');
  const given = { number, isPlatform: platform, isDefault: options.default ?? false };
  const added = await kysely
    .transaction()
    .execute((tx) => registerIossNumber(tx, commandLineActor(id, new Date()), given));
  const owner = platform ? 'number of a platform' : 'own number';
  return {
    json: iossView(added),
    lines: [`Registered ${number} for account ${id} (${owner}${added.is_default ? ', default' : ''})`],
  };
}
