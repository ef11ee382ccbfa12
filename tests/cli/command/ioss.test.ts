import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertAccount } from '../../../db/query/account/account.ts';
import { addIossNumber, listIossNumbers } from '../../../db/query/pricing/ioss-number.ts';
import { newId } from '../../../src/runtime.ts';
import { type Environment, sampan, sampanJson } from '../../support/command-line.ts';
import { createTestDatabase, type TestDatabase } from '../../support/store/database.ts';
import { expectRefusal } from '../expect-refusal.ts';

let database: TestDatabase;
let env: Environment;
beforeAll(async () => {
  database = await createTestDatabase();
  env = { DATABASE_URL: database.url };
});
afterAll(() => database.stop());

async function newAccount(): Promise<string> {
  const account = { id: newId('acc', new Date()), name: 'Shop', email: 'ops@shop.example' };
  return (await insertAccount(database.db.kysely, account)).id;
}
const call = (verb: string, account: string, ...rest: string[]) => [
  'ioss',
  verb,
  '--account',
  account,
  ...rest,
];
const add = (account: string, number: string, ...flags: string[]) =>
  sampanJson(call('add', account, '--number', number, ...flags), env);
const list = (account: string) => sampanJson(call('list', account), env);
const view = (account_id: string, number: string, platform: boolean, isDefault: boolean) => ({
  account_id,
  number,
  platform,
  default: isDefault,
  created_at: expect.stringMatching(/Z$/),
});

describe('ioss', () => {
  it('adds own and platform numbers, and a new default replaces the previous one', async () => {
    const [account, other] = [await newAccount(), await newAccount()];
    expect(await add(account, 'IM0000000001', '--default')).toEqual(
      view(account, 'IM0000000001', false, true),
    );
    expect(await add(account, 'IM0000000002', '--platform')).toEqual(
      view(account, 'IM0000000002', true, false),
    );
    await add(other, 'IM0000000001', '--default');
    expect(await add(account, 'IM0000000003', '--platform', '--default')).toMatchObject({ default: true });
    expect(await list(account)).toEqual([
      view(account, 'IM0000000001', false, false),
      view(account, 'IM0000000002', true, false),
      view(account, 'IM0000000003', true, true),
    ]);
    expect(await list(other)).toEqual([view(other, 'IM0000000001', false, true)]);
    const { stdout } = await sampan(call('list', account), env);
    expect(stdout).toMatch(
      /^NUMBER +OWNER +DEFAULT\nIM0000000001 +account +no\nIM0000000002 +platform +no\nIM0000000003 +platform +yes\n$/,
    );
  });

  it('changes the owner of a number that is added again, and keeps it as the default', async () => {
    const account = await newAccount();
    await add(account, 'IM0000000001', '--default');
    expect(await add(account, 'IM0000000001', '--platform')).toEqual(
      view(account, 'IM0000000001', true, true),
    );
    expect(await list(account)).toHaveLength(1);
  });

  it('keeps one default if 8 are added at once', async () => {
    const accountId = await newAccount();
    const numbers = Array.from({ length: 8 }, (_, index) => `IM000000001${index}`);
    await Promise.all(
      numbers.map((number) =>
        addIossNumber(database.db.kysely, { accountId, number, isPlatform: false, isDefault: true }),
      ),
    );
    const stored = await listIossNumbers(database.db.kysely, accountId);
    expect(stored).toHaveLength(8);
    expect(stored.filter((one) => one.is_default)).toHaveLength(1);
  });

  it('removes a number only from that account', async () => {
    const [account, other] = [await newAccount(), await newAccount()];
    for (const one of [account, other]) await add(one, 'IM0000000001', '--default');
    const removed = await sampanJson(call('remove', account, '--number', 'IM0000000001'), env);
    expect(removed).toEqual({ account_id: account, number: 'IM0000000001' });
    expect(await list(account)).toEqual([]);
    expect(await list(other)).toHaveLength(1);
    const reason = /^--number: account acc_\w+ does not have IM0000000001\. .*ioss list --account/;
    await expectRefusal(call('remove', account, '--number', 'IM0000000001'), env, reason);
    const { stdout } = await sampan(call('list', account), env);
    expect(stdout).toBe(`Account ${account} has no IOSS numbers\n`);
  });

  it('refuses an invalid number, and stores nothing', async () => {
    const account = await newAccount();
    const reason = /--number.*IM followed by exactly 10 digits/;
    await expectRefusal(call('add', account, '--number', 'im1234567890'), env, reason);
    expect(await listIossNumbers(database.db.kysely, account)).toEqual([]);
  });

  it('refuses an unknown account', async () => {
    const number = ['--number', 'IM0000000001'];
    await Promise.all([
      expectRefusal(
        call('add', 'acc_unknown', ...number),
        env,
        /^--account: no account has the ID "acc_unknown"/,
      ),
      expectRefusal(call('list', 'acc_unknown'), env, /^--account: no account has the ID "acc_unknown"/),
      expectRefusal(
        call('remove', 'acc_unknown', ...number),
        env,
        /^--account: no account has the ID "acc_unknown"/,
      ),
    ]);
  });
});
