import { readServerVersion } from '../../../db/query/installation/server.ts';
import type { OpenDatabase } from '../open-database.ts';
import { type Finding, fail, ok } from './finding.ts';

/** BullMQ needs 14. Sampan is tested on 18, the embedded server's version. */
const oldestMajor = 14;

export async function checkDatabase({ kysely, url, dataDirectory }: OpenDatabase): Promise<Finding> {
  const version = await readServerVersion(kysely);
  const { hostname, port } = new URL(url);
  const place = dataDirectory ? `embedded in ${dataDirectory}` : `${hostname}:${port || 5432}`;
  if (Number.parseInt(version, 10) >= oldestMajor) return ok('database', `PostgreSQL ${version}, ${place}`);
  return fail(
    'database',
    `PostgreSQL ${version}, ${place}, is too old: the minimum is ${oldestMajor}`,
    'Set DATABASE_URL to a newer server. Sampan is tested on PostgreSQL 18',
  );
}
