import { sql } from 'kysely';
import type { Db } from '../../client.ts';
import type { Queryable } from '../../statement.ts';

export async function readDatabaseClock({ kysely }: Pick<Db, 'kysely'>): Promise<string> {
  const { now } = await kysely.selectNoFrom(sql<string>`sampan_clock()`.as('now')).executeTakeFirstOrThrow();
  return now;
}

/** Returns the server's own time, in ms since 1970. Raw: `sampan doctor` reads it before the schema is migrated. */
export async function readServerTime(connection: Queryable): Promise<number> {
  const { rows } = await connection.query<{ now: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
  );
  return rows[0]?.now ?? 0;
}
