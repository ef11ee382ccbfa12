import { findUserByEmail } from '../../../../db/query/user/user.ts';
import { removeSecondFactorOf } from '../../../user/administer.ts';
import { commandLineActor } from '../../../user/audit.ts';
import { type CliCommand, invocation } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { onDatabase, type Session } from '../../session.ts';

export function userResetSecondFactor(group: CliCommand, session: Session): void {
  group
    .command('reset-second-factor')
    .description(
      'Remove the second factor of a user who lost the phone and the recovery codes, and end the sessions of the user. Check the identity of the person first',
    )
    .argument('<email>', 'email address of the user')
    .examples('user reset-second-factor ada@shop.example')
    .action(onDatabase(session, reset));
}

async function reset({ kysely }: OpenDatabase, email: string): Promise<CommandResult> {
  const user = await findUserByEmail(kysely, email);
  if (!user) {
    throw new Refusal(
      `<email>: no user has the address ${JSON.stringify(email)}. List the users with \`${invocation} user list\`.`,
    );
  }
  const by = commandLineActor(null, new Date());
  if (!(await removeSecondFactorOf(kysely, user, by))) {
    throw new Refusal(`<email>: ${user.email} has no second factor. Nothing was changed.`);
  }
  return {
    json: { user_id: user.id, email: user.email },
    lines: [`Removed the second factor of ${user.email}`],
  };
}
