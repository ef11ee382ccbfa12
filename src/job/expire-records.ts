import { deleteTestShipments } from '../../db/query/booking/test-shipment-retention.ts';
import { readDatabaseClock } from '../../db/query/installation/database-clock.ts';
import { deleteAuditEntries } from '../../db/query/user/audit-entry.ts';
import type { WorkContext } from '../context.ts';
import { newId } from '../runtime.ts';

const batch = 1_000;
const dayMs = 86_400_000;

/** Deletes test shipments past their retention whose events are gone, in short transactions. Returns their number. */
export async function expireTestShipments({ db, config }: WorkContext): Promise<number> {
  return inBatches(() => deleteTestShipments(db, config.retention.testShipmentDays, batch));
}

/** Deletes entries of the activity past their retention, in short transactions. Returns their number. */
export async function expireAuditEntries({ db, config }: WorkContext): Promise<number> {
  const now = Date.parse(await readDatabaseClock(db));
  const before = newId('aud', new Date(now - config.retention.auditDays * dayMs));
  return inBatches(() => deleteAuditEntries(db.kysely, before, batch));
}

async function inBatches(remove: () => Promise<number>): Promise<number> {
  let removed = 0;
  for (let last = batch; last === batch; removed += last) last = await remove();
  return removed;
}
