import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import { scopeOf } from '../../db/scope.ts';
import { type RecordContext, recordChange } from '../tracking/record-change.ts';

type NamedShipment = Pick<ShipmentRow, 'account_id' | 'livemode' | 'tracking_number'>;

/** Sends `shipment.label_ready` once. */
export async function markLabelReady(context: RecordContext, shipment: NamedShipment): Promise<void> {
  await recordChange(context, scopeOf(shipment), shipment.tracking_number, { label: 'ready' });
}

/** Records that the label failed: `dispatch_status` becomes `failed` (docs/design/tracking.md, Status). Sends `shipment.label_failed` once. */
export async function markLabelFailed(context: RecordContext, shipment: NamedShipment): Promise<void> {
  await recordChange(context, scopeOf(shipment), shipment.tracking_number, { label: 'failed' });
}
