import { Client } from 'pg';
import { hasCode } from './failure.ts';

export function serverUrl(port: number, password: string): string {
  return `postgres://sampan:${encodeURIComponent(password)}@127.0.0.1:${port}/sampan`;
}

/** Connects to the database `postgres`: an open session in `sampan` would prevent copying or dropping it. */
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
  // Without a listener, a lost connection would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Returns whether the server rejected the password, as opposed to being unreachable. */
export function isWrongPassword(error: unknown): boolean {
  return hasCode(error, '28P01', '28000');
}
