import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import type { Scope } from '../../db/scope.ts';
import type { StoredItem, StoredParcel, StoredParty } from '../../db/table/shipment.ts';
import { givenRegion, scriptSample, writtenRegion } from '../postal/region.ts';
import { incotermOf } from '../shipment/incoterm.ts';

export interface DispatchRequest {
  /** Our tracking number; it serves as the carrier's idempotency key. */
  readonly reference: string;
  /** The carrier's product; Norway's VOEC prepayment may change it (contract: createShipment, VAT). */
  readonly productCode: string;
  readonly serviceCode: string;
  readonly printedReference: string;
  readonly customerReference: string | null;
  /** Tracking number of the shipment whose goods come back; null: not a return. */
  readonly returnOf: string | null;
  readonly goodsCategory: string;
  /** The account's e-mail address if the order has none. */
  readonly recipient: DispatchParty;
  readonly sender: DispatchParty | null;
  readonly parcels: readonly StoredParcel[];
  readonly items: readonly DispatchItem[];
  readonly declaredCurrency: 'HKD' | 'USD';
  readonly insuredAmountUsd: number | null;
  readonly iossNumber: string | null;
  readonly vatPrepay: boolean;
  readonly voecPrepay: boolean;
  /** DDP also with a prepayment of import taxes. */
  readonly incoterm: 'DAP' | 'DDP';
  readonly recipientType: 'business' | 'private' | null;
  readonly taxNumber: string | null;
  readonly salesPlatformName: string | null;
  readonly surcharges: readonly string[];
}

interface DispatchItem extends Omit<StoredItem, 'unit_price' | 'unit_price_hkd'> {
  readonly unit_price: number;
}

export type DispatchedShipment = Pick<
  ShipmentRow,
  | 'tracking_number'
  | 'carrier_product_code'
  | 'service_code'
  | 'printed_reference'
  | 'reference_no'
  | 'return_of'
  | 'goods_category'
  | 'recipient'
  | 'sender'
  | 'parcels'
  | 'items'
  | 'customs'
  | 'declared_currency'
  | 'pricing'
>;

interface DispatchSupplement {
  readonly accountEmail: string;
}

/** Builds the request from the stored row, so that a resumed dispatch sends the same. */
export function buildDispatchRequest(
  shipment: DispatchedShipment,
  { accountEmail }: DispatchSupplement,
): DispatchRequest {
  const { customs, pricing } = shipment;
  return {
    reference: shipment.tracking_number,
    productCode: shipment.carrier_product_code,
    serviceCode: shipment.service_code,
    printedReference: shipment.printed_reference ?? shipment.tracking_number,
    customerReference: shipment.reference_no,
    returnOf: shipment.return_of,
    goodsCategory: shipment.goods_category,
    recipient: dispatchParty({ ...shipment.recipient, email: shipment.recipient.email ?? accountEmail }),
    sender: shipment.sender && dispatchParty(shipment.sender),
    parcels: shipment.parcels,
    items: shipment.items.map((item) => dispatchItem(item, shipment.declared_currency)),
    declaredCurrency: shipment.declared_currency,
    insuredAmountUsd: pricing.custom_insured_amount_usd ?? null,
    iossNumber: customs.ioss_number ?? null,
    vatPrepay: customs.vat_prepay === true,
    voecPrepay: customs.voec_prepay === true,
    incoterm: incotermOf(customs),
    recipientType: customs.recipient_type ?? null,
    taxNumber: customs.tax_number ?? null,
    salesPlatformName: customs.sales_platform_name ?? null,
    surcharges: customs.selected_surcharges ?? [],
  };
}

/** A party without its language, which is for emails and the tracking page. */
type DispatchParty = Omit<StoredParty, 'language'>;

/** Writes a known region as its country's post does, also one that stands in `district` or has the form of ISO 3166-2. */
function dispatchParty({ language: _, ...party }: StoredParty): DispatchParty {
  const given = givenRegion(party);
  if (!given?.place) return party;
  return { ...party, region: writtenRegion(given.place, given.text, scriptSample(party)) };
}

/** Every item is stored with a price in the declared currency; an order's item without one is declared at 0. */
function dispatchItem(
  { unit_price, unit_price_hkd, ...item }: StoredItem,
  currency: 'HKD' | 'USD',
): DispatchItem {
  return { ...item, unit_price: (currency === 'USD' ? unit_price : unit_price_hkd) ?? 0 };
}

/** State of the carrier's label. `failed` is final; `none`: the carrier makes no labels, so we draw one. */
export type LabelState = 'ready' | 'generating' | 'failed' | 'none';

export interface Booking {
  readonly waybillNumber: string;
  readonly lastMileTrackingNumber: string | null;
  readonly label: LabelState;
}

interface Accepted extends Booking {
  readonly outcome: 'accepted';
  readonly duplicate: boolean;
}

/** The carrier's data rules reject the order. Nothing is booked, and a retry won't help. */
interface Rejected {
  readonly outcome: 'rejected';
  readonly code: string;
  /** The carrier's text. It may contain personal data of the order. */
  readonly message: string;
}

/** The call may have taken effect (timeout, reset, 5xx, unreadable). `reason` never contains personal data. */
export interface Unknown {
  readonly outcome: 'unknown';
  readonly reason: string;
}

/** Not sent, or refused for a reason that is not the order's. Nothing was booked or cancelled. */
export interface Unreachable {
  readonly outcome: 'unreachable';
  readonly reason: string;
  /** Our request breaks the agreement with the carrier. All bookings fail until it is fixed. */
  readonly isOurFault?: true;
}

/** The carrier has cancelled this reference. It can't be booked again. */
interface Cancelled {
  readonly outcome: 'cancelled';
}

export type DispatchOutcome = Accepted | Rejected | Cancelled | Unknown | Unreachable;

interface Found extends Booking {
  readonly outcome: 'found';
  readonly cancelled: boolean;
}

export type LookupOutcome = Found | { readonly outcome: 'absent' } | Unknown;

/** The carrier refuses the cancel; `BOOKING_NOT_FOUND` if it has no such booking. */
interface CancelRefused {
  readonly outcome: 'refused';
  readonly code: string;
  readonly reason: string;
}

export type CancelOutcome = Cancelled | CancelRefused | Unknown | Unreachable;

export type LabelOutcome =
  /** `pdf` null: we draw the label. */
  | { readonly outcome: 'ready'; readonly pdf: Buffer | null }
  | { readonly outcome: 'generating'; readonly retryAfterSeconds: number }
  | { readonly outcome: 'failed'; readonly reason: string }
  | { readonly outcome: 'none' }
  | { readonly outcome: 'unavailable'; readonly reason: string };

/** The photo, or the URL of its storage. Fetch that with the outbound client, and never show it. */
type PhotoSource =
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  | { readonly kind: 'url'; readonly url: string };

export type PodOutcome =
  | { readonly outcome: 'photo'; readonly takenAt: string | null; readonly source: PhotoSource }
  | { readonly outcome: 'none' }
  | { readonly outcome: 'unavailable'; readonly reason: string };

export interface ManifestRequest {
  /** Our id of the manifest; it serves as the carrier's idempotency key. */
  readonly reference: string;
  /** Day of the hand-over in Hong Kong, YYYY-MM-DD. */
  readonly day: string;
  readonly trackingNumbers: readonly string[];
}

interface Closed {
  readonly outcome: 'closed';
  readonly manifestNumber: string;
  /** State of the carrier's own document; `none`: the carrier makes none. */
  readonly document: LabelState;
  readonly duplicate: boolean;
}

/** The carrier closed nothing, because of the shipments that it names, if it names any. */
interface ManifestRefused {
  readonly outcome: 'refused';
  readonly code: string;
  readonly reason: string;
  readonly trackingNumbers: readonly string[];
}

/** `not_offered`: this carrier has no manifests of its own. After `unknown`, repeat it under the same reference. */
export type ManifestOutcome =
  | Closed
  | ManifestRefused
  | { readonly outcome: 'not_offered' }
  | Unknown
  | Unreachable;

export interface CarrierCall {
  readonly scope: Scope;
  /** X-Request-Id of the causing request; null for a background job. */
  readonly requestId: string | null;
  /** Aborts the call early. Every registered carrier also has a deadline. */
  readonly signal?: AbortSignal;
}

/** Booking a reference, our tracking number, is idempotent. Methods never throw: every result is an outcome. */
export interface Carrier {
  readonly code: string;
  dispatch(request: DispatchRequest, call: CarrierCall): Promise<DispatchOutcome>;
  /** Called before a dispatch is repeated. */
  lookup(reference: string, call: CarrierCall): Promise<LookupOutcome>;
  /** Idempotent. */
  cancel(reference: string, call: CarrierCall): Promise<CancelOutcome>;
  label(reference: string, call: CarrierCall): Promise<LabelOutcome>;
  /** Gets the doorstep photo, never the carrier's certificate. */
  pod(reference: string, call: CarrierCall): Promise<PodOutcome>;
  /** Closes shipments into a manifest of the carrier, all or none. Idempotent by its reference. */
  manifest(request: ManifestRequest, call: CarrierCall): Promise<ManifestOutcome>;
  /** Gets the carrier's own document of a manifest. `none`: draw our own sheet only. */
  manifestDocument(reference: string, call: CarrierCall): Promise<LabelOutcome>;
}

export type CarrierOperation =
  | 'dispatch'
  | 'lookup'
  | 'cancel'
  | 'label'
  | 'pod'
  | 'manifest'
  | 'manifest_document';
