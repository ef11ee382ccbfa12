import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { inspectByPs, inspectProcess, isRunning } from '../../../../db/embedded/process.ts';
import { patient } from '../../../support/deadline.ts';
import { pollUntil } from '../../../support/poll.ts';
import {
  type Announcement,
  cleanUp,
  ends,
  initializedHome,
  postmasterPid,
  removeTemplate,
  type ServerProcess,
  spawnServerProcess,
  temporaryFolder,
} from '../../../support/store/embedded-postgres-process.ts';

const strangers: ChildProcess[] = [];

afterEach(async () => {
  for (const stranger of strangers.splice(0)) stranger.kill('SIGKILL');
  expect(await cleanUp()).toBe(0);
});

afterAll(removeTemplate);

/** Starts a service on a home, and commits a row. */
async function startedWithRow(): Promise<{
  home: string;
  service: ServerProcess;
  ready: Announcement;
  pid: number;
}> {
  const home = await initializedHome();
  const service = spawnServerProcess({ home });
  const ready = await service.ready;
  await query(ready.url, 'CREATE TABLE kept AS SELECT 42 AS value');
  return { home, service, ready, pid: await postmasterPid(ready.dataDirectory) };
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

async function expectRowAndLeave(
  service: ServerProcess,
  { url, dataDirectory }: Announcement,
): Promise<void> {
  const pid = await postmasterPid(dataDirectory);
  expect(await query(url, 'SELECT value FROM kept')).toEqual([{ value: 42 }]);
  expect(await service.leave()).toBe(0);
  expect(await ends(pid)).toBe(true);
}

/** Creates a zombie: a dead process whose parent does not collect its exit status. */
async function makeZombie(): Promise<number> {
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 61'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  strangers.push(parent);
  const child = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)));
  const parentIs = async (program: string) =>
    (await inspectProcess(parent.pid ?? 0))?.commandLine.trim() === program;
  expect(await pollUntil(() => parentIs('sleep 61'), 5000)).toBe(true);
  process.kill(child, 'SIGKILL');
  expect(await pollUntil(async () => (await inspectProcess(child))?.zombie === true, 5000)).toBe(true);
  return child;
}

/** Replaces the process id, and optionally the port, in a server's lock file. */
async function forgeLockFile(
  dataDirectory: string,
  pid: number,
  address?: { port: string; host: string },
): Promise<void> {
  const file = path.join(dataDirectory, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8')).split('\n');
  lines[0] = String(pid);
  if (address !== undefined) lines.splice(3, 2, address.port, address.host);
  await writeFile(file, lines.join('\n'));
}

describe('a start right after a SIGKILL', () => {
  it.each(['process', 'group'] as const)('of the %s adopts the server', async (whom) => {
    const { home, service, ready } = await startedWithRow();
    await service.kill(whom);
    const next = spawnServerProcess({ home });
    const announcement = await next.ready;
    expect(announcement).toMatchObject({ adopted: true, url: ready.url });
    expect(announcement.startMs).toBeLessThan(patient(1_000));
    await expectRowAndLeave(next, announcement);
  });

  it('of the process group and the server recovers the data', async () => {
    const { home, service, pid } = await startedWithRow();
    process.kill(pid, 'SIGKILL');
    await service.kill('group');
    const next = spawnServerProcess({ home });
    const announcement = await next.ready;
    expect(announcement).toMatchObject({ adopted: false });
    await expectRowAndLeave(next, announcement);
  });

  it('during initdb initializes again and leaves no files of the first attempt', async () => {
    const home = path.join(await temporaryFolder(), 'home');
    const killed = spawnServerProcess({ home });
    const initializing = async () =>
      (await readdir(home).catch(() => [])).some((name) => name.includes('.new-'));
    expect(await pollUntil(initializing, 5000)).toBe(true);
    await killed.kill('group');
    expect(await readdir(home)).not.toContain('postgres');
    const next = spawnServerProcess({ home });
    expect(await next.ready).toMatchObject({ adopted: false });
    expect(await initializing()).toBe(false);
    expect(await next.leave()).toBe(0);
  });

  it('of a process for which two others wait makes exactly one of them the owner', async () => {
    const home = path.join(await temporaryFolder(), 'home');
    const killed = spawnServerProcess({ home });
    const locked = async () => (await readdir(home).catch((): string[] => [])).includes('postgres.lock.1');
    expect(await pollUntil(locked, 5000)).toBe(true);
    const waiting = [spawnServerProcess({ home }), spawnServerProcess({ home })];
    await killed.kill('group');
    const announcements = await Promise.all(waiting.map((service) => service.ready));
    expect(announcements.map(({ adopted }) => adopted).sort()).toEqual([false, true]);
    for (const service of waiting) expect(await service.leave()).toBe(0);
  });
});

describe('the lock file of a dead server', () => {
  it('is ignored if its process id belongs to a zombie', async () => {
    const { home, service, ready, pid } = await startedWithRow();
    process.kill(pid, 'SIGKILL');
    await service.kill('group');
    const zombie = await makeZombie();
    expect(await inspectByPs(zombie)).toMatchObject({ zombie: true });
    await ends(pid);
    await forgeLockFile(ready.dataDirectory, zombie);
    const next = spawnServerProcess({ home });
    const announcement = await next.ready;
    expect(announcement).toMatchObject({ adopted: false });
    await expectRowAndLeave(next, announcement);
  });

  it('is ignored if its process id belongs to another program, even if a server listens on its port', async () => {
    const { home, service, ready, pid } = await startedWithRow();
    process.kill(pid, 'SIGKILL');
    await service.kill('group');
    const stranger = spawn('sleep', ['60'], { stdio: 'ignore' });
    strangers.push(stranger);
    const silent = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const port = String((silent.address() as { port: number }).port);
    await forgeLockFile(ready.dataDirectory, stranger.pid ?? 0, { port, host: '' });
    const next = spawnServerProcess({ home });
    const announcement = await next.ready;
    silent.close();
    expect(announcement).toMatchObject({ adopted: false });
    await expectRowAndLeave(next, announcement);
    expect(await isRunning(stranger.pid ?? 0)).toBe(true);
  });

  it('is ignored if it points to the server of another home', async () => {
    const { home, service, ready, pid } = await startedWithRow();
    process.kill(pid, 'SIGKILL');
    await service.kill('group');
    const other = spawnServerProcess({ home: await initializedHome() });
    const { dataDirectory, url } = await other.ready;
    const { port, hostname } = new URL(url);
    const address = { port, host: decodeURIComponent(hostname) };
    await forgeLockFile(ready.dataDirectory, await postmasterPid(dataDirectory), address);
    const next = spawnServerProcess({ home });
    const announcement = await next.ready;
    expect(announcement).toMatchObject({ adopted: false });
    expect(announcement.url).not.toBe(url);
    await expectRowAndLeave(next, announcement);
    expect(await other.leave()).toBe(0);
  });
});

describe('a lost or wrong password', () => {
  it('is replaced if the server is stopped', async () => {
    const { home, service, ready } = await startedWithRow();
    await service.leave();
    await rm(path.join(home, 'postgres-password'));
    const next = spawnServerProcess({ home });
    const announcement = await next.ready;
    expect(announcement.notice).toContain(path.join(home, 'postgres-password'));
    expect(new URL(announcement.url).password).not.toBe(new URL(ready.url).password);
    await expectRowAndLeave(next, announcement);
  });

  it('stops a start that finds the server running, with a message that explains the remedy', async () => {
    const { home, service, ready, pid } = await startedWithRow();
    await rm(path.join(home, 'postgres-password'));
    const { error } = await spawnServerProcess({ home }).ready;
    expect(error).toContain(`kill -INT ${pid}`);
    expect(error).not.toContain('\n');
    await expectRowAndLeave(service, ready);
  });

  it.each([
    'stopped',
    'running',
  ])("is reported if it does not match the cluster's and the server is %s", async (state) => {
    const { home, service, ready } = await startedWithRow();
    if (state === 'stopped') await service.leave();
    const file = path.join(home, 'postgres-password');
    const right = await readFile(file, 'utf8');
    await writeFile(file, 'another\n');
    const { error } = await spawnServerProcess({ home }).ready;
    expect(error).toContain(`the password in ${file} is not valid for ${ready.dataDirectory}`);
    if (state === 'running') return expectRowAndLeave(service, ready);
    await writeFile(file, right);
    const next = spawnServerProcess({ home });
    await expectRowAndLeave(next, await next.ready);
  });
});

describe('a data directory', () => {
  it('is created again if its initialization did not finish', async () => {
    const home = await temporaryFolder();
    await mkdir(path.join(home, 'postgres', 'base'), { recursive: true });
    await writeFile(path.join(home, 'postgres', 'postgresql.conf'), '');
    const service = spawnServerProcess({ home });
    expect(await service.ready).toMatchObject({ adopted: false });
    expect(await service.leave()).toBe(0);
  });

  it.each([
    ['from another major version', '17\n', 'is from PostgreSQL 17'],
    ['without its version file', null, 'without its file PG_VERSION'],
  ])('%s is refused and not changed', async (_, version, message) => {
    const home = await initializedHome();
    const file = path.join(home, 'postgres', 'PG_VERSION');
    await rm(file);
    if (version !== null) await writeFile(file, version);
    const before = await readdir(path.join(home, 'postgres'));
    const { error } = await spawnServerProcess({ home }).ready;
    expect(error).toContain(message);
    expect(await readdir(path.join(home, 'postgres'))).toEqual(before);
  });
});
