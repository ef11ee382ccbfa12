import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Kysely, sql } from 'kysely';
import { up } from '../../db/migrations/20261121T001400Z-country-requirement-checks.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

it('the migration keeps the country rules of a live catalog in force', async () => {
  const rows = await database.db.kysely.transaction().execute(async (db) => {
    await sql`create schema before`.execute(db);
    await sql`set local search_path to before`.execute(db);
    await sql`
      create table country_requirement (
        country_code text not null,
        field text not null,
        check_kind text not null check (check_kind in ('present', 'digits')),
        digits integer check ((check_kind = 'digits') = (digits is not null)),
        primary key (country_code, field)
      )
    `.execute(db);
    await sql`
      insert into country_requirement values ('BR', 'items.hs_code', 'digits', 8), ('CL', 'tax_number', 'present', null),
        ('JP', 'sales_platform_name', 'present', null)
    `.execute(db);
    await up(db as unknown as Kysely<unknown>);
    return (await sql`select * from country_requirement order by country_code`.execute(db)).rows;
  });
  expect(rows).toEqual([
    {
      country_code: 'BR',
      field: 'items.hs_code',
      check_kind: 'digits',
      parameter: '8',
      severity: 'error',
      overrides_schema: true,
    },
    {
      country_code: 'CL',
      field: 'tax_number',
      check_kind: 'present',
      parameter: null,
      severity: 'error',
      overrides_schema: false,
    },
    {
      country_code: 'JP',
      field: 'sales_platform_name',
      check_kind: 'present',
      parameter: null,
      severity: 'error',
      overrides_schema: true,
    },
  ]);
});
