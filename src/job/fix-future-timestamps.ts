import { correctFutureDates } from '../../db/query/installation/clock.ts';
import type { WorkContext } from '../context.ts';

/** Corrects rows dated in the future after the database's clock was set back. Returns their number. */
export async function fixFutureTimestamps({
  db,
  config,
  log,
}: Pick<WorkContext, 'db' | 'config' | 'log'>): Promise<number> {
  const mended = await correctFutureDates(db, config);
  if (mended.length === 0) return 0;
  log.warn({ mended }, "Corrected rows dated in the future; check whether the database's clock was set back");
  return mended.reduce((sum, { rows }) => sum + rows, 0);
}
