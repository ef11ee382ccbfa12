import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { exists } from './place.ts';
import { isUnused, type ServerRole, waitUntilUnused } from './registration.ts';
import { shutDown } from './shut-down.ts';
import { StartLockTimeout, withStartLock } from './start-lock.ts';

// A command that runs while the last service stops may finish within this time.
const visitorGraceMs = 2000;
const lockPatienceMs = 5000;
const logInPatienceMs = 2000;

interface Departure {
  readonly home: string;
  readonly pid: number;
  readonly role: ServerRole;
  readonly mayStop: boolean;
  /** True if this process started the server. An adopted server keeps running if the login fails. */
  readonly started: boolean;
  logIn(): Promise<Client>;
}

/** Stops the server if no registered process needs it. Call it after this process has deregistered. */
export async function stopIfUnused({ home, pid, role, mayStop, started, logIn }: Departure): Promise<void> {
  if (!mayStop) return;
  // The home was deleted, so no other process can find this server.
  if (!(await exists(home))) return shutDown(pid);
  try {
    await withStartLock(home, lockPatienceMs, async () => {
      const client = await logInWithRetry(logIn);
      if (client === null) {
        if (started) await shutDown(pid);
        return;
      }
      const last = await isLast(client, role);
      await client.end();
      if (last) await shutDown(pid);
    });
  } catch (error) {
    // A process that holds the lock for this long is starting with this server.
    if (!(error instanceof StartLockTimeout)) throw error;
  }
}

/** Retries while the server recovers or has no free connection. */
async function logInWithRetry(logIn: () => Promise<Client>): Promise<Client | null> {
  for (const deadline = Date.now() + logInPatienceMs; ; await delay(50)) {
    const client = await logIn().catch(() => null);
    if (client !== null || Date.now() > deadline) return client;
  }
}

async function isLast(client: Client, role: ServerRole): Promise<boolean> {
  if (!(await isUnused(client, 'owner'))) return false;
  if (role === 'visitor') return isUnused(client, 'visitor');
  await waitUntilUnused(client, 'visitor', visitorGraceMs);
  return true;
}
