import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The import validates checks; a constraint would repeat its list.
  await sql`
    alter table country_requirement
      drop constraint country_requirement_check,
      drop constraint country_requirement_check_kind_check,
      drop constraint country_requirement_pkey
  `.execute(db);
  await sql`alter table country_requirement rename column digits to parameter`.execute(db);
  await sql`
    alter table country_requirement
      alter column parameter type text,
      add column severity text not null default 'error',
      add column overrides_schema boolean not null default false,
      add constraint country_requirement_key unique nulls not distinct (country_code, field, check_kind, parameter)
  `.execute(db);
  // Existing rows: these two rules were enforced before the column existed.
  await sql`
    update country_requirement set overrides_schema = true
    where (country_code, field) in (('BR', 'items.hs_code'), ('JP', 'sales_platform_name'))
  `.execute(db);
  await sql`
    alter table country_requirement alter column severity drop default, alter column overrides_schema drop default
  `.execute(db);
}
