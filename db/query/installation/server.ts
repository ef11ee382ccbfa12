import { type Kysely, sql } from 'kysely';
import { type Queryable, statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';

export async function ping(connection: Queryable): Promise<void> {
  // Raw: `connection` need not belong to Kysely.
  await connection.query('select 1');
}

/** Returns the values of these settings in a session, in the units of `pg_settings`. */
export async function readSettings(
  db: Kysely<Database>,
  names: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  // Raw: reads the system catalog, which `Database` does not describe.
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name = any(${names})`.execute(db);
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
}

export async function liftStatementTimeout(connection: Queryable): Promise<void> {
  // Raw: sets a parameter of the session.
  await connection.query('set statement_timeout = 0');
}

// Raw: calls an SQL function on an array.
const terminate = statement()({
  parameters: ['processIds'],
  text: (p) => `select pg_terminate_backend(pid) from unnest(${p.processIds}::int[]) as pid`,
});

export async function terminateSessions(
  connection: Queryable,
  processIds: ReadonlySet<number>,
): Promise<void> {
  await terminate.run(connection, { processIds: [...processIds] });
}

// Raw: reads the system catalog, which `Database` does not describe.
const findTable = statement()({
  parameters: ['name'],
  text: (p) => `select from pg_class where oid = to_regclass(${p.name})`,
});

export async function hasTable(connection: Queryable, name: string): Promise<boolean> {
  const { rows } = await findTable.run(connection, { name });
  return rows.length > 0;
}

// Raw: an advisory lock needs no table.
const lockSetup = statement<{ taken: boolean }>()({
  parameters: [],
  text: () => `select pg_try_advisory_lock(hashtext('sampan setup')) as taken`,
});

/** Locks setting up this database until the connection ends. Returns false if another connection has the lock. */
export async function tryLockSetup(connection: Queryable): Promise<boolean> {
  const { rows } = await lockSetup.run(connection, {});
  return rows[0]?.taken === true;
}

/** Resolves if the database accepts writes (probe_writes.sql). */
export async function probeWrites(db: Kysely<Database>): Promise<void> {
  await db.selectNoFrom(sql`probe_writes()`.as('probe')).execute();
}

export async function readServerVersion(db: Kysely<Database>): Promise<string> {
  // Raw: SHOW is no query of a table.
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
  return rows[0]?.server_version ?? '';
}

/** Returns the migration version of the job queue's tables in a schema; 0 if there are none. */
export async function readQueueVersion(connection: Queryable, schema: string): Promise<number> {
  const table = `${schema}.migration`;
  if (!(await hasTable(connection, table))) return 0;
  // Raw: not our tables, and the schema is a parameter.
  const readVersion = statement<{ version: number }>()({
    parameters: [],
    text: () => `select coalesce(max(version), 0)::int as version from ${table}`,
  });
  const { rows } = await readVersion.run(connection, {});
  return rows[0]?.version ?? 0;
}
