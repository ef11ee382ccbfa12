import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertAccount } from '../../../db/query/account/account.ts';
import { newId } from '../../../src/runtime.ts';
import { type Environment, sampan, sampanJson } from '../../support/command-line.ts';
import { createTestDatabase, type TestDatabase } from '../../support/store/database.ts';
import { expectRefusal } from '../expect-refusal.ts';

let database: TestDatabase;

let env: Environment;

beforeAll(async () => {
  database = await createTestDatabase();
  env = { DATABASE_URL: database.url, PUBLIC_URL: 'https://api.sampan.example' };
});

afterAll(() => database[Symbol.asyncDispose]());

const newAccount = async () =>
  (
    await insertAccount(database.db.kysely, {
      id: newId('acc', new Date()),
      name: 'Shop',
      email: 'ops@shop.example',
    })
  ).id;

const inviteArguments = (account: string, email: string, ...more: string[]) => [
  'user',
  'invite',
  '--account',
  account,
  '--email',
  email,
  ...more,
];

const users = () => database.db.kysely.selectFrom('dashboard_user').selectAll().orderBy('id').execute();

describe('user invite', () => {
  it('gives each role of an account and of operators, and hides money or recipients from a viewer only', async () => {
    const account = await newAccount();
    const roleOf = async (email: string) => {
      const [user] = (await users()).filter((one) => one.email === email);
      return user && [user.role, user.sees_money, user.sees_recipients];
    };
    const clerk = inviteArguments(account, 'clerk@shop.example', '--role', 'clerk');
    await sampanJson(clerk, env);
    expect(await roleOf('clerk@shop.example')).toEqual(['clerk', true, true]);
    await sampanJson(
      inviteArguments(account, 'v@shop.example', '--role', 'viewer', '--hide-recipients'),
      env,
    );
    expect(await roleOf('v@shop.example')).toEqual(['viewer', true, false]);
    const operator = (email: string, ...more: string[]) => [
      'user',
      'invite',
      '--operator',
      '--email',
      email,
      ...more,
    ];
    await sampanJson(operator('desk@sampan.example', '--role', 'support'), env);
    expect(await roleOf('desk@sampan.example')).toEqual(['operator_support', true, true]);
    await sampanJson(operator('books@sampan.example', '--role', 'finance'), env);
    expect(await roleOf('books@sampan.example')).toEqual(['operator_finance', true, true]);
    const before = (await users()).length;
    await expectRefusal(
      operator('x@sampan.example', '--role', 'clerk'),
      env,
      /--role: clerk is a role of an account/,
    );
    await expectRefusal(
      inviteArguments(account, 'x@shop.example', '--role', 'support'),
      env,
      /Add --operator/,
    );
    await expectRefusal([...clerk, '--hide-money'], env, /need --role viewer/);
    expect(await users()).toHaveLength(before);
  });

  it('prints a link, stores only its hash, and renews it for a known user', async () => {
    const account = await newAccount();
    const invite = () =>
      sampanJson<{ user_id: string; link: string }>(
        inviteArguments(account, 'Ada@shop.example', '--role', 'viewer'),
        env,
      );
    const first = await invite();
    expect(first).toEqual({
      user_id: expect.stringMatching(/^usr_/),
      email: 'Ada@shop.example',
      role: 'viewer',
      link: expect.stringMatching(/^https:\/\/api\.sampan\.example\/dashboard\/welcome\?token=\w{43}$/),
    });
    const second = await invite();
    expect(second.user_id).toBe(first.user_id);
    expect(second.link).not.toBe(first.link);
    const stored = (await users()).filter(({ account_id }) => account_id === account);
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(second.link.split('=')[1]);
  });

  it('refuses a user of another account and an unknown account, and changes nothing', async () => {
    const [one, other] = [await newAccount(), await newAccount()];
    await sampanJson(inviteArguments(one, 'ben@shop.example'), env);
    const before = await users();
    const taken = await sampan(inviteArguments(other, 'BEN@shop.example'), env);
    expect([taken.exitCode, taken.stderr]).toEqual([1, expect.stringContaining('user of another account')]);
    const unknown = await sampan(inviteArguments('acc_0', 'eve@shop.example'), env);
    expect([unknown.exitCode, unknown.stderr]).toEqual([1, expect.stringContaining('no account has the ID')]);
    const both = await sampan(inviteArguments(one, 'eve@shop.example', '--operator'), env);
    expect([both.exitCode, both.stderr]).toEqual([1, expect.stringContaining('belongs to no account')]);
    const neither = await sampan(['user', 'invite', '--email', 'eve@shop.example'], env);
    expect([neither.exitCode, neither.stderr]).toEqual([
      1,
      expect.stringContaining('no demonstration account'),
    ]);
    expect(await users()).toEqual(before);
  });
});

describe('user list and user remove', () => {
  it('list the users of an account, and remove one with its sessions', async () => {
    const account = await newAccount();
    const { user_id } = await sampanJson<{ user_id: string }>(
      inviteArguments(account, 'cy@shop.example'),
      env,
    );
    await database.db.kysely
      .insertInto('user_session')
      .values({
        id: 'ses_1',
        user_id,
        token_hash: Buffer.alloc(32),
        address: '',
        user_agent: '',
        created_at: new Date(),
        seen_at: new Date(),
      })
      .execute();
    const listed = await sampanJson(['user', 'list', '--account', account], env);
    expect(listed).toEqual([expect.objectContaining({ user_id, role: 'owner', has_password: false })]);
    expect(await sampanJson(['user', 'remove', 'CY@shop.example'], env)).toEqual({
      user_id,
      email: 'cy@shop.example',
    });
    expect(await database.db.kysely.selectFrom('user_session').selectAll().execute()).toEqual([]);
    const again = await sampan(['user', 'remove', 'cy@shop.example'], env);
    expect([again.exitCode, again.stderr]).toEqual([1, expect.stringContaining('no user has the address')]);
  });
});

describe('user reset-second-factor', () => {
  it('turns it off and ends the sessions, and refuses users without one', async () => {
    const account = await newAccount();
    const email = 'lost@shop.example';
    const { user_id } = await sampanJson<{ user_id: string }>(inviteArguments(account, email), env);
    const { pool } = database.db;
    await pool.query("update dashboard_user set totp_sealed = 'sealed', totp_step = 0 where id = $1", [
      user_id,
    ]);
    await pool.query(
      `insert into user_session values ('ses_1', sha256('x'), $1, '::1', '', sampan_clock(), sampan_clock())`,
      [user_id],
    );
    const reset = ['user', 'reset-second-factor', email];
    expect(await sampanJson(reset, env)).toEqual({ user_id, email });
    const found = (await users()).filter(({ id }) => id === user_id);
    expect(found.map(({ second_factor }) => second_factor)).toEqual([false]);
    expect((await pool.query('select 1 from user_session')).rowCount).toBe(0);
    const again = await sampan(reset, env);
    expect([again.exitCode, again.stderr]).toEqual([1, expect.stringContaining('has no second factor')]);
    const unknown = await sampan(['user', 'reset-second-factor', 'no@shop.example'], env);
    expect([unknown.exitCode, unknown.stderr]).toEqual([
      1,
      expect.stringContaining('no user has the address'),
    ]);
    const entries = "select email, subject from audit_entry where action = 'second_factor.removed'";
    expect((await pool.query(entries)).rows).toEqual([{ email: 'sampan', subject: email }]);
  });
});

describe('user withdraw-link', () => {
  it('makes the link open nothing, and refuses users without one', async () => {
    const account = await newAccount();
    const email = 'late@shop.example';
    const { user_id } = await sampanJson<{ user_id: string }>(inviteArguments(account, email), env);
    const withdraw = ['user', 'withdraw-link', email.toUpperCase()];
    expect(await sampanJson(withdraw, env)).toEqual({ user_id, email });
    const found = (await users()).filter(({ id }) => id === user_id);
    expect(found).toMatchObject([{ link_hash: null, link_expires_at: null, link_by: null }]);
    for (const [address, reason] of [
      [email, 'has no valid sign-in link'],
      ['no@shop.example', 'no user has the address'],
    ] as const) {
      const again = await sampan(['user', 'withdraw-link', address], env);
      expect([again.exitCode, again.stderr]).toEqual([1, expect.stringContaining(reason)]);
    }
    const entries = "select account_id, email, subject from audit_entry where action = 'user.link_withdrawn'";
    expect((await database.db.pool.query(entries)).rows).toEqual([
      { account_id: account, email: 'sampan', subject: email },
    ]);
  });
});
