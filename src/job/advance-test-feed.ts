import {
  type DueShipment,
  feedBatch,
  stopFeed,
  takeDueShipments,
} from '../../db/query/tracking/feed-queue.ts';
import type { WorkContext } from '../context.ts';
import { takeStep } from '../tracking/feed.ts';

const maxBatches = 100;

/** Moves each due test shipment one step (docs/design/tracking.md, Test mode). Returns the number of steps. */
export async function advanceTestFeed(context: WorkContext): Promise<number> {
  let taken = 0;
  for (let count = 0; count < maxBatches; count++) {
    const due = await takeDueShipments(context.db);
    const results = await Promise.all(due.map((one) => advance(context, one)));
    taken += results.filter((isTaken) => isTaken).length;
    if (due.length < feedBatch) break;
  }
  return taken;
}

async function advance(context: WorkContext, { shipment, dueAt, now }: DueShipment): Promise<boolean> {
  const { db, config, log } = context;
  const trackingNumber = shipment.tracking_number;
  try {
    const taken = await takeStep(context, shipment, { now, dueAt, seconds: config.testFeedSeconds });
    if (taken === null || taken.result === 'unknown') await stopFeed(db, trackingNumber);
    return taken?.result === 'recorded';
  } catch (error) {
    // The shipment is due again when its lease expires. The others continue.
    log.error({ err: error, trackingNumber }, 'Checkpoint of a test shipment failed');
    return false;
  }
}
