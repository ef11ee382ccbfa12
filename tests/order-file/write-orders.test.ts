import { expect, it } from '@jest/globals';
import { noChoices, openOrderFile } from '../../src/order-file/order-file.ts';
import { writeOrders } from '../../src/order-file/write-orders.ts';

it('orders that are written as a file are read as the same orders', () => {
  const orders = [
    {
      reference_no: 'SO-1',
      service_tier_id: 'HKASTDGGSTCM',
      recipient: {
        contact_name: 'Emily "Em" Carter',
        phone: '+1 212 555 0147',
        country_code: 'US',
        city: 'Boston',
        address: '77 Summer Street, Floor 3',
        postal_code: '02110',
      },
      parcels: [{ weight_kg: 0.5 }, { weight_kg: 1.25, length_cm: 20 }],
      items: [
        { description: '=Mug', quantity: 2, unit_price_hkd: 80 },
        { description: 'Tea towel', quantity: 1, unit_price_hkd: 12.5, is_cspc: true },
      ],
      tags: ['a', 'b'],
      metadata: { 'shop.id': 'uk' },
      vat_prepay: false,
    },
    { reference_no: 'SO-2', items: [{ description: '王小明', quantity: 1 }] },
  ];
  const file = openOrderFile(Buffer.from(writeOrders(orders)), noChoices);
  expect(file.fault === null && file.orders.map(({ body }) => body)).toEqual(orders);
});
