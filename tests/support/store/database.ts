import { randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import pg from 'pg';
import { type Db, openDb } from '../../../db/client.ts';
import { eventEntry } from '../../contract/coverage.ts';
import { templateDatabase } from '../paths.ts';
import { createDistributedDatabase } from './citus.ts';

export interface TestDatabase extends AsyncDisposable {
  [Symbol.asyncDispose](): Promise<void>;
  readonly db: Db;
  readonly url: string;
  /** Moves the clock that all our SQL functions use. */
  setClock(offset: string): Promise<void>;
  /** Stops that clock, so that a test of a lock of seconds does not depend on the machine's speed. Only `setClock` moves it. */
  stoppedClock(): Promise<AsyncDisposable>;
  stop(): Promise<void>;
}

/** Creates a test file's database: a copy of the migrated and seeded template, dropped at the end. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) throw new Error('TEST_DATABASE_URL is not set; run the tests with npm test');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const citus = process.env.TEST_CITUS?.split(',');
  if (citus) return openTestDatabase(await createDistributedDatabase(citus, name), async () => {});
  await asAdmin(serverUrl, `create database ${name} template ${templateDatabase} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return openTestDatabase(url.href, () => asAdmin(serverUrl, `drop database ${name} with (force)`));
}

/** Creates a database without tables, dropped at the end. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) throw new Error('TEST_DATABASE_URL is not set; run the tests with npm test');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return openTestDatabase(url.href, () => asAdmin(serverUrl, `drop database ${name} with (force)`));
}

function openTestDatabase(url: string, drop: () => Promise<void>): TestDatabase {
  const db = openDb({ url, poolSize: 8 });
  const stop = async () => {
    await recordEvents(db.pool);
    await db[Symbol.asyncDispose]();
    await drop();
  };
  let base = 'clock_timestamp()';
  const setClock = async (offset: string) => {
    await db.pool.query(
      `create or replace function sampan_clock() returns timestamptz language sql ${process.env.TEST_CITUS ? 'stable' : 'volatile'}
        as $$ select ${base} + interval '${offset}' $$`,
    );
  };
  const startAt = async (moment: string) => {
    base = moment;
    await setClock('0');
  };
  return {
    db,
    url,
    setClock,
    async stoppedClock() {
      await startAt(`timestamptz '${new Date().toISOString()}'`);
      return { [Symbol.asyncDispose]: () => startAt('clock_timestamp()') };
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Records the types of emitted events, except test deliveries. A complete run must have emitted each type. */
async function recordEvents(pool: pg.Pool): Promise<void> {
  const file = process.env.TEST_LEDGER;
  if (!file) return;
  const { rows } = await pool
    .query<{ type: string }>(
      `select distinct type from event where body not like '%"test":true%' or type = 'webhook.test'`,
    )
    .catch(() => ({ rows: [] }));
  for (const { type } of rows) appendFileSync(file, `${eventEntry(type)}\n`);
}
