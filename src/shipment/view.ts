import type { ListedShipment } from '../../db/query/shipment/list-shipments.ts';
import type {
  ShipmentCharge,
  ShipmentRow,
  ShipmentWithEvents,
  TrackingEventRow,
} from '../../db/query/shipment/shipment.ts';
import type {
  StoredCarrierBill,
  StoredItem,
  StoredParcel,
  StoredProductContact,
} from '../../db/table/shipment.ts';
import type { Schemas } from '../../generated/operations.ts';
import { type Cents, centsToAmount, decimalToScaled } from '../money.ts';
import { partyRecord, recipientRecord } from '../party/stored-party.ts';
import { availableDocuments } from './customs-document.ts';
import { incotermOf } from './incoterm.ts';
import { timeAtPlace } from './place-time.ts';

const maxEvents = 1_000;

/** Builds the newest tracking events of a response, oldest first. */
export function trackingEventRecords(events: readonly TrackingEventRow[]): Schemas['TrackingEvent'][] {
  return events.slice(-maxEvents).map(trackingEventRecord);
}

function trackingEventRecord(event: TrackingEventRow): Schemas['TrackingEvent'] {
  return {
    occurred_at: event.occurred_at,
    occurred_at_local:
      event.utc_offset_minutes === null ? null : timeAtPlace(event.occurred_at, event.utc_offset_minutes),
    status: event.status,
    sub_status: event.sub_status,
    description: event.description,
    location: event.location,
    carrier_status: event.carrier_status,
    ...(event.next_step === null ? {} : { next_step: event.next_step }),
  };
}

/** Returns whether the carrier has the booking. `failed` means only that the label failed. */
export function isDispatched({ dispatch_status }: Pick<ShipmentRow, 'dispatch_status'>): boolean {
  return dispatch_status === 'accepted' || dispatch_status === 'failed';
}

/** `none`: no booking, or an anonymized shipment, so no label. `cancelled`: the label is no longer valid. */
type LabelStatus = 'ready' | 'generating' | 'failed' | 'cancelled' | 'none';

type StatusColumns = Pick<
  ShipmentRow,
  'status' | 'dispatch_status' | 'booked_label' | 'label_ready_at' | 'anonymized_at'
>;

export function labelStatus({
  status,
  dispatch_status,
  booked_label,
  label_ready_at,
  anonymized_at,
}: StatusColumns): LabelStatus {
  if (status === 'cancelled') return 'cancelled';
  if (anonymized_at !== null) return 'none';
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

/** True if Sampan draws the label, which only then can have another format. */
export function isOwnLabel(shipment: Pick<ShipmentRow, 'booked_label' | 'carrier_code'>): boolean {
  return shipment.booked_label === 'none' || !isPartnerChannel(shipment);
}

function parcelRecord(parcel: StoredParcel): Schemas['ParcelRecord'] {
  return {
    weight_kg: parcel.weight_kg,
    length_cm: parcel.length_cm ?? null,
    width_cm: parcel.width_cm ?? null,
    height_cm: parcel.height_cm ?? null,
  };
}

/** Returns an item as the API shows it. */
export function itemRecord(item: StoredItem): Required<Schemas['ItemRecord']> {
  return {
    description: item.description,
    quantity: item.quantity,
    unit_price: item.unit_price ?? null,
    unit_price_hkd: item.unit_price_hkd ?? null,
    unit_weight_kg: item.unit_weight_kg ?? null,
    sku: item.sku ?? null,
    hs_code: item.hs_code ?? null,
    country_of_manufacture: item.country_of_manufacture ?? null,
    is_cspc: item.is_cspc ?? null,
    merchant_product_id: item.merchant_product_id ?? null,
    mfr_id_std: item.mfr_id_std ?? null,
    mfr_id_nonstd: item.mfr_id_nonstd ?? null,
    product_id_exemption: item.product_id_exemption ?? null,
    cpsc_certifier_id: item.cpsc_certifier_id ?? null,
    cpsc_product_id: item.cpsc_product_id ?? null,
    cpsc_version_id: item.cpsc_version_id ?? null,
    battery_un_number: item.battery_un_number ?? null,
    battery_packing_instruction: item.battery_packing_instruction ?? null,
    battery_watt_hours: item.battery_watt_hours ?? null,
    manufacturer: productContactRecord(item.manufacturer),
    eu_responsible_person: productContactRecord(item.eu_responsible_person),
  };
}

function productContactRecord(
  contact: StoredProductContact | undefined,
): Schemas['ProductContactRecord'] | null {
  if (contact === undefined) return null;
  const { name, address = null, country_code = null, email = null, phone = null } = contact;
  return { name, address, country_code, email, phone };
}

function termsRecord({ customs }: ShipmentRow) {
  return { incoterm: incotermOf(customs), recipient_type: customs.recipient_type ?? null };
}

/** Uses the stored row alone, so that a resumed request returns the same response. */
export function shipmentCreated(
  row: ShipmentRow,
  labelPdfUrl: string | null,
  warnings: readonly Schemas['Warning'][],
): Schemas['ShipmentCreated'] {
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
    dispatch: row.livemode ? dispatchView(row, labelPdfUrl) : null,
    pricing_snapshot: row.pricing as Schemas['PricingSnapshot'],
    declared_currency: row.declared_currency,
    ...termsRecord(row),
    ...(row.customs.tax_area ? { tax_area: row.customs.tax_area } : {}),
    ...(row.declared_fx ? { declared_fx: row.declared_fx } : {}),
    ...(row.return_of === null ? {} : { return_of: row.return_of }),
    ...(warnings.length === 0 ? {} : { warnings: [...warnings] }),
  };
}

/** Warnings with which a shipment was booked. */
export function warningsOf({ customs }: Pick<ShipmentRow, 'customs'>): {
  readonly warnings?: Schemas['Warning'][];
} {
  const { warnings = [] } = customs;
  return warnings.length === 0 ? {} : { warnings: [...warnings] };
}

function dispatchView(row: ShipmentRow, labelPdfUrl: string | null): Schemas['Dispatch'] {
  return {
    status: 'accepted',
    carrier_code: row.carrier_code,
    waybill_number: row.waybill_number,
    label_pdf_url: labelPdfUrl,
    error: null,
  };
}

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
    return_of: row.return_of,
    returns: [...row.returns],
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
    printed_at: row.printed_at,
    documents: availableDocuments(row),
    manifest_id: row.manifest_id,
    recipient: recipientRecord(row.recipient),
    sender: row.sender && partyRecord(row.sender),
    parcels: row.parcels.map(parcelRecord),
    items: row.items.map(itemRecord),
    tags: row.tags,
    metadata: row.metadata,
    events: trackingEventRecords(row.events),
    pricing_snapshot: row.pricing as Schemas['PricingSnapshot'],
    billing: billingView(row),
    declared_currency: row.declared_currency,
    ...termsRecord(row),
    ...(row.customs.tax_area ? { tax_area: row.customs.tax_area } : {}),
    ...(row.declared_fx ? { declared_fx: row.declared_fx } : {}),
    ...(custom_insured_amount_hkd === undefined ? {} : { custom_insured_amount_hkd }),
    ...(custom_insured_amount_usd === undefined ? {} : { custom_insured_amount_usd }),
  };
}

/** Fields by which a final fee and its quote are compared. */
export interface ComparedFee
  extends Pick<
    ShipmentWithEvents,
    'pricing' | 'parcels' | 'measured_weight_mg' | 'carrier_bill' | 'duties_charged_cents'
  > {
  readonly charge: Pick<ShipmentCharge, 'chargedCents' | 'settledAt' | 'adjustmentsCents'> | null;
}

/** Puts a final fee beside its quote. */
export function billingView(row: ComparedFee): NonNullable<Schemas['Billing']> {
  const { charge, pricing, parcels, measured_weight_mg, carrier_bill } = row;
  const charged = charge?.chargedCents ?? null;
  const duties = dutiesView(row);
  return {
    status: charged === null ? 'pending' : 'settled',
    pre_charge_hkd: pricing.total_hkd,
    charged_hkd: charged === null ? null : centsToAmount(charged),
    chargeable_weight_kg: measured_weight_mg === null ? null : measured_weight_mg / 1_000_000,
    declared_weight_kg: declaredWeightKg(parcels),
    settled_at: charge?.settledAt ?? null,
    adjustments_hkd: centsToAmount(charge?.adjustmentsCents ?? 0),
    ...(duties === null ? {} : { duties_taxes: duties }),
    ...(carrier_bill?.measured ? { measured: parcelRecord(carrier_bill.measured) } : {}),
    ...(carrier_bill?.lines ? { lines: billedLines(pricing, carrier_bill.lines) } : {}),
  };
}

/** Puts the lines of a carrier's bill beside those of the price. Lines of one kind are added up. */
function billedLines(
  { freight_hkd, reg_fee_hkd, surcharges }: ShipmentRow['pricing'],
  lines: NonNullable<StoredCarrierBill['lines']>,
): Schemas['BilledLine'][] {
  const quoted = sumByKind([
    { kind: 'BASE', amount_hkd: freight_hkd },
    { kind: 'BASE', amount_hkd: reg_fee_hkd },
    ...surcharges.map(({ code, amount_hkd }) => ({ kind: code, amount_hkd })),
  ]);
  const charged = sumByKind(lines);
  return [...new Set([...quoted.keys(), ...charged.keys()])].map((kind) => ({
    kind,
    quoted_hkd: quoted.get(kind) ?? null,
    charged_hkd: charged.get(kind) ?? null,
  }));
}

function sumByKind(lines: NonNullable<StoredCarrierBill['lines']>): Map<string, number> {
  const cents = new Map<string, Cents>();
  for (const { kind, amount_hkd } of lines)
    cents.set(kind, (cents.get(kind) ?? 0) + decimalToScaled(amount_hkd, 2));
  return new Map([...cents].map(([kind, sum]) => [kind, centsToAmount(sum)]));
}

/** Returns the part of a shipment's price that pays duty and tax at import. */
export function pricedDutiesCents({ pricing }: Pick<ShipmentRow, 'pricing'>): Cents {
  return decimalToScaled(pricing.duties_taxes_hkd ?? 0, 2);
}

/** Null if neither the price nor the carrier's bill has duties and taxes. */
function dutiesView(row: ComparedFee): Schemas['BilledDuties'] | null {
  const { pricing, duties_charged_cents: chargedCents } = row;
  if (pricing.duties_taxes_hkd === undefined && chargedCents === null) return null;
  const pricedCents = pricedDutiesCents(row);
  return {
    priced_hkd: centsToAmount(pricedCents),
    charged_hkd: chargedCents === null ? null : centsToAmount(chargedCents),
    difference_hkd: chargedCents === null ? null : centsToAmount(chargedCents - pricedCents),
  };
}

/** Sums in milligrams to avoid binary rounding noise. */
function declaredWeightKg(parcels: readonly { weight_kg: number }[]): number {
  return parcels.reduce((milligrams, parcel) => milligrams + Math.round(parcel.weight_kg * 1e6), 0) / 1e6;
}

export function shipmentSummary(row: ListedShipment): Schemas['ShipmentSummary'] {
  return {
    id: row.tracking_number,
    tracking_number: row.tracking_number,
    waybill_number: row.waybill_number,
    last_mile_tracking_number: row.last_mile_tracking_number,
    reference_no: row.reference_no,
    return_of: row.return_of,
    status: row.status,
    dispatch_status: row.dispatch_status,
    service_tier: row.service_code,
    destination_country: row.destination_country,
    livemode: row.livemode,
    label_available: isLabelAvailable(row),
    printed_at: row.printed_at,
    total_hkd: centsToAmount(row.total_cents),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
