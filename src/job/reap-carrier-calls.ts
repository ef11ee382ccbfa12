import { deleteCarrierCalls } from '../../db/query/tracking/carrier-call.ts';
import { newId } from '../identifier.ts';
import type { JobContext } from './job-context.ts';

const batch = 1_000;
/** Longer than a parcel is under way, and than anybody asks what its carrier was told. */
const keptMs = 180 * 86_400_000;

/**
 * Removes the journal's lines past half a year, in short transactions. What the sandbox carrier has booked stays: its
 * labels and photos can be asked for as long as the shipments. Returns how many.
 */
export async function reapCarrierCalls({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<number> {
  const before = newId('ccl', new Date(clock.now().getTime() - keptMs));
  let removed = 0;
  for (let last = batch; last === batch; removed += last) last = await deleteCarrierCalls(db, before, batch);
  return removed;
}
