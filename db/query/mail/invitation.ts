import { type Kysely, sql } from 'kysely';
import { statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';

/** Invitations by mail of one account in an hour, so that an account cannot send mail in bulk. */
const maxPerHour = 20;

// Raw: counts and inserts in one statement.
const queue = statement<{ id: string }>()({
  parameters: ['id', 'userId', 'accountId', 'linkSealed'],
  text: (p) => `insert into mail (id, user_id, kind, state, attempt_count, created_at, due_at, link_sealed)
      select ${p.id}, ${p.userId}, 'invitation', 'pending', 0, sampan_clock(), sampan_clock(), ${p.linkSealed}
      where (select count(*) from audit_entry where account_id = ${p.accountId} and action = 'user.invited'
        and created_at > sampan_clock() - interval '1 hour') <= ${maxPerHour}
      returning id`,
});

/**
 * Queues the mail with a sign-in link, in the transaction of the link and its audit entry. Replaces an unsent mail with
 * an earlier link. Returns false if the account has reached its limit (20 per hour).
 */
export async function queueInvitation(
  db: Kysely<Database>,
  mail: {
    readonly id: string;
    readonly userId: string;
    readonly accountId: string;
    readonly linkSealed: string;
  },
): Promise<boolean> {
  await whereLinkMail(db, mail.userId).where('state', '=', sql.lit('pending')).execute();
  return (await queue.runIn(db, mail)).length > 0;
}

/** Deletes the mails with a sign-in link that are not sent. If an attempt is in flight, there is no further one. */
export async function deleteLinkMails(db: Kysely<Database>, userId: string): Promise<void> {
  await whereLinkMail(db, userId).where('state', 'in', ['pending', 'sending']).execute();
}

function whereLinkMail(db: Kysely<Database>, userId: string) {
  return db.deleteFrom('mail').where('user_id', '=', userId).where('kind', 'in', ['invitation', 'reset']);
}
