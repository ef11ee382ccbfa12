import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Environment, sampan, sampanJson } from '../../support/command-line.ts';
import { createTestDatabase, type TestDatabase } from '../../support/store/database.ts';

let database: TestDatabase;
let env: Environment;
beforeAll(async () => {
  database = await createTestDatabase();
  env = { DATABASE_URL: database.url };
});
afterAll(async () => {
  await database[Symbol.asyncDispose]();
});

const accounts = () => database.db.kysely.selectFrom('account').selectAll().orderBy('id').execute();
const create = (name: string, email: string) =>
  sampanJson<{ account_id: string }>(['account', 'create', '--name', name, '--email', email], env);

describe('account', () => {
  it('is created with the given name and email, trimmed, and listed oldest first', async () => {
    const first = await create(' 長洲 Shop ', 'ops@cheungchau.example');
    const second = await create('Lantau Shop', 'ops@lantau.example');
    expect(first).toEqual({ account_id: expect.stringMatching(/^acc_[0-9a-f]{32}$/) });
    const shown = await sampanJson(['account', 'list'], env);
    expect(shown).toEqual([
      expect.objectContaining({
        account_id: first.account_id,
        name: '長洲 Shop',
        email: 'ops@cheungchau.example',
        custom_insurance: false,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      }),
      expect.objectContaining({ account_id: second.account_id, name: 'Lantau Shop' }),
    ]);
    const table = await sampan(['account', 'list'], env);
    expect(table).toMatchObject({ exitCode: 0, stderr: '' });
    const lines = table.stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^ACCOUNT +CREATED \(UTC\) +EMAIL +NAME$/);
    expect(lines[1]).toMatch(new RegExp(`^${first.account_id} .* ops@cheungchau\\.example +長洲 Shop$`));
  });

  it('changes only the given settings', async () => {
    const { account_id } = await create('Before', 'before@shop.example');
    const changed = await sampanJson(['account', 'set', account_id, '--email', 'after@shop.example'], env);
    expect(changed).toMatchObject({ account_id, name: 'Before', email: 'after@shop.example' });
    const text = await sampan(
      ['account', 'set', account_id, '--name', 'After', '--custom-insurance', 'true'],
      env,
    );
    expect(text).toEqual({
      exitCode: 0,
      stdout: `Updated account ${account_id}: --name, --custom-insurance\n`,
      stderr: '',
    });
    expect(await accounts()).toContainEqual(
      expect.objectContaining({
        id: account_id,
        name: 'After',
        email: 'after@shop.example',
        custom_insurance: true,
      }),
    );
  });

  it('emits wallet.low_balance once if its threshold is raised above the available balance', async () => {
    const { account_id } = await create('Low', 'low@shop.example');
    const events = async () =>
      (
        await database.db.pool.query('select type, livemode, body from event where account_id = $1', [
          account_id,
        ])
      ).rows;
    const setThreshold = (amount: string) =>
      sampanJson(['account', 'set', account_id, '--low-balance-hkd', amount, '--name', `Low ${amount}`], env);
    await sampanJson(
      ['wallet', 'topup', '--account', account_id, '--amount-hkd', '100', '--reference', 'a'],
      env,
    );
    expect(await setThreshold('100')).toMatchObject({ low_balance_hkd: 100, name: 'Low 100' });
    expect(await events()).toEqual([]);
    expect(await setThreshold('100.01')).toMatchObject({ low_balance_hkd: 100.01, name: 'Low 100.01' });
    await setThreshold('200');
    await setThreshold('none');
    const [event, ...more] = await events();
    expect([event, more]).toMatchObject([{ type: 'wallet.low_balance', livemode: true }, []]);
    expect(JSON.parse(event.body).data).toEqual({
      object: { balance: 100, held: 0, available: 100, currency: 'HKD' },
      sequence: null,
      request: null,
    });
  });

  it('can be enrolled for custom insured amounts, and removed again', async () => {
    const { account_id } = await create('Insured', 'insured@shop.example');
    for (const [text, enrolled] of [
      ['true', true],
      ['false', false],
    ]) {
      const set = ['account', 'set', account_id, '--custom-insurance', String(text)];
      expect(await sampanJson(set, env)).toMatchObject({ account_id, custom_insurance: enrolled });
    }
  });

  it.each([
    [['create', '--email', 'a@b.example'], "Required option '--name <name>' not specified"],
    [
      ['create', '--name', 'two\nlines', '--email', 'a@b.example'],
      '--name <name>.* one line of 1 to 200 characters',
    ],
    [
      ['create', '--name', 'X', '--email', 'nobody'],
      "--email <email>' argument 'nobody'.*like ops@shop.example",
    ],
    [
      ['set', 'acc_unknown', '--name', 'X'],
      '<account-id>: no account has the ID "acc_unknown".*account list',
    ],
    [
      ['set', 'acc_unknown'],
      'No setting was given. Give at least one of --name <name>, --email <email>, --custom-insurance <true.false>',
    ],
    [['set', 'acc_unknown', '--custom-insurance', 'on'], "--custom-insurance.*'on'.*must be true or false"],
  ])('refuses %j with one line on stderr, and stores nothing', async (args, reason) => {
    const before = await accounts();
    const { exitCode, stdout, stderr } = await sampan(['account', ...args, '--json'], env);
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr).toMatch(new RegExp(reason));
    expect(await accounts()).toEqual(before);
  });
});
