import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { openDb } from '../../db/client.ts';
import { StoreOutages, watchedDatabase, watchedSpace } from '../../src/log/store-outage.ts';
import { pollUntil } from '../support/poll.ts';
import { startRateSource } from '../support/rate-source.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { type PostgresProxy, startPostgresProxy } from '../support/store/postgres-proxy.ts';

let database: TestDatabase;

let proxy: PostgresProxy;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startPostgresProxy(database.url);
});

afterAll(async () => {
  await proxy.stop();
  await database.stop();
});

function watch() {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line).msg) });
  const outages = new StoreOutages();
  outages.watch(watchedDatabase(proxy.url), log);
  return { outages, lines };
}

it('a statement whose connection was reset starts an outage, even if no other error came before it', async () => {
  const { outages, lines } = watch();
  using _ = outages;
  await using db = openDb({ url: proxy.url, poolSize: 1 });
  await db.pool.query('select 1');
  const statement = db.pool.query('select pg_sleep(60)');
  const failed = expect(statement).rejects.toMatchObject({ code: 'ECONNRESET' });
  proxy.reset();
  await failed;
  expect(outages.covers(await statement.catch((error) => error))).toBe(true);
  expect(await pollUntil(async () => lines.length === 2, 10_000)).toBe(true);
  expect(lines).toEqual(['The database is down; requests that need it get 503', 'The database is up again']);
});

it('a replica behind the address starts an outage, which lasts until the primary is there', async () => {
  const { outages, lines } = watch();
  using _ = outages;
  const name = new URL(database.url).pathname.slice(1);
  const set = (value: string) =>
    database.db.pool.query(`alter database "${name}" set default_transaction_read_only = ${value}`);
  await set('on');
  const error = Object.assign(new Error('cannot execute INSERT in a read-only transaction'), {
    code: '25006',
  });
  expect(outages.covers(error)).toBe(true);
  let probes = 0;
  const hasProbedTwice = async () => {
    probes += proxy.takeStatements().filter((text) => text.includes('transaction_read_only')).length;
    return probes >= 2;
  };
  expect(await pollUntil(hasProbedTwice, 10_000)).toBe(true);
  expect(lines).toEqual(['The database is down; requests that need it get 503']);
  await set('off');
  expect(await pollUntil(async () => lines.length === 2, 10_000)).toBe(true);
});

it('a Unix socket that is not there starts one, and that of another server none', async () => {
  const log = pino({ enabled: false });
  using outages = new StoreOutages();
  const url = (port: number) => `postgres://u:p@${encodeURIComponent('/nowhere')}:${port}/x`;
  outages.watch(watchedDatabase(url(5432)), log);
  // As BullMQ and pg's own clients: without the socket that our pools mark.
  const missing = (port: number) => new pg.Client(url(port)).connect().catch((error) => error);
  expect(outages.covers(await missing(5433))).toBe(false);
  expect(outages.covers(await missing(5432))).toBe(true);
});

it('a reset connection to another server starts none', async () => {
  const { outages, lines } = watch();
  using _ = outages;
  const other = await startRateSource();
  other.answerWith((request) => request.socket.resetAndDestroy());
  const error = await fetch(other.url).catch((failure: Error) => failure);
  await other.stop();
  expect(error).toMatchObject({ cause: { code: 'ECONNRESET' } });
  expect(outages.covers(error)).toBe(false);
  expect(lines).toEqual([]);
});

describe('without memory for a statement', () => {
  const outOfMemory = Object.assign(new Error('out of memory'), { code: '53200' });

  /** Watches with a probe that can fail. `probed` resolves after the first one. */
  function watchSpace(fails: boolean) {
    const { promise: probed, resolve } = Promise.withResolvers<void>();
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line).msg) });
    const outages = new StoreOutages();
    const space = watchedSpace(database.db);
    const probe = async () => {
      setImmediate(resolve);
      if (fails) throw outOfMemory;
      return space.probe();
    };
    outages.watch({ ...space, probe }, log);
    return { outages, lines, probed };
  }

  it('the error has its own line if other statements still have memory', async () => {
    const { outages, lines, probed } = watchSpace(false);
    using _ = outages;
    expect(outages.covers(outOfMemory)).toBe(false);
    await probed;
    expect(outages.covers(outOfMemory)).toBe(false);
    expect(lines).toEqual([]);
  });

  it('an outage begins if the probe fails too', async () => {
    const { outages, lines, probed } = watchSpace(true);
    using _ = outages;
    expect(outages.covers(outOfMemory)).toBe(false);
    await probed;
    expect(outages.covers(outOfMemory)).toBe(true);
    expect(lines).toEqual(['PostgreSQL has no disk space or memory left; requests that write get 503']);
  });
});
