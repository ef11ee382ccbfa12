import { setTimeout as delay } from 'node:timers/promises';
import { isRunning } from './process-status.ts';

const shutdownPatienceMs = 10_000;

/** Ends the server: sessions are disconnected, the data is written out. Waits until the process is gone. */
export async function shutDown(pid: number): Promise<void> {
  if (!(await isRunning(pid))) return;
  // Same as `pg_ctl -m fast stop`; the programs may have been replaced or removed since the start.
  process.kill(pid, 'SIGINT');
  for (const deadline = Date.now() + shutdownPatienceMs; Date.now() < deadline; await delay(10)) {
    if (!(await isRunning(pid))) return;
  }
}
