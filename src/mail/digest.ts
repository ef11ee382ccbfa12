import {
  confirmSubscription,
  deleteSubscription,
  findSubscription,
  requestSubscription,
  subscribeAccount,
} from '../../db/query/mail/digest-subscriber.ts';
import { queueDigests } from '../../db/query/mail/mail.ts';
import { inTransaction } from '../../db/statement.ts';
import type { AccountActor } from '../audit.ts';
import { commitChange } from '../change.ts';
import { breakingIds } from '../changelog.ts';
import type { WorkContext } from '../context.ts';
import { newId } from '../runtime.ts';

type DigestContext = Pick<WorkContext, 'db' | 'changelog'>;
type Store = Pick<WorkContext['db'], 'kysely'>;

/** Subscribes the contact address of the actor's account to breaking changes from now on. False: it is subscribed. */
export async function subscribe(
  { kysely }: Store,
  actor: AccountActor,
  { email, changelog }: { readonly email: string; readonly changelog: WorkContext['changelog'] },
): Promise<boolean> {
  const { accountId, now } = actor;
  return commitChange(kysely, async (tx) => {
    const subscription = { id: newId('sub', now), accountId, knownChanges: breakingIds(changelog) };
    const isNew = await subscribeAccount(inTransaction(tx), subscription);
    return { result: isNew, entry: isNew && [actor, 'digest.subscribed', email] };
  });
}

/** Ends the subscription of the actor's account. False: it has none. */
export async function unsubscribe({ kysely }: Store, actor: AccountActor): Promise<boolean> {
  return commitChange(kysely, async (tx) => {
    const id = await findSubscription(tx, { account: actor.accountId });
    const isEnded = id !== undefined && (await deleteSubscription({ kysely: tx }, id));
    return { result: isEnded, entry: isEnded && [actor, 'digest.unsubscribed'] };
  });
}

/** Deletes the subscription of an address. No entry names it, which would keep what this deletes. False: it has none. */
export async function unsubscribeEmail({ kysely }: Store, email: string): Promise<boolean> {
  const id = await findSubscription(kysely, { email });
  return id !== undefined && deleteSubscription({ kysely }, id);
}

/** Queues the mail that asks an address to confirm. Does the same for an address that is subscribed already. */
export async function askToConfirm({ db }: DigestContext, email: string, now: Date): Promise<void> {
  await requestSubscription(db, { subscriberId: newId('sub', now), mailId: newId('eml', now), email });
}

/** Confirms the subscription that a link names. False: it has expired. */
export function confirmByLink({ db, changelog }: DigestContext, subscriberId: string): Promise<boolean> {
  return confirmSubscription(db, subscriberId, breakingIds(changelog));
}

/** Deletes the subscription that a link names, if it is there. */
export async function unsubscribeByLink({ db }: DigestContext, subscriberId: string): Promise<void> {
  await deleteSubscription(db, subscriberId);
}

/** Queues mails about breaking changes that subscribers do not know. Returns their number. */
export async function announceChanges({ db, changelog }: DigestContext): Promise<number> {
  return queueDigests(db, breakingIds(changelog));
}
