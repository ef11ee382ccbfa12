import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { migrate } from '../../db/migrate.ts';
import { migrations, readMigrations } from '../../db/migrations/index.ts';
import { writeHeartbeat } from '../../db/query/installation/service-process.ts';
import { type Migrations, readSchemaState, SchemaError } from '../../db/schema-state.ts';
import { latestQueueVersion, queueMigration, queueVersion } from '../../src/queue/connection.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';

const waits = { lockMs: 50, attempts: 2, pauseMs: 1 };
const expand = '29990101T000000Z-parcel-note';
const contract = '29990201T000000Z-drop-last4';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'sampan-migrations-'));
});
afterEach(async () => {
  await database.stop();
  rmSync(folder, { recursive: true });
});

/** The migrations of a later version, with these files. */
function laterVersion(files: Readonly<Record<string, string>>): Migrations {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, `${name}.sql`), text);
  return { ...migrations, ...readMigrations(folder) };
}

const expanding = { [expand]: 'alter table shipment add column parcel_note text;' };
const contracting = {
  ...expanding,
  [contract]: `-- Contract after ${expand}\nalter table api_key drop column last4;`,
};

describe('a migration of a newer version', () => {
  it('that expands the schema leaves it to this version, which changes nothing', async () => {
    const { kysely } = database.db;
    expect(await migrate(kysely, { migrations: laterVersion(expanding) })).toMatchObject({
      migrations: [expand],
    });
    // The newer version replaced a function, too.
    await database.db.pool.query("update sql_function set hash = 'newer' where name = 'take_rate'");
    expect(await readSchemaState(kysely)).toMatchObject({ pending: [], unknown: [expand], conflict: null });
    expect(await migrate(kysely)).toEqual({ migrations: [], functions: [] });
    const { rows } = await database.db.pool.query("select hash from sql_function where name = 'take_rate'");
    expect(rows).toEqual([{ hash: 'newer' }]);
  });

  it('that contracts the schema leaves it to the version with the named migration, not to this one', async () => {
    const { kysely } = database.db;
    const released = laterVersion(expanding);
    await migrate(kysely, { migrations: laterVersion(contracting) });
    expect((await readSchemaState(kysely, released)).conflict).toBeNull();
    await expect(migrate(kysely)).rejects.toThrow(
      `A newer version of Sampan migrated the database (${expand}, ${contract}), and this version is too old for it. Use that version, or restore a backup.`,
    );
  });

  it('of another branch, which lacks a migration of this one, is refused', async () => {
    const { kysely } = database.db;
    await migrate(kysely, { migrations: laterVersion(expanding) });
    const other = { ...migrations, '29980101T000000Z-other': Object.values(migrations)[0] as never };
    expect((await readSchemaState(kysely, other)).conflict).not.toBeNull();
  });
});

describe('an upgrade that skips a release', () => {
  it('is refused while a process of the old version lives, and runs once none does', async () => {
    const { kysely, pool } = database.db;
    const later = laterVersion(contracting);
    await writeHeartbeat(kysely, { id: 'prc_old', roles: ['api'], root_url: null });
    await expect(migrate(kysely, { migrations: later })).rejects.toThrow(
      `This upgrade skips a release, and processes of the old version are running: ${contract} would break them.`,
    );
    expect((await readSchemaState(kysely, later)).pending).toEqual([expand, contract]);
    await pool.query('delete from service_process');
    expect((await migrate(kysely, { migrations: later })).migrations).toEqual([expand, contract]);
  });

  it('of one release at a time runs beside the processes of the last one', async () => {
    const { kysely } = database.db;
    await migrate(kysely, { migrations: laterVersion(expanding) });
    await writeHeartbeat(kysely, { id: 'prc_last', roles: ['api'], root_url: null });
    expect((await migrate(kysely, { migrations: laterVersion(contracting) })).migrations).toEqual([contract]);
  });
});

describe('a migration without a transaction', () => {
  it('runs each statement on its own: it drops the rest of a failed attempt, and makes an index without locks', async () => {
    const { kysely, pool } = database.db;
    const later = laterVersion({
      '29990101T000000Z-shipment-note': `-- No transaction: the table is large.
drop index concurrently if exists shipment_note;

create index concurrently shipment_note on shipment (reference_no) where reference_no is not null;
`,
    });
    expect((await migrate(kysely, { migrations: later })).migrations).toHaveLength(1);
    const { rows } = await pool.query(
      "select indisvalid from pg_index where indexrelid = 'shipment_note'::regclass",
    );
    expect(rows).toEqual([{ indisvalid: true }]);
  });
});

describe('a second migration at the same time', () => {
  it('waits without a snapshot, for which an index that is made concurrently would wait in turn', async () => {
    const first = new pg.Client({
      connectionString: database.url,
      application_name: 'sampan migration, process 7 of app-1',
    });
    await first.connect();
    await first.query("select pg_advisory_lock(hashtext('sampan migrate'))");
    const waiting = Promise.withResolvers<string>();
    const second = migrate(database.db.kysely, {
      migrations: laterVersion(expanding),
      onWait: waiting.resolve,
    });
    expect(await waiting.promise).toMatch(
      /^Another migration of this database is running, and this one waits for it: session \d+ \(sampan migration, process 7 of app-1, user \w+, idle, for \d+ s, since 20\d\d-[\dT:-]+Z\)$/,
    );
    await first.query('create index concurrently shipment_note on shipment (reference_no)');
    await first.end();
    expect((await second).migrations).toEqual([expand]);
  });
});

describe('a migration that another session blocks', () => {
  let other: pg.Client;
  beforeEach(async () => {
    other = new pg.Client({ connectionString: database.url, application_name: 'nightly report' });
    await other.connect();
    await other.query('begin; select from shipment');
  });
  afterEach(() => other.end());

  it('names the session, gives up and changes nothing', async () => {
    const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
    const later = laterVersion(expanding);
    const error: unknown = await migrate(database.db.kysely, {
      migrations: later,
      waits: { ...waits, lockMs: 1_000 },
    }).catch((refused: unknown) => refused);
    expect(error).toBeInstanceOf(SchemaError);
    expect(String(error)).toMatch(
      new RegExp(
        `Migration ${expand} got no lock within 1000 ms, in 2 attempts. It waited for session ${rows[0]?.pid} \\(nightly report, user \\w+, idle in transaction, for \\d+ s, since [^)]+Z\\)\\. Let it end, or end it with \`select pg_terminate_backend\\(${rows[0]?.pid}\\)\``,
      ),
    );
    expect((await readSchemaState(database.db.kysely, later)).pending).toEqual([expand]);
  });

  it('tries again, and succeeds once the session ends', async () => {
    const waited: string[] = [];
    let ended: Promise<unknown> | undefined;
    const onWait = (message: string) => {
      waited.push(message);
      ended = other.query('rollback');
    };
    const report = await migrate(database.db.kysely, {
      migrations: laterVersion(expanding),
      waits: { ...waits, attempts: 1_000 },
      onWait,
    });
    await ended;
    expect(report.migrations).toEqual([expand]);
    expect(waited).toEqual([expect.stringMatching(`^Migration ${expand} waits for session \\d+ \\(nightly`)]);
  });

  it('lets the requests behind it run between two attempts', async () => {
    let ended: Promise<unknown> | undefined;
    // Waits behind the migration, whose lock timeout lets it through.
    const read = async () => {
      await database.db.pool.query('select from shipment');
      await other.query('rollback');
    };
    const report = await migrate(database.db.kysely, {
      migrations: laterVersion(expanding),
      waits: { lockMs: 200, attempts: 1_000, pauseMs: 100 },
      onWait: () => {
        ended = read();
      },
    });
    await ended;
    expect(report.migrations).toEqual([expand]);
  });
});

describe("the queue's tables", () => {
  let other: pg.Client;
  beforeEach(async () => {
    await database.db.pool.query('drop schema bullmq cascade');
    other = new pg.Client({ connectionString: database.url, application_name: 'nightly report' });
    await other.connect();
  });
  afterEach(() => other.end());
  const version = () => queueVersion(database.db.pool);

  it('are migrated under the lock of migrations', async () => {
    await other.query("select pg_advisory_lock(hashtext('sampan migrate'))");
    const waiting = Promise.withResolvers<string>();
    const migrating = migrate(database.db.kysely, { further: queueMigration, onWait: waiting.resolve });
    expect(await waiting.promise).toMatch(/^Another migration of this database is running/);
    expect(await version()).toBe(0);
    await other.query("select pg_advisory_unlock(hashtext('sampan migrate'))");
    await migrating;
    expect(await version()).toBe(latestQueueVersion);
  });

  it('wait with the lock timeout, name the session that blocks them, and stay undone', async () => {
    await other.query('begin; create schema bullmq');
    const options = { further: queueMigration, waits: { ...waits, lockMs: 1_000 } };
    await expect(migrate(database.db.kysely, options)).rejects.toThrow(
      /^The migration of the queue's tables got no lock within 1000 ms, in 2 attempts\. It waited for session \d+ \(nightly report, /,
    );
    await other.query('rollback');
    expect(await version()).toBe(0);
    await migrate(database.db.kysely, options);
    expect(await version()).toBe(latestQueueVersion);
  });
});

describe('a migration that fails', () => {
  it('leaves those before it applied, and itself undone and pending', async () => {
    const { kysely, pool } = database.db;
    const later = laterVersion({
      ...expanding,
      '29990301T000000Z-broken': 'create table half_done (id int); select 1 / 0;',
    });
    await expect(migrate(kysely, { migrations: later })).rejects.toThrow(
      'Migration 29990301T000000Z-broken failed: division by zero',
    );
    expect((await readSchemaState(kysely, later)).pending).toEqual(['29990301T000000Z-broken']);
    const { rows } = await pool.query("select to_regclass('half_done') as found");
    expect(rows).toEqual([{ found: null }]);
  });
});
