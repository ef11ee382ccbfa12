import { noticeBatch, takeMatchedNotices } from '../../db/query/tracking/carrier-notice.ts';
import { applyNotice } from '../carrier-notice/apply-notice.ts';
import type { WorkContext } from '../context.ts';

const maxBatches = 20;

/** Applies stored notices whose shipment exists now, in order of arrival. Returns how many it applied. */
export async function matchCarrierNotices(context: WorkContext): Promise<number> {
  const { db, log } = context;
  let applied = 0;
  for (let count = 0; count < maxBatches; count++) {
    const { looked, matched } = await takeMatchedNotices(db);
    for (const { carrier_code, event_id, body } of matched) {
      try {
        if ((await applyNotice(context, carrier_code, body)) === 'applied') applied++;
      } catch (error) {
        // The notice is taken again when its lease expires. The others continue.
        log.error(
          { err: error, carrierCode: carrier_code, eventId: event_id },
          'Carrier notice could not be applied',
        );
      }
    }
    if (looked < noticeBatch) break;
  }
  return applied;
}
