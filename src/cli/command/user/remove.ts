import { deleteUser } from '../../../../db/query/user/user.ts';
import { audit } from '../../../user/audit.ts';
import { type CliCommand, invocation } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { onDatabase, type Session } from '../../session.ts';

export function userRemove(group: CliCommand, session: Session): void {
  group
    .command('remove')
    .description('Remove a user of the dashboard, and end the sessions of the user immediately')
    .argument('<email>', 'email address of the user')
    .examples('user remove ada@shop.example')
    .action(onDatabase(session, remove));
}

async function remove({ kysely }: OpenDatabase, email: string): Promise<CommandResult> {
  const removed = await kysely.transaction().execute(async (tx) => {
    const user = await deleteUser(tx, email);
    if (user) {
      const actor = { accountId: user.account_id, email: user.email, address: null, now: new Date() };
      await audit(tx, actor, 'user.removed');
    }
    return user;
  });
  if (!removed) {
    throw new Refusal(
      `<email>: no user has the address ${JSON.stringify(email)}. List the users with \`${invocation} user list\`.`,
    );
  }
  return { json: { user_id: removed.id, email: removed.email }, lines: [`Removed ${removed.email}`] };
}
