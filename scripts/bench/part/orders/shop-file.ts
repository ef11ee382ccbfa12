import { utils, write } from '@e965/xlsx';
import iconv from 'iconv-lite';
import { csvLine } from '../../../../src/csv.ts';

export const orderCount = 1_000;

/** Columns of a Shopify export, with those that say nothing of a shipment. */
const header =
  'Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Accepts Marketing,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem compare at price,Lineitem sku,Lineitem requires shipping,Lineitem taxable,Lineitem fulfillment status,Billing Name,Billing Street,Billing Address1,Billing Address2,Billing Company,Billing City,Billing Zip,Billing Province,Billing Country,Billing Phone,Shipping Name,Shipping Street,Shipping Address1,Shipping Address2,Shipping Company,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Shipping Phone,Notes,Note Attributes,Cancelled at,Payment Method,Payment Reference,Refunded Amount,Vendor,Id,Tags,Risk Level,Source,Lineitem discount'.split(
    ',',
  );

const places = [
  ['350 5th Avenue', 'New York', '10118', 'NY', 'US', '+1 212 555 0147'],
  ['77 Summer Street', 'Boston', '02110', 'MA', 'US', '+1 617 555 0134'],
  ['221B Baker Street', 'London', 'NW1 6XE', '', 'GB', '+44 20 7946 0958'],
  ['1 Macquarie Street', 'Sydney', '2000', 'NSW', 'AU', '+61 2 5550 1234'],
  ['100 Queen Street West', 'Toronto', 'M5H 2N2', 'ON', 'CA', '+1 416 555 0199'],
] as const;

const names = {
  latin: ['Emily Carter', 'Ana Souza', 'Zoë Müller', 'Liam O’Hara'],
  chinese: ['陳嘉欣', '王小明', '李淑芬', '欧阳娜娜'],
} as const;

const goods = {
  latin: ['Ceramic mug - Blue', 'Tea towel', 'Cotton T-shirt, black, M'],
  chinese: ['陶瓷马克杯（蓝色）', '棉质茶巾', '黑色棉质T恤，M码'],
} as const;

/** SKUs of the goods, for the defaults of an account. */
export const skus = ['SKU-0', 'SKU-1', 'SKU-2'] as const;

/** Returns the rows of an export with an order in each, under the header. */
export function shopRows(prefix: string, script: keyof typeof names): string[][] {
  const pick = <Entry>(list: readonly Entry[], at: number) => list[at % list.length] as Entry;
  const rows = Array.from({ length: orderCount }, (_, at) => {
    const [street, city, zip, province, country, phone] = pick(places, at);
    const name = pick(names[script], at);
    const price = `${10 + (at % 70)}.50`;
    const address = Object.fromEntries(
      ['Billing', 'Shipping'].flatMap((kind) => [
        [`${kind} Name`, name],
        [`${kind} Street`, `${street}, Floor ${at % 40}`],
        [`${kind} Address1`, street],
        [`${kind} Address2`, `Floor ${at % 40}`],
        [`${kind} City`, city],
        [`${kind} Zip`, zip],
        [`${kind} Province`, province],
        [`${kind} Country`, country],
        [`${kind} Phone`, phone],
      ]),
    );
    const cells: Readonly<Record<string, string>> = {
      ...address,
      Name: `${prefix}${at}`,
      Email: `buyer${at}@example.com`,
      'Financial Status': 'paid',
      'Fulfillment Status': 'unfulfilled',
      'Paid at': '2026-11-01 10:15:00 +0800',
      Currency: 'USD',
      Subtotal: price,
      Total: price,
      'Created at': '2026-11-01 10:14:00 +0800',
      'Lineitem quantity': '1',
      'Lineitem name': pick(goods[script], at),
      'Lineitem price': price,
      'Lineitem sku': pick(skus, at),
      'Lineitem requires shipping': 'true',
      'Payment Method': 'Shopify Payments',
      Id: `${7_410_000_000_000 + at}`,
      Source: 'web',
      Notes: at % 10 === 0 ? 'Leave at door\nRing twice' : '',
    };
    return header.map((column) => cells[column] ?? '');
  });
  return [header, ...rows];
}

export const csvFile = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(rows.map((row) => csvLine(row)).join(''));

export const gb18030File = (rows: readonly (readonly string[])[]): Buffer =>
  iconv.encode(rows.map((row) => csvLine(row)).join(''), 'gb18030');

export function workbookFile(rows: string[][]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Orders');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}
