import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../src/config/config.ts';
import { writeDemoFile } from '../../src/demo/demo-file.ts';
import { createLog } from '../../src/log/log.ts';
import { findRootUrl, knownRootUrl } from '../../src/startup/root-url.ts';
import { announceProcess } from '../../src/startup/service-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { cleanUp, temporaryFolder } from '../support/store/embedded-postgres-process.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database[Symbol.asyncDispose]();
  await cleanUp();
});

it.each([
  [{}, 'http://127.0.0.1:3000'],
  [{ HOST: '::1', PORT: '80' }, 'http://[::1]:80'],
  [{ PUBLIC_URL: 'https://parcels.example/api/' }, 'https://parcels.example/api'],
])('the root URL for the settings %j is %s', (env, url) => {
  expect(findRootUrl(readConfig(env))).toBe(url);
});

describe('the root URL in a command-line process', () => {
  const demo = {
    root_url: 'http://127.0.0.1:45678',
    base_url: 'http://127.0.0.1:45678/api/v1',
    account_id: 'acc_1',
    test_key: 'mk_test_1',
    live_key: 'mk_live_1',
    database_url: 'postgres://sampan:x@127.0.0.1:5555/sampan',
  };
  const known = async (env: Record<string, string>) => {
    const home = await temporaryFolder();
    writeDemoFile(home, demo);
    return knownRootUrl(readConfig({ SAMPAN_HOME: home, ...env }), database.db.kysely);
  };

  it('is the URL that the service wrote to demo.json, including its port', async () => {
    expect(await known({})).toBe(demo.root_url);
    expect(await known({ DATABASE_URL: demo.database_url })).toBe(demo.root_url);
  });

  it('is of a process that lives: the one in demo.json first, then the oldest other', async () => {
    const log = createLog('silent');
    const start = (rootUrl: string) =>
      announceProcess(database.db.bulkhead('processes'), log, { roles: ['api'], rootUrl });
    const second = await start('http://127.0.0.1:45679');
    expect(await known({})).toBe('http://127.0.0.1:45679');
    const first = await start(demo.root_url);
    expect(await known({})).toBe(demo.root_url);
    await first[Symbol.asyncDispose]();
    expect(await known({})).toBe('http://127.0.0.1:45679');
    // A killed process does not remove itself.
    await database.setClock('21 seconds');
    expect(await known({})).toBe(demo.root_url);
    await database.setClock('0 seconds');
    await second[Symbol.asyncDispose]();
  });

  it('is PUBLIC_URL if that is set', async () => {
    expect(await known({ PUBLIC_URL: 'https://parcels.example' })).toBe('https://parcels.example');
  });

  it('comes from the settings if DATABASE_URL names another database or demo.json is missing', async () => {
    expect(await known({ DATABASE_URL: 'postgres://other/x', PORT: '4000' })).toBe('http://127.0.0.1:4000');
    const home = await temporaryFolder();
    expect(await knownRootUrl(readConfig({ SAMPAN_HOME: home }), database.db.kysely)).toBe(
      'http://127.0.0.1:3000',
    );
  });
});
