import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertAccount } from '../../../db/query/account/account.ts';
import { allScopes, createApiKey } from '../../../src/account/api-key.ts';
import { hashApiKey, isApiKey } from '../../../src/key-format.ts';
import { newId } from '../../../src/runtime.ts';
import { type Environment, sampan, sampanJson } from '../../support/command-line.ts';
import { createTestDatabase, type TestDatabase } from '../../support/store/database.ts';

interface NewKey {
  key: string;
  key_id: string;
}

let database: TestDatabase;
let env: Environment;
beforeAll(async () => {
  database = await createTestDatabase();
  env = { DATABASE_URL: database.url };
});
afterAll(async () => {
  await database[Symbol.asyncDispose]();
});

const keys = () => database.db.kysely.selectFrom('api_key').selectAll().orderBy('id').execute();

async function newAccount(): Promise<string> {
  const account = { id: newId('acc', new Date()), name: 'Shop', email: 'ops@shop.example' };
  return (await insertAccount(database.db.kysely, account)).id;
}

async function storedKey(accountId: string): Promise<string> {
  const input = { accountId, mode: 'live' as const, label: 'web shop', now: new Date() };
  const made = await createApiKey(database.db.kysely, input);
  if (typeof made === 'string') throw new Error(made);
  return made.row.id;
}

const createArguments = (account: string, ...more: string[]) => [
  'key',
  'create',
  '--account',
  account,
  '--mode',
  'live',
  '--label',
  'web shop',
  ...more,
];

async function expectRefusal(args: string[], reason: RegExp): Promise<void> {
  const before = await keys();
  const { exitCode, stdout, stderr } = await sampan([...args, '--json'], env);
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect(stderr).toMatch(reason);
  expect(await keys()).toEqual(before);
}

describe('key create', () => {
  it('shows the plaintext once and stores its hash, with every scope unless restricted', async () => {
    const account = await newAccount();
    const made = await sampanJson<NewKey>(createArguments(account), env);
    expect(made).toEqual({ key: expect.stringMatching(/^mk_live_/), key_id: expect.stringMatching(/^key_/) });
    expect(isApiKey(made.key)).toBe(true);
    const text = await sampan(
      [...createArguments(account), '--mode', 'test', '--scopes', 'wallet:read, shipments:read'],
      env,
    );
    expect(text.stdout).toMatch(/^key {5}mk_test_\w+\nkey_id {2}key_\w+\nSave the key now/);
    const [first, second] = (await keys()).filter((key) => key.account_id === account);
    expect(first).toMatchObject({
      id: made.key_id,
      livemode: true,
      label: 'web shop',
      scopes: [...allScopes],
      last4: made.key.slice(-4),
      created_by: 'sampan',
      revoked_at: null,
    });
    expect(first?.key_hash).toEqual(hashApiKey(made.key));
    expect(second).toMatchObject({ livemode: false, scopes: ['shipments:read', 'wallet:read'] });
    const listed = await sampan(['key', 'list', '--json'], env);
    expect(listed.stdout).toContain(made.key_id);
    expect(listed.stdout).not.toContain(made.key);
  });

  it('creates at most five active keys per account, even at once; a revoked key does not count', async () => {
    const account = await newAccount();
    for (let made = 0; made < 3; made++) await storedKey(account);
    const outcomes = await Promise.all(
      Array.from({ length: 3 }, () => sampan([...createArguments(account), '--json'], env)),
    );
    const made = outcomes.filter(({ exitCode }) => exitCode === 0);
    expect(made).toHaveLength(2);
    const refused = outcomes.find(({ exitCode }) => exitCode !== 0);
    expect(refused).toMatchObject({ exitCode: 1, stdout: '' });
    expect(refused?.stderr).toMatch(
      new RegExp(`^--account: ${account} already has 5 active keys.*key revoke.*\n$`),
    );
    const { key_id } = JSON.parse(made[0]?.stdout ?? '') as NewKey;
    await sampanJson(['key', 'revoke', key_id], env);
    await sampanJson(createArguments(account), env);
    expect((await keys()).filter((key) => key.account_id === account)).toHaveLength(6);
  });

  it('refuses an unknown account, mode or scope, and lists the valid ones', async () => {
    const account = await newAccount();
    await expectRefusal(
      createArguments('acc_unknown'),
      /^--account: no account has the ID "acc_unknown".*account list/,
    );
    await expectRefusal([...createArguments(account), '--mode', 'prod'], /--mode .*choices are test, live/);
    await expectRefusal(
      createArguments(account, '--scopes', 'shipments:read,admin'),
      /--scopes .*Unknown scope: "admin"\. The scopes are shipments:read, shipments:write, rates:read/,
    );
  });
});

describe('key list', () => {
  it('lists the keys of one account, including revoked ones', async () => {
    const account = await newAccount();
    const other = await newAccount();
    const key_id = await storedKey(account);
    await storedKey(other);
    await sampanJson(['key', 'revoke', key_id], env);
    const listed = await sampanJson(['key', 'list', '--account', account], env);
    expect(listed).toEqual([
      {
        key_id,
        account_id: account,
        mode: 'live',
        label: 'web shop',
        scopes: [...allScopes],
        created_by: null,
        last4: expect.stringMatching(/^\w{4}$/),
        created_at: expect.any(String),
        revoked_at: expect.any(String),
        is_app: false,
      },
    ]);
    const { stdout } = await sampan(['key', 'list', '--account', account], env);
    expect(stdout).toMatch(/^KEY +ACCOUNT .*\nkey_.* revoked \d{4}-\d\d-\d\d +all +web shop\n$/);
  });
});

describe('key revoke', () => {
  it('keeps the time of the first revocation', async () => {
    const key_id = await storedKey(await newAccount());
    const first = await sampanJson(['key', 'revoke', key_id], env);
    expect(first).toMatchObject({ key_id, revoked_at: expect.stringMatching(/Z$/) });
    expect(await sampanJson(['key', 'revoke', key_id], env)).toEqual(first);
  });

  it('refuses an unknown id, and refuses a key itself without repeating it', async () => {
    await expectRefusal(
      ['key', 'revoke', 'key_unknown'],
      /^<key-id>: no API key has the ID "key_unknown".*key list/,
    );
    await expectRefusal(['key', 'revoke', 'mk_live_secret'], /^<key-id>: this is an API key(?!.*secret)/);
  });
});
