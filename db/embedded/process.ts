import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, readdir, readFile, readlink, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { errorMessage, readIfPresent } from './failure.ts';

interface ProcessStatus {
  /** Exited, but not yet reaped by its parent: signals still succeed. */
  readonly zombie: boolean;
  /** Distinguishes processes that reused the same id; null if the system doesn't show it. */
  readonly startedAt: string | null;
  readonly commandLine: string;
}

export async function inspectProcess(pid: number): Promise<ProcessStatus | null> {
  if (!exists(pid)) return null;
  const status = process.platform === 'linux' ? await inspectByProc(pid) : await inspectByPs(pid);
  if (status !== null) return status;
  return exists(pid) ? { zombie: false, startedAt: null, commandLine: '' } : null;
}

export async function isRunning(pid: number): Promise<boolean> {
  return (await inspectProcess(pid))?.zombie === false;
}

/** Returns whether the process is a PostgreSQL server on this data directory. */
export function isServerOn(status: ProcessStatus | null, dataDirectory: string): boolean {
  return status !== null && !status.zombie && status.commandLine.includes(` -D ${dataDirectory} `);
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function inspectByProc(pid: number): Promise<ProcessStatus | null> {
  try {
    const [stat, commandLine] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
    ]);
    // The second field is the program's name in parentheses, and may contain spaces and parentheses.
    const [state, ...others] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      zombie: state === 'Z',
      startedAt: others[18] ?? '',
      commandLine: commandLine.replaceAll('\0', ' '),
    };
  } catch {
    return null;
  }
}

/** For systems without /proc. */
export async function inspectByPs(pid: number): Promise<ProcessStatus | null> {
  try {
    const { stdout } = await promisify(execFile)(
      'ps',
      ['-ww', '-o', 'state=', '-o', 'lstart=', '-o', 'args=', '-p', String(pid)],
      { env: { PATH: process.env.PATH, LC_ALL: 'C' } },
    );
    const [, state, startedAt, commandLine] = /^\s*(\S+)\s+(.{24})\s+(.*)/.exec(stdout) ?? [];
    if (state === undefined) return null;
    return {
      zombie: state.startsWith('Z'),
      startedAt: startedAt ?? '',
      commandLine: `${commandLine ?? ''} `,
    };
  } catch {
    return null;
  }
}

export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
  readonly name: string;
}

interface ProgramResult {
  readonly succeeded: boolean;
  readonly stdout: string;
  /** stderr, or why the program could not be run. */
  readonly complaint: string;
}

// `su` without `-` leaves the folders of useradd and adduser out of PATH.
const searchPath = `${process.env.PATH}:/usr/sbin:/usr/bin:/sbin:/bin`;

/**
 * Runs a program as `user` (null: this process's own), in `/`, without our environment. `ownSession`: Ctrl-C does not
 * reach it.
 */
export async function runProgram(
  file: string,
  args: readonly string[],
  { user, input = '', ownSession = false }: { user: ServerUser | null; input?: string; ownSession?: boolean },
): Promise<ProgramResult> {
  const identity = user === null ? {} : { uid: user.uid, gid: user.gid };
  try {
    const env = { PATH: searchPath, LC_ALL: 'C', TZ: 'UTC' };
    const child = spawn(file, args, { ...identity, cwd: '/', detached: ownSession, env });
    const ended = once(child, 'close') as Promise<[code: number | null, signal: string | null]>;
    // A program that exits without reading its input closes the pipe. Its exit code shows the reason.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    const [stdout, stderr, [code, signal]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      ended,
    ]);
    const complaint = stderr.trim() || (signal === null ? `exit code ${code}` : `ended by ${signal}`);
    return { succeeded: code === 0, stdout, complaint };
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? errorMessage(error);
    return { succeeded: false, stdout: '', complaint: `${file}: ${reason}` };
  }
}

const shutdownPatienceMs = 10_000;

export async function shutDown(pid: number): Promise<void> {
  if (!(await isRunning(pid))) return;
  // Same as `pg_ctl -m fast stop`, but works if the programs were replaced since the start.
  process.kill(pid, 'SIGINT');
  for (const deadline = Date.now() + shutdownPatienceMs; Date.now() < deadline; await delay(10)) {
    if (!(await isRunning(pid))) return;
  }
}

/** Terminates backends of a killed server, which would prevent a start. Needs /proc; elsewhere they time out. */
export async function terminateOrphanedBackends(dataDirectory: string): Promise<void> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number);
  for (const pid of pids) {
    if (await isOrphan(pid, dataDirectory)) {
      try {
        process.kill(pid, 'SIGQUIT');
      } catch {}
    }
  }
}

async function isOrphan(pid: number, dataDirectory: string): Promise<boolean> {
  try {
    if ((await readlink(`/proc/${pid}/cwd`)) !== dataDirectory) return false;
    if (!(await readFile(`/proc/${pid}/cmdline`, 'utf8')).startsWith('postgres: ')) return false;
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return !isServerOn(await inspectProcess(Number(parent)), dataDirectory);
  } catch {
    return false;
  }
}

/** Content of `postmaster.pid`; null for fields that the server has not written yet. */
export interface PostmasterFile {
  readonly pid: number | null;
  readonly address: ServerAddress | null;
}

/** Where a server accepts logins: the folder of its Unix socket, or 127.0.0.1. The port is part of the socket's name. */
export interface ServerAddress {
  readonly host: string;
  readonly port: number;
}

export const loopback = '127.0.0.1';

// Above every system's maximum process id.
const unusedPid = 2147483647;

const lockFile = (dataDirectory: string) => path.join(dataDirectory, 'postmaster.pid');

export async function readPostmasterFile(dataDirectory: string): Promise<PostmasterFile | null> {
  const text = await readIfPresent(lockFile(dataDirectory));
  if (text === null) return null;
  const lines = text.split('\n');
  const [pid = 0, , , port = 0] = lines.map((line) => Number.parseInt(line, 10) || 0);
  const address = { host: lines[4] || loopback, port };
  // A single-user backend writes a negative process id and accepts no logins.
  return { pid: Math.abs(pid) || null, address: pid > 0 && port > 0 ? address : null };
}

/** Replaces the process id of a dead server, which may belong to another program by now. Keeps the other lines. */
export async function invalidatePostmasterFile(
  dataDirectory: string,
  user: ServerUser | null,
): Promise<void> {
  const [, ...others] = ((await readIfPresent(lockFile(dataDirectory))) ?? '').split('\n');
  const file = lockFile(dataDirectory);
  const replacement = `${file}.retired`;
  await writeFile(replacement, [unusedPid, ...others].join('\n'), { mode: 0o600 });
  if (user !== null) await chown(replacement, user.uid, user.gid);
  await rename(replacement, file);
}
