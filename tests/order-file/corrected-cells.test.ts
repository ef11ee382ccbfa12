import { expect, it } from '@jest/globals';
import { noChoices, openOrderFile } from '../../src/order-file/order-file.ts';

const content = Buffer.from('reference_no,recipient.city\nSO-1,Bostn\nSO-2,Leeds\n');
const read = (choices: Partial<typeof noChoices>) => {
  const file = openOrderFile(content, { ...noChoices, ...choices });
  return file.fault === null && file.orders;
};

it('a corrected cell has its new value, and the last correction counts', () => {
  const orders = read({
    corrections: [
      { line: 2, column: 1, value: 'Bosten' },
      { line: 2, column: 1, value: ' Boston ' },
      { line: 9, column: 1, value: 'no such line' },
      { line: 2, column: 7, value: 'no such column' },
    ],
  });
  expect(orders).toMatchObject([
    { body: { reference_no: 'SO-1', recipient: { city: 'Boston' } } },
    { body: { reference_no: 'SO-2', recipient: { city: 'Leeds' } } },
  ]);
});

it('a field without a column gets one, whose cells are corrected', () => {
  const orders = read({
    added: ['service_tier_id', 'parcels.0.weight_kg'],
    corrections: [
      { line: 2, column: 2, value: 'HKASTDGGSTCM' },
      { line: 3, column: 3, value: '0.5' },
    ],
  });
  expect(orders).toMatchObject([
    { body: { service_tier_id: 'HKASTDGGSTCM' }, cells: { service_tier_id: { line: 2, column: 2 } } },
    { body: { parcels: [{ weight_kg: 0.5 }] } },
  ]);
  expect(orders && Object.keys(orders[0]?.body ?? {})).not.toContain('parcels');
});
