import { addIossNumber } from '../../../../db/query/pricing/ioss-number.ts';
import type { Answer } from '../../answer.ts';
import { readIossNumber } from '../../argument.ts';
import type { CliCommand } from '../../cli-command.ts';
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
    .description('Register an IOSS number to an account; a repeat says anew whose it is')
    .requiredOption('--account <id>', 'who may ship under it')
    .requiredOption('--number <number>', 'IM and 10 digits', readIossNumber)
    .option('--platform', "a sales platform's number; else the account's own")
    .option('--default', 'used where a request names none, in place of the default before')
    .examples(
      'ioss add --account acc_… --number IM0123456789 --default',
      'ioss add --account acc_… --number IM3720000224 --platform',
    )
    .action(onDatabase(session, add));
}

async function add(
  { kysely }: OpenDatabase,
  { account, number, platform = false, ...options }: IossOptions,
): Promise<Answer> {
  const { id } = await requireAccount(kysely, account, '--account');
  const isDefault = options.default ?? false;
  const added = await addIossNumber(kysely, { accountId: id, number, isPlatform: platform, isDefault });
  const owner = platform ? "a platform's number" : 'its own number';
  return {
    json: iossView(added),
    lines: [`Account ${id} has ${number}, ${owner}${added.is_default ? ' and its default' : ''}`],
  };
}
