import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import type { Schemas } from '../../generated/operations.ts';
import { parcelRecord, partyRecord, recipientRecord } from './stored-record.ts';

/** Uses the stored row alone, so that a resumed request returns the same response. */
export function shipmentCreated(row: ShipmentRow, labelPdfUrl: string | null): Schemas['ShipmentCreated'] {
  return {
    id: row.tracking_number,
    tracking_number: row.tracking_number,
    status: 'label_created',
    service_tier_id: row.service_code,
    requested_service_tier_id: row.requested_service_code,
    livemode: row.livemode,
    created_at: row.created_at,
    parcels: row.parcels.map(parcelRecord),
    recipient: recipientRecord(row.recipient),
    sender: row.sender && partyRecord(row.sender),
    reference_no: row.reference_no,
    dispatch: row.livemode ? dispatchOf(row, labelPdfUrl) : null,
    pricing_snapshot: row.pricing as Schemas['PricingSnapshot'],
    declared_currency: row.declared_currency,
    ...(row.declared_fx ? { declared_fx: row.declared_fx } : {}),
  };
}

function dispatchOf(row: ShipmentRow, labelPdfUrl: string | null): Schemas['Dispatch'] {
  return {
    status: 'accepted',
    carrier_code: row.carrier_code,
    waybill_number: row.waybill_number,
    label_pdf_url: labelPdfUrl,
    error: null,
  };
}
