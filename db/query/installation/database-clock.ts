import type { Db } from '../../client.ts';
import type { Queryable } from '../../statement.ts';

export async function readDatabaseClock({ pool }: Pick<Db, 'pool'>): Promise<string> {
  const { rows } = await pool.query<{ now: string }>('select sampan_clock() as now');
  return rows[0]?.now ?? '';
}

/** Returns the server's own time, in ms since 1970. */
export async function readServerTime(connection: Queryable): Promise<number> {
  const { rows } = await connection.query<{ now: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
  );
  return rows[0]?.now ?? 0;
}
