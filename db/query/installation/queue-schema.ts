import { type Queryable, statement } from '../../statement.ts';
import { hasTable } from './server.ts';

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
