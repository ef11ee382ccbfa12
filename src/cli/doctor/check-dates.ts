import { mendFutureDates } from '../../../db/query/installation/future-dates.ts';
import { hasTable } from '../../../db/query/installation/server.ts';
import type { OpenDatabase } from '../open-database.ts';
import { type Finding, ok, warn } from './finding.ts';

/** Nothing is dated in the future, as after the database's clock was set back; what is, is mended at once. */
export async function checkDates(database: OpenDatabase): Promise<Finding> {
  if (!(await hasTable(database.pool, 'webhook_delivery')))
    return warn('dates', 'not checked', 'the schema comes first');
  const mended = await mendFutureDates(database, database.config);
  if (mended.length === 0) return ok('dates', 'nothing is dated in the future');
  const found = mended.map(({ column, rows: count }) => `${count} of ${column}`).join('; ');
  return warn(
    'dates',
    `rows were dated in the future and are mended: ${found}`,
    "find out why the database's clock was ahead, and keep it right with NTP",
  );
}
