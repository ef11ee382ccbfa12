import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import type { Encoding } from '../../src/order-file/encoding-name.ts';
import { Unreadable } from '../../src/order-file/file-fault.ts';
import { readTable } from '../../src/order-file/table.ts';

const read = (content: string | Uint8Array, encoding: Encoding | null = null) =>
  readTable(Buffer.from(content), encoding);
const rowsOf = (content: string | Uint8Array) => {
  const { header, rows } = read(content);
  return [header, ...rows.map(({ cells }) => cells)];
};
const faultOf = (content: string | Uint8Array, encoding: Encoding | null = null) => {
  try {
    return read(content, encoding);
  } catch (error) {
    if (error instanceof Unreadable) return error.fault;
    throw error;
  }
};
const tables: Readonly<Record<string, string>> = { big5: 'big5hkscs', 'euc-kr': 'cp949', 'euc-jp': 'eucjp' };
const encode = (text: string, encoding: string) => iconv.encode(text, tables[encoding] ?? encoding);

describe('readTable', () => {
  it.each([
    ['gb18030', '王小明,广东省深圳市南山区科技园路1号'],
    ['gb18030', '陳大文,香港九龍彌敦道5號'],
    ['big5', '陳大文,香港九龍深水埗彩虹邨3座'],
    ['big5', '林雅婷,臺北市信義區松高路9號'],
    ['shift_jis', '山田 太郎,東京都渋谷区神南1丁目'],
    ['shift_jis', 'ﾔﾏﾀﾞ ﾀﾛｳ,さいたま市大宮区'],
    ['windows-1252', 'Jürgen Groß,Königsstraße 5 – Hof'],
    ['windows-1252', 'João Conceição,Praça da Sé'],
    ['macintosh', 'Jürgen Groß,Königsstraße 5'],
    ['macintosh', 'José Muñoz,Avenida de la Constitución'],
    ['windows-1250', 'Wojciech Żółkiewski,ulica Świętokrzyska 12 Łódź'],
    ['windows-1250', 'Jiří Dvořák,Náměstí Míru 5 Plzeň'],
    ['windows-1251', 'Анна Иванова,Москва улица Тверская 7'],
    ['windows-1253', 'Γιώργος Παπαδόπουλος,Θεσσαλονίκη'],
    ['windows-1254', 'Ayşe Yıldırım,Beşiktaş Çırağan Caddesi İstanbul'],
    ['windows-1255', 'דוד כהן,רחוב הרצל תל אביב'],
    ['windows-1256', 'محمد العلي,شارع الملك فهد الرياض'],
    ['windows-1257', 'Rūta Žemaitytė,Šiauliai Tilžės gatvė'],
    ['windows-874', 'สมชาย ใจดี,ถนนสุขุมวิท กรุงเทพ'],
    ['euc-kr', '김민준,서울특별시 강남구 테헤란로 152'],
    ['euc-kr', '황똠방,경기도 펲시'],
    ['euc-jp', '山田 太郎,東京都渋谷区さくら丘1丁目'],
    ['utf-16le', '陳大文,香港九龍彌敦道5號'],
    ['utf-16be', 'Jürgen,Hof 5'],
  ] as const)('guesses that %s is the encoding of %s', (encoding, row) => {
    const table = read(encode(`name,address\n${row}\n`, encoding));
    expect(table.rows[0]?.cells).toEqual(row.split(','));
    expect(table).toMatchObject({ encoding, isGuess: !encoding.startsWith('utf-16') });
    expect(table.candidates[0]).toBe(encoding);
  });

  it('guesses no encoding of a file with a byte order mark, and of one in UTF-8', () => {
    const text = '\ufeffname,city\n陳大文,香港\n';
    for (const encoding of ['utf-8', 'utf-16le', 'utf-16be'] as const)
      expect(read(encode(text, encoding))).toMatchObject({
        encoding,
        isGuess: false,
        candidates: [encoding],
        header: ['name', 'city'],
      });
    expect(read(text.slice(1))).toMatchObject({ encoding: 'utf-8', isGuess: false });
  });

  it('reads the tones of Vietnamese as letters', () => {
    // Nguyễn Thị, of ê and of signs that follow their letters.
    const name = [0x4e, 0x67, 0x75, 0x79, 0xea, 0xde, 0x6e, 0x20, 0x54, 0x68, 0x69, 0xf2];
    const table = read(Buffer.from([...Buffer.from('name,city\n'), ...name, 0x2c, 0x48, 0x75, 0xea, 0xec]));
    expect(table).toMatchObject({ encoding: 'windows-1258', rows: [{ cells: ['Nguyễn Thị', 'Huế'] }] });
  });

  it('asks about a text that is UTF-8 only by chance', () => {
    const content = encode('name,city\n王芳,妹村\n', 'gb18030');
    const found = read(content);
    expect(found).toMatchObject({ encoding: 'gb18030', isGuess: true });
    for (const text of ['École', 'Zoë', 'Ана', 'Όλγα', 'דן', 'علي', '香港', '김', 'ส้ม', '😀'])
      expect(read(`name,city\n${text},x\n`)).toMatchObject({ encoding: 'utf-8', isGuess: false });
  });

  it('reads a text whose mark of UTF-8 is wrong', () => {
    const content = Buffer.concat([
      Buffer.from('\ufeff'),
      encode('name,city\nJürgen,Köln\n', 'windows-1252'),
    ]);
    expect(read(content)).toMatchObject({
      encoding: 'windows-1252',
      isGuess: true,
      header: ['name', 'city'],
      rows: [{ cells: ['Jürgen', 'Köln'] }],
    });
  });

  it('offers each reading of a text once', () => {
    const { candidates } = read(encode('name,city\nJürgen,Köln\n', 'windows-1252'));
    expect(candidates[0]).toBe('windows-1252');
    expect(candidates).toContain('macintosh');
    expect(candidates).not.toContain('windows-1254');
  });

  it('keeps the rest of a text of which a character was lost', () => {
    const content = Buffer.from(`name\n${'陳大文\n'.repeat(20)}`);
    content[content.length - 2] = 0x20;
    expect(read(content)).toMatchObject({ encoding: 'utf-8', isGuess: true });
    expect(rowsOf(content).at(-1)?.[0]).toContain('\ufffd');
  });

  it('reads the chosen encoding, and refuses one in which the file is not', () => {
    const content = encode('name\n陳大文\n', 'big5');
    expect(read(content, 'big5')).toMatchObject({ isGuess: false, rows: [{ cells: ['陳大文'] }] });
    expect(read(content, 'gb18030').candidates).toEqual(expect.arrayContaining(['gb18030', 'big5']));
    expect(faultOf(content, 'utf-8')).toEqual({ reason: 'encoding', encoding: 'utf-8' });
    expect(faultOf(Buffer.from('a,b', 'utf16le'), 'windows-1252')).toEqual({
      reason: 'encoding',
      encoding: 'windows-1252',
    });
  });

  it.each([
    [
      'commas',
      'a,b;c\n1,"2;3"\n',
      [
        ['a', 'b;c'],
        ['1', '2;3'],
      ],
    ],
    [
      'semicolons',
      'a;b, c\n1;2,5\n2;3,5\n',
      [
        ['a', 'b, c'],
        ['1', '2,5'],
        ['2', '3,5'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1,5\tx;y;z\n',
      [
        ['a', 'b'],
        ['1,5', 'x;y;z'],
      ],
    ],
    [
      'a line that names them',
      'sep=;\r\na;b\r\n1;2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'another character that a line names',
      'sep=|\na|b\n1|2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'CR alone',
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'quotes that are part of a text',
      'a\tb\n"A5" notebook\t5" plate\n',
      [
        ['a', 'b'],
        ['"A5" notebook', '5" plate'],
      ],
    ],
    [
      'a quote that is not closed, in a file that knows no quotes',
      'a\tb\n"A5\tx\n1\t2\n',
      [
        ['a', 'b'],
        ['"A5', 'x'],
        ['1', '2'],
      ],
    ],
    [
      'quotes that are not doubled',
      'a,b\n"12" pipe",5\n',
      [
        ['a', 'b'],
        ['12" pipe', '5'],
      ],
    ],
    [
      'white space around cells',
      ' a ,"b" \n\t1 , " 2 "\u00a0\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'rows of separators and empty cells at the end',
      'a,b,,\n,,,\n1,2,,\n,,\n\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'rows without their last cells',
      'a,b,c\n1\n1,2\n',
      [
        ['a', 'b', 'c'],
        ['1', '', ''],
        ['1', '2', ''],
      ],
    ],
    [
      'the header again',
      'a,b\n1,2\na,b\n3,4\n',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'a title',
      'Orders of May\n\na,b,c\n1,2,3\n',
      [
        ['a', 'b', 'c'],
        ['1', '2', '3'],
      ],
    ],
    [
      'whole lines in quotes',
      '"a,b,c"\n"1,""2, x"",3"\n',
      [
        ['a', 'b', 'c'],
        ['1', '2, x', '3'],
      ],
    ],
    [
      'some whole lines in quotes',
      'a,b,c\n1,2,3\n"1,""2, x"",3"\n',
      [
        ['a', 'b', 'c'],
        ['1', '2', '3'],
        ['1', '2, x', '3'],
      ],
    ],
    [
      'carets',
      'a^b\n1, 2^3\n',
      [
        ['a', 'b'],
        ['1, 2', '3'],
      ],
    ],
    [
      'vertical bars',
      'a|b\n1|2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'characters that were lost before',
      'a,b\nJos\ufffd,2\n',
      [
        ['a', 'b'],
        ['Jos\ufffd', '2'],
      ],
    ],
    [
      'a NUL',
      `a,b\nJos\0,2\n${'x'.repeat(200)},y\n`,
      [
        ['a', 'b'],
        ['Jos\ufffd', '2'],
        ['x'.repeat(200), 'y'],
      ],
    ],
    ['one column', 'a\nb\nc\n', [['a'], ['b'], ['c']]],
    [
      'the number of records at the end',
      '\na,b,c,d,e\n\n1,2,3,4,5\n\n1,record(s) downloaded\nSeller ID : x\n',
      [
        ['a', 'b', 'c', 'd', 'e'],
        ['1', '2', '3', '4', '5'],
      ],
    ],
    [
      'the number of records without an empty row before it',
      'a,b,c,d,e\n1,2,3,4,5\n"6","record(s) downloaded"\nSeller ID : x\n',
      [
        ['a', 'b', 'c', 'd', 'e'],
        ['1', '2', '3', '4', '5'],
      ],
    ],
  ])('reads a file with %s', (_, text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  it('counts lines as an editor does, over titles, empty rows and line breaks in cells', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const text = ['Orders', '', 'a,b,c', '1,"x', 'y', 'z",2', '', ',,', '3,4,5', ''].join(end);
      expect(read(text).rows.map(({ line }) => line)).toEqual([4, 9]);
    }
  });

  it.each([
    ['a;b\n1;2,50\n', ','],
    ['a;b\n1;0,500\n', ','],
    ['a;b\n1;2.50\n', '.'],
    ['a;b\n1,250;6109.10\n', ','],
    ['a\tb\tc\n79,90\t1,250\t6109.10\n', ','],
    ['a\tb\n1\t1.234,50 €\n', ','],
    ['a,b\n1,"79,90"\n', ','],
    ['a,b\n1,"1,234"\n', '.'],
    ['a,b\n1,"1,234.50"\n', '.'],
  ])('finds the decimal separator of %j', (text, decimal) => {
    expect(read(text).decimal).toBe(decimal);
  });

  it.each([
    ['', { reason: 'empty' }],
    [',,\n\n', { reason: 'empty' }],
    [
      'a,b\n1,2\n1,Room 2, Floor 3\n',
      { reason: 'many_cells', line: 3, found: 3, columns: 2, value: 'Floor 3', separator: ',' },
    ],
    [
      'a;b\n1;2\n"12" pipe; blue";5\n',
      { reason: 'many_cells', line: 3, found: 3, columns: 2, value: '5', separator: ';' },
    ],
    ['a,b,c,d\n1,2,Room 2\nFloor 3,4\n', { reason: 'few_cells', line: 2, found: 3, columns: 4 }],
    ['a,b\n"x\ny",2\n1,"2\n3,4\n', { reason: 'quotes', line: 4, value: '"2' }],
    ['\n'.repeat(2_000_000), { reason: 'empty' }],
    [`a\n1\n${'\n'.repeat(1_048_576)}`, { reason: 'rows', max: 100_000 }],
    [`a,b\n1,${'x'.repeat(32_768)}\n`, { reason: 'long_cell', line: 2, max: 32_767 }],
    ['a'.repeat(100_000), { reason: 'long_cell', line: 1, max: 32_767 }],
    [','.repeat(1_000), { reason: 'columns', max: 1_000 }],
    ['a\n'.repeat(100_002), { reason: 'rows', max: 100_000 }],
    [`${'a,'.repeat(999)}a\n${'1\n'.repeat(2_001)}`, { reason: 'cells', max: 2_000_000 }],
    [Buffer.alloc(8 * 1024 * 1024 + 1), { reason: 'too_large', maxMegabytes: 8 }],
    ['%PDF-1.7\n', { reason: 'no_table', kind: 'pdf' }],
    [Buffer.from('89504e470d0a1a0a', 'hex'), { reason: 'no_table', kind: 'picture' }],
    [Buffer.from('d0cf11e0a1b11ae1', 'hex'), { reason: 'no_table', kind: 'xls' }],
    [Buffer.from('1f8b08', 'hex'), { reason: 'no_table', kind: 'archive' }],
    [' [{"reference_no": "SO-1"}]', { reason: 'no_table', kind: 'json' }],
    ['<html><table><tr><td>a', { reason: 'no_table', kind: 'web_page' }],
    ['<!-- x --><table><tr><td>a', { reason: 'no_table', kind: 'web_page' }],
    ['MIME-Version: 1.0\n\nx', { reason: 'no_table', kind: 'web_page' }],
    ['{\\rtf1 a\nb}', { reason: 'no_table', kind: 'document' }],
    ['ID;PWXL;N;E\nC;Y1\n', { reason: 'no_table', kind: 'unknown' }],
    ['a:b:c\n1:2:3\n', { reason: 'separator', header: 'a:b:c' }],
    ['a   b   c\n1   2   3\n', { reason: 'separator', header: 'a   b   c' }],
    ['<?xml version="1.0"?><Workbook/>', { reason: 'no_table', kind: 'xml' }],
    [
      Buffer.alloc(4_096).map((_, at) => (at * at * 31 + at * 7) >> 3),
      { reason: 'no_table', kind: 'unknown' },
    ],
  ])('gives the reason why it cannot read file %#', (content, fault) => {
    expect(faultOf(content)).toEqual(fault);
  });

  it('reads or refuses any bytes, and has no other error', () => {
    const text = fc.string({ unit: fc.constantFrom(...'a,;\t"\r\n\0é中\ufeff='), maxLength: 60 });
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      text.map((value) => Buffer.from(value)),
      text.map((value) => Buffer.from(value, 'utf16le')),
      fc.uint8Array({ maxLength: 100 }).map((rest) => Buffer.concat([Buffer.from('PK\x03\x04'), rest])),
    );
    fc.assert(
      fc.property(bytes, (content) => {
        const found = faultOf(content);
        if ('reason' in found) return;
        for (const { cells } of found.rows) expect(cells).toHaveLength(found.header.length);
      }),
      { numRuns: 500 },
    );
  });

  it('returns the cells that were written, with any separator, line end and encoding', () => {
    const characters = {
      'utf-8': fc.string({ unit: 'grapheme', maxLength: 8 }),
      'utf-16le': fc.string({ unit: 'grapheme', maxLength: 8 }),
      gb18030: fc.string({ unit: fc.constantFrom(...'中华人民共和国广东省深圳市,;"\t\na1 '), maxLength: 8 }),
      big5: fc.string({ unit: fc.constantFrom(...'香港九龍新界邨埗裏,;"\t\na1 '), maxLength: 8 }),
      shift_jis: fc.string({ unit: fc.constantFrom(...'東京都渋谷区さいたまヤマ,;"\t\na1 '), maxLength: 8 }),
      'windows-1252': fc.string({ unit: fc.constantFrom(...'äöüßéèçñ€–,;"\t\na1 '), maxLength: 8 }),
      macintosh: fc.string({ unit: fc.constantFrom(...'äöüßéèçñ–,;"\t\na1 '), maxLength: 8 }),
      'windows-1250': fc.string({ unit: fc.constantFrom(...'łąęřěůőŞ,;"\t\na1 '), maxLength: 8 }),
      'windows-1251': fc.string({ unit: fc.constantFrom(...'МоскваЇє,;"\t\na1 '), maxLength: 8 }),
      'windows-1254': fc.string({ unit: fc.constantFrom(...'İıŞşĞğçö,;"\t\na1 '), maxLength: 8 }),
      'windows-874': fc.string({ unit: fc.constantFrom(...'กรุงเทพ์,;"\t\na1 '), maxLength: 8 }),
      'euc-kr': fc.string({ unit: fc.constantFrom(...'서울뷁똠펲강,;"\t\na1 '), maxLength: 8 }),
      'euc-jp': fc.string({ unit: fc.constantFrom(...'東京都渋谷さヤﾔ,;"\t\na1 '), maxLength: 8 }),
    };
    const file = fc
      .constantFrom(...(Object.keys(characters) as (keyof typeof characters)[]))
      .chain((encoding) =>
        fc.record({
          encoding: fc.constant(encoding),
          separator: fc.constantFrom(',', ';', '\t'),
          end: fc.constantFrom('\n', '\r\n', '\r'),
          rows: fc.array(fc.tuple(characters[encoding], characters[encoding]), { maxLength: 6 }),
        }),
      );
    fc.assert(
      fc.property(file, ({ encoding, separator, end, rows }) => {
        const table = [['name', 'city', 'note'], ...rows.map((cells) => ['x', ...cells])];
        const text = table.map((cells) => cells.map(quoted).join(separator)).join(end);
        const mark = encoding.startsWith('utf') ? '\ufeff' : '';
        const content = encode(mark + text, encoding);
        const trimmed = table.map((cells) => cells.map((cell) => cell.trim()));
        const found = readTable(content, mark ? null : encoding);
        expect([found.header, ...found.rows.map(({ cells }) => cells)]).toEqual(trimmed);
      }),
      { numRuns: 200 },
    );
  });
});

const quoted = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
