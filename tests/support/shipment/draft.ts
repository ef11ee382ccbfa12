import type { ShipmentDraft } from '../../../db/query/booking/book-shipment.ts';

/** Returns the row of an order as a booking writes it, for tests of the statements alone. */
export function shipmentDraft(given: Readonly<Record<string, unknown>>): ShipmentDraft {
  return {
    request_id: null,
    status: 'label_created',
    dispatch_status: 'pending',
    service_code: 'HKASTDGGSTCM',
    requested_service_code: 'HKASTDGGSTCM',
    carrier_code: 'sandbox',
    carrier_product_code: 'HK-ASS',
    reference_no: null,
    goods_category: 'general',
    destination_country: 'US',
    destination_district: null,
    recipient: {},
    sender: null,
    parcels: [],
    items: [],
    customs: {},
    tags: [],
    metadata: {},
    declared_currency: 'HKD',
    declared_fx: null,
    pricing: {},
    eta: null,
    ...given,
  } as unknown as ShipmentDraft;
}
