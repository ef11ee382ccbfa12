import { reapNotices } from '../../db/query/tracking/carrier-notice.ts';
import { reapTrackingCache } from '../../db/query/tracking/tracking-cache.ts';
import type { WorkContext } from '../context.ts';

/** Deletes old carrier notices and expired entries of the tracking cache. Returns the number of rows. */
export async function reapTracking({ db, log }: WorkContext): Promise<number> {
  const { removed, unmatched } = await reapNotices(db);
  if (unmatched > 0) log.warn({ unmatched }, 'Deleted carrier notices without a shipment');
  return removed + (await reapTrackingCache(db));
}
