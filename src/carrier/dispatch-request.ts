import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import type { StoredItem, StoredParcel, StoredParty } from '../../db/table/shipment/shipment.ts';

export interface DispatchRequest {
  /** Our tracking number; it serves as the carrier's idempotency key. */
  readonly reference: string;
  /** The carrier's product; Norway's VOEC prepayment may change it (contract: createShipment, VAT). */
  readonly productCode: string;
  readonly serviceCode: string;
  readonly printedReference: string;
  readonly customerReference: string | null;
  readonly goodsCategory: string;
  /** The account's e-mail address if the order has none. */
  readonly recipient: StoredParty;
  readonly sender: StoredParty | null;
  readonly parcels: readonly StoredParcel[];
  readonly items: readonly DispatchItem[];
  readonly declaredCurrency: 'HKD' | 'USD';
  readonly insuredAmountUsd: number | null;
  readonly iossNumber: string | null;
  readonly vatPrepay: boolean;
  readonly voecPrepay: boolean;
  readonly taxNumber: string | null;
  readonly salesPlatformName: string | null;
  readonly surcharges: readonly string[];
}

export interface DispatchItem extends Omit<StoredItem, 'unit_price' | 'unit_price_hkd'> {
  readonly unit_price: number;
}

export type DispatchedShipment = Pick<
  ShipmentRow,
  | 'tracking_number'
  | 'carrier_product_code'
  | 'service_code'
  | 'printed_reference'
  | 'reference_no'
  | 'goods_category'
  | 'recipient'
  | 'sender'
  | 'parcels'
  | 'items'
  | 'customs'
  | 'declared_currency'
  | 'pricing'
>;

export interface DispatchSupplement {
  readonly accountEmail: string;
}

/** Builds the request from the stored row, so that a resumed dispatch sends the same. */
export function dispatchRequestOf(
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
    goodsCategory: shipment.goods_category,
    recipient: { ...shipment.recipient, email: shipment.recipient.email ?? accountEmail },
    sender: shipment.sender,
    parcels: shipment.parcels,
    items: shipment.items.map((item) => dispatchItem(item, shipment.declared_currency)),
    declaredCurrency: shipment.declared_currency,
    insuredAmountUsd: pricing.custom_insured_amount_usd ?? null,
    iossNumber: customs.ioss_number ?? null,
    vatPrepay: customs.vat_prepay === true,
    voecPrepay: customs.voec_prepay === true,
    taxNumber: customs.tax_number ?? null,
    salesPlatformName: customs.sales_platform_name ?? null,
    surcharges: customs.selected_surcharges ?? [],
  };
}

function dispatchItem(
  { unit_price, unit_price_hkd, ...item }: StoredItem,
  currency: 'HKD' | 'USD',
): DispatchItem {
  return { ...item, unit_price: (currency === 'USD' ? unit_price : unit_price_hkd) ?? 0 };
}
