import { chown, mkdir, realpath, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Binaries } from './binaries.ts';
import { passwordFile } from './cluster.ts';
import { EmbeddedPostgresError, hasCode, oneLine, readIfPresent } from './failure.ts';
import type { DataLocation } from './location.ts';
import {
  inspectProcess,
  invalidatePostmasterFile,
  isServerOn,
  loopback,
  type PostmasterFile,
  readPostmasterFile,
  runProgram,
  type ServerAddress,
  shutDown,
} from './process.ts';

export type Settings = Readonly<Record<string, string>>;

const tailLines = 4;

// Another process took the port first, or a killed server's backends have not exited yet.
const transientProblem =
  /could not bind|pre-existing shared memory block|lock file "postmaster\.pid" already exists/;

/** The start failed for a transient reason, or another process started the server first. */
export class TransientStartError extends EmbeddedPostgresError {}

/** Starts the server in its own session and waits until it accepts connections. `wanted` null: a free address. */
export async function launch(
  location: DataLocation,
  binaries: Binaries,
  settings: Settings,
  wanted: ServerAddress | null,
): Promise<{ pid: number; address: ServerAddress }> {
  const log = path.join(location.dataDirectory, 'server.log');
  const address = wanted ?? { host: await chooseHost(location), port: await freePort() };
  if (wanted !== null && wanted.host !== loopback) await makeSocketFolder(location);
  const logged = ((await readIfPresent(log)) ?? '').length;
  const outcome = await runProgram(
    path.join(binaries.folder, 'bin', 'pg_ctl'),
    [
      '-D',
      location.dataDirectory,
      '-w',
      '-t',
      '120',
      '-l',
      log,
      '-o',
      serverOptions(address, settings),
      'start',
    ],
    { user: location.user, ownSession: true },
  );
  const pid = outcome.succeeded ? (await readPostmasterFile(location.dataDirectory))?.pid : null;
  if (pid) return { pid, address };
  // pg_ctl timed out, but the server that it started keeps running.
  if (/did not start in time/.test(outcome.complaint + outcome.stdout)) await stopStarted(location);
  const said = ((await readIfPresent(log)) ?? '').slice(logged);
  const Failure = transientProblem.test(said) ? TransientStartError : EmbeddedPostgresError;
  const tail = oneLine(
    said
      .split('\n')
      .slice(-tailLines - 1)
      .join('\n'),
  );
  const problem = `the server failed to start on ${location.dataDirectory}: ${tail || outcome.complaint}`;
  throw new Failure(`${problem} (more in ${log})`);
}

async function stopStarted(location: DataLocation): Promise<void> {
  const pid = (await readPostmasterFile(location.dataDirectory))?.pid;
  if (pid) await shutDown(pid);
}

function serverOptions({ host, port }: ServerAddress, settings: Settings): string {
  const all: [string, string][] = [
    // The application reports failed statements; in this log they could expose personal data.
    ['log_min_messages', 'log'],
    ['log_checkpoints', 'off'],
    ['timezone', 'UTC'],
    ...Object.entries(settings),
    // Also for other programs: some clients of PostgreSQL know no Unix sockets.
    ['listen_addresses', loopback],
    // The quotes allow commas in the path.
    ['unix_socket_directories', host === loopback ? '' : `"${host}"`],
    ['port', String(port)],
  ];
  return all.map(([name, value]) => `-c ${shellQuoted(`${name}=${value}`)}`).join(' ');
}

function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Refuses paths with characters that a shell expands inside double quotes: pg_ctl runs a shell command. */
export function refuseShellCharacters(location: DataLocation, binaries: Binaries): void {
  for (const file of [location.dataDirectory, binaries.folder]) {
    if (!/["$`\\\n]/.test(file)) continue;
    const problem = `PostgreSQL's programs do not support the path ${file}`;
    throw new EmbeddedPostgresError(`${problem}. Use a path without quotes, $, \` and \\`);
  }
}

/** Returns the folder of the Unix socket, or 127.0.0.1 if there can be none: a long path, a file system without sockets. */
async function chooseHost(location: DataLocation): Promise<string> {
  const folder = await makeSocketFolder(location);
  // One byte longer than the socket's name: PostgreSQL needs a byte behind the path, and Node none.
  return (await canListen(path.join(folder, '.s.PGSQL.probe1'))) ? folder : loopback;
}

/** Makes the folder that only the server's user can enter. Removes what a killed server left: its process id may be reused. */
async function makeSocketFolder({ dataRoot, user }: DataLocation): Promise<string> {
  const folder = path.join(dataRoot, 'socket');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  if (user !== null) await chown(folder, user.uid, user.gid);
  return folder;
}

function canListen(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen(socketPath, () => probe.close(() => resolve(true)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, loopback, () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}

/** Returns an address that pg and psql understand: a socket's folder stands encoded in place of the host. */
export function serverUrl({ host, port }: ServerAddress, password: string): string {
  return `postgres://sampan:${encodeURIComponent(password)}@${encodeURIComponent(host)}:${port}/sampan`;
}

/** Connects to the database `postgres`: an open session in `sampan` would prevent copying or dropping it. */
export async function logIn(
  address: ServerAddress,
  password: string,
  applicationName: string,
): Promise<Client> {
  const client = new Client({
    ...address,
    user: 'sampan',
    password,
    database: 'postgres',
    application_name: applicationName,
    ssl: false,
    connectionTimeoutMillis: 2000,
  });
  // Without a listener, a lost connection would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Returns whether the server rejected the password, as opposed to being unreachable. */
export function isWrongPassword(error: unknown): boolean {
  return hasCode(error, '28P01', '28000');
}

const recoveryPatienceMs = 120_000;

/** A running server that accepts our password and serves our data. */
export interface RunningServer {
  readonly pid: number;
  readonly address: ServerAddress;
  readonly client: Client;
}

/** Logs in to the server of this data; waits while it starts, recovers or shuts down. Null if none runs. */
export async function findRunning(
  location: DataLocation,
  password: string | null,
  applicationName: string,
): Promise<RunningServer | null> {
  for (const deadline = Date.now() + recoveryPatienceMs; ; await delay(25)) {
    const file = await readPostmasterFile(location.dataDirectory);
    if (file === null) return null;
    const status = file.pid === null ? null : await inspectProcess(file.pid);
    // PostgreSQL replaces the lock file of a process that is gone, but not of a zombie or another program.
    if (file.pid !== null && status === null) return null;
    const ours = isServerOn(status, location.dataDirectory);
    for (const address of status?.zombie ? [] : addressesIn(file)) {
      const client = await tryLogIn(location, address, password, applicationName, ours);
      if (client !== null && file.pid !== null) return { pid: file.pid, address, client };
    }
    if (!ours) {
      await invalidatePostmasterFile(location.dataDirectory, location.user);
      return null;
    }
    if (password === null && file.address !== null) throw lostPassword(location, file.pid);
    if (Date.now() > deadline) {
      throw new EmbeddedPostgresError(`its server (process ${file.pid}) is running but does not respond`);
    }
  }
}

/** Where the server may answer: its socket, and 127.0.0.1 in case the socket was removed while it runs. */
function addressesIn({ address }: PostmasterFile): ServerAddress[] {
  if (address === null) return [];
  return address.host === loopback ? [address] : [address, { ...address, host: loopback }];
}

async function tryLogIn(
  location: DataLocation,
  address: ServerAddress,
  password: string | null,
  applicationName: string,
  ours: boolean,
): Promise<Client | null> {
  if (password === null) return null;
  try {
    const client = await logIn(address, password, applicationName);
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    const folder = await realpath(rows[0]?.data_directory ?? '').catch(() => null);
    if (folder === location.dataDirectory) return client;
    await client.end();
  } catch (error) {
    if (ours && isWrongPassword(error)) throw wrongPassword(location);
  }
  return null;
}

export function wrongPassword(location: DataLocation): EmbeddedPostgresError {
  const problem = `the password in ${passwordFile(location.home)} is not valid for ${location.dataDirectory}`;
  return new EmbeddedPostgresError(
    `${problem}. Restore the file, or stop the server and remove the file: the next start sets a new password`,
  );
}

function lostPassword(location: DataLocation, pid: number | null): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `its server is running but the password file ${passwordFile(location.home)} is lost. Restore the file, or stop the ` +
      `server with \`kill -INT ${pid}\` and start again, which sets a new password`,
  );
}
