import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';

/** `none`: no booking, so no label. `cancelled`: the label is no longer valid. */
export type LabelStatus = 'ready' | 'generating' | 'failed' | 'cancelled' | 'none';

type StatusColumns = Pick<ShipmentRow, 'status' | 'dispatch_status' | 'booked_label' | 'label_ready_at'>;

export function labelStatus({
  status,
  dispatch_status,
  booked_label,
  label_ready_at,
}: StatusColumns): LabelStatus {
  if (status === 'cancelled') return 'cancelled';
  if (dispatch_status === 'failed') return 'failed';
  if (dispatch_status !== 'accepted') return 'none';
  const isAwaited = booked_label === 'generating' || booked_label === 'failed';
  return isAwaited && label_ready_at === null ? booked_label : 'ready';
}

/** Returns `label_available` (contract: ShipmentDetail): the label exists or is being made. */
export function isLabelAvailable(shipment: StatusColumns): boolean {
  const status = labelStatus(shipment);
  return status === 'ready' || status === 'generating';
}

/** Labels of a partner channel have no presigned URL (contract: ShipmentDetail). */
export function isPartnerChannel({ carrier_code }: Pick<ShipmentRow, 'carrier_code'>): boolean {
  return carrier_code !== 'sandbox';
}
