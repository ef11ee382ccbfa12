import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { exists } from './place.ts';
import { awaitDeserted, isDeserted, type Role } from './registration.ts';
import { shutDown } from './shut-down.ts';
import { StartLockTimeout, withStartLock } from './start-lock.ts';

// Commands are short: one that runs while the last service stops may finish.
const visitorGraceMs = 2000;
const lockPatienceMs = 5000;
const logInPatienceMs = 2000;

interface Departure {
  readonly home: string;
  readonly pid: number;
  readonly role: Role;
  readonly mayStop: boolean;
  /** Whether this process started the server; one that it found is left alone when nobody can log in. */
  readonly started: boolean;
  logIn(): Promise<Client>;
}

/** Stops the server when nobody is left who needs it, this process being off its list. */
export async function leave({ home, pid, role, mayStop, started, logIn }: Departure): Promise<void> {
  if (!mayStop) return;
  // Its files were deleted: nobody else can find it any more.
  if (!(await exists(home))) return shutDown(pid);
  try {
    await withStartLock(home, lockPatienceMs, async () => {
      const client = await logInPatiently(logIn);
      if (client === null) {
        if (started) await shutDown(pid);
        return;
      }
      const last = await isLast(client, role);
      await client.end();
      if (last) await shutDown(pid);
    });
  } catch (error) {
    // Whoever holds the lock for so long is starting on this server, and so needs it.
    if (!(error instanceof StartLockTimeout)) throw error;
  }
}

/** Waits for a server that recovers, or that has no connection free. */
async function logInPatiently(logIn: () => Promise<Client>): Promise<Client | null> {
  for (const deadline = Date.now() + logInPatienceMs; ; await delay(50)) {
    const client = await logIn().catch(() => null);
    if (client !== null || Date.now() > deadline) return client;
  }
}

async function isLast(client: Client, role: Role): Promise<boolean> {
  if (!(await isDeserted(client, 'owner'))) return false;
  if (role === 'visitor') return isDeserted(client, 'visitor');
  await awaitDeserted(client, 'visitor', visitorGraceMs);
  return true;
}
