import { Client } from 'pg';
import { hasCode } from './failure.ts';

/** The server's address for the role and database `sampan`. */
export function serverUrl(port: number, password: string): string {
  return `postgres://sampan:${encodeURIComponent(password)}@127.0.0.1:${port}/sampan`;
}

/**
 * Opens a connection to the maintenance database `postgres`: one that is held open there doesn't keep anybody
 * from copying or dropping the database `sampan`. Errors are pg's.
 */
export async function logIn(port: number, password: string, name: string): Promise<Client> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: 'sampan',
    password,
    database: 'postgres',
    application_name: name,
    ssl: false,
    connectionTimeoutMillis: 2000,
  });
  // Without a listener, losing the connection later would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Whether the server refused the password, as opposed to not being there (yet). */
export function isWrongPassword(error: unknown): boolean {
  return hasCode(error, '28P01', '28000');
}
