import pg from 'pg';
import { terminateSessions } from '../../db/query/installation/server.ts';

const connectTimeoutMs = 1_000;

/** Collects the server process IDs of the pool's connections as they are opened. */
export function rememberSessions(pool: pg.Pool): ReadonlySet<number> {
  const sessions = new Set<number>();
  pool.on('connect', (client) => {
    // A connection that is terminated while in use emits an error. Without a listener, it would end the process.
    client.on('error', () => {});
    if ('processID' in client && typeof client.processID === 'number') sessions.add(client.processID);
  });
  return sessions;
}

/** Terminates our sessions on the server: after a mere close, a statement that waits for a lock would still run. */
export async function endSessions(url: string, sessions: ReadonlySet<number>): Promise<void> {
  if (sessions.size === 0) return;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
  client.on('error', () => {});
  try {
    await client.connect();
    await terminateSessions(client, sessions);
    await client.end();
  } catch {
    // The server is unreachable, so there are no sessions to terminate.
  }
}
