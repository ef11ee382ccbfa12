import { withdrawIossNumber } from '../../../account/change-ioss.ts';
import { commandLineActor } from '../../../user/audit.ts';
import { readIossNumber } from '../../argument.ts';
import { type CliCommand, invocation } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { requireAccount } from '../../require-account.ts';
import { onDatabase, type Session } from '../../session.ts';

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
  const isRemoved = await kysely
    .transaction()
    .execute((tx) => withdrawIossNumber(tx, commandLineActor(id, new Date()), number));
  if (!isRemoved) {
    throw new Refusal(
      `--number: account ${id} does not have ${number}. ` +
        `List its numbers with \`${invocation} ioss list --account ${id}\`.`,
    );
  }
  return { json: { account_id: id, number }, lines: [`Removed ${number} from account ${id}`] };
}
