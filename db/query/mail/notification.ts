import { type Kysely, sql } from 'kysely';
import type { Db } from '../../client.ts';
import { statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';
import type { NotificationChoice, NotificationType } from '../../table/user.ts';

const choices = sql<NotificationChoice[]>`notification_choices(role, notifications)`;

/** Returns the emails that a user gets. Undefined if there is no such user. */
export async function findNotificationChoices(
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

// Raw: a limit per type of event. The due time is checked again when the row is locked: the mail may be in flight then.
const drop = statement<{ id: string }>()({
  parameters: ['types', 'hours'],
  text: (p) => `update mail m set state = 'failed', due_at = null, last_error = old.reason
      from (
        select due.id, case when e.id is null then 'its event was deleted' else 'too old' end as reason
        from mail due join dashboard_user u on u.id = due.user_id
          left join event e on e.id = due.event_id and e.account_id = u.account_id
          left join unnest(${p.types}::text[], ${p.hours}::integer[]) as most (type, hours) on most.type = e.type
        where due.kind = 'notification' and due.due_at <= sampan_clock()
          and (e.id is null or due.created_at < sampan_clock() - make_interval(hours => most.hours))
      ) old
      where m.id = old.id and m.due_at <= sampan_clock()
      returning m.id`,
});

/**
 * Gives up notifications that waited longer than their type permits, or than their event is kept, except one in flight.
 * Returns their number.
 */
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
