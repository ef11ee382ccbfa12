import { subscribeAccount } from '../../../../db/query/mail/digest-subscriber.ts';
import { inTransaction } from '../../../../db/statement.ts';
import { breakingIds, readChangelog } from '../../../changelog/changelog.ts';
import { newId } from '../../../runtime/identifier.ts';
import { isEmailAddress } from '../../../text/email-address.ts';
import { audit, commandLineActor } from '../../../user/audit.ts';
import { type CliCommand, invocation } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { requireAccount } from '../../require-account.ts';
import { onDatabase, type Session } from '../../session.ts';

export function digestSubscribe(group: CliCommand, session: Session): void {
  group
    .command('subscribe')
    .description(
      'Subscribe the contact address of an account to breaking changes, from now on. A new contact address takes effect at once',
    )
    .requiredOption('--account <id>', 'account ID')
    .examples('digest subscribe --account acc_…')
    .action(onDatabase(session, subscribe));
}

async function subscribe(database: OpenDatabase, { account }: { account: string }): Promise<CommandResult> {
  const { id: accountId, email } = await requireAccount(database.kysely, account, '--account');
  if (!isEmailAddress(email)) {
    throw new Refusal(
      `--account: mail servers would not accept the contact address of ${accountId}. ` +
        `Change it with \`${invocation} account set ${accountId} --email <email>\`.`,
    );
  }
  const now = new Date();
  const subscription = { id: newId('sub', now), accountId, knownChanges: breakingIds(readChangelog()) };
  const isNew = await database.kysely.transaction().execute(async (tx) => {
    if (!(await subscribeAccount(inTransaction(tx), subscription))) return false;
    await audit(tx, commandLineActor(accountId, now), 'digest.subscribed', email);
    return true;
  });
  return {
    json: { account_id: accountId, email, subscribed: true },
    lines: [isNew ? `Subscribed ${email}` : `${email} is subscribed already`],
  };
}
