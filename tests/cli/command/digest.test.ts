import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertAccount } from '../../../db/query/account/account.ts';
import { type Environment, sampan, sampanJson } from '../../support/command-line.ts';
import { subscribeAddress } from '../../support/digest.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { createTestDatabase, type TestDatabase } from '../../support/store/database.ts';

let database: TestDatabase;
let env: Environment;
beforeAll(async () => {
  database = await createTestDatabase();
  env = { DATABASE_URL: database.url };
  await insertAccount(database.db.kysely, { id: 'acc_1', name: 'Shop', email: 'ops@shop.example' });
  await insertAccount(database.db.kysely, { id: 'acc_2', name: 'Odd', email: 'a,b@shop.example' });
});
afterAll(() => database.stop());

const list = () => sampanJson<{ email: string; account_id: string | null }[]>(['digest', 'list'], env);

describe('digest', () => {
  it('subscribes and unsubscribes the contact address of an account', async () => {
    expect((await sampan(['digest', 'list'], env)).stdout).toBe('No subscribers\n');
    const subscribe = ['digest', 'subscribe', '--account', 'acc_1'];
    expect((await sampan(subscribe, env)).stdout).toBe('Subscribed ops@shop.example\n');
    expect((await sampan(subscribe, env)).stdout).toBe('ops@shop.example is subscribed already\n');
    expect(await list()).toMatchObject([{ email: 'ops@shop.example', account_id: 'acc_1', failed_mails: 0 }]);
    const { rows } = await database.db.pool.query('select mail_id from digest_change');
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ mail_id }) => mail_id))).toEqual(new Set([null]));
    await sampanJson(['digest', 'unsubscribe', '--account', 'acc_1'], env);
    expect(await list()).toEqual([]);
  });

  it('unsubscribes an address in any letter case', async () => {
    await subscribeAddress(database, 'ada@shop.example');
    expect((await sampan(['digest', 'unsubscribe', '--email', 'ADA@shop.example'], env)).exitCode).toBe(0);
    expect(await list()).toEqual([]);
  });

  it('refuses an unknown account or address, and an account whose address no mail server accepts', async () => {
    const refusal = async (...args: string[]) => (await sampan(['digest', ...args], env)).stderr;
    expect(await refusal('subscribe', '--account', 'acc_9')).toContain('no account has the ID "acc_9"');
    expect(await refusal('subscribe', '--account', 'acc_2')).toContain('account set acc_2 --email');
    expect(await refusal('unsubscribe', '--email', 'x@shop.example')).toContain('is not subscribed');
    expect(await refusal('unsubscribe')).toContain('Give either --account or --email');
    expect(await list()).toEqual([]);
  });
});

describe('the check "mail" of doctor', () => {
  const finding = async (settings: Environment) => {
    const { stdout } = await sampan(['doctor', '--json'], { ...env, ...settings });
    const { checks } = JSON.parse(stdout) as { checks: { check: string; state: string; message: string }[] };
    return checks.find(({ check }) => check === 'mail');
  };
  const settings = { MAIL_FROM: 'changes@sampan.example', PUBLIC_URL: 'https://api.sampan.example' };

  it('reports that nothing is sent without SMTP_URL', async () => {
    expect(await finding({})).toMatchObject({
      state: 'ok',
      message: expect.stringMatching(/^Not set up: SMTP_URL/),
    });
  });

  it('passes with a mail server that responds, and fails with one that does not', async () => {
    const server = await startMailServer();
    const SMTP_URL = server.url;
    expect(await finding({ ...settings, SMTP_URL })).toMatchObject({ state: 'ok' });
    await server[Symbol.asyncDispose]();
    expect(await finding({ ...settings, SMTP_URL })).toMatchObject({ state: 'fail' });
  });
});
