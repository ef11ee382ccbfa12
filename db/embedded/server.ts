import { realpath } from 'node:fs/promises';
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
  readPostmasterFile,
  runProgram,
  shutDown,
} from './process.ts';

export type Settings = Readonly<Record<string, string>>;

const tailLines = 4;

// Another process took the port first, or a killed server's backends have not exited yet.
const transientProblem =
  /could not bind|pre-existing shared memory block|lock file "postmaster\.pid" already exists/;

/** The start failed for a transient reason, or another process started the server first. */
export class TransientStartError extends EmbeddedPostgresError {}

/** Starts the server in its own session and waits until it accepts connections. `wantedPort` null: a free port. */
export async function launch(
  location: DataLocation,
  binaries: Binaries,
  settings: Settings,
  wantedPort: number | null,
): Promise<{ pid: number; port: number }> {
  const log = path.join(location.dataDirectory, 'server.log');
  const port = wantedPort ?? (await freePort());
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
      serverOptions(port, settings),
      'start',
    ],
    { user: location.user, ownSession: true },
  );
  const pid = outcome.succeeded ? (await readPostmasterFile(location.dataDirectory))?.pid : null;
  if (pid) return { pid, port };
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

function serverOptions(port: number, settings: Settings): string {
  const all: [string, string][] = [
    // The application reports failed statements; in this log they could expose personal data.
    ['log_min_messages', 'log'],
    ['log_checkpoints', 'off'],
    ['timezone', 'UTC'],
    ...Object.entries(settings),
    ['listen_addresses', '127.0.0.1'],
    ['unix_socket_directories', ''],
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}

export function serverUrl(port: number, password: string): string {
  return `postgres://sampan:${encodeURIComponent(password)}@127.0.0.1:${port}/sampan`;
}

/** Connects to the database `postgres`: an open session in `sampan` would prevent copying or dropping it. */
export async function logIn(port: number, password: string, applicationName: string): Promise<Client> {
  const client = new Client({
    host: '127.0.0.1',
    port,
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
  readonly port: number;
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
    const client = status?.zombie
      ? null
      : await tryLogIn(location, file.port, password, applicationName, ours);
    if (client !== null && file.pid !== null && file.port !== null)
      return { pid: file.pid, port: file.port, client };
    if (!ours) {
      await invalidatePostmasterFile(location.dataDirectory, location.user);
      return null;
    }
    if (password === null && file.port !== null) throw lostWhileRunning(location, file.pid);
    if (Date.now() > deadline) {
      throw new EmbeddedPostgresError(`its server (process ${file.pid}) is running but does not respond`);
    }
  }
}

async function tryLogIn(
  location: DataLocation,
  port: number | null,
  password: string | null,
  applicationName: string,
  ours: boolean,
): Promise<Client | null> {
  if (port === null || password === null) return null;
  try {
    const client = await logIn(port, password, applicationName);
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

function lostWhileRunning(location: DataLocation, pid: number | null): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `its server is running but the password file ${passwordFile(location.home)} is lost. Restore the file, or stop the ` +
      `server with \`kill -INT ${pid}\` and start again, which sets a new password`,
  );
}
