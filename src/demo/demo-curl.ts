import { demoFile } from './demo-file.ts';

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

/** Returns a curl command that reads the key from `demo.json`, so that no history or log holds the key. */
export function demoCurl(rootUrl: string, home: string): string {
  const readKey = `require(${JSON.stringify(demoFile(home))}).test_key`;
  return [
    `curl -sS ${quoted(`${rootUrl}/api/v1/shipments`)}`,
    `  -H "Authorization: Bearer $(node -p ${quoted(readKey)})"`,
    `  -H "Idempotency-Key: $(date +%s%N)"`,
    `  -H 'Content-Type: application/json'`,
    `  -d ${quoted(JSON.stringify(order))}`,
  ].join(' \\\n');
}

function quoted(text: string): string {
  return /^[\w:/.@-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
