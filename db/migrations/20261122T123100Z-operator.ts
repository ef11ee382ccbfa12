import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table dashboard_user alter column account_id drop not null',
  'alter table dashboard_user drop constraint dashboard_user_role_check',
  `alter table dashboard_user add constraint dashboard_user_role_check
    check (role in ('owner', 'developer', 'viewer', 'operator'))`,
  // An operator belongs to the installation, everyone else to an account.
  "alter table dashboard_user add constraint dashboard_user_operator_check check ((role = 'operator') = (account_id is null))",
  'alter table audit_entry alter column account_id drop not null',
];
