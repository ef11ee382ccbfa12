import type { Kysely } from 'kysely';
import { countResets, queueReset } from '../../db/query/mail/security.ts';
import { insertAuditEntry } from '../../db/query/user/audit-entry.ts';
import { lockUserWithPassword, setResetLink } from '../../db/query/user/user.ts';
import type { Database } from '../../db/table/index.ts';
import { auditEntry } from '../audit.ts';
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
  await db.transaction().execute(async (tx) => {
    const user = await lockUserWithPassword(tx, email);
    if (!user) return;
    const { count, waiting } = await countResets(tx, user.id);
    if (waiting > 0 || count >= maxPerHour) return;
    await setResetLink(tx, user.id, tokenHash);
    const actor = { accountId: user.account_id, email: user.email, ...from };
    const entry = auditEntry(actor, 'user.reset_requested', null);
    await insertAuditEntry(tx, entry);
    const id = newId('eml', from.now);
    const link = `${mail.rootUrl}/dashboard/welcome?token=${token}`;
    const linkSealed = mail.secrets.encrypt(link, mailedLinkContext(id, user.account_id));
    await queueReset(tx, { id, userId: user.id, entryId: entry.id, linkSealed });
  });
}
