import { type IossNumber, listIossNumbers } from '../../../db/query/pricing/ioss-number.ts';
import { registerIossNumber, withdrawIossNumber } from '../../account/entitlement.ts';
import { commandLineActor } from '../../audit.ts';
import { invocation } from '../../invocation.ts';
import { readIossNumber } from '../argument.ts';
import { type CliCommand, type CommandResult, listResult, Refusal } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { requireAccount } from '../require.ts';
import { onDatabase, type Session } from '../session.ts';

function iossView({ account_id, number, is_platform, is_default, created_at }: IossNumber) {
  return { account_id, number, platform: is_platform, default: is_default, created_at };
}

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
  const added = await registerIossNumber(kysely, commandLineActor(id, new Date()), given);
  const owner = platform ? 'number of a platform' : 'own number';
  return {
    json: iossView(added),
    lines: [`Registered ${number} for account ${id} (${owner}${added.is_default ? ', default' : ''})`],
  };
}

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
  return listResult((await listIossNumbers(kysely, id)).map(iossView), {
    heading: ['NUMBER', 'OWNER', 'DEFAULT'],
    cells: (one) => [one.number, one.platform ? 'platform' : 'account', one.default ? 'yes' : 'no'],
    none: `Account ${id} has no IOSS numbers`,
  });
}

export function iossRemove(group: CliCommand, session: Session): void {
  group
    .command('remove')
    .description(
      'Remove an IOSS number from an account. If it is the default, the account then has no default number',
    )
    .requiredOption('--account <id>', 'account ID')
    .requiredOption('--number <number>', 'IOSS number: IM and 10 digits', readIossNumber)
    .examples('ioss remove --account acc_… --number IM0123456789')
    .action(onDatabase(session, remove));
}

async function remove(
  { kysely }: OpenDatabase,
  { account, number }: { account: string; number: string },
): Promise<CommandResult> {
  const { id } = await requireAccount(kysely, account, '--account');
  const isRemoved = await withdrawIossNumber(kysely, commandLineActor(id, new Date()), number);
  if (!isRemoved) {
    throw new Refusal(
      `--number: account ${id} does not have ${number}. ` +
        `List its numbers with \`${invocation} ioss list --account ${id}\`.`,
    );
  }
  return { json: { account_id: id, number }, lines: [`Removed ${number} from account ${id}`] };
}
