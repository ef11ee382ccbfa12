import { hasTable } from '../../../db/query/installation/server.ts';
import { findKeyRing, keySource } from '../../secret/open-key-ring.ts';
import { keyProblem } from '../../secret/register-keys.ts';
import type { OpenDatabase } from '../open-database.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

const mend = 'Set SECRET_KEYS to the keys of this database, or restore its SAMPAN_HOME from a backup';

/** Checks that all keys that encrypt stored secrets are present and correct. */
export async function checkKeys(database: OpenDatabase): Promise<Finding> {
  const { config, pool } = database;
  if (!(await hasTable(pool, 'sealing_key'))) return warn('keys', 'Not checked', 'Fix the schema first');
  try {
    const ring = await findKeyRing(config, database);
    if (!ring) return ok('keys', 'No keys yet: the service creates one when it first starts');
    const problem = await keyProblem(database, ring);
    if (problem) return fail('keys', problem, mend);
    return ok(
      'keys',
      `${[...ring.keys.keys()].join(', ')} in ${keySource(config)} (active key: ${ring.active.id})`,
    );
  } catch (error) {
    return fail('keys', error instanceof Error ? error.message : String(error), mend);
  }
}
