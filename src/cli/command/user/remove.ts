import { findUserByEmail } from '../../../../db/query/user/user.ts';
import { removeUser } from '../../../user/administer.ts';
import { commandLineActor } from '../../../user/audit.ts';
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
  const user = await findUserByEmail(kysely, email);
  const by = commandLineActor(null, new Date());
  const removed = user ? await removeUser(kysely, user, by) : 'not_found';
  if (!user || removed === 'not_found') {
    throw new Refusal(
      `<email>: no user has the address ${JSON.stringify(email)}. List the users with \`${invocation} user list\`.`,
    );
  }
  if (removed === 'last_operator') {
    throw new Refusal(
      `<email>: ${user.email} is the last operator who can sign in. Create another with \`${invocation} user invite --operator\`, and wait for the first sign-in.`,
    );
  }
  return { json: { user_id: user.id, email: user.email }, lines: [`Removed ${user.email}`] };
}
