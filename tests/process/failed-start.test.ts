import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { openDb } from '../../db/client.ts';
import { failedStart, refusedStart, startHere } from '../support/failed-start.ts';
import { takeRefusals } from '../support/process/loopback-only.ts';
import { testSecretKeys } from '../support/secret-keys.ts';
import { createTestDatabase } from '../support/store/database.ts';
import { databaseContents } from '../support/store/database-contents.ts';
import { cleanUp, temporaryFolder } from '../support/store/embedded-postgres-process.ts';

let busy: Server;
let busyPort: string;
beforeAll(async () => {
  busy = createServer();
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
  busyPort = String((busy.address() as { port: number }).port);
});
afterAll(async () => {
  busy.close();
  expect(await cleanUp()).toBe(0);
});

const malformed: readonly (readonly [name: string, env: Readonly<Record<string, string>>])[] = [
  ['PORT', { PORT: 'eighty' }],
  ['PORT', { PORT: '65536' }],
  ['HOST', { HOST: '203.0.113.7' }],
  ['HOST', { HOST: 'no-such-host.invalid' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'sampan.example' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/99' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
  ['DATABASE_POOL_SIZE', { DATABASE_POOL_SIZE: '0' }],
  ['REDIS_URL', { REDIS_URL: 'http://127.0.0.1' }],
  ['REDIS_URL', { REDIS_URL: 'redis://127.0.0.1:1' }],
  ['SAMPAN_ROLES', { SAMPAN_ROLES: 'api,cook' }],
  ['RATE_LIMIT_PER_SECOND', { RATE_LIMIT_PER_SECOND: '0' }],
  ['RATE_LIMIT_PER_DAY', { RATE_LIMIT_PER_DAY: '-1' }],
  ['FX_SOURCE_URL', { FX_SOURCE_URL: 'ftp://rates' }],
  ['FX_SOURCE_PATH', { FX_SOURCE_PATH: 'rates..HKD' }],
  ['CARRIER_HTTP_SECRET', { CARRIER_HTTP_URL: 'http://127.0.0.1:1', CARRIER_HTTP_SECRET: 'short' }],
  ['CARRIER_HTTP_URL', { CARRIER_HTTP_SECRET: 'long enough a secret' }],
  ['CARRIER_DEADLINE_MS', { CARRIER_DEADLINE_MS: '1h' }],
  ['CARRIER_MAX_RESPONSE_BYTES', { CARRIER_MAX_RESPONSE_BYTES: '1' }],
  ['SECRET_KEYS', { SECRET_KEYS: 'k1:short' }],
  ['SECRET_KEYS', { NODE_ENV: 'production', DATABASE_URL: 'postgres://u:p@127.0.0.1:1/x' }],
  ['OUTBOUND_ALLOW', { OUTBOUND_ALLOW: 'localhost' }],
  ['WEBHOOK_SCHEDULE', { WEBHOOK_SCHEDULE: '30s,0' }],
  ['WEBHOOK_TIMEOUT_MS', { WEBHOOK_TIMEOUT_MS: '0' }],
  ['WEBHOOK_LEASE_MS', { WEBHOOK_LEASE_MS: '1' }],
  ['WEBHOOK_REQUEUE_MS', { WEBHOOK_REQUEUE_MS: 'x' }],
  ['WEBHOOK_POLL_MS', { WEBHOOK_POLL_MS: '0' }],
  ['WEBHOOK_FRESH_SLOTS', { WEBHOOK_FRESH_SLOTS: '0' }],
  ['WEBHOOK_LATE_SLOTS', { WEBHOOK_LATE_SLOTS: '0' }],
  ['WEBHOOK_ENDPOINT_SLOTS', { WEBHOOK_ENDPOINT_SLOTS: '0' }],
  ['WEBHOOK_RETENTION_DAYS', { WEBHOOK_RETENTION_DAYS: '0' }],
  ['PHOTO_DEADLINE_MS', { PHOTO_DEADLINE_MS: '0' }],
  ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
  ['TEST_FEED_SECONDS', { TEST_FEED_SECONDS: '-1' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['SAMPAN_CRASHPOINT', { SAMPAN_CRASHPOINT: 'after-claim', NODE_ENV: 'production' }],
  ['SAMPAN_HOM', { SAMPAN_HOM: '/tmp' }],
];

describe('a start with an invalid setting', () => {
  it.each(malformed)('%s: fails, names the setting and creates no folder (%j)', async (name, env) => {
    const home = path.join(await temporaryFolder(), 'home');
    expect(await refusedStart({ SAMPAN_HOME: home, PORT: '0', ...env })).toContain(name);
    if (env.HOST?.endsWith('.invalid')) expect(takeRefusals()).toEqual([`look-up of ${env.HOST}`]);
    expect(existsSync(home)).toBe(false);
  });

  it('PORT in use: fails, names the setting and creates no folder', async () => {
    const home = path.join(await temporaryFolder(), 'home');
    expect(await refusedStart({ SAMPAN_HOME: home, PORT: busyPort })).toBe(
      `PORT: ${busyPort} on 127.0.0.1 is already in use. Set PORT to a free port, or stop the other process`,
    );
    expect(existsSync(home)).toBe(false);
  });

  it.each([
    ['secret-keys', (home: string) => writeFileSync(path.join(home, 'secret-keys'), 'junk\n')],
    ['demo.json', (home: string) => mkdirSync(path.join(home, 'demo.json'))],
  ])('unusable %s in SAMPAN_HOME: fails and adds nothing to the folder', async (name, prepare) => {
    const home = await temporaryFolder();
    prepare(home);
    expect(await refusedStart({ SAMPAN_HOME: home, PORT: '0' })).toContain(path.join(home, name));
    expect(readdirSync(home)).toEqual([name]);
  });

  it.each([
    ['SECRET_KEYS', { NODE_ENV: 'production' }],
    ['PORT', { PORT: '', SECRET_KEYS: testSecretKeys }],
    ['REDIS_URL', { REDIS_URL: 'redis://127.0.0.1:1', SECRET_KEYS: testSecretKeys }],
    ['CARRIER_HTTP_URL', { CARRIER_HTTP_SECRET: 'long enough a secret', SECRET_KEYS: testSecretKeys }],
  ])('%s: fails and creates no table in the database of DATABASE_URL', async (name, env) => {
    await using database = await emptyDatabase();
    const settings = { PORT: '0', ...env, DATABASE_URL: database.url };
    if (settings.PORT === '') settings.PORT = busyPort;
    expect(await refusedStart(settings)).toContain(name);
    expect(await database.tables()).toEqual([]);
  });
});

describe('a start on the schema of another version', () => {
  it.each([
    [
      'older',
      "update sql_function set hash = 'older' where name = 'admit'",
      /older than this version of Sampan \(pending: function admit\)\. Run `npm run sampan -- migrate` first/,
    ],
    [
      'contracted',
      `insert into kysely_migration (name, timestamp) values ('29990101T000000Z-later', 'now');
        insert into setting (name, value) values ('schema_requires', '"29990101T000000Z-later"')`,
      /A newer version of Sampan migrated the database \(29990101T000000Z-later\), and this version is too old for it/,
    ],
  ])('%s: prints one line, exits with 1 and changes nothing', async (_, change, reason) => {
    await using database = await createTestDatabase();
    await database.db.pool.query(change);
    const before = await databaseContents(database);
    const env = { DATABASE_URL: database.url, SECRET_KEYS: testSecretKeys, PORT: '0' };
    expect(await failedStart(env)).toEqual({ code: 1, said: [expect.stringMatching(reason)] });
    expect(await databaseContents(database)).toEqual(before);
  });

  it('expanded by a newer version: serves, and replaces no function', async () => {
    await using database = await createTestDatabase();
    const { pool } = database.db;
    await pool.query(
      "insert into kysely_migration (name, timestamp) values ('29990101T000000Z-later', 'now')",
    );
    await pool.query("update sql_function set hash = 'newer' where name = 'admit'");
    await startHere({ DATABASE_URL: database.url, SECRET_KEYS: testSecretKeys, PORT: '0' });
    const { rows } = await pool.query("select hash from sql_function where name = 'admit'");
    expect(rows).toEqual([{ hash: 'newer' }]);
  });
});

/** Creates an empty database on the suite's server. */
async function emptyDatabase() {
  const server = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await server.connect();
  const name = `empty_${process.pid}_${Date.now()}`;
  await server.query(`create database ${name}`);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = name;
  return {
    url: url.href,
    async tables(): Promise<string[]> {
      await using db = openDb({ url: url.href, poolSize: 1 });
      const { rows } = await db.pool.query<{ name: string }>(
        "select oid::regclass::text as name from pg_class where relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace, 'pg_toast'::regnamespace)",
      );
      return rows.map((row) => row.name);
    },
    async [Symbol.asyncDispose]() {
      await server.query(`drop database ${name} with (force)`);
      await server.end();
    },
  };
}
