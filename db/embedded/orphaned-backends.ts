import { readdir, readFile, readlink } from 'node:fs/promises';
import { isServerOf } from './process-status.ts';

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
    return !(await isServerOf(Number(parent), dataDirectory));
  } catch {
    return false;
  }
}
