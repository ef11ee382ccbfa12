import { stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activeKeyIds } from '../../../db/query/account/api-key.ts';
import { listProductCodes, readEntitlement } from '../../../db/query/pricing/entitlement.ts';
import { type DemoFile, readDemoFile, writeDemoFile } from '../../../src/demo/demo-file.ts';
import { hashApiKey } from '../../../src/key-format.ts';
import { type Environment, sampan, sampanJson } from '../../support/command-line.ts';
import { createTestDatabase, type TestDatabase } from '../../support/store/database.ts';
import { cleanUp, temporaryFolder } from '../../support/store/embedded-postgres-process.ts';
import { wallet } from '../../wallet/ledger-bookings.ts';

let database: TestDatabase;
let home: string;
let env: Environment;
beforeAll(async () => {
  database = await createTestDatabase();
  home = path.join(await temporaryFolder(), 'home');
  env = { DATABASE_URL: database.url, SAMPAN_HOME: home, PORT: '4000' };
});
afterAll(async () => {
  await database[Symbol.asyncDispose]();
  await cleanUp();
});

const accounts = () => database.db.kysely.selectFrom('account').select('id').execute();

describe('seed demo', () => {
  it('is refused in production, and creates nothing', async () => {
    const outcome = await sampan(['seed', 'demo', '--json'], { ...env, NODE_ENV: 'production' });
    expect(outcome).toMatchObject({ exitCode: 1, stdout: '' });
    expect(outcome.stderr).toMatch(/^NODE_ENV is production[^\n]*\n$/);
    expect(await accounts()).toEqual([]);
    expect(readDemoFile(home)).toBeNull();
  });

  it('creates an account with all products and two keys, in a file that only its owner can read', async () => {
    const demo = await sampanJson<DemoFile>(['seed', 'demo'], env);
    const { kysely } = database.db;
    expect(demo).toMatchObject({
      root_url: 'http://127.0.0.1:4000',
      base_url: 'http://127.0.0.1:4000/api/v1',
      database_url: database.url,
    });
    expect(await accounts()).toEqual([{ id: demo.account_id }]);
    expect((await readEntitlement(kysely, demo.account_id)).product_codes).toEqual(
      await listProductCodes(kysely),
    );
    expect(await activeKeyIds(kysely, [demo.test_key, demo.live_key].map(hashApiKey))).toHaveLength(2);
    expect(await wallet(database.db, demo.account_id)).toEqual({ balance: 100_000_000, held: 0, version: 1 });
    expect(readDemoFile(home)).toEqual(demo);
    expect((await stat(path.join(home, 'demo.json'))).mode & 0o777).toBe(0o600);
  });

  it('keeps the keys, and the URLs that the service wrote', async () => {
    const before = readDemoFile(home) as DemoFile;
    const urls = { root_url: 'https://parcels.example', base_url: 'https://parcels.example/api/v1' };
    writeDemoFile(home, { ...before, ...urls });
    const { exitCode, stdout } = await sampan(['seed', 'demo'], env);
    expect({ exitCode, stdout }).toEqual({
      exitCode: 0,
      stdout: `The demonstration account is ${before.account_id}. Its API keys are in ${home}/demo.json.\n`,
    });
    expect(readDemoFile(home)).toEqual({ ...before, ...urls });
    expect(await wallet(database.db, before.account_id)).toMatchObject({ balance: 100_000_000 });
    expect(await accounts()).toHaveLength(1);
  });
});
