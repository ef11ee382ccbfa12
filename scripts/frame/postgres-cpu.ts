import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the CPU time of a PostgreSQL server and its processes since its start, in microseconds; null where there is no
 * /proc (macOS).
 */
export function readPostgresCpu(dataDirectory: string): number | null {
  if (process.platform !== 'linux') return null;
  const [postmaster = ''] = readFileSync(path.join(dataDirectory, 'postmaster.pid'), 'utf8').split('\n');
  ticksPerSecond ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const times = readTimes(pid);
    // Those of the postmaster include its children that have ended.
    if (pid === postmaster) ticks += times.own + times.ofEnded;
    else if (times.parent === postmaster) ticks += times.own;
  }
  return (ticks / ticksPerSecond) * 1e6;
}

let ticksPerSecond: number | undefined;

/** Reads the CPU times of a process in clock ticks (proc_pid_stat(5)); zeros if it has just ended. */
function readTimes(pid: string): { readonly parent: string; readonly own: number; readonly ofEnded: number } {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return { parent: '', own: 0, ofEnded: 0 };
  }
  // The name of the program stands in parentheses and may hold spaces. The state follows, then the parent.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number);
  return {
    parent: fields[1] ?? '',
    own: (user ?? 0) + (system ?? 0),
    ofEnded: (endedUser ?? 0) + (endedSystem ?? 0),
  };
}
