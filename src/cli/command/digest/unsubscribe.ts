import { deleteSubscription, findSubscription } from '../../../../db/query/mail/digest-subscriber.ts';
import { audit, commandLineActor } from '../../../user/audit.ts';
import { readEmail } from '../../argument.ts';
import { type CliCommand, invocation } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { onDatabase, type Session } from '../../session.ts';

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
    .action(onDatabase(session, unsubscribe));
}

async function unsubscribe(database: OpenDatabase, options: Options): Promise<CommandResult> {
  const { account, email } = options;
  if ((account === undefined) === (email === undefined)) {
    throw new Refusal('Give either --account or --email.');
  }
  const id = await findSubscription(database.kysely, options);
  const isDeleted = await database.kysely.transaction().execute(async (tx) => {
    if (id === undefined || !(await deleteSubscription({ kysely: tx }, id))) return false;
    // An entry about an address would keep what the command deletes.
    if (account) await audit(tx, commandLineActor(account, new Date()), 'digest.unsubscribed');
    return true;
  });
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
