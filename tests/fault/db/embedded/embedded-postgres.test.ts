import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../../db/embedded/start.ts';
import { patient } from '../../../support/deadline.ts';
import { pollUntil } from '../../../support/poll.ts';
import {
  cleanUp,
  ends,
  initializedHome,
  postmasterPid,
  removeTemplate,
  spawnServerProcess,
  temporaryFolder,
} from '../../../support/store/embedded-postgres-process.ts';

const settings = { fsync: 'off' };

async function start(home: string, role: 'owner' | 'visitor' = 'owner'): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ home, role, settings });
  await postmasterPid(server.dataDirectory);
  return server;
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function registered(url: string): Promise<unknown> {
  const sql = "SELECT count(*)::int AS n FROM pg_locks WHERE locktype = 'advisory' AND granted";
  return (await query(url, sql))[0]?.n;
}

async function mode(file: string): Promise<string> {
  return ((await stat(file)).mode & 0o777).toString(8);
}

afterEach(async () => {
  expect(await cleanUp()).toBe(0);
});

afterAll(removeTemplate);

describe('the embedded server', () => {
  it('is a UTF-8 database in UTC on a Unix socket and 127.0.0.1, with a password that only its owner can read', async () => {
    const home = path.join(await temporaryFolder(), 'deep', 'home');
    const server = await startEmbeddedPostgres({
      home,
      role: 'owner',
      settings: { ...settings, work_mem: '5MB' },
    });
    const url = new URL(server.url);
    expect(server).toMatchObject({
      adopted: false,
      notice: null,
      dataDirectory: path.join(home, 'postgres'),
    });
    const socketFolder = path.join(home, 'socket');
    expect([url.username, url.hostname, url.pathname]).toEqual([
      'sampan',
      encodeURIComponent(socketFolder),
      '/sampan',
    ]);
    expect(await mode(socketFolder)).toBe('700');
    expect(url.password).toMatch(/^[\w-]{32}$/);
    expect(await readFile(path.join(home, 'postgres-password'), 'utf8')).toBe(`${url.password}\n`);
    expect(await mode(path.join(home, 'postgres-password'))).toBe('600');
    expect(await mode(server.dataDirectory)).toBe('700');
    expect(await mode(home)).toBe('755');
    expect(await mode(path.dirname(home))).toBe('755');
    const [facts] = await query(
      server.url,
      `SELECT pg_encoding_to_char(encoding) AS encoding, datlocprovider AS provider, datlocale AS locale,
              current_setting('TimeZone') AS timezone, current_setting('listen_addresses') AS addresses,
              current_setting('unix_socket_directories') AS sockets, current_setting('work_mem') AS work_mem,
              (SELECT array_agg(DISTINCT auth_method) FROM pg_hba_file_rules) AS methods,
              split_part(current_setting('server_version'), '.', 1) AS version
         FROM pg_database WHERE datname = current_database()`,
    );
    expect(facts).toEqual({
      encoding: 'UTF8',
      provider: 'b',
      locale: 'C.UTF-8',
      timezone: 'UTC',
      addresses: '127.0.0.1',
      sockets: `"${socketFolder}"`,
      work_mem: '5MB',
      methods: ['scram-sha-256'],
      version: '18',
    });
    const overTcp = new URL(url);
    overTcp.hostname = '127.0.0.1';
    await query(overTcp.href, 'SELECT 1');
    url.password = 'guessed';
    await expect(query(url.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    await server.stop();
  });

  it('is reached over 127.0.0.1 if the path of its home is too long for a Unix socket, also by a command', async () => {
    const home = path.join(await temporaryFolder(), 'x'.repeat(90));
    const server = await start(home);
    expect(new URL(server.url).hostname).toBe('127.0.0.1');
    const command = await startEmbeddedPostgres({ home, role: 'visitor', settings });
    expect(command.url).toBe(server.url);
    await query(command.url, 'SELECT 1');
    await command.stop();
    await server.stop();
  });

  it('takes the longest path that a Unix socket can have, with a comma and a space', async () => {
    const folder = await temporaryFolder();
    const suffix = '/socket/.s.PGSQL.65535'.length;
    const home = path.join(folder, 'a, b'.padEnd(107 - suffix - folder.length - 1, 'x'));
    const server = await start(home);
    expect(decodeURIComponent(new URL(server.url).hostname)).toBe(path.join(home, 'socket'));
    await query(server.url, 'SELECT 1');
    await server.stop();
  });

  it('ends when its only owner stops it, also repeatedly, and keeps password and data for the next start', async () => {
    const home = await temporaryFolder();
    const firstBegun = performance.now();
    const first = await start(home);
    const firstMs = performance.now() - firstBegun;
    const firstPid = await postmasterPid(first.dataDirectory);
    await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS value');
    await Promise.all([first.stop(), first.stop()]);
    await first.stop();
    expect(await ends(firstPid)).toBe(true);
    const secondBegun = performance.now();
    const second = await start(home);
    const secondMs = performance.now() - secondBegun;
    expect(second.adopted).toBe(false);
    expect(new URL(second.url).password).toBe(new URL(first.url).password);
    expect(await query(second.url, 'SELECT value FROM kept')).toEqual([{ value: 42 }]);
    await second.stop();
    expect(firstMs).toBeLessThan(patient(3_000));
    expect(secondMs).toBeLessThan(patient(1_000));
  });

  it('ends with its owner even if its files were deleted', async () => {
    const home = await initializedHome();
    const server = await start(home);
    const pid = await postmasterPid(server.dataDirectory);
    // The server can write files during the removal.
    await rm(home, { recursive: true, maxRetries: 10 });
    await server.stop();
    expect(await ends(pid)).toBe(true);
  });

  it('ignores a Ctrl-C in the process group of its starter', async () => {
    const process = spawnServerProcess({ home: await initializedHome() });
    const { dataDirectory } = await process.ready;
    const pid = await postmasterPid(dataDirectory);
    expect(await process.pressCtrlC()).toEqual({ answered: true });
    expect(await process.pressCtrlC()).toEqual({ answered: true });
    expect(await process.leave()).toBe(0);
    expect(await ends(pid)).toBe(true);
  });

  it('is initialized once if two processes start in a new home at the same moment', async () => {
    const home = await temporaryFolder();
    const processes = [spawnServerProcess({ home }), spawnServerProcess({ home })];
    const [one, two] = await Promise.all(processes.map((process) => process.ready));
    expect([one?.error, two?.error]).toEqual([undefined, undefined]);
    expect([one?.adopted, two?.adopted].sort()).toEqual([false, true]);
    expect(one?.url).toBe(two?.url);
    expect(await Promise.all(processes.map((process) => process.leave()))).toEqual([0, 0]);
  });
});

describe('owners and visitors', () => {
  it('two services share a server, and the last one to end stops it', async () => {
    const home = await initializedHome();
    const first = await start(home);
    const second = await start(home);
    const pid = await postmasterPid(first.dataDirectory);
    expect(second).toMatchObject({ adopted: true, url: first.url });
    await first.stop();
    expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await second.stop();
    expect(await ends(pid)).toBe(true);
  });

  it('a command that finds a server leaves it running', async () => {
    const home = await initializedHome();
    const service = await start(home);
    const command = await start(home, 'visitor');
    expect(command.adopted).toBe(true);
    await command.stop();
    expect(await query(service.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await service.stop();
  });

  it('a command leaves the server of a killed service running, and the next service adopts it', async () => {
    const home = await initializedHome();
    const killed = spawnServerProcess({ home });
    const { url } = await killed.ready;
    await killed.kill('process');
    expect(await pollUntil(async () => (await registered(url)) === 0, 5000)).toBe(true);
    const command = await start(home, 'visitor');
    expect(command.adopted).toBe(true);
    await command.stop();
    const service = await start(home);
    expect(service).toMatchObject({ adopted: true, url: command.url });
    await service.stop();
  });

  it("a killed service's server is adopted over 127.0.0.1 if the folder of its socket was removed", async () => {
    const home = await initializedHome();
    const killed = spawnServerProcess({ home });
    await killed.ready;
    await killed.kill('process');
    await rm(path.join(home, 'socket'), { recursive: true });
    const service = await start(home);
    expect(service.adopted).toBe(true);
    expect(new URL(service.url).hostname).toBe('127.0.0.1');
    await query(service.url, 'SELECT 1');
    const pid = await postmasterPid(service.dataDirectory);
    await service.stop();
    expect(await ends(pid)).toBe(true);
  });

  it('a command that started the server stops it', async () => {
    const command = await start(await initializedHome(), 'visitor');
    const pid = await postmasterPid(command.dataDirectory);
    await command.stop();
    expect(await ends(pid)).toBe(true);
  });

  it('a command that started the server leaves it running if a service started meanwhile', async () => {
    const home = await initializedHome();
    const command = await start(home, 'visitor');
    const service = await start(home);
    await command.stop();
    expect(await query(service.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await service.stop();
  });

  it('the last of several commands stops the server that the first one started', async () => {
    const home = await initializedHome();
    const first = await start(home, 'visitor');
    const second = await start(home, 'visitor');
    const pid = await postmasterPid(first.dataDirectory);
    await first.stop();
    expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await second.stop();
    expect(await ends(pid)).toBe(true);
  });

  it('the last service waits briefly for a command, then stops the server even if the command still uses it', async () => {
    const home = await initializedHome();
    const service = await start(home);
    const command = await start(home, 'visitor');
    const pid = await postmasterPid(service.dataDirectory);
    await service.stop();
    expect(await ends(pid)).toBe(true);
    await command.stop();
  });

  it('a service whose connections were all terminated remains an owner', async () => {
    const home = await initializedHome();
    const first = await start(home);
    const second = await start(home);
    await query(
      first.url,
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
    );
    expect(await pollUntil(async () => (await registered(first.url)) === 2, 5000)).toBe(true);
    await first.stop();
    expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await second.stop();
  });
});
