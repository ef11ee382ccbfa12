import { type DigestSubscriber, listSubscribers } from '../../../../db/query/mail/digest-subscriber.ts';
import type { CliCommand } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { onDatabase, type Session } from '../../session.ts';
import { formatTable } from '../../table.ts';

export function digestList(group: CliCommand, session: Session): void {
  group
    .command('list')
    .description('List the subscribers of the digest of breaking changes, oldest first')
    .examples('digest list')
    .action(onDatabase(session, showSubscribers));
}

async function showSubscribers(database: OpenDatabase): Promise<CommandResult> {
  const subscribers = await listSubscribers(database);
  const heading = ['EMAIL', 'ACCOUNT', 'CONFIRMED (UTC)', 'FAILED EMAILS'];
  return {
    json: subscribers.map(({ id, ...view }) => view),
    lines: subscribers.length === 0 ? ['No subscribers'] : formatTable(heading, subscribers.map(cells)),
  };
}

function cells({ email, account_id, confirmed_at, failed_mails }: DigestSubscriber): string[] {
  return [email, account_id ?? '', confirmed_at?.slice(0, 19) ?? 'not yet', String(failed_mails)];
}
