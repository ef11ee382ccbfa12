import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { ApiError, Sampan } from '@sampan/sdk';

const sampan = new Sampan({
  apiKey: process.env.SAMPAN_API_KEY ?? '',
  baseUrl: process.env.SAMPAN_BASE_URL ?? 'http://127.0.0.1:3000',
});

try {
  const { options } = await sampan.rates.quote({ weight_kg: 0.5, destination_country: 'US' });
  for (const option of options.filter(({ available }) => available))
    console.log(`Quoted ${option.service_tier_id} for HKD ${option.total_hkd?.toFixed(2)}`);

  // Store the key with your order before the call. After a crash, call again with the same key.
  const idempotencyKey = randomUUID();
  const shipment = await sampan.shipments.create(
    {
      service_tier_id: 'HKASTDGGSTCM',
      recipient: {
        contact_name: 'Emily Carter',
        phone: '+1 212 555 0147',
        country_code: 'US',
        city: 'New York',
        region: 'NY',
        address: '350 5th Avenue',
        postal_code: '10118',
      },
      parcels: [{ weight_kg: 0.5 }],
      items: [
        {
          description: 'Cotton T-shirt',
          quantity: 2,
          unit_price_hkd: 80,
          hs_code: '6109.10.0012',
          country_of_manufacture: 'CN',
        },
      ],
    },
    { idempotencyKey },
  );
  console.log(`Booked ${shipment.id}`);

  await writeFile('label.pdf', await sampan.shipments.waitForLabel(shipment.id));
  console.log('Saved label.pdf');

  let count = 0;
  for await (const _shipment of sampan.shipments.list({ limit: 100 })) count++;
  console.log(`Listed ${count} shipments`);

  const { status } = await sampan.shipments.cancel(shipment.id);
  console.log(`${shipment.id} is ${status}`);
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.error(error.message, error.violations, `request id: ${error.requestId}`);
  process.exitCode = 1;
}
