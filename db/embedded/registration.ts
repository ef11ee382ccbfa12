import type { Client } from 'pg';

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

export async function isUnused(client: Client, role: ServerRole): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS taken', [
    lockClass,
    lockObject[role],
  ]);
  return rows[0]?.taken === true;
}

export async function waitUntilUnused(client: Client, role: ServerRole, patienceMs: number): Promise<void> {
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
