import type { DemoFile } from './demo-file.ts';

const order = {
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
};

/** A booking in test mode that works when pasted into a shell. */
export function demoCurl(demo: DemoFile): string {
  return [
    `curl -sS ${demo.base_url}/shipments`,
    `  -H 'Authorization: Bearer ${demo.test_key}'`,
    `  -H "Idempotency-Key: $(date +%s%N)"`,
    `  -H 'Content-Type: application/json'`,
    `  -d '${JSON.stringify(order)}'`,
  ].join(' \\\n');
}
