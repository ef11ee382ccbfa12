import type { components } from '../../generated/types.ts';

type Schemas = components['schemas'];

/** A test-mode order of about 1 kB with the fields that most shops send. */
export const order: Omit<Schemas['ShipmentCreateRequest'], 'items'> & {
  recipient: Schemas['RecipientParty'];
  sender: Schemas['Party'];
  items: (Schemas['Item'] & { description: string })[];
} = {
  service_tier_id: 'HKASTDGGSTCM',
  recipient: {
    contact_name: 'Emily Carter',
    phone: '+1 212 555 0147',
    country_code: 'US',
    city: 'New York',
    address: '350 5th Avenue, Floor 21, Suite 2107',
    postal_code: '10118',
    email: 'emily.carter@example.com',
  },
  sender: {
    contact_name: 'Wong Ka Yan',
    phone: '+852 2345 6789',
    country_code: 'HK',
    city: 'Hong Kong',
    address: 'Unit 1203, 12/F, Kwun Tong Industrial Centre, 472 Kwun Tong Road',
    district: 'Kwun Tong',
  },
  parcels: [{ weight_kg: 0.48, length_cm: 28, width_cm: 20, height_cm: 5 }],
  items: [
    {
      description: 'Cotton T-shirt, black, M',
      quantity: 2,
      unit_price_hkd: 95,
      sku: 'TS-BLK-M',
      hs_code: '6109.10',
      country_of_manufacture: 'CN',
    },
    {
      description: 'Canvas tote bag',
      quantity: 1,
      unit_price_hkd: 60,
      sku: 'TB-01',
      hs_code: '4202.92',
      country_of_manufacture: 'VN',
    },
  ],
  declared_currency: 'HKD',
  metadata: { shop: 'us-store', warehouse: 'KT-2' },
  tags: ['autumn', 'priority'],
};
