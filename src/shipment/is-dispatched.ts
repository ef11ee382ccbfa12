import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';

/** Whether a carrier has the booking; one whose label failed is booked all the same. */
export function isDispatched({ dispatch_status }: Pick<ShipmentRow, 'dispatch_status'>): boolean {
  return dispatch_status === 'accepted' || dispatch_status === 'failed';
}
