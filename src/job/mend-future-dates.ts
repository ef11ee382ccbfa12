import { correctFutureDates } from '../../db/query/installation/future-dates.ts';
import type { JobContext } from './job-context.ts';

/** Mends what is dated in the future after the database's clock was set back. Returns how many rows. */
export async function mendDates({
  db,
  config,
  log,
}: Pick<JobContext, 'db' | 'config' | 'log'>): Promise<number> {
  const mended = await correctFutureDates(db, config);
  if (mended.length === 0) return 0;
  log.warn({ mended }, "rows were dated in the future and are mended: was the database's clock set back?");
  return mended.reduce((sum, { rows }) => sum + rows, 0);
}
