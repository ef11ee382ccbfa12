import { noticeChunk, takeMatchedNotices } from '../../db/query/tracking/carrier-notice.ts';
import {
  type DueShipment,
  feedChunk,
  stopFeed,
  takeDueShipments,
} from '../../db/query/tracking/record-tracking.ts';
import { applyNotice, carriersByGateway } from '../carrier-notice/carrier-notice.ts';
import type { WorkContext } from '../context.ts';
import { takeStep } from '../tracking/feed.ts';

const maxFeedChunks = 100;

/** Moves each due test shipment one step (docs/design/tracking.md, Test mode). Returns the number of steps. */
export async function advanceTestFeed(context: WorkContext): Promise<number> {
  let taken = 0;
  for (let count = 0; count < maxFeedChunks; count++) {
    const due = await takeDueShipments(context.db);
    const results = await Promise.all(due.map((one) => advance(context, one)));
    taken += results.filter((isTaken) => isTaken).length;
    if (due.length < feedChunk) break;
  }
  return taken;
}

async function advance(context: WorkContext, { shipment, dueAt, now }: DueShipment): Promise<boolean> {
  const { db, config, log } = context;
  const trackingNumber = shipment.tracking_number;
  try {
    const taken = await takeStep(context, shipment, { now, dueAt, seconds: config.testFeedSeconds });
    if (taken === null || taken.result === 'unknown') await stopFeed(db, shipment);
    return taken?.result === 'recorded';
  } catch (error) {
    // The shipment is due again when its lease expires. The others continue.
    log.error({ err: error, trackingNumber }, 'Checkpoint of a test shipment failed');
    return false;
  }
}

const maxNoticeChunks = 20;

/** Applies or refuses stored notices whose shipment exists now, in order of arrival. Returns how many. */
export async function matchCarrierNotices(context: WorkContext): Promise<number> {
  const { config, db, log } = context;
  const carriers = carriersByGateway(config.carrier);
  let settled = 0;
  for (let count = 0; count < maxNoticeChunks; count++) {
    const { looked, matched } = await takeMatchedNotices(db, carriers);
    for (const { carrier_code: gateway, event_id, body } of matched) {
      try {
        if ((await applyNotice(context, gateway, body)) !== 'waiting') settled++;
      } catch (error) {
        // The notice is taken again when its lease expires. The others continue.
        log.error({ err: error, gateway, eventId: event_id }, 'Carrier notice could not be applied');
      }
    }
    if (looked < noticeChunk) break;
  }
  return settled;
}
