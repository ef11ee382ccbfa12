import type { components } from '../../../generated/types.ts';

type Schemas = components['schemas'];

/** An order with its recipient, not with the id of a saved one, and with items that need no saved product. */
export type OrderBody = Omit<Schemas['ShipmentCreateRequest'], 'items'> & {
  recipient: Schemas['RecipientParty'];
  items: (Schemas['Item'] & { description: string })[];
};

export type OrderItem = OrderBody['items'][number];

/** Goods with what customs of the demonstration's destinations want to know of them. */
export function goods(change: Partial<OrderItem> = {}): OrderItem {
  return {
    description: 'Cotton T-shirt',
    quantity: 1,
    hs_code: '6109.10.0012',
    country_of_manufacture: 'CN',
    merchant_product_id: 'TS-BLK-M',
    mfr_id_std: '4891234567898',
    mfr_id_nonstd: 'TS-180',
    eu_responsible_person: { name: 'Muster GmbH, Berlin' },
    ...change,
  };
}

/** The smallest order that a test key can book. Its prices are in HKD, so it needs no exchange rate. */
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
    items: [goods({ quantity: 2, unit_price_hkd: 80 })],
    ...change,
  };
}
