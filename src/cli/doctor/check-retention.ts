import { readRetentionClock } from '../../../db/query/installation/retention-clock.ts';
import { hasTable } from '../../../db/query/installation/server.ts';
import { describeHold, holdEnd } from '../../job/retention.ts';
import type { OpenDatabase } from '../open-database.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

/** Checks that data is deleted by its age. It is not after the database's clock jumped ahead. */
export async function checkRetention({ pool, kysely }: OpenDatabase): Promise<Finding> {
  if (!(await hasTable(pool, 'retention_clock')))
    return warn('retention', 'Not checked', 'Fix the schema first');
  const clock = await readRetentionClock(kysely);
  if (!clock?.is_held) return ok('retention', 'Data past its retention is deleted');
  return fail('retention', describeHold(clock).replace(/\.$/, ''), holdEnd);
}
