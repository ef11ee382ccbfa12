import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { deleteExpiredSignInSources } from '../../../../db/query/user/sign-in-attempt.ts';
import { inviteUser } from '../../../../src/user/invite.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/store/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

it('sources of a removed user are forgotten at once, those of an unknown address after an hour', async () => {
  const { kysely, pool } = database.db;
  await pool.query(
    `insert into sign_in_source (subject, source, failed_sign_ins, seen_at) values
      ('usr_gone', 'device x', 0, sampan_clock()), ('unknown 1', 'strangers', 1, sampan_clock()),
      ('unknown 2', 'strangers', 1, sampan_clock() - interval '61 minutes')`,
  );
  expect(await deleteExpiredSignInSources(kysely)).toBe(2);
  const { rows } = await pool.query('delete from sign_in_source returning subject');
  expect(rows).toEqual([{ subject: 'unknown 1' }]);
});

it('browsers are forgotten after 180 days, and networks and codes after 24 hours, also locked ones', async () => {
  const { kysely, pool } = database.db;
  const email = 'ops@sampan.example';
  const made = await inviteUser(kysely, { accountId: null, role: 'operator', email, now: new Date() });
  const sources = [
    ['device new', '179 days'],
    ['device old', '181 days'],
    ['network 192.0.2.1', '23 hours'],
    ['network 192.0.2.2', '25 hours'],
    ['code', '25 hours'],
  ];
  for (const [source, age] of sources) {
    await pool.query(
      `insert into sign_in_source (subject, source, failed_sign_ins, locked_until, seen_at)
        values ($1, $2, 10, sampan_clock() + interval '1 minute', sampan_clock() - $3::interval)`,
      [made?.user.id, source, age],
    );
  }
  expect(await deleteExpiredSignInSources(kysely)).toBe(3);
  const { rows } = await pool.query('select source from sign_in_source order by source');
  expect(rows.map(({ source }) => source)).toEqual(['device new', 'network 192.0.2.1']);
  expect(await deleteExpiredSignInSources(kysely)).toBe(0);
});
