import type { Kysely } from 'kysely';
import { countResets, queueReset } from '../../db/query/mail/security.ts';
import { lockUserWithPassword, setResetLink } from '../../db/query/user/user.ts';
import type { Database } from '../../db/table/index.ts';
import { userActor } from '../audit.ts';
import { commitChange } from '../change.ts';
import { newId } from '../runtime.ts';
import type { KeyRing } from '../secret/key-ring.ts';
import { mailedLinkContext } from './invite.ts';
import { newToken } from './token.ts';

/** So that a stranger cannot flood a mailbox. */
const maxPerHour = 3;

/**
 * Mails the user of an address a link that resets the password. Nothing happens for an unknown address, a user who
 * never signed in, after 3 mails in an hour, and while a mail with a link waits to be sent.
 */
export async function requestReset(
  db: Kysely<Database>,
  mail: { readonly secrets: KeyRing; readonly rootUrl: string },
  email: string,
  from: { readonly ip: string; readonly now: Date },
): Promise<void> {
  const { token, tokenHash } = newToken();
  await commitChange(db, async (tx) => {
    const user = await lockUserWithPassword(tx, email);
    if (!user) return { result: undefined, entry: null };
    const { count, waiting } = await countResets(tx, user.id);
    if (waiting > 0 || count >= maxPerHour) return { result: undefined, entry: null };
    await setResetLink(tx, user.id, tokenHash);
    const id = newId('eml', from.now);
    const link = `${mail.rootUrl}/dashboard/welcome?token=${token}`;
    const linkSealed = mail.secrets.encrypt(link, mailedLinkContext(id, user.account_id));
    const mailIt = (entryId: string) => queueReset(tx, { id, userId: user.id, entryId, linkSealed });
    return {
      result: undefined,
      entry: [userActor(user, from), 'user.reset_requested', null, { mail: mailIt }],
    };
  });
}
