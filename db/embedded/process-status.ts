import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

export interface ProcessStatus {
  /** Ended, but its parent hasn't collected it yet: a signal still finds it. */
  readonly zombie: boolean;
  /** Tells a process from a later one with the same number; null when this system hides it from us. */
  readonly startedAt: string | null;
  readonly commandLine: string;
}

/** What is known of a process, whoever owns it; null when there is none with this number. */
export async function inspectProcess(pid: number): Promise<ProcessStatus | null> {
  if (!exists(pid)) return null;
  const status = process.platform === 'linux' ? await inspectByProc(pid) : await inspectByPs(pid);
  if (status !== null) return status;
  return exists(pid) ? { zombie: false, startedAt: null, commandLine: '' } : null;
}

/** Whether the process runs (a zombie doesn't). */
export async function isRunning(pid: number): Promise<boolean> {
  return (await inspectProcess(pid))?.zombie === false;
}

/** Whether the process is a PostgreSQL server that runs on this data. */
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
    // The second field is the name in parentheses, which may hold spaces and parentheses itself.
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
