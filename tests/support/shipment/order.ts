import type { components } from '../../../generated/types.ts';

export type OrderBody = components['schemas']['ShipmentCreateRequest'];

/** The smallest order that a test-mode key can book; HKD prices, so that no exchange rate is needed. */
export function order(change: Partial<OrderBody> = {}): OrderBody {
  return {
    service_tier_id: 'HKASTDGGSTCM',
    recipient: {
      contact_name: 'Emily Carter',
      phone: '+1 212 555 0147',
      country_code: 'US',
      city: 'New York',
      address: '350 5th Avenue',
      postal_code: '10118',
    },
    parcels: [{ weight_kg: 0.5 }],
    items: [{ description: 'Cotton T-shirt', quantity: 2, unit_price_hkd: 80 }],
    ...change,
  };
}
