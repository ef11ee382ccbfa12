import { setTimeout as delay } from 'node:timers/promises';
import { isRunning } from './process-status.ts';

const shutdownPatienceMs = 10_000;

export async function shutDown(pid: number): Promise<void> {
  if (!(await isRunning(pid))) return;
  // Same as `pg_ctl -m fast stop`, but works if the programs were replaced since the start.
  process.kill(pid, 'SIGINT');
  for (const deadline = Date.now() + shutdownPatienceMs; Date.now() < deadline; await delay(10)) {
    if (!(await isRunning(pid))) return;
  }
}
