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
import { type OperatorRole, type UserRole, userRoles } from '../../../db/table/user.ts';
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
  readonly role?: InvitedRole;
  readonly hideMoney?: true;
  readonly hideRecipients?: true;
}

/** `support` is a role of operators only, `finance` one of operators too. */
const invitedRoles = [...userRoles, 'support'] as const;
type InvitedRole = (typeof invitedRoles)[number];

export function userInvite(group: CliCommand, session: Session): void {
  group
    .command('invite')
    .description(
      `Create a user of the dashboard and print a sign-in link, valid for ${linkDays} days. For a user with a password, print a link that resets it, valid for ${resetHours} hours`,
    )
    .option('--account <id>', 'account ID (default: the demonstration account)')
    .option(
      '--operator',
      'an operator of the installation: all accounts, or with --role support or finance a part',
    )
    .requiredOption('--email <email>', 'email address that the user signs in with', readEmail)
    .addOption(
      new Option(
        '--role <role>',
        'owner (default): everything; finance: wallet and statements; clerk: book, print, cancel and hand over; developer: also wallet, keys and webhooks; viewer: no changes; support: only with --operator',
      ).choices([...invitedRoles]),
    )
    .option('--hide-money', 'show a viewer no prices, wallet and statements')
    .option('--hide-recipients', 'show a viewer no names and addresses')
    .examples(
      'user invite --email mei@shop.example',
      'user invite --account acc_… --email ada@shop.example --role developer',
      'user invite --account acc_… --email kit@shop.example --role viewer --hide-money',
      'user invite --operator --email ops@sampan.example',
      'user invite --operator --email desk@sampan.example --role support',
    )
    .action(onDatabase(session, invite));
}

async function invite(
  database: OpenDatabase,
  { account, email, role, operator, hideMoney, hideRecipients }: InviteOptions,
): Promise<CommandResult> {
  if (account !== undefined && operator) {
    throw new Refusal('--operator: an operator belongs to no account. Omit --account or --operator.');
  }
  const { kysely, config } = database;
  if ((hideMoney || hideRecipients) && role !== 'viewer')
    throw new Refusal('--hide-money and --hide-recipients: they need --role viewer.');
  const membership = operator
    ? { accountId: null, role: operatorRole(role) }
    : { accountId: (await chosenAccount(database, account)).id, role: accountRole(role) };
  const choice = { seesMoney: !hideMoney, seesRecipients: !hideRecipients };
  const invitation = await inviteUser(kysely, { ...membership, ...choice, email, now: new Date() });
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

function operatorRole(role: InvitedRole | undefined): OperatorRole {
  if (role === undefined) return 'operator';
  if (role === 'support' || role === 'finance') return `operator_${role}`;
  throw new Refusal(`--role: ${role} is a role of an account. With --operator, give support or finance.`);
}

function accountRole(role: InvitedRole = 'owner'): UserRole {
  if (role !== 'support') return role;
  throw new Refusal('--role: support is a role of operators. Add --operator, or give another role.');
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
