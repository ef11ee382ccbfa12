import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError, hasCode, oneLine } from './failure.ts';
import type { DataPlace } from './place.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { runProgram } from './run-program.ts';
import { shutDown } from './shut-down.ts';

export type Settings = Readonly<Record<string, string>>;

const tailLines = 4;

// Another process took the port first, or a killed server's backends have not exited yet.
const transientProblem =
  /could not bind|pre-existing shared memory block|lock file "postmaster\.pid" already exists/;

/** The start failed for a transient reason, or another process started the server first. */
export class TransientStartError extends EmbeddedPostgresError {}

/** Starts the server in its own session and waits until it accepts connections. `wantedPort` null: a free port. */
export async function launch(
  place: DataPlace,
  binaries: Binaries,
  settings: Settings,
  wantedPort: number | null,
): Promise<{ pid: number; port: number }> {
  const log = path.join(place.dataDirectory, 'server.log');
  const port = wantedPort ?? (await freePort());
  const logged = (await readLog(log)).length;
  const outcome = await runProgram(
    path.join(binaries.folder, 'bin', 'pg_ctl'),
    ['-D', place.dataDirectory, '-w', '-t', '120', '-l', log, '-o', serverOptions(port, settings), 'start'],
    { user: place.user, ownSession: true },
  );
  const pid = outcome.succeeded ? (await readPostmasterFile(place.dataDirectory))?.pid : null;
  if (pid) return { pid, port };
  // pg_ctl timed out, but the server that it started keeps running.
  if (/did not start in time/.test(outcome.complaint + outcome.stdout)) await stopStarted(place);
  const said = (await readLog(log)).slice(logged);
  const Failure = transientProblem.test(said) ? TransientStartError : EmbeddedPostgresError;
  const tail = oneLine(
    said
      .split('\n')
      .slice(-tailLines - 1)
      .join('\n'),
  );
  const problem = `the server failed to start on ${place.dataDirectory}: ${tail || outcome.complaint}`;
  throw new Failure(`${problem} (more in ${log})`, { advice: 'home' });
}

async function stopStarted(place: DataPlace): Promise<void> {
  const pid = (await readPostmasterFile(place.dataDirectory))?.pid;
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
export function refuseShellCharacters(place: DataPlace, binaries: Binaries): void {
  for (const file of [place.dataDirectory, binaries.folder]) {
    if (!/["$`\\\n]/.test(file)) continue;
    const problem = `PostgreSQL's programs do not support the path ${file}`;
    throw new EmbeddedPostgresError(`${problem}. Use a path without quotes, $, \` and \\`, {
      advice: 'home',
    });
  }
}

async function readLog(log: string): Promise<string> {
  try {
    return await readFile(log, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
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
