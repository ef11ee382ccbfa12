import type { Db } from '../../client.ts';
import type { ShipmentRow } from '../shipment/shipment.ts';

/** How long whoever took a step may need for it; past that another takes it. */
const leaseSeconds = 30;

/** At most so many are taken at once. In the statement's text, because a plan for an unknown number reads the whole table. */
export const feedBatch = 20;

export interface DueShipment {
  readonly shipment: ShipmentRow;
  readonly dueAt: string;
  /** The database's clock. */
  readonly now: string;
}

/**
 * Test shipments whose next checkpoint is due, each for one worker alone; any number may ask at once. One that is
 * being cancelled waits.
 */
export async function takeDueShipments(db: Db): Promise<DueShipment[]> {
  const { rows } = await db.pool.query<ShipmentRow & { due_at: string; now: string }>({
    name: 'take_due_shipments',
    text: `update shipment s set next_checkpoint_at = sampan_clock() + make_interval(secs => $1)
      from (
        select tracking_number, next_checkpoint_at as due_at from shipment
        where next_checkpoint_at <= sampan_clock()
          and cancel_locked_until is null
        order by next_checkpoint_at limit ${feedBatch} for update skip locked
      ) due
      where s.tracking_number = due.tracking_number
      returning s.*, due.due_at, sampan_clock() as now`,
    values: [leaseSeconds],
  });
  return rows.map(({ due_at, now, ...shipment }) => ({ shipment, dueAt: due_at, now }));
}

/** Its feed is over. */
export async function endFeed(db: Db, trackingNumber: string): Promise<void> {
  await db.pool.query('update shipment set next_checkpoint_at = null where tracking_number = $1', [
    trackingNumber,
  ]);
}
