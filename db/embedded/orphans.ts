import { readdir, readFile, readlink } from 'node:fs/promises';
import { isServerOf } from './process-status.ts';

/**
 * Ends the sessions of a server that was killed: one that is busy doesn't notice its death, and PostgreSQL starts no
 * other server on the data before the last is gone. Sessions of a server that runs are left alone. Needs /proc; elsewhere
 * they end by themselves, within their statement's time limit.
 */
export async function endOrphans(dataDirectory: string): Promise<void> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number);
  for (const pid of pids) {
    if (await isOrphan(pid, dataDirectory)) {
      try {
        process.kill(pid, 'SIGQUIT');
      } catch {
        // It has ended meanwhile.
      }
    }
  }
}

async function isOrphan(pid: number, dataDirectory: string): Promise<boolean> {
  try {
    if ((await readlink(`/proc/${pid}/cwd`)) !== dataDirectory) return false;
    if (!(await readFile(`/proc/${pid}/cmdline`, 'utf8')).startsWith('postgres: ')) return false;
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return !(await isServerOf(Number(parent), dataDirectory));
  } catch {
    return false;
  }
}
