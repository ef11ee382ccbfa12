import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table dashboard_user add column seen_at timestamptz',
  `alter table mail
    alter column subscriber_id drop not null,
    add column user_id text references dashboard_user on delete cascade,
    add column link_sealed text,
    drop constraint mail_kind_check,
    add constraint mail_kind_check check (kind in ('confirmation', 'digest', 'invitation')),
    add check ((kind = 'invitation') = (user_id is not null)),
    add check ((user_id is null) <> (subscriber_id is null)),
    add check (link_sealed is null or kind = 'invitation')`,
  'create index mail_user on mail (user_id) where user_id is not null',
];
