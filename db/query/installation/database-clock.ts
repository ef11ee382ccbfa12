import type { Db } from '../../client.ts';

/** The time of the clock that every process agrees on. */
export async function readDatabaseClock({ pool }: Pick<Db, 'pool'>): Promise<string> {
  const { rows } = await pool.query<{ now: string }>('select sampan_clock() as now');
  return rows[0]?.now ?? '';
}
