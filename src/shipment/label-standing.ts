import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';

/** Where a shipment's label stands; `none`: there is no booking that it would belong to. */
export type LabelStanding = 'ready' | 'generating' | 'failed' | 'none';

type StandingColumns = Pick<ShipmentRow, 'dispatch_status' | 'booked_label' | 'label_ready_at'>;

/** What the carrier said at the booking, and what has become known since. */
export function labelStanding({
  dispatch_status,
  booked_label,
  label_ready_at,
}: StandingColumns): LabelStanding {
  if (dispatch_status === 'failed') return 'failed';
  if (dispatch_status !== 'accepted') return 'none';
  const isAwaited = booked_label === 'generating' || booked_label === 'failed';
  return isAwaited && label_ready_at === null ? booked_label : 'ready';
}

/** `label_available` (contract: ShipmentDetail): there is a label, or will be; its bytes may take a moment. */
export function isLabelAvailable(shipment: StandingColumns): boolean {
  const standing = labelStanding(shipment);
  return standing === 'ready' || standing === 'generating';
}

/** Whether a shipment was booked through a partner's channel, whose labels have no presigned URL (contract: ShipmentDetail). */
export function isPartnerChannel({ carrier_code }: Pick<ShipmentRow, 'carrier_code'>): boolean {
  return carrier_code !== 'sandbox';
}
