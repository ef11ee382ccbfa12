import pg from 'pg';
import { terminateSessions } from '../../db/query/installation/server.ts';

const patienceMs = 1_000;

/** The server's process numbers of the pool's connections, kept as they are opened. */
export function rememberSessions(pool: pg.Pool): ReadonlySet<number> {
  const sessions = new Set<number>();
  pool.on('connect', (client) => {
    // A connection that is in use when it is ended has no other listener, and would end the process.
    client.on('error', () => {});
    if ('processID' in client && typeof client.processID === 'number') sessions.add(client.processID);
  });
  return sessions;
}

/**
 * Ends our sessions on the server. Closing the connections alone would not: a statement that waits for a lock goes
 * on waiting, and is carried out in the end.
 */
export async function endSessions(url: string, sessions: ReadonlySet<number>): Promise<void> {
  if (sessions.size === 0) return;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceMs });
  client.on('error', () => {});
  try {
    await client.connect();
    await terminateSessions(client, sessions);
    await client.end();
  } catch {
    // The server can't be reached any more: there is nothing of ours to end.
  }
}
