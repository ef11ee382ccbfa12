import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { exists } from './location.ts';
import { shutDown } from './process.ts';
import { StartLockTimeout, withStartLock } from './start-lock.ts';

export type ServerRole = 'owner' | 'visitor';

export interface Registration {
  readonly foundOthers: boolean;
  close(): Promise<void>;
}

// Advisory locks (class, object) in the database `postgres`: every process holds its role's lock in shared mode.
const lockClass = 0x53414d50;
const lockObject: Record<ServerRole, number> = { owner: 1, visitor: 2 };
const reconnectEveryMs = 500;

/** Registers this process with an advisory lock on `client`, which it then owns. `reconnect` replaces a lost client. */
export async function register(
  client: Client,
  role: ServerRole,
  reconnect: () => Promise<Client>,
): Promise<Registration> {
  const foundOthers = await hasOthers(client);
  let current = client;
  let closed = false;
  let returning: Promise<void> = Promise.resolve();
  const enter = async (entering: Client) => {
    current = entering;
    // Fails if the connection was lost before, which nothing else would tell.
    await entering.query('SELECT pg_advisory_lock_shared($1, $2)', [lockClass, lockObject[role]]);
    if (closed) await entering.end();
    else entering.once('end', comeBack);
  };
  const comeBack = () => {
    if (closed) return;
    returning = reconnect()
      .then(enter)
      .catch(() => void setTimeout(comeBack, reconnectEveryMs).unref());
  };
  await enter(client);
  return {
    foundOthers,
    async close() {
      closed = true;
      await returning;
      await current.end().catch(() => {});
    },
  };
}

async function isUnused(client: Client, role: ServerRole): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS taken', [
    lockClass,
    lockObject[role],
  ]);
  return rows[0]?.taken === true;
}

async function waitUntilUnused(client: Client, role: ServerRole, patienceMs: number): Promise<void> {
  await client.query(`SET lock_timeout = ${patienceMs}`);
  await client.query('SELECT pg_advisory_lock($1, $2)', [lockClass, lockObject[role]]).catch(() => {});
}

async function hasOthers(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ others: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_locks
       WHERE locktype = 'advisory' AND classid = $1 AND granted AND pid <> pg_backend_pid()) AS others`,
    [lockClass],
  );
  return rows[0]?.others === true;
}

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
      const last = await isLastOfRole(client, role);
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

async function isLastOfRole(client: Client, role: ServerRole): Promise<boolean> {
  if (!(await isUnused(client, 'owner'))) return false;
  if (role === 'visitor') return isUnused(client, 'visitor');
  await waitUntilUnused(client, 'visitor', visitorGraceMs);
  return true;
}
