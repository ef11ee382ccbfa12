import { deleteOldEvents } from '../../db/query/webhook/event-retention.ts';
import type { WorkContext } from '../context.ts';

const batch = 1_000;

/** Deletes events past their retention with their deliveries, in short transactions. Returns their number. */
export async function expireEvents({ db, config }: WorkContext): Promise<number> {
  let removed = 0;
  for (let last = batch; last === batch; removed += last) {
    last = await deleteOldEvents(db, config.webhook.retentionDays, batch);
  }
  return removed;
}
