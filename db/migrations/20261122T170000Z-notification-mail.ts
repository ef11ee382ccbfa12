import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Null: the default of the role (notification_choices.sql).
  `alter table dashboard_user add column notifications text[]
    check (notifications <@ array['wallet.low_balance:live', 'wallet.low_balance:test', 'webhook.disabled:live', 'webhook.disabled:test'])`,
  `alter table mail
    add column event_id text references event on delete cascade,
    drop constraint mail_kind_check,
    add constraint mail_kind_check check (kind in ('confirmation', 'digest', 'invitation', 'notification')),
    drop constraint mail_check2,
    add check ((kind in ('invitation', 'notification')) = (user_id is not null)),
    add check ((kind = 'notification') = (event_id is not null))`,
  'create unique index mail_event on mail (event_id, user_id) where event_id is not null',
];
