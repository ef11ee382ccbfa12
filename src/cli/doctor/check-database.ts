import { readServerVersion } from '../../../db/query/installation/server.ts';
import type { OpenDatabase } from '../open-database.ts';
import { type Finding, fail, ok } from './finding.ts';

/** Sampan is tested on 18, which is also the embedded server's version; BullMQ asks for 14. */
const oldestMajor = 14;

/** The database answers, and is of a version that Sampan runs on. */
export async function checkDatabase({ kysely, url, dataDirectory }: OpenDatabase): Promise<Finding> {
  const version = await readServerVersion(kysely);
  const { hostname, port } = new URL(url);
  const place = dataDirectory ? `embedded in ${dataDirectory}` : `${hostname}:${port || 5432}`;
  if (Number.parseInt(version, 10) >= oldestMajor) return ok('database', `PostgreSQL ${version}, ${place}`);
  return fail(
    'database',
    `PostgreSQL ${version} at ${place} is older than ${oldestMajor}`,
    'set DATABASE_URL to a newer server; Sampan is tested on 18',
  );
}
