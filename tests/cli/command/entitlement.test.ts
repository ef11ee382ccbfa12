import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertAccount } from '../../../db/query/account/account.ts';
import { grantProducts, listProductCodes, readEntitlement } from '../../../db/query/pricing/entitlement.ts';
import { newId } from '../../../src/runtime.ts';
import { type Environment, sampan, sampanJson } from '../../support/command-line.ts';
import { createTestDatabase, type TestDatabase } from '../../support/store/database.ts';

let database: TestDatabase;
let env: Environment;
let products: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  env = { DATABASE_URL: database.url };
  products = await listProductCodes(database.db.kysely);
});
afterAll(async () => {
  await database[Symbol.asyncDispose]();
});

async function newAccount(): Promise<string> {
  const account = { id: newId('acc', new Date()), name: 'Shop', email: 'ops@shop.example' };
  return (await insertAccount(database.db.kysely, account)).id;
}

const entitlement = (account: string) => readEntitlement(database.db.kysely, account);
const grant = (account: string, ...what: string[]) => ['entitlement', 'grant', '--account', account, ...what];

async function expectRefusal(args: string[], reason: RegExp): Promise<void> {
  const { exitCode, stdout, stderr } = await sampan([...args, '--json'], env);
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect(stderr).toMatch(reason);
}

describe('entitlement grant', () => {
  it('adds products to those of the account, and reports the new ones', async () => {
    const account = await newAccount();
    const one = await sampanJson(grant(account, '--product', 'HKASTD'), env);
    const tables = { assigned: [], rate_tables: [] };
    expect(one).toEqual({ account_id: account, granted: ['HKASTD'], product_codes: ['HKASTD'], ...tables });
    const two = await sampanJson(grant(account, '--product', 'HKASTD', '--product', 'HKUSPRI'), env);
    expect(two).toEqual({
      account_id: account,
      granted: ['HKUSPRI'],
      product_codes: ['HKASTD', 'HKUSPRI'],
      ...tables,
    });
    const all = await sampan(grant(account, '--all'), env);
    const added = products.filter((code) => code !== 'HKASTD' && code !== 'HKUSPRI');
    expect(all.stdout).toBe(`Account ${account} can now order ${added.join(', ')}\n`);
    expect((await entitlement(account)).product_codes).toEqual(products);
  });

  it('refuses an unknown product, lists the known ones, and grants nothing', async () => {
    const account = await newAccount();
    const known = new RegExp(
      `^--product: the catalog has no product "NOPE"\\. Its products are ${products.join(', ')}\\.\n$`,
    );
    await expectRefusal(grant(account, '--product', 'HKASTD', '--product', 'NOPE'), known);
    await expectRefusal(grant(account), /^Give --product <code>, --all or --rate-table <code>\.\n$/);
    await expectRefusal(
      grant(account, '--product', 'HKASTD', '--all'),
      /--product.* cannot be used with .*--all/,
    );
    await expectRefusal(
      grant('acc_unknown', '--all'),
      /^--account: no account has the ID "acc_unknown".*account list/,
    );
    expect((await entitlement(account)).product_codes).toEqual([]);
  });
});

describe('entitlement grant --rate-table', () => {
  const key = { service_code: 'HKASTDGGSTCM', rate_table_code: 'RT-HKASTDGG-KEY' };
  const list = async (account: string) =>
    (await sampan(['entitlement', 'list', '--account', account], env)).stdout;
  const audited = async (account: string) =>
    (
      await database.db.pool.query(
        'select action, subject from audit_entry where account_id = $1 order by id',
        [account],
      )
    ).rows.map(({ action, subject }) => `${action} ${subject}`);

  it("assigns a rate table, which replaces the account's own for the same service; revoke removes it", async () => {
    const [account, other] = [await newAccount(), await newAccount()];
    const first = await sampan(grant(account, '--rate-table', 'RT-HKASTDGG'), env);
    expect(first.stdout).toBe(`Account ${account} now orders HKASTDGGSTCM at the prices of RT-HKASTDGG\n`);
    const replaced = await sampanJson(grant(account, '--rate-table', 'RT-HKASTDGG-KEY'), env);
    expect(replaced).toEqual({
      account_id: account,
      granted: [],
      assigned: ['RT-HKASTDGG-KEY'],
      product_codes: [],
      rate_tables: [key],
    });
    const again = await sampan(grant(account, '--rate-table', 'RT-HKASTDGG-KEY'), env);
    expect(again.stdout).toBe(
      `Account ${account} already has RT-HKASTDGG-KEY for HKASTDGGSTCM. Nothing changed.\n`,
    );
    expect(await list(account)).toBe('rate table  RT-HKASTDGG-KEY for HKASTDGGSTCM\n');
    await sampan(grant(other, '--rate-table', 'RT-HKASTDGG-KEY'), env);

    const revoke = ['entitlement', 'revoke', '--account', account, '--rate-table', 'RT-HKASTDGG-KEY'];
    expect((await sampan(revoke, env)).stdout).toBe(
      `Account ${account} no longer has the rate table RT-HKASTDGG-KEY\n`,
    );
    expect(await entitlement(account)).toEqual({ product_codes: [], rate_tables: [] });
    expect((await entitlement(other)).rate_tables).toEqual([key]);
    expect(await audited(account)).toEqual([
      'rate_table.assigned RT-HKASTDGG for HKASTDGGSTCM',
      'rate_table.assigned RT-HKASTDGG-KEY for HKASTDGGSTCM',
      'rate_table.removed RT-HKASTDGG-KEY for HKASTDGGSTCM',
    ]);
  });

  it('goes with products, and revoking them shows the services that the rate tables still allow', async () => {
    const account = await newAccount();
    const both = grant(account, '--product', 'HKASTD', '--rate-table', 'RT-HKASTDGG-KEY');
    expect((await sampan(both, env)).stdout).toBe(
      `Account ${account} can now order HKASTD\n` +
        `Account ${account} now orders HKASTDGGSTCM at the prices of RT-HKASTDGG-KEY\n`,
    );
    const { stdout } = await sampan(['entitlement', 'revoke', '--account', account, '--all'], env);
    expect(stdout).toBe(
      `Account ${account} can no longer order HKASTD\nIts rate tables still allow it to order HKASTDGGSTCM\n`,
    );
    expect(await entitlement(account)).toEqual({ product_codes: [], rate_tables: [key] });
  });

  it('refuses unknown rate tables and two for one service, and changes nothing', async () => {
    const account = await newAccount();
    await expectRefusal(
      grant(account, '--all', '--rate-table', 'NOPE'),
      /^--rate-table: the catalog has no rate table "NOPE" .* Its rate tables are .*RT-HKASTDGG-KEY.*\.\n$/,
    );
    await expectRefusal(
      grant(account, '--rate-table', 'RT-HKASTDGG', '--rate-table', 'RT-HKASTDGG-KEY'),
      /^--rate-table: RT-HKASTDGG and RT-HKASTDGG-KEY are both for HKASTDGGSTCM\. An account has one/,
    );
    await expectRefusal(
      ['entitlement', 'revoke', '--account', account, '--rate-table', 'RT-HKASTDGG-KEY'],
      /^--rate-table: account acc_\w+ does not have "RT-HKASTDGG-KEY"\. List its rate tables with/,
    );
    expect(await entitlement(account)).toEqual({ product_codes: [], rate_tables: [] });
    expect(await audited(account)).toEqual([]);
  });
});

describe('entitlement revoke', () => {
  const revoke = (account: string, ...what: string[]) => [
    'entitlement',
    'revoke',
    '--account',
    account,
    ...what,
  ];

  it('removes only the named products of this account, and all of them with --all', async () => {
    const [account, other] = [await newAccount(), await newAccount()];
    for (const id of [account, other]) await grantProducts(database.db.kysely, id, products);
    const rest = products.filter((code) => code !== 'HKASTD');
    const one = await sampanJson(revoke(account, '--product', 'HKASTD'), env);
    expect(one).toEqual({
      account_id: account,
      revoked: ['HKASTD'],
      removed: [],
      product_codes: rest,
      rate_tables: [],
    });
    const all = await sampan(revoke(account, '--all'), env);
    expect(all.stdout).toBe(`Account ${account} can no longer order ${rest.join(', ')}\n`);
    const none = await sampan(revoke(account, '--all'), env);
    expect(none.stdout).toBe(`Account ${account} has no products. Nothing changed.\n`);
    expect((await entitlement(account)).product_codes).toEqual([]);
    expect((await entitlement(other)).product_codes).toEqual(products);
  });

  it('refuses a product that the account does not have, and revokes nothing', async () => {
    const account = await newAccount();
    await grantProducts(database.db.kysely, account, ['HKASTD']);
    await expectRefusal(
      revoke(account, '--product', 'HKASTD', '--product', 'HKUSPRI'),
      /^--product: account acc_\w+ does not have "HKUSPRI"\. List its products with .*entitlement list/,
    );
    await expectRefusal(revoke(account), /^Give --product <code>, --all or --rate-table <code>\.\n$/);
    await expectRefusal(
      revoke('acc_unknown', '--all'),
      /^--account: no account has the ID "acc_unknown".*account list/,
    );
    expect((await entitlement(account)).product_codes).toEqual(['HKASTD']);
  });
});

describe('entitlement copy', () => {
  it('adds the products and rate tables of the other account; existing rate tables take precedence', async () => {
    const { kysely } = database.db;
    const [from, to] = [await newAccount(), await newAccount()];
    await grantProducts(kysely, from, ['HKUSPRI']);
    await grantProducts(kysely, to, ['HKASTD']);
    await kysely
      .insertInto('account_rate_table')
      .values([
        { account_id: from, service_code: 'HKASTDGGSTCM', rate_table_code: 'of-the-other' },
        { account_id: from, service_code: 'HKUSSEGG01', rate_table_code: 'of-the-other' },
        { account_id: to, service_code: 'HKASTDGGSTCM', rate_table_code: 'its-own' },
      ])
      .execute();
    const expected = {
      product_codes: ['HKASTD', 'HKUSPRI'],
      rate_tables: [
        { service_code: 'HKASTDGGSTCM', rate_table_code: 'its-own' },
        { service_code: 'HKUSSEGG01', rate_table_code: 'of-the-other' },
      ],
    };
    const copied = await sampanJson(['entitlement', 'copy', '--from', from, '--to', to], env);
    expect(copied).toEqual({ account_id: to, ...expected });
    expect(await entitlement(to)).toEqual(expected);
    expect((await entitlement(from)).product_codes).toEqual(['HKUSPRI']);
    expect(await sampanJson(['entitlement', 'list', '--account', to], env)).toEqual(copied);
    const { stdout } = await sampan(['entitlement', 'list', '--account', to], env);
    expect(stdout).toMatch(
      /^product {5}HKASTD\nproduct {5}HKUSPRI\nrate table {2}its-own for HKASTDGGSTCM\n/,
    );
  });

  it('refuses an unknown account on either side, and an account as both source and target', async () => {
    const account = await newAccount();
    const copy = (from: string, to: string) => ['entitlement', 'copy', '--from', from, '--to', to];
    await expectRefusal(copy('acc_unknown', account), /^--from: no account has the ID "acc_unknown"/);
    await expectRefusal(copy(account, 'acc_unknown'), /^--to: no account has the ID "acc_unknown"/);
    await expectRefusal(copy(account, account), /^--from and --to are the same account/);
  });
});

describe('entitlement list', () => {
  it('reports an account without products, and refuses an unknown account', async () => {
    const account = await newAccount();
    const { stdout } = await sampan(['entitlement', 'list', '--account', account], env);
    expect(stdout).toBe(`Account ${account} has no products and no rate tables\n`);
    await expectRefusal(
      ['entitlement', 'list', '--account', 'acc_unknown'],
      /^--account: no account has the ID "acc_unknown"/,
    );
  });
});
