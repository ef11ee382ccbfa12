import { listSubscribers } from '../../../db/query/mail/digest-subscriber.ts';
import { commandLineActor } from '../../audit.ts';
import { readChangelog } from '../../changelog.ts';
import { invocation } from '../../invocation.ts';
import { subscribe, unsubscribe, unsubscribeEmail } from '../../mail/digest.ts';
import { isEmailAddress } from '../../text.ts';
import { readEmail } from '../argument.ts';
import { type CliCommand, type CommandResult, listResult, Refusal } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { requireAccount } from '../require.ts';
import { onDatabase, type Session } from '../session.ts';

export function digestList(group: CliCommand, session: Session): void {
  group
    .command('list')
    .description('List the subscribers of the digest of breaking changes, oldest first')
    .examples('digest list')
    .action(onDatabase(session, showSubscribers));
}

async function showSubscribers(database: OpenDatabase): Promise<CommandResult> {
  const subscribers = await listSubscribers(database);
  return listResult(
    subscribers.map(({ id, ...view }) => view),
    {
      heading: ['EMAIL', 'ACCOUNT', 'CONFIRMED (UTC)', 'FAILED EMAILS'],
      cells: ({ email, account_id, confirmed_at, failed_mails }) => [
        email,
        account_id ?? '',
        confirmed_at?.slice(0, 19) ?? 'not yet',
        String(failed_mails),
      ],
      none: 'No subscribers',
    },
  );
}

export function digestSubscribe(group: CliCommand, session: Session): void {
  group
    .command('subscribe')
    .description(
      'Subscribe the contact address of an account to breaking changes, from now on. A new contact address takes effect at once',
    )
    .requiredOption('--account <id>', 'account ID')
    .examples('digest subscribe --account acc_…')
    .action(onDatabase(session, subscribeChosen));
}

async function subscribeChosen(
  database: OpenDatabase,
  { account }: { account: string },
): Promise<CommandResult> {
  const { id: accountId, email } = await requireAccount(database.kysely, account, '--account');
  if (!isEmailAddress(email)) {
    throw new Refusal(
      `--account: mail servers would not accept the contact address of ${accountId}. ` +
        `Change it with \`${invocation} account set ${accountId} --email <email>\`.`,
    );
  }
  const actor = commandLineActor(accountId, new Date());
  const isNew = await subscribe(database, actor, { email, changelog: readChangelog() });
  return {
    json: { account_id: accountId, email, subscribed: true },
    lines: [isNew ? `Subscribed ${email}` : `${email} is subscribed already`],
  };
}

interface Options {
  readonly account?: string;
  readonly email?: string;
}

export function digestUnsubscribe(group: CliCommand, session: Session): void {
  group
    .command('unsubscribe')
    .description('End the subscription of an account or of an address, and delete the address')
    .option('--account <id>', 'account ID')
    .option('--email <email>', 'address that was entered on the change log page', readEmail)
    .examples('digest unsubscribe --account acc_…', 'digest unsubscribe --email dev@shop.example')
    .action(onDatabase(session, unsubscribeChosen));
}

async function unsubscribeChosen(database: OpenDatabase, options: Options): Promise<CommandResult> {
  const { account, email } = options;
  if ((account === undefined) === (email === undefined)) {
    throw new Refusal('Give either --account or --email.');
  }
  const isDeleted =
    account === undefined
      ? await unsubscribeEmail(database, email ?? '')
      : await unsubscribe(database, commandLineActor(account, new Date()));
  if (!isDeleted) {
    throw new Refusal(
      `${account ?? email} is not subscribed. List the subscribers with \`${invocation} digest list\`.`,
    );
  }
  return {
    json: { account_id: account ?? null, email: email ?? null, subscribed: false },
    lines: [`Unsubscribed ${account ?? email}`],
  };
}
