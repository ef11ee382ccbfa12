import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { openDb } from '../../../db/client.ts';
import { startEmbeddedPostgres } from '../../../db/embedded/start.ts';
import { failedStart, serversBelow, signaledStart, startHere } from '../../support/failed-start.ts';
import {
  cleanUp,
  initializedHome,
  removeTemplate,
  temporaryFolder,
} from '../../support/store/embedded-postgres-process.ts';

afterAll(async () => {
  expect(await cleanUp()).toBe(0);
  await removeTemplate();
});

describe('a start with an invalid setting', () => {
  it.each<[name: string, env: Readonly<Record<string, string>>]>([
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    [
      'DATABASE_URL: no PostgreSQL server responded at 127.0.0.1:1',
      { DATABASE_URL: 'postgres://u:p@127.0.0.1:1/x' },
    ],
  ])('%s: the process prints one line and exits with 1 (%j)', async (name, env) => {
    const home = path.join(await temporaryFolder(), 'home');
    const { code, said } = await failedStart({ SAMPAN_HOME: home, PORT: '0', ...env });
    expect({ code, said }).toEqual({ code: 1, said: [expect.stringContaining(name)] });
    expect(existsSync(home)).toBe(false);
  });
});

describe('a start that fails after the start of the embedded database', () => {
  it('stops the server: a migration fails', async () => {
    const home = await initializedHome();
    await onServer(home, async (url) => {
      await using db = openDb({ url, poolSize: 1 });
      await db.pool.query('create table account (in_the_way text)');
    });
    await expect(startHere({ SAMPAN_HOME: home, PORT: '0' })).rejects.toThrow('already exists');
    expect(serversBelow(home)).toEqual([]);
  });

  it('stops the server: the key file cannot be written', async () => {
    const home = await initializedHome();
    // Runs after the checks: creates a folder at the key file's place as soon as the server runs.
    const watch = setInterval(() => {
      if (!existsSync(path.join(home, 'postgres', 'postmaster.pid'))) return;
      clearInterval(watch);
      mkdirSync(path.join(home, 'secret-keys'));
    }, 1);
    await expect(startHere({ SAMPAN_HOME: home, PORT: '0' })).rejects.toThrow('secret-keys');
    clearInterval(watch);
    expect(serversBelow(home)).toEqual([]);
  });

  it.each([
    'SIGTERM',
    'SIGINT',
    'SIGHUP',
  ] as const)('stops the server: %s during the start', async (signal) => {
    const home = await initializedHome();
    expect(await signaledStart(home, signal)).toEqual({ code: 0, said: [] });
    expect(serversBelow(home)).toEqual([]);
  });
});

describe('stopping a service', () => {
  it('stops its embedded server, even if the server rejects logins', async () => {
    const home = await initializedHome();
    const server = await startEmbeddedPostgres({ home, role: 'owner' });
    const hba = path.join(server.dataDirectory, 'pg_hba.conf');
    writeFileSync(hba, 'host all all all reject\n');
    chmodSync(hba, 0o644);
    const pid = Number(serversBelow(home)[0]?.trim().split(' ')[0]);
    process.kill(pid, 'SIGHUP');
    await server.stop();
    expect(serversBelow(home)).toEqual([]);
  });
});

async function onServer(home: string, work: (url: string) => Promise<void>): Promise<void> {
  const server = await startEmbeddedPostgres({ home, role: 'visitor', settings: { fsync: 'off' } });
  try {
    await work(server.url);
  } finally {
    await server.stop();
  }
}
