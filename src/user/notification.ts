import type { Kysely } from 'kysely';
import { removeNotification, setNotifications } from '../../db/query/mail/notification.ts';
import type { Database } from '../../db/table/index.ts';
import type { NotificationChoice } from '../../db/table/user/dashboard-user.ts';
import { type AuditActor, audit } from './audit.ts';

/** Sets which notification emails a user gets. */
export async function chooseNotifications(
  db: Kysely<Database>,
  actor: AuditActor,
  userId: string,
  choices: readonly NotificationChoice[],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await setNotifications(tx, userId, choices);
    await audit(tx, actor, 'user.notifications_set', choices.join(', ') || null);
  });
}

/** Switches off one kind of email by the link that each email has. A second time changes nothing. */
export async function switchOffNotification(
  db: Kysely<Database>,
  { userId, choice }: { readonly userId: string; readonly choice: NotificationChoice },
  from: { readonly address: string; readonly now: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const user = await removeNotification(tx, userId, choice);
    if (!user) return;
    const actor = { accountId: user.account_id, email: user.email, ...from };
    await audit(tx, actor, 'user.notifications_set', `${choice}: –`);
  });
}
