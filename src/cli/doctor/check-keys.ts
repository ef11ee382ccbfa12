import { hasTable } from '../../../db/query/installation/server.ts';
import { findKeyRing, keySource } from '../../secret/open-key-ring.ts';
import { keyProblem } from '../../secret/register-keys.ts';
import type { OpenDatabase } from '../open-database.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

const mend = 'set SECRET_KEYS to the keys of this database, or restore its SAMPAN_HOME';

/** The keys that stored secrets are encrypted with are all there, and are the right ones. */
export async function checkKeys(database: OpenDatabase): Promise<Finding> {
  const { config, pool } = database;
  if (!(await hasTable(pool, 'sealing_key'))) return warn('keys', 'not checked', 'the schema comes first');
  try {
    const ring = await findKeyRing(config, database);
    if (!ring) return ok('keys', 'none yet; the first start makes one');
    const problem = await keyProblem(database, ring);
    if (problem) return fail('keys', problem, mend);
    return ok(
      'keys',
      `${[...ring.keys.keys()].join(', ')} in ${keySource(config)}, ${ring.active.id} encrypts`,
    );
  } catch (error) {
    return fail('keys', error instanceof Error ? error.message : String(error), mend);
  }
}
