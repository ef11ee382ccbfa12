import { reapSubscriptions } from '../../db/query/mail/digest-subscriber.ts';
import { queueDigests } from '../../db/query/mail/mail.ts';
import { breakingIds } from '../changelog/changelog.ts';
import type { WorkContext } from '../context.ts';

/** Queues mails about breaking changes that subscribers do not know. Deletes unconfirmed addresses. */
export async function announceChanges({ db, changelog }: WorkContext): Promise<number> {
  const queued = await queueDigests(db, breakingIds(changelog));
  return queued + (await reapSubscriptions(db));
}
