import type { Kysely } from 'kysely';
import { deleteTestShipments } from '../../db/query/booking/test-shipment-retention.ts';
import {
  advanceRetentionClock,
  type RetentionClock,
  readDatabaseClock,
  trustClock,
} from '../../db/query/installation/clock.ts';
import { deleteCarrierCalls } from '../../db/query/tracking/carrier-call.ts';
import { deleteExpiredNotices } from '../../db/query/tracking/carrier-notice.ts';
import { deleteExpiredTrackingCache } from '../../db/query/tracking/tracking.ts';
import { deleteAuditEntries } from '../../db/query/user/audit-entry.ts';
import { deleteOldEvents } from '../../db/query/webhook/event.ts';
import type { Database } from '../../db/table/index.ts';
import type { WorkContext } from '../context.ts';
import { newId } from '../runtime.ts';
import { type AuditActor, audit } from '../user/audit.ts';

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

/** Deletes events past their retention with their deliveries, in short transactions. Returns their number. */
export async function expireEvents({ db, config }: WorkContext): Promise<number> {
  return inBatches(() => deleteOldEvents(db, config.webhook.retentionDays, batch));
}

/** Longer than any parcel is in transit. After that, the record of a call has no use. */
const keptMs = 180 * 86_400_000;

/** Deletes journal rows after 180 days; keeps the sandbox's bookings for labels and photos. Returns their number. */
export async function deleteExpiredCarrierCalls({ db }: Pick<WorkContext, 'db'>): Promise<number> {
  const before = newId('ccl', new Date(Date.parse(await readDatabaseClock(db)) - keptMs));
  return inBatches(() => deleteCarrierCalls(db, before, batch));
}

/** Deletes old carrier notices and expired entries of the tracking cache. Returns the number of rows. */
export async function deleteExpiredTracking({ db, log }: WorkContext): Promise<number> {
  const { removed, unmatched } = await deleteExpiredNotices(db);
  if (unmatched > 0) log.warn({ unmatched }, 'Deleted carrier notices without a shipment');
  return removed + (await deleteExpiredTrackingCache(db));
}

/**
 * Returns whether data may be deleted by its age. After a jump of the database's clock it may not, until an operator
 * confirms the time: nothing shows whether the clock is wrong or the service was stopped.
 */
export async function mayDeleteByAge({ db, log }: WorkContext, job: string): Promise<boolean> {
  const clock = await advanceRetentionClock(db.kysely);
  if (clock.is_held)
    log.error({ job, now: clock.now, trusted: clock.trusted_at }, `${describeHold(clock)} ${holdEnd}`);
  return !clock.is_held;
}

/** Says why nothing is deleted, in a sentence. */
export function describeHold({ now, trusted_at }: RetentionClock): string {
  const days = Math.floor((Date.parse(now) - Date.parse(trusted_at)) / 86_400_000);
  return `The database's clock is ${days} days ahead of the last deletion by age, so nothing is deleted by its age.`;
}

/** Says how deletion continues. */
export const holdEnd =
  'If the time is right, run `npm run sampan -- retention confirm`. Otherwise set the clock back';

/** Lets data be deleted by its age again. Returns the clock before; undefined if nothing was held. */
export function confirmClock(db: Kysely<Database>, actor: AuditActor): Promise<RetentionClock | undefined> {
  return db.transaction().execute(async (tx) => {
    const before = await trustClock(tx);
    if (before) await audit(tx, actor, 'retention.confirmed', `${before.trusted_at} – ${before.now}`);
    return before;
  });
}
