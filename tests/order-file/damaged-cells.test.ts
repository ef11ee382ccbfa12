import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cleanCell, lossOf } from '../../src/order-file/cell-value.ts';
import { undoMisreading } from '../../src/order-file/misread.ts';
import { cellFaultText } from '../../src/order-file/order-text.ts';
import { readTable } from '../../src/order-file/table.ts';
import { readRows } from './table-of.ts';

const misread = (text: string, encoding: string) => new TextDecoder(encoding).decode(Buffer.from(text));

describe('a text that was read in a wrong encoding before', () => {
  const words = fc.constantFrom(
    'München',
    'José',
    'Łódź',
    'Nguyễn',
    'Ștefan',
    '香港',
    '沙田馬鞍山',
    'さくら',
    '서울',
    'Москва',
    'Αθήνα',
    '€',
  );
  const texts = fc.array(words, { minLength: 1, maxLength: 4 }).map((list) => list.join(' '));

  it('gets its first form back', () => {
    fc.assert(fc.property(texts, (text) => expect(undoMisreading(misread(text, 'windows-1252'))).toBe(text)));
  });

  it.each([
    ['M√ºnchen', 'München'],
    ['MÃƒÂ¼nchen', 'München'],
    ['JosÃ© MartÃ\u00adn', 'José Martín'],
    ['Mug â€“ blue', 'Mug – blue'],
  ])('%s is %s', (cell, text) => {
    expect(cleanCell(cell, 'recipient.contact_name')).toEqual({ text, given: cell });
  });

  it.each([
    'CAFÉ™',
    '“CAFÉ”',
    '«café’”»',
    'São Paulo',
    'Ærø',
    'Île',
    'ÅÄÖ',
    '√2',
    'COSÌ’',
    '5 × 3 “É’ ',
    'Ý’s',
  ])('%s stays', (text) => {
    expect(undoMisreading(text)).toBeNull();
  });

  it('stays if people wrote it', () => {
    fc.assert(fc.property(texts, (text) => expect(undoMisreading(text)).toBeNull()));
  });

  it('is listed with the text of the file', () => {
    const [order] = readRows([
      { reference_no: 'A', 'recipient.city': 'MÃ¼nchen', 'items.description': 'O&#039;s mug' },
    ]).orders;
    expect(order?.corrected).toMatchObject([
      { path: 'recipient.city', given: 'MÃ¼nchen', value: 'München' },
      { path: 'items.0.description', given: 'O&#039;s mug', value: "O's mug" },
    ]);
  });
});

describe('a cell whose value is lost', () => {
  it.each([
    ['#N/A', 'recipient.contact_name', 'error'],
    ['#REF!', 'items.0.sku', 'error'],
    ['########', 'recipient.phone', 'error'],
    ['Err:502', 'recipient.city', 'error'],
    ['FALSE', 'recipient.postal_code', 'error'],
    ['TRUE', 'recipient.last_name', null],
    ['1-Mar', 'recipient.address', 'date'],
    ['3月1日', 'recipient.address', 'date'],
    ['Jun-09', 'items.0.hs_code', 'date'],
    ['1-Mar', 'items.0.sku', null],
    ['12-3 March Street', 'recipient.address', null],
    ['JosÃ©\u4e00', 'recipient.city', 'misread'],
    ['#12 Main Street', 'recipient.address', null],
  ])('%s as %s: %s', (text, field, loss) => {
    expect(lossOf(text, field)).toBe(loss);
  });

  it('is a fault with the value and the cure', () => {
    const [order] = readRows([
      {
        reference_no: 'A',
        'recipient.address': '1-Mar',
        'items.description': '#REF!',
        'items.hs_code': '6109',
      },
    ]).orders;
    expect(order?.faults.map((fault) => [fault.path, cellFaultText(fault, 'en')])).toEqual([
      [
        'recipient.address',
        'A spreadsheet turned the value into the date “1-Mar”. Format the column as text, and write the value again.',
      ],
      ['items.0.description', 'A program wrote “#REF!” in place of the value. Write the value.'],
      ['items.0.hs_code', '“6109” is not an HS code. Write at least 6 digits, such as 6109.10.'],
    ]);
  });
});

describe('a word for an empty cell', () => {
  it.each([
    ['N/A', 'recipient.postal_code', ''],
    ['-', 'recipient.last_name', ''],
    ['none', 'items.0.hs_code', ''],
    ['None', 'recipient.city', 'None'],
    ['Nan', 'recipient.contact_name', 'Nan'],
    ['Null', 'recipient.last_name', 'Null'],
    ['-', 'items.0.unit_price', '-'],
  ])('%s as %s is “%s”', (cell, field, text) => {
    expect(cleanCell(cell, field).text).toBe(text);
  });
});

describe('a value in another form', () => {
  it.each([
    ['recipient.postal_code', '1,067', '01067', { 'recipient.country_code': 'DE' }],
    ['recipient.postal_code', '75.001', '75001', { 'recipient.country_code': 'FR' }],
    ['recipient.postal_code', 'CP 06600', '06600', { 'recipient.country_code': 'MX' }],
    ['recipient.postal_code', '１００ー０００１', '100-0001', { 'recipient.country_code': 'JP' }],
    ['recipient.postal_code', '٠٢١١٠', '02110', { 'recipient.country_code': 'US' }],
    ['recipient.email', 'Anna <anna@example.com>,', 'anna@example.com', {}],
    ['recipient.phone', '=+12125550147', '+12125550147', {}],
    ['recipient.address', '12 Rue X<br>75001 Paris_x000D_', '12 Rue X, 75001 Paris', {}],
    ['ioss_number', 'im372-001 2345', 'IM3720012345', {}],
    ['declared_currency', 'US Dollar (USD)', 'USD', {}],
    ['items.hs_code', 'HS: 6109.10', '6109.10', {}],
    ['items.hs_code', '901.21.00', '0901.21.00', {}],
    // No heading of chapter 06.
    ['items.hs_code', '61091', '61091', {}],
  ])('%s %s is %s', (field, cell, value, others) => {
    const [order] = readRows([{ ...others, [field]: cell }]).orders;
    const path = field.replace('items.', 'items.0.').split('.');
    const found = path.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], order?.body);
    expect(found).toBe(value);
  });
});

describe('the form of a file', () => {
  const cellsOf = (text: string) => readTable(Buffer.from(text), null).rows.map(({ cells }) => cells);

  it.each([
    ['"a \\"b\\" c, d",2', 'a "b" c, d'],
    ['"a \\"b\\"",2', 'a "b"'],
    ['"C:\\",2', 'C:\\'],
    ['"C:\\""",2', 'C:\\"'],
  ])('%s has its quotes', (row, cell) => {
    expect(cellsOf(`name,count\n${row}\n`)).toEqual([[cell, '2']]);
  });

  it('is UTF-8 although a few of its characters are broken', () => {
    const content = Buffer.concat([
      Buffer.from('name,city\n陳大文,香港\nFran'),
      Buffer.of(0xe7),
      Buffer.from('ois,b\n'),
    ]);
    const { encoding, isGuess, rows } = readTable(content, null);
    expect({ encoding, isGuess }).toEqual({ encoding: 'utf-8', isGuess: true });
    expect(rows.map(({ cells }) => cells[0])).toEqual(['陳大文', 'Fran\ufffdois']);
  });

  it('may have commas of Chinese between the cells', () => {
    expect(cellsOf('姓名，數量\n陳大文，2\n')).toEqual([['陳大文', '2']]);
    expect(cellsOf('姓名，數量,b\n陳大文，2,c\n')).toEqual([['陳大文，2', 'c']]);
  });

  it('has decimal commas if a number of three decimals begins with 0', () => {
    expect(readTable(Buffer.from('a\tb\n0,500\t1,000\n'), null).decimal).toBe(',');
  });

  it('keeps a postal code of five digits in China, where one may be missing elsewhere', () => {
    const [order] = readRows([{ 'recipient.country_code': 'CN', 'recipient.postal_code': '51807' }]).orders;
    expect(order?.body).toMatchObject({ recipient: { postal_code: '51807' } });
  });
});
