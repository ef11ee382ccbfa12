import { type Kysely, sql } from 'kysely';
import type { Db } from '../../client.ts';
import { statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';
import type { NotificationChoice, NotificationType } from '../../table/user.ts';

const choices = sql<NotificationChoice[]>`notification_choices(role, notifications)`;

/** Returns the emails that a user gets. Undefined if there is no such user. */
export async function findNotifications(
  db: Kysely<Database>,
  userId: string,
): Promise<readonly NotificationChoice[] | undefined> {
  const row = await db
    .selectFrom('dashboard_user')
    .select(choices.as('choices'))
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.choices;
}

export async function setNotifications(
  db: Kysely<Database>,
  userId: string,
  notifications: readonly NotificationChoice[],
): Promise<void> {
  await db
    .updateTable('dashboard_user')
    .set({ notifications: [...notifications] })
    .where('id', '=', userId)
    .execute();
}

/** Removes one choice and keeps the others. Undefined if the user does not have it. */
export async function removeNotification(
  db: Kysely<Database>,
  userId: string,
  choice: NotificationChoice,
): Promise<{ readonly email: string; readonly account_id: string | null } | undefined> {
  return db
    .updateTable('dashboard_user')
    .set({ notifications: sql<NotificationChoice[]>`array_remove(${choices}, ${choice})` })
    .where('id', '=', userId)
    .where(sql<boolean>`${choice} = any (${choices})`)
    .returning(['email', 'account_id'])
    .executeTakeFirst();
}

// Raw: a limit per type of event.
const drop = statement<{ id: string }>()({
  parameters: ['types', 'hours'],
  text: (p) => `update mail m set state = 'failed', due_at = null, last_error = 'too old'
      from dashboard_user u, event e, unnest(${p.types}::text[], ${p.hours}::integer[]) as most (type, hours)
      where m.kind = 'notification' and m.due_at <= sampan_clock() and u.id = m.user_id
        and e.id = m.event_id and e.account_id = u.account_id and e.type = most.type
        and m.created_at < sampan_clock() - make_interval(hours => most.hours)
      returning m.id`,
});

/** Gives up notifications that waited longer than their type permits, except one in flight. Returns their number. */
export async function dropOldNotifications(
  { pool }: Pick<Db, 'pool'>,
  maxHours: Readonly<Record<NotificationType, number>>,
): Promise<number> {
  const { rowCount } = await drop.run(pool, {
    types: Object.keys(maxHours),
    hours: Object.values(maxHours),
  });
  return rowCount ?? 0;
}
