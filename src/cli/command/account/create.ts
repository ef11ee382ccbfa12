import { insertAccount } from '../../../../db/query/account/account.ts';
import { newId } from '../../../runtime/identifier.ts';
import { readEmail, readName } from '../../argument.ts';
import type { CliCommand } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { onDatabase, type Session } from '../../session.ts';

export function accountCreate(group: CliCommand, session: Session): void {
  group
    .command('create')
    .description('Create an account. It can order nothing until `entitlement grant` grants it products')
    .requiredOption('--name <name>', 'account name, 1 to 200 characters', readName)
    .requiredOption(
      '--email <email>',
      'contact email address; given to carriers if the recipient has no email address',
      readEmail,
    )
    .examples('account create --name "Lantau Shop" --email ops@lantau.example')
    .action(onDatabase(session, createAccount));
}

async function createAccount(
  { kysely }: OpenDatabase,
  { name, email }: { name: string; email: string },
): Promise<CommandResult> {
  const { id } = await insertAccount(kysely, { id: newId('acc', new Date()), name, email });
  return { json: { account_id: id }, lines: [`Created account ${id}`] };
}
