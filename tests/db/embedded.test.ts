import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { register } from '../../db/embedded/registration.ts';
import { pollUntil } from '../support/poll.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Ends the session as a server that dies. */
async function lose(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
  await database.db.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  await ended;
}

/** Returns the number of sessions that hold a registration's lock. */
async function registered(): Promise<number> {
  const { rows } = await database.db.pool.query(
    `select count(*) as sessions from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows[0].sessions;
}

describe('the registration of a process', () => {
  it('opens another connection when the one that it was given is lost already', async () => {
    const first = await connect();
    const opened: pg.Client[] = [];
    const reconnect = async () => {
      const client = await connect();
      opened.push(client);
      if (opened.length === 1) await lose(client);
      return client;
    };
    const registration = await register(first, 'owner', reconnect);
    await lose(first);
    expect(await pollUntil(async () => opened.length === 2, 2_000)).toBe(true);
    expect(await pollUntil(async () => (await registered()) === 1, 2_000)).toBe(true);
    await registration.close();
    expect(await registered()).toBe(0);
  });
});
