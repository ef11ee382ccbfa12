import { Option } from 'commander';
import type { Kysely } from 'kysely';
import {
  type DashboardUser,
  findUserByEmail,
  linkDays,
  listUsers,
  resetHours,
} from '../../../db/query/user/user.ts';
import type { Database } from '../../../db/table/index.ts';
import { type UserRole, userRoles } from '../../../db/table/user.ts';
import { commandLineActor } from '../../audit.ts';
import { invocation } from '../../invocation.ts';
import { knownRootUrl } from '../../startup/root-url.ts';
import { removeUser, resetSecondFactor } from '../../user/administer.ts';
import { inviteUser, withdrawLink } from '../../user/invite.ts';
import { readEmail } from '../argument.ts';
import { type CliCommand, type CommandResult, listResult, Refusal } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { chosenAccount, requireAccount } from '../require.ts';
import { onDatabase, type Session } from '../session.ts';

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
        'owner: everything; finance: wallet and statements; clerk: book, print, cancel and hand over; developer: also keys, webhooks and the wallet; viewer: no changes',
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
  const membership = operator
    ? ({ accountId: null, role: 'operator' } as const)
    : { accountId: (await chosenAccount(database, account)).id, role };
  const invitation = await inviteUser(kysely, { ...membership, email, now: new Date() });
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

export function userList(group: CliCommand, session: Session): void {
  group
    .command('list')
    .description('List the users of the dashboard, oldest first')
    .option('--account <id>', 'account ID: list only its users')
    .examples('user list', 'user list --account acc_…')
    .action(onDatabase(session, showUsers));
}

async function showUsers(
  { kysely }: OpenDatabase,
  { account }: { account?: string },
): Promise<CommandResult> {
  if (account !== undefined) await requireAccount(kysely, account, '--account');
  const users = await listUsers(kysely, account);
  const views = users.map(({ id, account_id, email, role, has_password, created_at }) => ({
    user_id: id,
    account_id,
    email,
    role,
    has_password,
    created_at,
  }));
  return listResult(views, {
    heading: ['EMAIL', 'ROLE', 'ACCOUNT', 'STATE'],
    cells: ({ email, role, account_id, has_password }) => [
      email,
      role,
      account_id ?? '',
      has_password ? 'active' : 'invited',
    ],
    none: 'No users',
  });
}

/** Finds the user of `<email>`. @throws {Refusal} if there is none. */
async function requireUser(db: Kysely<Database>, email: string): Promise<DashboardUser> {
  const user = await findUserByEmail(db, email);
  if (user) return user;
  throw noSuchUser(email);
}

function noSuchUser(email: string): Refusal {
  return new Refusal(
    `<email>: no user has the address ${JSON.stringify(email)}. List the users with \`${invocation} user list\`.`,
  );
}

export function userRemove(group: CliCommand, session: Session): void {
  group
    .command('remove')
    .description('Remove a user of the dashboard, and end the sessions of the user immediately')
    .argument('<email>', 'email address of the user')
    .examples('user remove ada@shop.example')
    .action(onDatabase(session, remove));
}

async function remove({ kysely }: OpenDatabase, email: string): Promise<CommandResult> {
  const user = await requireUser(kysely, email);
  const removed = await removeUser(kysely, user, commandLineActor(null, new Date()));
  if (removed === 'not_found') throw noSuchUser(email);
  if (removed === 'last_operator') {
    throw new Refusal(
      `<email>: ${user.email} is the last operator who can sign in. Create another with \`${invocation} user invite --operator\`, and wait for the first sign-in.`,
    );
  }
  return { json: { user_id: user.id, email: user.email }, lines: [`Removed ${user.email}`] };
}

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
  const user = await requireUser(kysely, email);
  const by = commandLineActor(null, new Date());
  if (!(await resetSecondFactor(kysely, user, by))) {
    throw new Refusal(`<email>: ${user.email} has no second factor. Nothing was changed.`);
  }
  return {
    json: { user_id: user.id, email: user.email },
    lines: [`Removed the second factor of ${user.email}`],
  };
}

export function userWithdrawLink(group: CliCommand, session: Session): void {
  group
    .command('withdraw-link')
    .description('Withdraw the sign-in link of a user, which opens nothing from then on')
    .argument('<email>', 'email address of the user')
    .examples('user withdraw-link ada@shop.example')
    .action(onDatabase(session, withdraw));
}

async function withdraw({ kysely }: OpenDatabase, email: string): Promise<CommandResult> {
  const user = await requireUser(kysely, email);
  if (!(await withdrawLink(kysely, user, commandLineActor(user.account_id, new Date())))) {
    throw new Refusal(`<email>: ${user.email} has no valid sign-in link. Nothing was changed.`);
  }
  return {
    json: { user_id: user.id, email: user.email },
    lines: [`Withdrew the sign-in link of ${user.email}`],
  };
}
