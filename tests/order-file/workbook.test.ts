import { CFB, utils, type WorkSheet, write } from '@e965/xlsx';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Unreadable } from '../../src/order-file/file-fault.ts';
import { readTable } from '../../src/order-file/table.ts';
import { rawWorkbook, smallTable, textCell } from '../support/order-file/raw-workbook.ts';
import { zip } from '../support/order-file/zip.ts';

const workbook = (sheets: Readonly<Record<string, WorkSheet>>): Buffer => {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
};
const sheetOf = (rows: unknown[][]) => utils.aoa_to_sheet(rows);
const faultOf = (content: Uint8Array) => {
  try {
    return readTable(content, null);
  } catch (error) {
    if (error instanceof Unreadable) return error.fault;
    throw error;
  }
};
const all = 'A1:XFD1048576';
/** A workbook with a password is a container of another kind, with the workbook in it. */
const withPassword = (): Buffer => {
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, '/EncryptedPackage', Buffer.from('x'));
  return Buffer.from(CFB.write(container, { type: 'buffer' }) as Buffer);
};
const withZipPassword = (archive: Buffer): Buffer => {
  const mark = Buffer.from('PK\x01\x02');
  for (let at = archive.indexOf(mark); at !== -1; at = archive.indexOf(mark, at + 1)) archive[at + 8] = 1;
  return archive;
};
const megabyte = 1024 * 1024;
const part = (name: string, text: string | Uint8Array = '', bytes?: number) => ({
  name,
  content: Buffer.from(text),
  ...(bytes === undefined ? {} : { bytes }),
});

describe('a workbook', () => {
  it.each([
    ['a number of a format with zeros', { t: 'n', v: 2110, z: '00000' }, '02110'],
    ['a whole number that is shown with an exponent', { t: 'n', v: 447_700_900_123 }, '447700900123'],
    ['a whole number in a scientific format', { t: 'n', v: 16_175_550_134, z: '0.00E+00' }, '16175550134'],
    ['a number that has lost digits', { t: 'n', v: 4.477009e17 }, '4.477009E+17'],
    [
      'a number of 16 digits that lost one',
      { t: 'n', v: 1_129_384_756_102_930, z: '0' },
      '1.12938475610293E+15',
    ],
    [
      'a number of 16 digits from a program',
      { t: 'n', v: 1_129_384_756_102_937, z: '0' },
      '1129384756102937',
    ],
    [
      'a number of more digits than a number has',
      { t: 'n', v: 11_293_847_561_029_312, z: '0' },
      '1.1293847561029312E+16',
    ],
    ['a decimal', { t: 'n', v: 0.1 + 0.2 }, '0.3'],
    ['a weight of one shown decimal', { t: 'n', v: 0.25, z: '0.0' }, '0.25'],
    ['a number without shown decimals', { t: 'n', v: 0.4, z: '0" kg"' }, '0.4 kg'],
    ['a number that is nearly whole', { t: 'n', v: 80.0000000001, z: '#,##0' }, '80'],
    ['an HS code', { t: 'n', v: 6109.1, z: '0.00' }, '6109.10'],
    ['an amount', { t: 'n', v: 1234.5, z: '"HK$"#,##0.00' }, 'HK$1234.50'],
    ['a date', { t: 'n', v: 46_000, z: 'm/d/yy' }, '2025-12-09'],
    ['a time', { t: 'n', v: 46_000.5, z: 'm/d/yy h:mm' }, '2025-12-09 12:00'],
    ['a text of digits', { t: 's', v: '02110' }, '02110'],
    ['a flag', { t: 'b', v: true }, 'TRUE'],
    ['a text with line breaks and signs', { t: 's', v: ' a\n"b" & <c>, 中文 ' }, 'a\n"b" & <c>, 中文'],
  ])('gives %s in the form that Excel shows', (_, cell, text) => {
    const { rows } = readTable(
      workbook({
        A: sheetOf([
          ['a', 'b'],
          ['x', cell],
        ]),
      }),
      null,
    );
    expect(rows).toEqual([{ line: 2, cells: ['x', text] }]);
  });

  it('has the numbers of its rows, without hidden ones, titles and empty rows', () => {
    const sheet = sheetOf([['Orders'], [], ['a', 'b', 'c'], ['1', '2'], ['3'], [], ['4', '', '5']]);
    sheet['!rows'] = [];
    sheet['!rows'][4] = { hidden: true };
    const { header, rows, hiddenRows, sheet: name } = readTable(workbook({ A: sheet }), null);
    expect({ header, rows, hiddenRows, name }).toEqual({
      header: ['a', 'b', 'c'],
      rows: [
        { line: 4, cells: ['1', '2', ''] },
        { line: 7, cells: ['4', '', '5'] },
      ],
      hiddenRows: 1,
      name: null,
    });
  });

  it('is read from the first sheet that has a table, which is named if there are several', () => {
    const content = workbook({
      Help: sheetOf([['Read this'], ['first']]),
      Orders: sheetOf([
        ['a', 'b'],
        ['1', '2'],
      ]),
      Old: sheetOf([
        ['a', 'b'],
        ['3', '4'],
      ]),
    });
    expect(readTable(content, null)).toMatchObject({
      sheet: 'Orders',
      otherSheets: ['Help', 'Old'],
      rows: [{ cells: ['1', '2'] }],
    });
  });

  it('returns the texts that were written', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 10 })
      .filter((value) => /^[^\p{Cc}\p{Cs}\ufffe\uffff]*\S[^\p{Cc}\p{Cs}\ufffe\uffff]*$/u.test(value));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 }), (cells) => {
        const rows = cells.map((row, at) => [`SO-${at}`, ...row]);
        const { rows: found } = readTable(workbook({ A: sheetOf([['a', 'b', 'c'], ...rows]) }), null);
        expect(found.map((row) => row.cells)).toEqual(rows.map((row) => row.map((cell) => cell.trim())));
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    [
      'widths of two thousand million columns',
      { before: '<cols><col min="1" max="2147483647" width="9"/></cols>' },
    ],
    ['a link of all cells', { after: `<hyperlinks><hyperlink ref="${all}" location="x"/></hyperlinks>` }],
    ['all cells merged', { after: `<mergeCells><mergeCell ref="${all}"/></mergeCells>` }],
    ['a dimension of all cells', { before: `<dimension ref="${all}"/>` }],
    ['a filter of all cells', { after: `<autoFilter ref="${all}"/>` }],
    [
      'a choice of values for all cells',
      { after: `<dataValidations><dataValidation sqref="${all}"/></dataValidations>` },
    ],
    [
      'a value beyond the last row',
      { rows: `${smallTable}<row r="2147483647">${textCell('A2147483647', 'x')}</row>` },
    ],
  ])('is read at once with %s', (_, parts) => {
    expect(readTable(rawWorkbook(parts), null).rows).toEqual([{ line: 2, cells: ['SO-1', 'Paris'] }]);
  });

  it('expands no entities of its XML', () => {
    const prolog = '<!DOCTYPE a [<!ENTITY a "aaa"><!ENTITY b SYSTEM "file:///etc/hostname">]>';
    const rows = smallTable.replace('Paris', '&a;&b;');
    expect(readTable(rawWorkbook({ prolog, rows }), null).rows[0]?.cells[1]).toBe('&a;&b;');
  });

  it('is refused with a cell beyond the last column that a file may have', () => {
    const rows = `${smallTable}<row r="1048576">${textCell('XFD1048576', 'x')}</row>`;
    expect(faultOf(rawWorkbook({ rows }))).toEqual({ reason: 'columns', max: 1_000 });
  });

  it.each([
    ['a workbook with a password', withPassword(), { reason: 'no_table', kind: 'locked' }],
    ['a zip with a password', withZipPassword(rawWorkbook({})), { reason: 'no_table', kind: 'locked' }],
  ])('is refused if it is %s', (_, content, fault) => {
    expect(faultOf(content)).toEqual(fault);
  });

  it.each([
    ['a zip in a zip', [part('a.zip', zip([part('b.csv')]))], { reason: 'no_table', kind: 'archive' }],
    ['an ODS file', [part('mimetype'), part('content.xml')], { reason: 'no_table', kind: 'ods' }],
    ['an XLSB file', [part('xl/workbook.bin')], { reason: 'no_table', kind: 'xlsb' }],
    ['a file of Apple Numbers', [part('Index/Document.iwa')], { reason: 'no_table', kind: 'numbers' }],
    ['a document', [part('word/document.xml')], { reason: 'no_table', kind: 'document' }],
    [
      'a workbook without sheets',
      [part('xl/workbook.xml', '<workbook/>')],
      { reason: 'no_table', kind: 'damaged' },
    ],
    [
      'too many entries',
      Array.from({ length: 1_001 }, (_, at) => part(`xl/worksheets/${at}.xml`)),
      { reason: 'inflated' },
    ],
    [
      'a sheet that is too large',
      [part('xl/workbook.xml'), part('xl/worksheets/a.xml', 'x', 49 * megabyte)],
      { reason: 'inflated' },
    ],
    [
      'a sheet that is larger than it says',
      [part('xl/workbook.xml'), part('xl/worksheets/a.xml', Buffer.alloc(49 * megabyte), 10)],
      { reason: 'inflated' },
    ],
  ] as const)('is refused if it is %s', (_, parts, fault) => {
    expect(faultOf(zip(parts))).toEqual(fault);
  });

  it('is refused if it is cut off', () => {
    const whole = workbook({
      A: sheetOf([
        ['a', 'b'],
        ['1', '2'],
      ]),
    });
    for (const length of [10, whole.length / 2, whole.length - 30, whole.length - 1])
      expect(faultOf(whole.subarray(0, length))).toEqual({ reason: 'no_table', kind: 'damaged' });
  });
});
