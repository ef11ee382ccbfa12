import { stopLabelPolling, takeLateLabels } from '../../db/query/shipment/label.ts';
import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import { scopeOf } from '../../db/scope.ts';
import type { WorkContext } from '../context.ts';
import { markLabelFailed, markLabelReady } from '../label/mark-label.ts';
import { labelStatus } from '../shipment/view.ts';

const chunkSize = 20;
/** After this time, an operator is alerted. The shipment's label stays `generating`. */
const alertAfterMs = 24 * 3_600_000;

/** Asks carriers about labels not ready at booking, in case a notice is lost. Returns how many are ready or failed. */
export async function askLabels(context: WorkContext): Promise<number> {
  const due = await takeLateLabels(context.db, chunkSize);
  const known = await Promise.all(due.map((shipment) => attempt(context, shipment)));
  return known.filter((isKnown) => isKnown).length;
}

async function attempt(context: WorkContext, shipment: ShipmentRow): Promise<boolean> {
  try {
    return await askLabel(context, shipment);
  } catch (error) {
    // The label is asked for again in a later run.
    const { tracking_number: trackingNumber } = shipment;
    context.log.error({ err: error, trackingNumber }, 'Carrier could not be asked for a label');
    return false;
  }
}

async function askLabel(context: WorkContext, shipment: ShipmentRow): Promise<boolean> {
  const { db, log, clock, carriers } = context;
  const { tracking_number: trackingNumber } = shipment;
  const state = await findState();
  if (state === 'failed') await markLabelFailed(context, shipment);
  if (state === 'ready') await markLabelReady(context, shipment);
  if (state !== 'generating') {
    await stopLabelPolling(db, shipment);
    return state !== 'settled';
  }
  const age = clock.now().getTime() - Date.parse(shipment.created_at);
  if (age > alertAfterMs) {
    await stopLabelPolling(db, shipment);
    log.error(
      { trackingNumber, hours: Math.floor(age / 3_600_000) },
      'Label still not generated; contact the carrier',
    );
  }
  return false;

  async function findState(): Promise<'settled' | 'failed' | 'ready' | 'generating'> {
    const standing = labelStatus(shipment);
    if (standing === 'failed' && shipment.dispatch_status === 'accepted') return 'failed';
    if (shipment.status === 'cancelled' || standing !== 'generating') return 'settled';
    const found = await carriers
      .of(shipment.carrier_code)
      .lookup(trackingNumber, { scope: scopeOf(shipment), requestId: null });
    if (found.outcome !== 'found') return 'generating';
    return found.label === 'none' ? 'ready' : found.label;
  }
}
