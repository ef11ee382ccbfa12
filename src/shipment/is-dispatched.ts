import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';

/** Returns whether the carrier has the booking. `failed` means only that the label failed. */
export function isDispatched({ dispatch_status }: Pick<ShipmentRow, 'dispatch_status'>): boolean {
  return dispatch_status === 'accepted' || dispatch_status === 'failed';
}
