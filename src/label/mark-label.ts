import { type NamedShipment, type RecordContext, recordChange } from '../tracking/record-change.ts';

/** Sends `shipment.label_ready` once. */
export async function markLabelReady(context: RecordContext, shipment: NamedShipment): Promise<void> {
  await recordChange(context, shipment, { label: 'ready' });
}

/** Records that the label failed: `dispatch_status` becomes `failed` (docs/design/tracking.md, Status). Sends `shipment.label_failed` once. */
export async function markLabelFailed(context: RecordContext, shipment: NamedShipment): Promise<void> {
  await recordChange(context, shipment, { label: 'failed' });
}
