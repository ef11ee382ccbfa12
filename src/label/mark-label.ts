import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import { type RecordContext, recordChange } from '../tracking/record-change.ts';

type NamedShipment = Pick<ShipmentRow, 'account_id' | 'livemode' | 'tracking_number'>;

/** A label that was being made is there: `shipment.label_ready` is sent, once. */
export async function markLabelReady(context: RecordContext, shipment: NamedShipment): Promise<void> {
  await recordChange(context, scopeOf(shipment), shipment.tracking_number, { label: 'ready' });
}

/** The label will never be made: `dispatch_status` is `failed` from now on (docs/design/tracking.md, Status). */
export async function markLabelFailed(context: RecordContext, shipment: NamedShipment): Promise<void> {
  await recordChange(context, scopeOf(shipment), shipment.tracking_number, { label: 'failed' });
}

function scopeOf({ account_id, livemode }: NamedShipment) {
  return { accountId: account_id, livemode };
}
