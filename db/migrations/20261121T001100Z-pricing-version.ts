import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

// Whatever an account's prices depend on beside the catalogue, and changes by hand alone.
const inputs = [
  ['account', 'update of email, custom_insurance'],
  ['entitlement', 'insert or update or delete'],
  ['account_rate_table', 'insert or update or delete'],
  ['ioss_number', 'insert or update or delete'],
  ['setting', 'insert or update or delete'],
  ['fx_rate', 'insert or update or delete'],
];

const statements = [
  // Grows with every change of a pricing input, in the transaction of the change: who holds inputs of this version
  // holds the current ones.
  `create table pricing_version (
    only_row boolean primary key default true check (only_row),
    version bigint not null
  )`,
  'insert into pricing_version (version) values (1)',
  `create function bump_pricing_version() returns trigger language plpgsql as $$
  begin
    update pricing_version set version = version + 1;
    return null;
  end $$`,
  // It answers one column more from now on.
  'drop function if exists admit(bytea, integer, integer)',
  // Deferred: the row is locked last, so changes can't block each other crosswise.
  ...inputs.map(
    ([table, change]) => `create constraint trigger pricing_version after ${change} on ${table}
      deferrable initially deferred for each row execute function bump_pricing_version()`,
  ),
];
