import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readPostmasterFile } from '../../../db/embedded/process.ts';
import { type Environment, sampan, sampanJson } from '../../support/command-line.ts';
import { catalogFolder } from '../../support/paths.ts';
import { type RunningService, startService } from '../../support/process/sampan-process.ts';
import {
  cleanUp,
  ends,
  postmasterPid,
  temporaryFolder,
} from '../../support/store/embedded-postgres-process.ts';

let home: string;
let env: Environment;
beforeAll(async () => {
  home = path.join(await temporaryFolder(), 'home');
  env = { SAMPAN_HOME: home };
});
afterAll(async () => {
  expect(await cleanUp()).toBe(0);
});

/** A server that stops normally removes its lock file. */
const serverRuns = async () => (await readPostmasterFile(path.join(home, 'postgres'))) !== null;

/** All tests of this file use the same account. */
let account: string;

describe('in a home without a running service', () => {
  it('doctor starts the database and reports that it is empty, without a failure', async () => {
    const { exitCode, stdout } = await sampan(['doctor'], env);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^ok {4}database {2}PostgreSQL 18.*embedded in .*\/home\/postgres$/m);
    expect(stdout).toMatch(/^warn {2}schema {4}The database is new and empty\. .*migrate`\.$/m);
    expect(stdout).toMatch(/^ok {4}secrets {3}Only the owner can read postgres-password$/m);
    expect(await serverRuns()).toBe(false);
  });

  it('the first command migrates a new database, and the next command reads the stored data', async () => {
    const created = await sampanJson<{ account_id: string }>(
      ['account', 'create', '--name', 'Peng Chau Shop', '--email', 'ops@pengchau.example'],
      env,
    );
    account = created.account_id;
    expect(await serverRuns()).toBe(false);
    const listed = await sampanJson(['account', 'list'], env);
    expect(listed).toEqual([expect.objectContaining({ account_id: account, name: 'Peng Chau Shop' })]);
    expect(await serverRuns()).toBe(false);
  });

  it('doctor only warns of parts that a start adds to the demonstration', async () => {
    const { exitCode, stdout } = await sampan(['doctor'], env);
    expect(exitCode).toBe(0);
    for (const check of ['catalog', 'rate', 'accounts'])
      expect(stdout).toMatch(new RegExp(`^warn {2}${check} .* \`npm start\`: it adds`, 'm'));
  });

  it('entitlement grant is refused without a published catalog, and names the command that publishes one', async () => {
    const { exitCode, stderr } = await sampan(['entitlement', 'grant', '--account', account, '--all'], env);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^The catalog has no products to grant\. .*seed demo/);
  });
});

describe('in a new home', () => {
  it('setup creates the embedded database, and a second call finds all of it', async () => {
    const folder = await temporaryFolder();
    const own = { SAMPAN_HOME: path.join(folder, 'installed') };
    const file = path.join(folder, 'sampan.env');
    const flags = {
      '--settings-file': file,
      '--public-url': 'https://api.shop.example',
      '--catalog': catalogFolder,
      '--rate': '7.8',
      '--operator-email': 'ops@shop.example',
      '--account-name': 'Lantau Shop',
      '--account-email': 'accounts@lantau.example',
    };
    const states = async (...args: string[]) => {
      // Its steps are on stderr, too.
      const { stdout } = await sampan([...args, '--json'], own);
      const { steps }: { steps: { step: string; state: string }[] } = JSON.parse(stdout);
      return new Set(steps.filter(({ step }) => step !== 'payment').map(({ state }) => state));
    };
    expect(await states('setup', ...Object.entries(flags).flat())).toEqual(new Set(['done']));
    expect(await states('setup', '--settings-file', file)).toEqual(new Set(['already']));
    expect(await sampanJson<unknown[]>(['account', 'list', '--settings-file', file], {})).toHaveLength(1);
  });
});

describe('in a home with a running service', () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startService(env);
  });
  afterAll(async () => {
    await service.stop();
  });

  const get = (key: string, resource: string) =>
    fetch(`${service.rootUrl}/api/v1${resource}`, { headers: { Authorization: `Bearer ${key}` } });
  const tiers = async (key: string) => {
    const { data } = (await (await get(key, '/service_tiers')).json()) as {
      data: { product_code: string }[];
    };
    return new Set(data.map((tier) => tier.product_code));
  };

  it('a new key and a new product apply to the next request, and a revoked key gets 401', async () => {
    const { key, key_id } = await sampanJson<{ key: string; key_id: string }>(
      ['key', 'create', '--account', account, '--mode', 'test', '--label', 'shop', '--scopes', 'rates:read'],
      env,
    );
    expect((await get(key, '/countries')).status).toBe(200);
    expect((await get(key, '/shipments')).status).toBe(403);
    expect(await tiers(key)).toEqual(new Set());
    await sampanJson(['entitlement', 'grant', '--account', account, '--product', 'HKUSPRI'], env);
    expect(await tiers(key)).toEqual(new Set(['HKUSPRI']));
    await sampanJson(['key', 'revoke', key_id], env);
    expect((await get(key, '/countries')).status).toBe(401);
  });

  it('a command leaves the database running, and the service stops it at its end', async () => {
    const pid = await postmasterPid(path.join(home, 'postgres'));
    expect((await fetch(`${service.rootUrl}/readyz`)).status).toBe(200);
    expect(await service.stop()).toBe(0);
    expect(await ends(pid)).toBe(true);
    const keys = await sampanJson<unknown[]>(['key', 'list', '--account', account], env);
    expect(keys).toHaveLength(1);
    expect(await serverRuns()).toBe(false);
  });
});
