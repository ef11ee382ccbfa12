import { correctFutureDates } from '../../../db/query/installation/future-dates.ts';
import { hasTable } from '../../../db/query/installation/server.ts';
import type { OpenDatabase } from '../open-database.ts';
import { type Finding, ok, warn } from './finding.ts';

/** Finds and corrects dates in the future, which remain after the database's clock was set back. */
export async function checkDates(database: OpenDatabase): Promise<Finding> {
  if (!(await hasTable(database.pool, 'webhook_delivery')))
    return warn('dates', 'Not checked', 'Fix the schema first');
  const mended = await correctFutureDates(database, database.config);
  if (mended.length === 0) return ok('dates', 'No rows are dated in the future');
  const found = mended.map(({ column, rows: count }) => `${count} in ${column}`).join(', ');
  return warn(
    'dates',
    `Corrected rows that were dated in the future: ${found}`,
    "Find out why the database's clock was ahead, and synchronize it with NTP",
  );
}
