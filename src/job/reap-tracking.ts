import { reapNotices } from '../../db/query/tracking/carrier-notice.ts';
import { reapTrackingCache } from '../../db/query/tracking/tracking-cache.ts';
import type { JobContext } from './job-context.ts';

/** Removes what tracking keeps for a while: old notices, and cached answers past their time. Returns how many. */
export async function reapTracking({ db, log }: JobContext): Promise<number> {
  const { removed, unmatched } = await reapNotices(db);
  if (unmatched > 0) log.warn({ unmatched }, 'notices never found their shipment and were removed');
  return removed + (await reapTrackingCache(db));
}
