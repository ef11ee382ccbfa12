import { findUserByEmail } from '../../../../db/query/user/user.ts';
import { commandLineActor } from '../../../user/audit.ts';
import { withdrawLink } from '../../../user/invite.ts';
import { type CliCommand, invocation } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { onDatabase, type Session } from '../../session.ts';

export function userWithdrawLink(group: CliCommand, session: Session): void {
  group
    .command('withdraw-link')
    .description('Withdraw the sign-in link of a user, which opens nothing from then on')
    .argument('<email>', 'email address of the user')
    .examples('user withdraw-link ada@shop.example')
    .action(onDatabase(session, withdraw));
}

async function withdraw({ kysely }: OpenDatabase, email: string): Promise<CommandResult> {
  const user = await findUserByEmail(kysely, email);
  if (!user) {
    throw new Refusal(
      `<email>: no user has the address ${JSON.stringify(email)}. List the users with \`${invocation} user list\`.`,
    );
  }
  if (!(await withdrawLink(kysely, user, commandLineActor(user.account_id, new Date())))) {
    throw new Refusal(`<email>: ${user.email} has no valid sign-in link. Nothing was changed.`);
  }
  return {
    json: { user_id: user.id, email: user.email },
    lines: [`Withdrew the sign-in link of ${user.email}`],
  };
}
