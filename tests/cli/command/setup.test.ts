import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { appliedMigrations } from '../../../db/schema-state.ts';
import { run } from '../../../src/cli/run.ts';
import { readConfig } from '../../../src/config/config.ts';
import { readEnvFile } from '../../../src/config/env-file.ts';
import { keyFile, openKeyRing, registerKeys } from '../../../src/secret/open-key-ring.ts';
import {
  answerOnTerminal,
  type Environment,
  sampan,
  sampanJson,
  sessionOf,
} from '../../support/command-line.ts';
import { catalogFolder } from '../../support/paths.ts';
import { pollUntil } from '../../support/poll.ts';
import { startSampan } from '../../support/process/sampan-process.ts';
import { testSecretKeys } from '../../support/secret-keys.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../support/store/database.ts';
import { databaseContents } from '../../support/store/database-contents.ts';
import { expectRefusal } from '../expect-refusal.ts';

interface SetupResult {
  readonly settings_file: string | null;
  readonly account_id?: string;
  readonly operator_link?: string;
  readonly live_key?: string;
  readonly test_shipment?: string;
  readonly steps: readonly { step: string; state: string; detail: string }[];
}

const steps = [
  'settings',
  'database',
  'keys',
  'catalog',
  'rate',
  'payment',
  'operator',
  'account',
  'products',
  'booking',
  'live key',
];

let folder: string;
let files = 0;
const newFile = () => path.join(folder, `sampan-${files++}.env`);
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sampan-setup-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const flags = {
  '--public-url': 'https://api.shop.example',
  '--catalog': catalogFolder,
  '--rate': '7.8',
  '--payment-text': 'FPS 1234567, with the name of your account',
  '--operator-email': 'ops@shop.example',
  '--account-name': 'Lantau Shop',
  '--account-email': 'accounts@lantau.example',
};
const setupWith = (file: string, given: Readonly<Record<string, string>> = flags) => [
  'setup',
  '--settings-file',
  file,
  ...Object.entries(given).flat(),
];
/** Runs a setup that must succeed. On stderr, it names each step that it finished, without secrets. */
async function setUp(args: readonly string[], env: Environment): Promise<SetupResult> {
  const { exitCode, stdout, stderr } = await sampan([...args, '--json'], env);
  if (exitCode !== 0) throw new Error(`${exitCode} ${stderr}`);
  const result: SetupResult = JSON.parse(stdout);
  expect(stderr).toBe(result.steps.map(({ step, state }) => `${state.padEnd(7)}  ${step}\n`).join(''));
  return result;
}
const without = (name: keyof typeof flags) => {
  const { [name]: _, ...others } = flags;
  return others;
};

describe('setup', () => {
  let database: TestDatabase;
  let env: Environment;
  let file: string;
  let made: SetupResult;
  beforeAll(async () => {
    database = await createEmptyDatabase();
    env = { DATABASE_URL: database.url, SAMPAN_HOME: path.join(folder, 'home') };
    file = newFile();
    made = await setUp(setupWith(file), env);
  });
  afterAll(() => database.stop());

  it('does every step on an empty database', async () => {
    expect(made.steps.map(({ step }) => step)).toEqual(steps);
    expect(made.steps.filter(({ state }) => state !== 'done')).toEqual([]);
    expect(made).toMatchObject({
      settings_file: file,
      account_id: expect.stringMatching(/^acc_/),
      operator_link: expect.stringMatching(
        /^https:\/\/api\.shop\.example\/dashboard\/welcome\?token=\w{43}$/,
      ),
      live_key: expect.stringMatching(/^mk_live_/),
      test_shipment: expect.stringMatching(/^SMP\d{13}$/),
    });
  });

  it('writes settings that the service starts with, readable by the owner only', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await readEnvFile(file)).toEqual({
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      SAMPAN_HOME: env.SAMPAN_HOME,
      PUBLIC_URL: 'https://api.shop.example',
      SECRET_KEYS: expect.stringMatching(/^k1:[\w+/]{43}=$/),
    });
  });

  it('writes no file where a deployment has the settings in the environment', async () => {
    await using other = await createEmptyDatabase();
    const home = path.join(folder, 'deployed');
    const deployed = {
      NODE_ENV: 'production',
      DATABASE_URL: other.url,
      PUBLIC_URL: flags['--public-url'],
      SECRET_KEYS: testSecretKeys,
      SAMPAN_HOME: home,
    };
    const { settings_file, steps: reports } = await setUp(
      ['setup', ...Object.entries(flags).flat()],
      deployed,
    );
    expect({ settings_file, found: reports.slice(0, 3).map(({ state }) => state) }).toEqual({
      settings_file: null,
      found: ['already', 'done', 'already'],
    });
    expect([existsSync('sampan.env'), existsSync(home)]).toEqual([false, false]);
  });

  it('leaves an installation that other commands find complete, with the settings of the file', async () => {
    const read = <Value>(...args: string[]) => sampanJson<Value>([...args, '--settings-file', file], {});
    const account = made.account_id ?? '';
    expect(await read('entitlement', 'list', '--account', account)).toMatchObject({
      product_codes: expect.arrayContaining(['HKASTD', 'HKPARTNER']),
    });
    expect(await read('key', 'list')).toEqual([expect.objectContaining({ mode: 'live', label: 'setup' })]);
    expect(await read('user', 'list')).toEqual([
      expect.objectContaining({ email: 'ops@shop.example', role: 'operator', account_id: null }),
    ]);
    expect(await read('fx', 'show')).toMatchObject({ rate: 7.8 });
    expect(await read('shipment', 'show', made.test_shipment ?? '')).toMatchObject({
      mode: 'test',
      status: 'label_created',
      account_id: account,
    });
    expect(await read('ledger', 'verify')).toMatchObject({ ok: true });
  });

  it('changes nothing when it is repeated, with or without flags, and shows no secret again', async () => {
    const before = await databaseContents(database);
    const text = readFileSync(file, 'utf8');
    for (const args of [setupWith(file), setupWith(file, {})]) {
      const again = await setUp(args, env);
      expect(again.steps.map(({ step, state }) => `${step} ${state}`)).toEqual(
        steps.map((step) => `${step} already`),
      );
      expect(JSON.stringify(again)).not.toMatch(/mk_live_|token=/);
    }
    const { stdout } = await sampan(setupWith(file, {}), {});
    expect(stdout).toMatch(/\nThe installation was set up already\. Nothing was changed\.\n$/);
    expect(await databaseContents(database)).toEqual(before);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('names each flag that it did not use because the part exists, and the command that changes it', async () => {
    const before = await databaseContents(database);
    const other = { ...flags, '--rate': '7.9', '--operator-email': 'night@shop.example' };
    const { steps: reports } = await setUp(setupWith(file, other), env);
    const detail = (name: string) => reports.find(({ step }) => step === name)?.detail;
    expect(detail('rate')).toBe(
      '7.8 HKD per USD. --rate 7.9 was not used. To change the rate, run `npm run sampan -- fx set --rate 7.9`',
    );
    expect(detail('catalog')).toMatch(/--catalog was not read\. .*`npm run sampan -- catalog import DIR`$/);
    expect(detail('payment')).toMatch(/--payment-text was not used\. .*Settings of the dashboard$/);
    expect(detail('operator')).toMatch(
      /was not used\. .* user invite --operator --email night@shop\.example`$/,
    );
    expect(await databaseContents(database)).toEqual(before);
    const same = await setUp(setupWith(file, { ...flags }), env);
    expect(same.steps.find(({ step }) => step === 'rate')?.detail).toBe('7.8 HKD per USD');
  });

  it('refuses the database with other keys, and names the lost file', async () => {
    const other = newFile();
    await expectRefusal(
      setupWith(other),
      env,
      /^SECRET_KEYS: this database holds secrets that are encrypted with the keys k1\. Restore \S+ from a backup/,
    );
    expect(existsSync(other)).toBe(false);
  });

  it('refuses settings of the environment that contradict the file, and another first account', async () => {
    const elsewhere = 'postgres://127.0.0.1:1/none';
    await expectRefusal(
      setupWith(file),
      { ...env, DATABASE_URL: elsewhere },
      /^DATABASE_URL: the environment and \S+ have different values\./,
    );
    await expectRefusal(
      setupWith(file, { '--public-url': 'https://other.example' }),
      env,
      /^--public-url: PUBLIC_URL is already https:\/\/api\.shop\.example\. To change it, edit \S+\.env\./,
    );
    await expectRefusal(
      setupWith(file, { '--account-email': 'second@shop.example' }),
      env,
      /^--account-email: no account has the address second@shop\.example.*account create/,
    );
  });

  it('finishes an interrupted setup', async () => {
    await sampanJson(
      ['key', 'revoke', (await sampanJson<{ key_id: string }[]>(['key', 'list'], env))[0]?.key_id ?? ''],
      env,
    );
    const again = await setUp(setupWith(file, {}), env);
    expect(again.steps.filter(({ state }) => state === 'done').map(({ step }) => step)).toEqual(['live key']);
    expect(again.live_key).toMatch(/^mk_live_/);
    expect(again.live_key).not.toBe(made.live_key);
  });
});

describe('setup with settings of the environment', () => {
  it('keeps them in the file, so that a service that is started with the file has them', async () => {
    await using database = await createEmptyDatabase();
    const file = newFile();
    const env = {
      DATABASE_URL: database.url,
      SAMPAN_HOME: path.join(folder, 'given'),
      SECRET_KEYS: testSecretKeys,
      FX_SOURCE_URL: 'https://rates.example/latest?base=USD&to=HKD',
    };
    const made = await setUp(setupWith(file, without('--rate')), env);
    expect(await readEnvFile(file)).toMatchObject(env);
    const states = new Map(made.steps.map(({ step, state }) => [step, state]));
    expect([states.get('keys'), states.get('rate')]).toEqual(['done', 'skipped']);
    const again = await setUp(setupWith(file, {}), {});
    expect(again.steps.filter(({ state }) => state === 'done')).toEqual([]);
  });
});

describe('setup of a database that a start has used before', () => {
  it('copies the keys of SAMPAN_HOME into the file, because production needs SECRET_KEYS', async () => {
    await using database = await createTestDatabase();
    const file = newFile();
    const home = path.join(folder, 'started');
    const env = { DATABASE_URL: database.url, SAMPAN_HOME: home };
    await registerKeys(database.db, await openKeyRing(readConfig(env), database.db));
    const made = await setUp(setupWith(file), env);
    expect(made.steps.find(({ step }) => step === 'keys')?.detail).toContain(
      `Wrote SECRET_KEYS from ${keyFile(home)} to ${file}.`,
    );
    const kept = readFileSync(keyFile(home), 'utf8').trim();
    expect(await readEnvFile(file)).toMatchObject({ SECRET_KEYS: kept });
    expect(made.steps.find(({ step }) => step === 'catalog')?.state).toBe('already');
  });

  it('refuses tables of another version', async () => {
    await using database = await createTestDatabase();
    await database.db.pool.query("update sql_function set hash = 'older' where name = 'admit'");
    const file = newFile();
    await expectRefusal(
      setupWith(file),
      { DATABASE_URL: database.url },
      /^The database has tables of another version\. Run `npm run sampan -- migrate` with the same settings first\./,
    );
    expect(existsSync(file)).toBe(false);
  });
});

describe('setup with a catalog without a bookable order', () => {
  it('stops at the test booking, makes no key, and continues with a better catalog', async () => {
    await using database = await createEmptyDatabase();
    const file = newFile();
    const env = { DATABASE_URL: database.url, SAMPAN_HOME: path.join(folder, 'unbookable') };
    const catalog = mkdtempSync(path.join(folder, 'catalog-'));
    rmSync(catalog, { recursive: true });
    await sampanJson(['catalog', 'init', catalog], {});
    const services = path.join(catalog, 'service.csv');
    const text = readFileSync(services, 'utf8');
    writeFileSync(services, text.replace(',sandbox,EX-STD-GG', ',,EX-STD-GG'));
    const first = await sampan(setupWith(file, { ...flags, '--catalog': catalog }), env);
    expect(first.exitCode).toBe(1);
    expect(first.stderr).toMatch(
      /^The test booking failed: the account can order no service\. .*catalog import/,
    );
    expect(first.stdout).toMatch(/^done {5}products {2}The account can order EXSTD$/m);
    const asJson = await sampan([...setupWith(file, { ...flags, '--catalog': catalog }), '--json'], env);
    expect(asJson.stderr).toMatch(/^already {2}settings\n(?:already .+\n){8}The test booking failed: /);
    expect(await sampanJson(['key', 'list'], env)).toEqual([]);
    writeFileSync(services, text);
    await sampanJson(['catalog', 'import', catalog], env);
    const second = await setUp(setupWith(file, {}), env);
    expect(second.steps.filter(({ state }) => state === 'done').map(({ step }) => step)).toEqual([
      'booking',
      'live key',
    ]);
  });
});

describe('setup that is called twice at once', () => {
  it('is done by one call, and the other changes nothing', async () => {
    await using database = await createEmptyDatabase();
    const env = { DATABASE_URL: database.url, SAMPAN_HOME: path.join(folder, 'twice') };
    const [one, other] = [newFile(), newFile()];
    const outcomes = await Promise.all([one, other].map((file) => sampan(setupWith(file), env)));
    expect(outcomes.map(({ exitCode }) => exitCode).sort()).toEqual([0, 1]);
    expect(outcomes.map(({ stderr }) => stderr).join('')).toMatch(
      /^Another setup of this database is running\. .* Nothing was changed\.\n$/,
    );
    expect([one, other].filter((file) => existsSync(file))).toHaveLength(1);
    expect(await sampanJson<unknown[]>(['account', 'list'], env)).toHaveLength(1);
    expect(await sampanJson<unknown[]>(['key', 'list'], env)).toHaveLength(1);
  });
});

describe('setup that Ctrl-C interrupts', () => {
  it('leaves whole steps, and continues with the next one when it is repeated', async () => {
    await using database = await createTestDatabase();
    const file = newFile();
    const env = { DATABASE_URL: database.url, SAMPAN_HOME: path.join(folder, 'interrupted') };
    const blocker = await database.db.pool.connect();
    await blocker.query('begin; lock table dashboard_user in exclusive mode');
    const command = startSampan(setupWith(file), env);
    try {
      const isWaiting = async () => {
        const { rowCount } = await database.db.pool.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return rowCount === 1;
      };
      expect(await pollUntil(isWaiting, 30_000)).toBe(true);
    } finally {
      command.signal('SIGINT');
      await command.outcome;
      await blocker.query('rollback');
      blocker.release();
    }
    const { exitCode, stdout, stderr } = await command.outcome;
    expect({ exitCode, stderr }).toEqual({ exitCode: 130, stderr: '' });
    expect([...stdout.matchAll(/^\w+ +(\w+) /gm)].map(([, step]) => step)).toEqual(steps.slice(0, 6));
    const again = await setUp(setupWith(file), env);
    const state = (name: string) => again.steps.find(({ step }) => step === name)?.state;
    expect(['settings', 'keys', 'rate', 'payment'].map(state)).toEqual(Array(4).fill('already'));
    expect(['operator', 'account', 'live key'].map(state)).toEqual(Array(3).fill('done'));
    expect(await sampanJson<unknown[]>(['user', 'list'], env)).toHaveLength(1);
    expect(await sampanJson<unknown[]>(['account', 'list'], env)).toHaveLength(1);
  });
});

describe('setup with a wrong or missing flag', () => {
  let database: TestDatabase;
  let env: Environment;
  let file: string;
  beforeAll(async () => {
    database = await createEmptyDatabase();
    env = { DATABASE_URL: database.url, SAMPAN_HOME: path.join(folder, 'unused') };
    file = newFile();
  });
  afterAll(() => database.stop());

  const broken = () => {
    const home = mkdtempSync(path.join(folder, 'catalog-'));
    writeFileSync(path.join(home, 'product.csv'), 'product,name\nlower,Name\n');
    return home;
  };

  it.each<[string, Readonly<Record<string, string>>, RegExp]>([
    [
      'a missing operator',
      without('--operator-email'),
      /^Missing: --operator-email <email>\. Give it, or run/,
    ],
    [
      'an address without a scheme',
      { ...flags, '--public-url': 'api.shop.example' },
      /^--public-url: .*https:\/\//,
    ],
    ['an unlikely rate', { ...flags, '--rate': '0.128' }, /'--rate <rate>'.*price of 1 USD in HKD/],
    [
      'a rate far from the peg',
      { ...flags, '--rate': '78' },
      /^--rate: 78 is outside the expected range of a first rate, 7 to 8\.5/,
    ],
    [
      'a folder that does not exist',
      { ...flags, '--catalog': '/nowhere' },
      /^--catalog: \/nowhere: the folder does not exist/,
    ],
    [
      'an unknown product',
      { ...flags, '--product': 'NONE' },
      /^--product: the catalog has no product "NONE"\. Its products are .*HKASTD/,
    ],
    [
      'an address that is no email address',
      { ...flags, '--operator-email': 'ops' },
      /--operator-email.*must be an email address/,
    ],
    [
      'an empty payment text',
      { ...flags, '--payment-text': ' ' },
      /^--payment-text: It must be a text of 1 to/,
    ],
  ])('names %s, and leaves nothing behind', async (_, given, reason) => {
    await expectRefusal(setupWith(file, given), env, reason);
    expect(existsSync(file)).toBe(false);
    expect(existsSync(env.SAMPAN_HOME ?? '')).toBe(false);
    expect(await appliedMigrations(database.db.kysely)).toEqual([]);
  });

  it('names every missing flag at once, before the embedded database is created', async () => {
    const home = path.join(folder, 'no-home');
    await expectRefusal(
      ['setup', '--settings-file', file],
      { SAMPAN_HOME: home },
      /^Missing: --public-url <url>, --catalog <dir>, --rate <rate>, --operator-email <email>, --account-name <name>, --account-email <email>\. Give them/,
    );
    expect(existsSync(home)).toBe(false);
    expect(existsSync(file)).toBe(false);
  });

  it('names file, line, column and cure of a wrong catalog', async () => {
    const { exitCode, stderr } = await sampan(setupWith(file, { ...flags, '--catalog': broken() }), env);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^--catalog: The catalog has \d+ problems\. Nothing was published\.\n/);
    expect(stderr).toMatch(/^product\.csv:2:product: "lower" must be a code: capital letters/m);
    expect(existsSync(file)).toBe(false);
  });

  it('names a database that does not respond, without its password', async () => {
    const unreachable = { DATABASE_URL: 'postgres://ops:canary@127.0.0.1:1/none' };
    const { stderr } = await sampan(setupWith(file), unreachable);
    expect(stderr).toMatch(/^DATABASE_URL: no PostgreSQL server responded at 127\.0\.0\.1:1/);
    expect(stderr).not.toContain('canary');
    expect(existsSync(file)).toBe(false);
  });
});

describe('setup on a terminal', () => {
  it('asks for missing answers, repeats a question after a wrong answer, and takes defaults', async () => {
    await using database = await createEmptyDatabase();
    const file = newFile();
    const env = { SAMPAN_HOME: path.join(folder, 'asked') };
    const { exitCode, stdout, asked } = await answerOnTerminal(
      ['setup', '--settings-file', file, '--rate', '7.8'],
      env,
      [
        'db.example',
        database.url,
        'https://api.shop.example',
        '/nowhere',
        catalogFolder,
        '',
        'not an address',
        'ops@shop.example',
        'Lantau Shop',
        'accounts@lantau.example',
      ],
    );
    expect({ exitCode, end: asked.split('\n').at(-1) }).toEqual({
      exitCode: 0,
      end: expect.stringMatching(/: $/),
    });
    expect(asked).toMatch(/DATABASE_URL must be an address that begins with postgres:/);
    expect(asked).toMatch(/\/nowhere: the folder does not exist/);
    expect(asked).toMatch(/It must be an email address/);
    expect(stdout).toMatch(/^done {5}account {3}Created acc_\S+ \(Lantau Shop\)$/m);
    expect(stdout).toMatch(/^skipped {2}payment {3}Merchants do not see how to add money/m);
    expect(stdout.match(/mk_live_/g)).toHaveLength(1);
    expect(asked).not.toMatch(/mk_live_/);
  });

  it('ends at Ctrl-C while it asks, without a message, and changes nothing', async () => {
    const file = newFile();
    const interruption = new AbortController();
    const stderr = Object.assign(
      new Writable({
        write(_chunk, _encoding, done) {
          interruption.abort(130);
          done();
        },
      }),
      { isTTY: true },
    );
    const stdin = Object.assign(new PassThrough(), { isTTY: true });
    const session = { ...sessionOf({}), stdin, stderr, signal: interruption.signal };
    expect(await run(['setup', '--settings-file', file], session)).toBe(1);
    expect(session.stdout.text).toBe('');
    expect(existsSync(file)).toBe(false);
  });

  it('changes nothing if the input ends before the last question', async () => {
    await using database = await createEmptyDatabase();
    const file = newFile();
    const env = { DATABASE_URL: database.url, SAMPAN_HOME: path.join(folder, 'ended') };
    const { exitCode, asked } = await answerOnTerminal(['setup', '--settings-file', file], env, [
      'https://api.shop.example',
    ]);
    expect(exitCode).toBe(1);
    expect(asked).toMatch(/The input ended before the last question\./);
    expect(existsSync(file)).toBe(false);
    expect(await appliedMigrations(database.db.kysely)).toEqual([]);
  });
});
