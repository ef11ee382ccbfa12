import { queueDigests } from '../../db/query/mail/mail.ts';
import { breakingIds } from '../changelog.ts';
import type { WorkContext } from '../context.ts';

/** Queues mails about breaking changes that subscribers do not know. Returns their number. */
export async function announceChanges({ db, changelog }: WorkContext): Promise<number> {
  return queueDigests(db, breakingIds(changelog));
}
