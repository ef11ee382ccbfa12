import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

export interface ProcessStatus {
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
export async function isServerOf(pid: number, dataDirectory: string): Promise<boolean> {
  const status = await inspectProcess(pid);
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
