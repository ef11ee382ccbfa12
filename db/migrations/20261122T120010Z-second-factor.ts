import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table dashboard_user
    add column totp_sealed text,
    add column totp_step integer,
    add column second_factor boolean not null generated always as (totp_sealed is not null) stored,
    add check ((totp_sealed is null) = (totp_step is null))`,
  'alter table user_session add column awaits_code boolean not null default false',
  `create table recovery_code (
    user_id text not null references dashboard_user on delete cascade,
    code_hash bytea not null,
    primary key (user_id, code_hash)
  )`,
];
