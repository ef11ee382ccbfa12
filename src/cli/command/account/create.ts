import { insertAccount } from '../../../../db/query/account/account.ts';
import { newId } from '../../../runtime/identifier.ts';
import { audit, commandLineActor } from '../../../user/audit.ts';
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
  const now = new Date();
  const { id } = await kysely.transaction().execute(async (tx) => {
    const account = await insertAccount(tx, { id: newId('acc', now), name, email });
    await audit(tx, commandLineActor(account.id, now), 'account.created', name);
    return account;
  });
  return { json: { account_id: id }, lines: [`Created account ${id}`] };
}
