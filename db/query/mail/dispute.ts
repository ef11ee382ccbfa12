import type { Kysely } from 'kysely';
import { statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';

/** Mails about disputes that a user gets in an hour, at most. */
const mailsPerHour = 20;

// Raw: inserts the rows of a select.
const insertMails = statement<{ id: string }>()({
  parameters: ['entryId', 'accountId', 'roles', 'mailsPerHour'],
  text: (p) => `insert into mail (id, user_id, audit_entry_id, kind, state, attempt_count, created_at, due_at)
      select 'eml_' || replace(gen_random_uuid()::text, '-', ''), u.id, ${p.entryId}, 'dispute', 'pending', 0,
        sampan_clock(), sampan_clock()
      from dashboard_user u
      where u.account_id is not distinct from ${p.accountId} and u.role = any(${p.roles}::text[]) and u.password_hash is not null
        and (select count(*) from mail m where m.user_id = u.id and m.kind = 'dispute'
          and m.created_at > sampan_clock() - interval '1 hour') < ${p.mailsPerHour}::integer
      returning id`,
});

/**
 * Queues the mail about a disputed charge to the users of these roles, in the transaction of the change and its audit entry.
 * `accountId` null: operators.
 */
export async function queueDisputeMails(
  db: Kysely<Database>,
  mail: { readonly entryId: string; readonly accountId: string | null; readonly roles: readonly string[] },
): Promise<void> {
  await insertMails.runIn(db, { ...mail, roles: [...mail.roles], mailsPerHour });
}
