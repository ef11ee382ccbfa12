import { describe, expect, it } from '@jest/globals';
import { createShipmentBody } from '../../generated/request-validators.js';
import { csvExampleHeader, readCsvOrders } from '../../src/batch/read-csv.ts';

const row =
  'SO-1,HKASTDGGSTCM,Emily Carter,+1 212 555 0147,US,New York,350 5th Avenue,10118,0.5,Cotton T-shirt,2,80';
const ordersOf = (text: string) => {
  const read = readCsvOrders(text);
  if (read.fault !== null) throw new Error(read.fault);
  return read;
};

describe('readCsvOrders', () => {
  it('reads the columns of the example as a body that createShipment accepts', () => {
    const { orders, lines } = ordersOf(`${csvExampleHeader}\n${row}\n\n${row.replace('SO-1', 'SO-2')}\n`);
    expect(lines).toEqual([2, 4]);
    for (const order of orders) expect(createShipmentBody(order)).toBe(true);
    expect(orders[0]).toMatchObject({
      parcels: [{ weight_kg: 0.5 }],
      items: [{ quantity: 2, unit_price_hkd: 80 }],
    });
  });

  it('reads lists, several items, metadata, flags, a byte order mark and quoted cells', () => {
    const { orders } = ordersOf(
      '\ufeffreference_no,items.0.description,items.1.description,items.1.is_cspc,tags,metadata.shop.id,vat_prepay,recipient.address\r\nSO-1,Shirt,"Cup, blue",yes,"a, b",uk,false,"12 ""The Elms"""\r\n',
    );
    expect(orders).toEqual([
      {
        reference_no: 'SO-1',
        items: [{ description: 'Shirt' }, { description: 'Cup, blue', is_cspc: true }],
        tags: ['a', 'b'],
        metadata: { 'shop.id': 'uk' },
        vat_prepay: false,
        recipient: { address: '12 "The Elms"' },
      },
    ]);
  });

  it('leaves empty cells out, and keeps a word in a column of numbers as a text', () => {
    const { orders } = ordersOf(
      'reference_no,parcels.weight_kg,items.1.quantity,items.1.unit_weight_kg,tax_number\nSO-1,half,3,0.2,\n',
    );
    expect(orders).toEqual([
      {
        reference_no: 'SO-1',
        parcels: [{ weight_kg: 'half' }],
        items: [{ quantity: 3, unit_weight_kg: 0.2 }],
      },
    ]);
  });

  it.each([
    ['', 'the file is empty'],
    ['reference_no\n', 'the file has no orders'],
    ['reference_no,colour\nSO-1,red\n', 'the column "colour" is not a field of an order'],
    ['reference_no,tags.0\nSO-1,red\n', 'the column "tags.0" is not a field of an order'],
    ['items.quantity,items.0.quantity\n1,2\n', 'the column items.0.quantity is there twice'],
    ['reference_no,tax_number\nSO-1\n', 'Invalid Record Length'],
    ['reference_no\n"SO-1\n', 'Quote Not Closed'],
  ])('shows why it cannot read %j', (text, fault) => {
    expect(readCsvOrders(text)).toEqual({ fault: expect.stringContaining(fault) });
  });
});
