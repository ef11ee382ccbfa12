import { stopLabelPolling, takeLateLabels } from '../../db/query/shipment/label.ts';
import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import { markLabelFailed, markLabelReady } from '../label/mark-label.ts';
import { labelStatus } from '../shipment/label-status.ts';
import type { JobContext } from './job-context.ts';

const batch = 20;
/** A label as late as this needs a person; its shipment's label stays "being made". */
const alertAfterMs = 24 * 3_600_000;

/**
 * Asks the carriers about the labels that they were making when they took a booking, so that one is known of even if
 * its notice never comes. Returns how many were made, or failed.
 */
export async function askLabels(context: JobContext): Promise<number> {
  const due = await takeLateLabels(context.db, batch);
  const known = await Promise.all(due.map((shipment) => attempt(context, shipment)));
  return known.filter((isKnown) => isKnown).length;
}

async function attempt(context: JobContext, shipment: ShipmentRow): Promise<boolean> {
  try {
    return await askLabel(context, shipment);
  } catch (error) {
    // It is due again by itself; the others go on.
    const { tracking_number: trackingNumber } = shipment;
    context.log.error({ err: error, trackingNumber }, 'a late label could not be asked after');
    return false;
  }
}

async function askLabel(context: JobContext, shipment: ShipmentRow): Promise<boolean> {
  const { db, log, clock, carriers } = context;
  const { tracking_number: trackingNumber, account_id: accountId, livemode } = shipment;
  const state = await stateOf();
  if (state === 'failed') await markLabelFailed(context, shipment);
  if (state === 'ready') await markLabelReady(context, shipment);
  if (state !== 'generating') {
    await stopLabelPolling(db, trackingNumber);
    return state !== 'settled';
  }
  const age = clock.now().getTime() - Date.parse(shipment.created_at);
  if (age > alertAfterMs) {
    await stopLabelPolling(db, trackingNumber);
    log.error(
      { trackingNumber, hours: Math.floor(age / 3_600_000) },
      'a label is still not made: ask the carrier',
    );
  }
  return false;

  async function stateOf(): Promise<'settled' | 'failed' | 'ready' | 'generating'> {
    const standing = labelStatus(shipment);
    if (standing === 'failed' && shipment.dispatch_status === 'accepted') return 'failed';
    if (shipment.status === 'cancelled' || standing !== 'generating') return 'settled';
    const found = await carriers
      .of(shipment.carrier_code)
      .lookup(trackingNumber, { scope: { accountId, livemode }, requestId: null });
    if (found.outcome !== 'found') return 'generating';
    return found.label === 'none' ? 'ready' : found.label;
  }
}
