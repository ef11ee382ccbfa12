import { Option } from 'commander';
import { linkDays, resetHours } from '../../../../db/query/user/user.ts';
import { type UserRole, userRoles } from '../../../../db/table/user/dashboard-user.ts';
import { knownRootUrl } from '../../../startup/root-url.ts';
import { inviteUser } from '../../../user/invite.ts';
import { readEmail } from '../../argument.ts';
import type { CliCommand } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { chosenAccount } from '../../require-account.ts';
import { onDatabase, type Session } from '../../session.ts';

interface InviteOptions {
  readonly account?: string;
  readonly operator?: true;
  readonly email: string;
  readonly role: UserRole;
}

export function userInvite(group: CliCommand, session: Session): void {
  group
    .command('invite')
    .description(
      `Create a user of the dashboard and print a sign-in link, valid for ${linkDays} days. For a user with a password, print a link that resets it, valid for ${resetHours} hours`,
    )
    .option('--account <id>', 'account ID (default: the demonstration account)')
    .option('--operator', 'an operator of the installation, who sees and changes all accounts')
    .requiredOption('--email <email>', 'email address that the user signs in with', readEmail)
    .addOption(
      new Option(
        '--role <role>',
        'owner: everything; developer: no team, activity, account name or low balance level; viewer: no changes',
      )
        .choices([...userRoles])
        .default('owner'),
    )
    .examples(
      'user invite --email mei@shop.example',
      'user invite --account acc_… --email ada@shop.example --role developer',
      'user invite --operator --email ops@sampan.example',
    )
    .action(onDatabase(session, invite));
}

async function invite(
  database: OpenDatabase,
  { account, email, role, operator }: InviteOptions,
): Promise<CommandResult> {
  if (account !== undefined && operator) {
    throw new Refusal('--operator: an operator belongs to no account. Omit --account or --operator.');
  }
  const { kysely, config } = database;
  const place = operator
    ? ({ accountId: null, role: 'operator' } as const)
    : { accountId: (await chosenAccount(database, account)).id, role };
  const invitation = await inviteUser(kysely, { ...place, email, now: new Date() });
  if (!invitation) throw new Refusal(`--email: ${email} is a user of another account. Use another address.`);
  const { user, isReset } = invitation;
  const life = isReset ? `${resetHours} hours` : `${linkDays} days`;
  const link = (await knownRootUrl(config, kysely)) + invitation.path;
  return {
    json: { user_id: user.id, email: user.email, role: user.role, link },
    lines: [
      `user  ${user.email} (${user.role})`,
      `link  ${link}`,
      `Send the link to the user only. It works once, for ${life}.`,
    ],
  };
}
