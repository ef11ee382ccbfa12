import { chmod, copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkDisk, classifyDisk, type Finding } from '../../../src/cli/doctor/checks.ts';
import { createLog } from '../../../src/log/log.ts';
import { announceProcess } from '../../../src/startup/service-process.ts';
import {
  type SimulatorProcess,
  simulatorSecret,
  startSimulator,
} from '../../carrier/gateway/simulator-process.ts';
import { type Environment, sampan, sampanJson } from '../../support/command-line.ts';
import { startSampan } from '../../support/process/sampan-process.ts';
import { unreachableGateway } from '../../support/shipment/partner-booking.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../support/store/database.ts';
import { cleanUp, temporaryFolder } from '../../support/store/embedded-postgres-process.ts';
import { itWithRedis, startOwnRedis } from '../../support/store/own-redis.ts';

describe('doctor', () => {
  let database: TestDatabase;
  let home: string;
  let env: Environment;
  let account: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    home = await temporaryFolder();
    env = { DATABASE_URL: database.url, SAMPAN_HOME: home };
    await sampanJson(['fx', 'set', '--rate', '7.8'], env);
    account = await readyAccount('--all');
  });
  /** Creates an account with products and a live key. */
  async function readyAccount(...products: string[]): Promise<string> {
    const created = ['account', 'create', '--name', 'Shop', '--email', 'ops@shop.example'];
    const { account_id: id } = await sampanJson<{ account_id: string }>(created, env);
    await sampanJson(['entitlement', 'grant', '--account', id, ...products], env);
    await sampanJson(['key', 'create', '--account', id, '--mode', 'live', '--label', 'shop'], env);
    return id;
  }
  const start = (roles: ('api' | 'worker')[]) =>
    announceProcess(database.db.bulkhead('processes'), createLog('silent'), { roles, rootUrl: null });
  afterAll(async () => {
    await database[Symbol.asyncDispose]();
    await cleanUp();
  });
  /** Runs `doctor --json` and returns its findings by check. */
  async function examine(
    settings: Environment,
    call: typeof sampan = sampan,
  ): Promise<{ exitCode: number | null; findings: Map<string, Finding> }> {
    const { exitCode, stdout, stderr } = await call(['doctor', '--json'], settings);
    const { ok, checks } = JSON.parse(stdout) as { ok: boolean; checks: Finding[] };
    const failed = checks.filter(({ state }) => state === 'fail').map(({ check }) => check);
    expect(ok).toBe(failed.length === 0);
    expect(stderr).toBe(
      ok ? '' : `${failed.length} of ${checks.length} checks failed: ${failed.join(', ')}\n`,
    );
    return { exitCode, findings: new Map(checks.map((finding) => [finding.check, finding])) };
  }

  it('passes every check, one line each, for a migrated database and files that only the owner can read', async () => {
    const { exitCode, stdout, stderr } = await sampan(['doctor'], env);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    const lines = stdout.trimEnd().split('\n');
    expect(lines.map((line) => line.split(/\s+/).slice(0, 2).join(' '))).toEqual([
      'ok node',
      'ok settings',
      'ok address',
      'ok database',
      'ok schema',
      'ok queue',
      'ok clock',
      'ok dates',
      'ok retention',
      'ok keys',
      'ok catalog',
      'ok rate',
      'warn currencies',
      'ok accounts',
      'warn carriers',
      'ok gateway',
      'warn api',
      'warn worker',
      'ok disk',
      'ok mail',
      'ok secrets',
    ]);
    expect(stdout).toMatch(/^ok {4}database {2}PostgreSQL 18\.\d+, \/.+\/socket:\d+$/m);
    expect(stdout).not.toContain(new URL(database.url).password);
  });

  it('names the services that live mode leaves out, and the setting that is missing', async () => {
    expect((await examine(env)).findings.get('carriers')).toEqual({
      check: 'carriers',
      state: 'warn',
      message:
        'Live mode does not offer HKPTCHGG01, HKPTRTGG01, because their carrier http is not connected: CARRIER_HTTP_URL is not set',
      remedy:
        'To offer them, set CARRIER_HTTP_URL and CARRIER_HTTP_SECRET for every process that serves the API',
    });
    const { findings } = await examine({ ...env, ...unreachableGateway });
    expect(findings.get('carriers')).toMatchObject({
      state: 'ok',
      message: 'All 9 services have a carrier',
    });
  });

  it('fails for an account with a live key that can order no live service', async () => {
    const stranded = await readyAccount('--product', 'HKPARTNER');
    expect((await examine(env)).findings.get('carriers')).toMatchObject({
      state: 'fail',
      message: expect.stringMatching(
        new RegExp(
          `^Accounts with a live key that can order no live service: ${stranded}\\. Live mode does not`,
        ),
      ),
      remedy: expect.stringContaining('CARRIER_HTTP_URL'),
    });
    expect((await examine({ ...env, ...unreachableGateway })).findings.get('carriers')?.state).toBe('ok');
    await sampanJson(['entitlement', 'grant', '--account', stranded, '--product', 'HKASTD'], env);
    expect((await examine(env)).findings.get('carriers')?.state).toBe('warn');
    // A rate table allows its service without the product.
    await sampanJson(['entitlement', 'revoke', '--account', stranded, '--product', 'HKASTD'], env);
    await sampanJson(['entitlement', 'grant', '--account', stranded, '--rate-table', 'RT-HKASTDGG-KEY'], env);
    expect((await examine(env)).findings.get('carriers')?.state).toBe('warn');
  });

  it('fails for each missing part of a booking: catalog, exchange rate, account with product and key', async () => {
    await using empty = await createEmptyDatabase();
    const own = { ...env, DATABASE_URL: empty.url };
    await sampanJson(['migrate'], own);
    const { exitCode, findings } = await examine(own);
    expect(exitCode).toBe(1);
    const found = ['catalog', 'rate', 'accounts'].map((check) => findings.get(check));
    expect(found).toEqual([
      expect.objectContaining({ state: 'fail', remedy: expect.stringContaining('catalog init DIR') }),
      expect.objectContaining({ state: 'fail', message: expect.stringMatching(/^No exchange rate is set/) }),
      expect.objectContaining({ state: 'fail', remedy: expect.stringContaining('setup') }),
    ]);
  });

  it('names the files of the catalog that an upgrade left empty, until its commands are run', async () => {
    await using empty = await createEmptyDatabase();
    const own = { ...env, DATABASE_URL: empty.url };
    await sampanJson(['migrate'], own);
    const live = path.join(home, 'live');
    const examples = path.join(home, 'examples');
    await sampan(['catalog', 'init', live], own);
    const tables = ['country_requirement', 'duty_rate', 'duty_rule', 'tax_area'];
    for (const table of tables) {
      const file = path.join(live, `${table}.csv`);
      const [header = ''] = (await readFile(file, 'utf8'))
        .split('\n')
        .filter((line) => !line.startsWith('#'));
      await writeFile(file, `${header}\n`);
    }
    await sampanJson(['catalog', 'import', live], own);
    const { message, state, remedy } = (await examine(own)).findings.get('catalog') ?? {};
    expect([state, remedy]).toEqual(['warn', expect.stringMatching(/export DIR.*init EXAMPLES.*import DIR/)]);
    for (const table of ['country_requirement', 'duty_rule', 'tax_area'])
      expect(message).toContain(`${table}.csv`);
    await rm(live, { recursive: true });
    await sampan(['catalog', 'export', live], own);
    await sampan(['catalog', 'init', examples], own);
    for (const table of tables)
      await copyFile(path.join(examples, `${table}.csv`), path.join(live, `${table}.csv`));
    await sampanJson(['catalog', 'import', live], own);
    expect((await examine(own)).findings.get('catalog')?.state).toBe('ok');
  });

  it('counts no account whose keys are revoked', async () => {
    const before = (await examine(env)).findings.get('accounts')?.message;
    const [first] = await sampanJson<{ key_id: string }[]>(['key', 'list', '--account', account], env);
    await sampanJson(['key', 'revoke', first?.key_id ?? ''], env);
    expect(before).toBe('2 with a product and an API key');
    expect((await examine(env)).findings.get('accounts')?.message).toBe('1 with a product and an API key');
  });

  it('fails in production without PUBLIC_URL, and warns about one without TLS', async () => {
    const production = { ...env, NODE_ENV: 'production' };
    expect((await examine(production)).findings.get('address')).toMatchObject({
      state: 'fail',
      message: expect.stringMatching(/^PUBLIC_URL is not set/),
    });
    const address = async (url: string) =>
      (await examine({ ...production, PUBLIC_URL: url })).findings.get('address')?.state;
    expect(await address('http://api.shop.example')).toBe('warn');
    expect(await address('https://api.shop.example')).toBe('ok');
  });

  it('fails if the API runs without a worker', async () => {
    await using _api = await start(['api']);
    expect((await examine(env)).findings.get('worker')).toMatchObject({
      state: 'fail',
      message: 'The API is running without a worker, so webhooks, emails and late labels wait',
    });
    await using _worker = await start(['worker']);
    expect((await examine(env)).findings.get('worker')).toMatchObject({ state: 'ok', message: '1 running' });
  });

  it('fails in production if no process lives to book and to deliver, but not before the start after a restore', async () => {
    const production = { ...env, NODE_ENV: 'production' };
    const states = (findings: ReadonlyMap<string, Finding>) =>
      ['api', 'worker'].map((check) => findings.get(check)?.state);
    const stopped = await examine(production);
    expect(stopped.exitCode).toBe(1);
    expect(states(stopped.findings)).toEqual(['fail', 'fail']);
    expect(stopped.findings.get('api')).toMatchObject({
      message: 'No process of the service is running',
      remedy: expect.stringContaining('Start the service'),
    });
    expect(states((await examine(env)).findings)).toEqual(['warn', 'warn']);
    const restored = await examine(production, (args, settings) =>
      sampan([...args, '--after-restore'], settings),
    );
    expect(states(restored.findings)).toEqual(['warn', 'warn']);

    await using _worker = await start(['worker']);
    expect(states((await examine(production)).findings)).toEqual(['fail', 'ok']);
    await using _api = await start(['api']);
    expect(states((await examine(production)).findings)).toEqual(['ok', 'ok']);
  });

  it('fails in production for a carrier of the catalog that is not connected', async () => {
    const { findings } = await examine({ ...env, NODE_ENV: 'production' });
    expect(findings.get('carriers')).toMatchObject({
      state: 'fail',
      message: expect.stringMatching(/^Live mode does not offer HKPTCHGG01, .* CARRIER_HTTP_URL is not set$/),
      remedy: expect.stringContaining('CARRIER_HTTP_SECRET'),
    });
  });

  it('warns in production about services whose carrier moves no parcel', async () => {
    const production = { ...env, ...unreachableGateway, NODE_ENV: 'production' };
    const { findings } = await examine({ ...production, CARRIER_HTTP_URL: 'https://127.0.0.1:1' });
    expect(findings.get('carriers')).toMatchObject({
      state: 'warn',
      message: expect.stringMatching(
        /^Live mode books HKASTDCSSTCM, .*, HKUSSEGG01 with the carrier sandbox, which charges the wallet and moves no parcel$/,
      ),
      remedy: expect.stringContaining('service.csv'),
    });
    await using database = await createTestDatabase();
    await database.db.pool.query("update service set carrier_code = 'http'");
    const real = await examine({
      ...production,
      CARRIER_HTTP_URL: 'https://127.0.0.1:1',
      DATABASE_URL: database.url,
    });
    expect(real.findings.get('carriers')).toMatchObject({
      state: 'ok',
      message: 'All 9 services have a carrier',
    });
  });

  it('corrects rows dated in the future, and reports it once', async () => {
    await database.db.pool.query(
      "insert into fx_rate (rate_micros, rate_type, fetched_at) values (7800000, 'daily', sampan_clock() + interval '1 day')",
    );
    const { exitCode, findings } = await examine(env);
    expect(exitCode).toBe(0);
    expect(findings.get('dates')).toEqual({
      check: 'dates',
      state: 'warn',
      message: 'Corrected rows that were dated in the future: 1 in fx_rate.fetched_at',
      remedy: "Find out why the database's clock was ahead, and synchronize it with NTP",
    });
    expect((await examine(env)).findings.get('dates')).toMatchObject({ state: 'ok' });
  });

  it('explains how to fix an outdated schema, a missing queue, a wrong clock and a secret that others can read', async () => {
    await database.db.pool.query("update sql_function set hash = 'older' where name = 'admit'");
    await database.db.pool.query('drop schema bullmq cascade');
    const file = path.join(home, 'demo.json');
    await writeFile(file, '{}');
    await chmod(file, 0o644);
    const late = 'data:text/javascript,const{now}=Date;Date.now=()=>now()-5000';
    const { exitCode, findings } = await examine(
      { ...env, NODE_OPTIONS: `--import=${late}` },
      (args, settings) => startSampan(args, settings).outcome,
    );
    expect(exitCode).toBe(1);
    expect(findings.get('schema')).toEqual({
      check: 'schema',
      state: 'fail',
      message: 'Pending migrations: function admit',
      remedy: 'Run `npm run sampan -- migrate`',
    });
    expect(findings.get('queue')).toMatchObject({ state: 'fail', remedy: 'Run `npm run sampan -- migrate`' });
    expect(findings.get('clock')).toMatchObject({
      state: 'fail',
      message: expect.stringMatching(/^[456]\d{3} ms behind the database's/),
      remedy: expect.stringContaining('NTP'),
    });
    expect(findings.get('secrets')).toMatchObject({ state: 'fail', remedy: `Run \`chmod 600 ${file}\`` });
    expect(findings.get('disk')?.state).toBe('ok');
  });

  it('continues if the database and Redis do not respond, and prints no password', async () => {
    const { exitCode, findings } = await examine({
      SAMPAN_HOME: home,
      DATABASE_URL: 'postgres://sampan:canary@127.0.0.1:1/none',
      REDIS_URL: 'redis://:canary@127.0.0.1:1',
    });
    expect(exitCode).toBe(1);
    expect(findings.get('database')).toMatchObject({
      state: 'fail',
      message: 'DATABASE_URL: no PostgreSQL server responded at 127.0.0.1:1 (ECONNREFUSED)',
    });
    expect(findings.get('queue')).toMatchObject({
      state: 'fail',
      message: expect.stringMatching(/^No Redis server responded at 127\.0\.0\.1:1 \(.*ECONNREFUSED/),
    });
    expect(findings.get('schema')).toMatchObject({ state: 'warn', message: 'Not checked' });
    expect(findings.get('disk')?.state).toBe('ok');
    expect(JSON.stringify([...findings])).not.toContain('canary');
  });

  it('names an invalid setting', async () => {
    const { exitCode, findings } = await examine({ ...env, RATE_LIMIT_PER_DAY: 'lots' });
    expect(exitCode).toBe(1);
    expect([...findings.keys()]).toEqual(['node', 'settings']);
    expect(findings.get('settings')?.message).toMatch(/^RATE_LIMIT_PER_DAY is "lots"/);
  });

  describe('the gateway', () => {
    let simulator: SimulatorProcess;
    beforeAll(async () => {
      simulator = await startSimulator();
    });
    afterAll(() => simulator.stop());
    const probe = async (settings: Environment) =>
      (await examine({ ...env, ...settings })).findings.get('gateway');

    it('is asked for a booking that does not exist, which books nothing', async () => {
      expect(await probe(simulator.env)).toMatchObject({
        state: 'ok',
        message: expect.stringMatching(/^127\.0\.0\.1:\d+ answers signed requests$/),
      });
      const { calls, bookings } = await simulator.received();
      expect(calls.map(({ operation }) => operation)).toEqual(['getBooking']);
      expect(bookings).toEqual([]);
    });

    it('fails if it refuses the signature or the connection, and names the settings', async () => {
      const refused = await probe({ ...simulator.env, CARRIER_HTTP_SECRET: `another-${simulatorSecret}` });
      expect(refused).toMatchObject({
        state: 'fail',
        message: expect.stringMatching(/status 401 .*, so live bookings with its services fail$/),
        remedy: expect.stringContaining('CARRIER_HTTP_SECRET'),
      });
      expect(JSON.stringify(refused)).not.toContain(simulatorSecret);
      expect(await probe(unreachableGateway)).toMatchObject({
        state: 'fail',
        message: expect.stringContaining('the connection was refused'),
      });
    });
  });

  itWithRedis('checks the version and settings of a Redis that responds', async () => {
    await using redis = await startOwnRedis(false);
    const { findings } = await examine({ ...env, REDIS_URL: redis.url });
    expect(findings.get('queue')?.message).toMatch(/^Redis at .*:\d+/);
    expect(findings.get('queue')?.message).not.toContain('responded');
  });
});

describe('checkDisk', () => {
  it.each([
    [null, '/no-such-folder/postgres'],
    ['postgres://sampan@127.0.0.1:5432/sampan', null],
    ['postgres://sampan@[::1]/sampan', null],
    ['postgres://sampan@%2Fvar%2Frun%2Fpostgresql/sampan', null],
  ])('judges the disk of this machine for DATABASE_URL %s', (databaseUrl, dataDirectory) => {
    const { message } = checkDisk({ home: '/no-such-folder', databaseUrl }, dataDirectory);
    expect(message).toMatch(/^\d+ MiB free for \/$/);
  });

  it('does not judge this disk for a database on another machine', () => {
    const databaseUrl = 'postgres://sampan:canary@db.shop.example/sampan';
    expect(checkDisk({ home: '/', databaseUrl }, null)).toEqual({
      check: 'disk',
      state: 'ok',
      message: 'Not checked: the database is at db.shop.example. Watch the free space of its disk there',
      remedy: null,
    });
  });
});

describe('classifyDisk', () => {
  it.each([
    [2048, 'ok'],
    [2047, 'warn'],
    [256, 'warn'],
    [255, 'fail'],
  ])('classifies %i MiB free as %s', (mebibytes, state) => {
    expect(classifyDisk('/data', mebibytes * 2 ** 20)).toMatchObject({
      state,
      message: `${mebibytes} MiB free for /data`,
    });
  });
});
