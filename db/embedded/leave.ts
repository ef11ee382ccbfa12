import type { Client } from 'pg';
import { exists } from './place.ts';
import { awaitDeserted, isDeserted, type Registration, type Role } from './registration.ts';
import { shutDown } from './running-server.ts';
import { StartLockTimeout, withStartLock } from './start-lock.ts';

// Commands are short: one that runs while the last service stops may finish.
const visitorGraceMs = 2000;
const lockPatienceMs = 5000;

interface Departure {
  readonly home: string;
  readonly pid: number;
  readonly role: Role;
  readonly registration: Registration;
  readonly mayStop: boolean;
  logIn(): Promise<Client>;
}

/** Takes this process off the server's list, and stops the server when nobody is left who needs it. */
export async function leave({ home, pid, role, registration, mayStop, logIn }: Departure): Promise<void> {
  await registration.close();
  if (!mayStop) return;
  // Its files were deleted: nobody else can find it any more.
  if (!(await exists(home))) return shutDown(pid);
  try {
    await withStartLock(home, lockPatienceMs, async () => {
      const client = await logIn().catch(() => null);
      if (client === null) return;
      const last = await isLast(client, role);
      await client.end();
      if (last) await shutDown(pid);
    });
  } catch (error) {
    // Whoever holds the lock for so long is starting on this server, and so needs it.
    if (!(error instanceof StartLockTimeout)) throw error;
  }
}

async function isLast(client: Client, role: Role): Promise<boolean> {
  if (!(await isDeserted(client, 'owner'))) return false;
  if (role === 'visitor') return isDeserted(client, 'visitor');
  await awaitDeserted(client, 'visitor', visitorGraceMs);
  return true;
}
