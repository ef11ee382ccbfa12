import type { ShipmentWithEvents } from '../../db/query/shipment/shipment.ts';
import type { Schemas } from '../../generated/operations.ts';
import { centsToAmount } from '../money/money.ts';
import { trackingEventRecords } from './event-record.ts';
import { isLabelAvailable } from './label-status.ts';
import { itemRecord, parcelRecord, partyRecord, recipientRecord } from './stored-record.ts';

/** Builds a ShipmentDetail without URLs: events never contain them, and each read signs a new one. */
export function shipmentDetail(row: ShipmentWithEvents): Schemas['ShipmentDetail'] {
  const { custom_insured_amount_hkd, custom_insured_amount_usd } = row.pricing;
  return {
    id: row.tracking_number,
    tracking_number: row.tracking_number,
    status: row.status,
    livemode: row.livemode,
    created_at: row.created_at,
    updated_at: row.updated_at,
    delivered_at: row.delivered_at,
    reference_no: row.reference_no,
    service_tier: row.service_code,
    carrier_code: row.carrier_code,
    destination_country: row.destination_country,
    destination: { country: row.destination_country, district: row.destination_district },
    dispatch_status: row.dispatch_status,
    waybill_number: row.waybill_number,
    last_mile_tracking_number: row.last_mile_tracking_number,
    tracking_page_url: null,
    label_pdf_url: null,
    label_available: isLabelAvailable(row),
    recipient: recipientRecord(row.recipient),
    sender: row.sender && partyRecord(row.sender),
    parcels: row.parcels.map(parcelRecord),
    items: row.items.map(itemRecord),
    tags: row.tags,
    metadata: row.metadata,
    events: trackingEventRecords(row.events),
    pricing_snapshot: row.pricing as Schemas['PricingSnapshot'],
    billing: billingOf(row),
    declared_currency: row.declared_currency,
    ...(row.declared_fx ? { declared_fx: row.declared_fx } : {}),
    ...(custom_insured_amount_hkd === undefined ? {} : { custom_insured_amount_hkd }),
    ...(custom_insured_amount_usd === undefined ? {} : { custom_insured_amount_usd }),
  };
}

function billingOf({ charge, pricing, parcels, measured_weight_mg }: ShipmentWithEvents): Schemas['Billing'] {
  const charged = charge?.chargedCents ?? null;
  return {
    status: charged === null ? 'pending' : 'settled',
    pre_charge_hkd: pricing.total_hkd,
    charged_hkd: charged === null ? null : centsToAmount(charged),
    chargeable_weight_kg: measured_weight_mg === null ? null : measured_weight_mg / 1_000_000,
    declared_weight_kg: declaredWeightKg(parcels),
    settled_at: charge?.settledAt ?? null,
    adjustments_hkd: centsToAmount(charge?.adjustmentsCents ?? 0),
  };
}

/** Sums in milligrams to avoid binary rounding noise. */
function declaredWeightKg(parcels: readonly { weight_kg: number }[]): number {
  return parcels.reduce((milligrams, parcel) => milligrams + Math.round(parcel.weight_kg * 1e6), 0) / 1e6;
}
