import type { ListedShipment } from '../../db/query/shipment/list-shipments.ts';
import type { Schemas } from '../../generated/operations.ts';
import { centsToAmount } from '../money/money.ts';
import { isLabelAvailable } from './label-status.ts';

export function shipmentSummary(row: ListedShipment): Schemas['ShipmentSummary'] {
  return {
    id: row.tracking_number,
    tracking_number: row.tracking_number,
    waybill_number: row.waybill_number,
    last_mile_tracking_number: row.last_mile_tracking_number,
    reference_no: row.reference_no,
    status: row.status,
    dispatch_status: row.dispatch_status,
    service_tier: row.service_code,
    destination_country: row.destination_country,
    livemode: row.livemode,
    label_available: isLabelAvailable(row),
    total_hkd: centsToAmount(row.total_cents),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
