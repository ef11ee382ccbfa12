import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import { type RecordContext, recordChange } from '../tracking/record-change.ts';

type NamedShipment = Pick<ShipmentRow, 'account_id' | 'livemode' | 'tracking_number'>;

/** Sends `shipment.label_ready` once. */
export async function markLabelReady(context: RecordContext, shipment: NamedShipment): Promise<void> {
  await recordChange(context, scopeOf(shipment), shipment.tracking_number, { label: 'ready' });
}

/** Records that the label failed for good: `dispatch_status` becomes `failed` (docs/design/tracking.md, Status). */
export async function markLabelFailed(context: RecordContext, shipment: NamedShipment): Promise<void> {
  await recordChange(context, scopeOf(shipment), shipment.tracking_number, { label: 'failed' });
}

function scopeOf({ account_id, livemode }: NamedShipment) {
  return { accountId: account_id, livemode };
}
