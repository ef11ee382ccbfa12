import {
  deleteExpiredIdempotencyKeys,
  deleteExpiredRejections,
} from '../../db/query/account/idempotency-key.ts';
import { deleteOldBatches } from '../../db/query/batch/batch.ts';
import { deleteOldCancellations } from '../../db/query/booking/shipment-cancellation.ts';
import { deleteTestShipments } from '../../db/query/booking/test-shipment-retention.ts';
import { readDatabaseClock } from '../../db/query/installation/clock.ts';
import { deleteTestManifests } from '../../db/query/manifest/manifest.ts';
import { deleteCarrierCalls } from '../../db/query/tracking/carrier-call.ts';
import { deleteExpiredNotices } from '../../db/query/tracking/carrier-notice.ts';
import { deleteExpiredTrackingCache } from '../../db/query/tracking/tracking.ts';
import { deleteAuditEntries } from '../../db/query/user/audit-entry.ts';
import { deleteOldEvents } from '../../db/query/webhook/event.ts';
import type { WorkContext } from '../context.ts';
import { newId } from '../runtime.ts';

const chunkSize = 1_000;
const batchesAtOnce = 10;
const dayMs = 86_400_000;

/** Deletes test shipments past their retention whose events are gone, and their manifests, in short transactions. Returns their number. */
export async function expireTestShipments({ db, config }: WorkContext): Promise<number> {
  const days = config.retention.testShipmentDays;
  const shipments = await deleteInChunks(() => deleteTestShipments(db, days, chunkSize));
  return shipments + (await deleteInChunks(() => deleteTestManifests(db, days, chunkSize)));
}

/** Deletes completed batches and requests to cancel past their retention, in short transactions. Returns the number of rows. */
export async function expireBatches({ db, config }: WorkContext): Promise<number> {
  // A batch has up to 1,000 orders.
  const days = config.batch.retentionDays;
  const batches = await deleteInChunks(() => deleteOldBatches(db, days, batchesAtOnce), batchesAtOnce);
  return batches + (await deleteInChunks(() => deleteOldCancellations(db.kysely, days, chunkSize)));
}

/** Deletes entries of the activity past their retention, in short transactions. Returns their number. */
export async function expireAuditEntries({ db, config }: WorkContext): Promise<number> {
  const before = await idBefore(db, 'aud', config.retention.auditDays);
  return deleteInChunks(() => deleteAuditEntries(db.kysely, before, chunkSize));
}

/** Returns an id as it is given to a row of that age by the database's clock. */
async function idBefore(db: WorkContext['db'], prefix: string, days: number): Promise<string> {
  return newId(prefix, new Date(Date.parse(await readDatabaseClock(db)) - days * dayMs));
}

async function deleteInChunks(remove: () => Promise<number>, limit: number = chunkSize): Promise<number> {
  let removed = 0;
  for (let last = limit; last === limit; removed += last) last = await remove();
  return removed;
}

/** Deletes events past their retention with their deliveries, in short transactions. Returns their number. */
export async function expireEvents({ db, config }: WorkContext): Promise<number> {
  const days = config.webhook.retentionDays;
  const before = await idBefore(db, 'evt', days);
  return deleteInChunks(() => deleteOldEvents(db, { before, days }, chunkSize));
}

/** Deletes expired idempotency keys in short transactions, and expired rejections. Returns the number of rows. */
export async function deleteExpiredKeys({ db }: Pick<WorkContext, 'db'>): Promise<number> {
  const keys = await deleteInChunks(() => deleteExpiredIdempotencyKeys(db, chunkSize));
  return keys + (await deleteExpiredRejections(db));
}

/** Deletes journal rows past their retention; keeps the sandbox's bookings for labels and photos. Returns their number. */
export async function deleteExpiredCarrierCalls({
  db,
  config,
}: Pick<WorkContext, 'db' | 'config'>): Promise<number> {
  const before = await idBefore(db, 'ccl', config.retention.carrierCallDays);
  return deleteInChunks(() => deleteCarrierCalls(db, before, chunkSize));
}

/** Deletes old carrier notices and expired entries of the tracking cache. Returns the number of rows. */
export async function deleteExpiredTracking({ db, log }: WorkContext): Promise<number> {
  const { removed, unmatched } = await deleteExpiredNotices(db);
  if (unmatched > 0) log.warn({ unmatched }, 'Deleted carrier notices without a shipment');
  return removed + (await deleteExpiredTrackingCache(db));
}
