import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { openDb } from '../../../db/client.ts';
import { startEmbeddedPostgres } from '../../../db/embedded/start.ts';
import { migrate } from '../../../db/migrate.ts';
import { queueMigration } from '../../../src/queue/connection.ts';
import { patient } from '../../support/deadline.ts';
import { pollUntil } from '../../support/poll.ts';
import { startSampan } from '../../support/process/sampan-process.ts';
import { createTestDatabase, type TestDatabase } from '../../support/store/database.ts';
import {
  cleanUp,
  ends,
  initializedHome,
  postmasterPid,
  removeTemplate,
} from '../../support/store/embedded-postgres-process.ts';

const quicklyMs = 2_000;

afterEach(async () => {
  expect(await cleanUp()).toBe(0);
});
afterAll(removeTemplate);

describe('Ctrl-C', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    await database[Symbol.asyncDispose]();
  });

  const waiting = async () => {
    const { rowCount } = await database.db.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rowCount === 1;
  };

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('%s ends a command that waits for a lock with exit code %i, and its statement is never executed', async (signal, code) => {
    const blocker = await database.db.pool.connect();
    await blocker.query('begin');
    await blocker.query('lock table account in access exclusive mode');
    const args = ['account', 'create', '--name', 'Late', '--email', 'late@shop.example'];
    const command = startSampan(args, { DATABASE_URL: database.url });
    expect(await pollUntil(waiting, 10_000)).toBe(true);
    const begun = performance.now();
    command.signal(signal);
    command.signal(signal);
    expect(await command.outcome).toEqual({ exitCode: code, stdout: '', stderr: '' });
    expect(performance.now() - begun).toBeLessThan(patient(quicklyMs));
    expect(await waiting()).toBe(false);
    await blocker.query('commit');
    blocker.release();
    expect(await database.db.kysely.selectFrom('account').selectAll().execute()).toEqual([]);
  });

  it('stops the embedded server that the command started', async () => {
    const home = await initializedHome();
    const server = await startEmbeddedPostgres({ home, role: 'visitor', settings: { fsync: 'off' } });
    const db = openDb({ url: server.url, poolSize: 1 });
    await migrate(db.kysely, { further: queueMigration });
    await db.pool.query('alter table account rename to kept_account');
    await db.pool.query('create view account as select kept_account.* from kept_account, pg_sleep(60)');
    await db.pool.query(
      "insert into kept_account (id, name, email) values ('acc_1', 'Shop', 'ops@shop.example')",
    );
    await db[Symbol.asyncDispose]();
    await server.stop();

    const command = startSampan(['account', 'list'], { SAMPAN_HOME: home });
    const asleep = async () => {
      const visitor = await startEmbeddedPostgres({ home, role: 'visitor' });
      await using look = openDb({ url: visitor.url, poolSize: 1 });
      const { rowCount } = await look.pool.query("select from pg_stat_activity where wait_event = 'PgSleep'");
      await look[Symbol.asyncDispose]();
      await visitor.stop();
      return rowCount === 1;
    };
    const dataDirectory = path.join(home, 'postgres');
    const started = async () => postmasterPid(dataDirectory).then(Boolean, () => false);
    expect(await pollUntil(started, 10_000)).toBe(true);
    expect(await pollUntil(asleep, 10_000)).toBe(true);
    const pid = await postmasterPid(dataDirectory);
    const begun = performance.now();
    command.signal('SIGINT');
    expect(await command.outcome).toEqual({ exitCode: 130, stdout: '', stderr: '' });
    expect(performance.now() - begun).toBeLessThan(patient(quicklyMs));
    expect(await ends(pid)).toBe(true);
  });
});
