import type { Db } from '../../client.ts';
import { statement } from '../../statement.ts';
import type { ShipmentRow } from '../shipment/shipment.ts';

const leaseSeconds = 30;

/** Batch size, as a literal in the statement: for an unknown limit the planner reads the whole table. */
export const feedBatch = 20;

export interface DueShipment {
  readonly shipment: ShipmentRow;
  readonly dueAt: string;
  readonly now: string;
}

// Raw and prepared: locks and leases due rows in one statement.
const takeDue = statement<ShipmentRow & { due_at: string; now: string }>()({
  name: 'take_due_shipments',
  parameters: ['leaseSeconds'],
  text: (
    p,
  ) => `update shipment s set next_checkpoint_at = sampan_clock() + make_interval(secs => ${p.leaseSeconds})
      from (
        select tracking_number, next_checkpoint_at as due_at from shipment
        where next_checkpoint_at <= sampan_clock()
          and cancel_locked_until is null
        order by next_checkpoint_at limit ${feedBatch} for update skip locked
      ) due
      where s.tracking_number = due.tracking_number
      returning s.*, due.due_at, sampan_clock() as now`,
});

/** Takes test shipments whose next checkpoint is due, each for one worker only. Skips shipments being cancelled. */
export async function takeDueShipments(db: Db): Promise<DueShipment[]> {
  const { rows } = await takeDue.run(db.pool, { leaseSeconds });
  return rows.map(({ due_at, now, ...shipment }) => ({ shipment, dueAt: due_at, now }));
}

export async function stopFeed(db: Db, trackingNumber: string): Promise<void> {
  await db.kysely
    .updateTable('shipment')
    .set({ next_checkpoint_at: null })
    .where('tracking_number', '=', trackingNumber)
    .execute();
}
