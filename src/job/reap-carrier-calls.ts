import { readDatabaseClock } from '../../db/query/installation/database-clock.ts';
import { deleteCarrierCalls } from '../../db/query/tracking/carrier-call.ts';
import type { WorkContext } from '../context.ts';
import { newId } from '../runtime.ts';

const batch = 1_000;
/** Longer than any parcel is in transit. After that, the record of a call has no use. */
const keptMs = 180 * 86_400_000;

/** Deletes journal rows after 180 days; keeps the sandbox's bookings for labels and photos. Returns their number. */
export async function reapCarrierCalls({ db }: Pick<WorkContext, 'db'>): Promise<number> {
  const before = newId('ccl', new Date(Date.parse(await readDatabaseClock(db)) - keptMs));
  let removed = 0;
  for (let last = batch; last === batch; removed += last) last = await deleteCarrierCalls(db, before, batch);
  return removed;
}
