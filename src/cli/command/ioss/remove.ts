import { removeIossNumber } from '../../../../db/query/pricing/ioss-number.ts';
import type { Answer } from '../../answer.ts';
import { readIossNumber } from '../../argument.ts';
import { type CliCommand, invocation } from '../../cli-command.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { requireAccount } from '../../require-account.ts';
import { onDatabase, type Session } from '../../session.ts';

export function iossRemove(group: CliCommand, session: Session): void {
  group
    .command('remove')
    .description('Take an IOSS number from an account; without a default none is used by itself')
    .requiredOption('--account <id>', 'whose number it is')
    .requiredOption('--number <number>', 'IM and 10 digits', readIossNumber)
    .examples('ioss remove --account acc_… --number IM0123456789')
    .action(onDatabase(session, remove));
}

async function remove(
  { kysely }: OpenDatabase,
  { account, number }: { account: string; number: string },
): Promise<Answer> {
  const { id } = await requireAccount(kysely, account, '--account');
  if (!(await removeIossNumber(kysely, id, number))) {
    throw new Refusal(
      `--number is ${number}, which account ${id} doesn't have; ` +
        `\`${invocation} ioss list --account ${id}\` shows those that it has`,
    );
  }
  return { json: { account_id: id, number }, lines: [`Account ${id} no longer has ${number}`] };
}
