import { insertAccount } from '../../db/query/account/account.ts';
import {
  confirmSubscription,
  requestSubscription,
  subscribeAccount,
} from '../../db/query/mail/digest-subscriber.ts';
import { breakingIds, readChangelog } from '../../src/changelog.ts';
import { newId } from '../../src/runtime.ts';
import type { TestDatabase } from './store/database.ts';

/** The newest breaking change of the change log. */
const ids = breakingIds(readChangelog());
export const newestChange = ids.at(-1) ?? '';
/** Every breaking change before it. */
export const earlierChanges: readonly string[] = ids.slice(0, -1);

/** Subscribes an address that knows every breaking change but the newest. Its confirmation mail is done. */
export async function subscribeAddress({ db }: TestDatabase, email: string): Promise<string> {
  const subscriberId = newId('sub', new Date());
  await requestSubscription(db, { subscriberId, mailId: newId('eml', new Date()), email });
  await confirmSubscription(db, subscriberId, earlierChanges);
  await db.pool.query('delete from mail where subscriber_id = $1', [subscriberId]);
  return subscriberId;
}

/** Subscribes a new account with this contact address in the same way. */
export async function subscribeNewAccount({ db }: TestDatabase, email: string): Promise<string> {
  const accountId = newId('acc', new Date());
  await insertAccount(db.kysely, { id: accountId, name: 'Test', email });
  await subscribeAccount(db.pool, { id: newId('sub', new Date()), accountId, knownChanges: earlierChanges });
  return accountId;
}
