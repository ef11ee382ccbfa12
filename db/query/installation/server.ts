import { type Kysely, sql } from 'kysely';
import { type Queryable, statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';

// Raw: these run on single connections, which Kysely does not manage.

export async function ping(connection: Queryable): Promise<void> {
  await connection.query('select 1');
}

export async function liftStatementTimeout(connection: Queryable): Promise<void> {
  await connection.query('set statement_timeout = 0');
}

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

const findTable = statement()({
  parameters: ['name'],
  text: (p) => `select from pg_class where oid = to_regclass(${p.name})`,
});

export async function hasTable(connection: Queryable, name: string): Promise<boolean> {
  const { rows } = await findTable.run(connection, { name });
  return rows.length > 0;
}

/** Resolves if the database accepts writes (probe_writes.sql). */
export async function probeWrites(db: Kysely<Database>): Promise<void> {
  await db.selectNoFrom(sql`probe_writes()`.as('probe')).execute();
}

export async function readServerVersion(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
  return rows[0]?.server_version ?? '';
}
