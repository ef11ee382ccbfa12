import { expect, it } from '@jest/globals';
import { customsFacts } from '../../src/customs/customs-facts.ts';
import { labelled } from '../support/shipment/labelled-shipments.ts';

const pricing = {
  currency: 'HKD' as const,
  freight_hkd: 43,
  reg_fee_hkd: 18,
  surcharges: [{ code: 'INSURANCE', amount_hkd: 9.05 }],
  total_hkd: 70.05,
  rate_table_code: 'RT',
  rate_table_version: 1,
};
const facts = (shipment: ReturnType<typeof labelled>) =>
  customsFacts({ ...shipment, customs: {}, reference_no: null, pricing }, 'Shop');

it('declares an order as sold, and Hong Kong as its country of export', () => {
  expect(facts(labelled({ country_code: 'DE' }))).toMatchObject({
    category: 'Sale of goods',
    earlierExport: null,
    exportCountry: 'Hong Kong SAR China',
    freightHkdCents: 6_100,
    insuranceHkdCents: 905,
  });
});

it('declares an order to Hong Kong as sold', () => {
  expect(facts(labelled({ country_code: 'HK' })).category).toBe('Sale of goods');
});

it('declares a return as returned goods, and the country of its sender as that of export', () => {
  const { recipient, sender } = labelled({ country_code: 'DE' });
  expect(facts(labelled(sender ?? {}, { sender: recipient, return_of: 'SMP5188302746193' }))).toMatchObject({
    category: 'Returned goods',
    earlierExport: 'Exported from Hong Kong as SMP5188302746193',
    exportCountry: 'Germany',
  });
});
