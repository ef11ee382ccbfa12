import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { noChoices, openOrderFile } from '../../../src/order-file/order-file.ts';
import { loadSheetJs } from '../../../src/order-file/workbook.ts';
import { root } from '../../support/paths.ts';
import { type PackedSdk, packSdk } from '../../support/sdk/build.ts';

let packed: PackedSdk;
beforeAll(() => {
  packed = packSdk();
}, 300_000);
afterAll(() => packed[Symbol.dispose]());

/** The entry of the packed SDK, as each kind of module loads it. */
const loads = {
  import: () => import(pathToFileURL(path.join(packed.sdk, 'dist', 'orders.js')).href),
  require: async () =>
    createRequire(path.join(packed.project, 'program.cjs'))(
      path.join(packed.sdk, 'dist', 'cjs', 'orders.js'),
    ),
};

const shopify = readFileSync(path.join(root, 'docs', 'examples', 'orders.csv'));
const plain = 'reference_no,recipient.city,items.quantity,items.unit_price_hkd\nSO-1,"Zürich, ZH",2,80\n';
const files = {
  'an export of Shopify': shopify,
  'a file with the names of our fields': Buffer.from(plain),
  'semicolons with a byte order mark': Buffer.from(
    `\ufeff${plain.replaceAll('"', '').replace(', ZH', '').replaceAll(',', ';')}`,
  ),
  'text of Excel in UTF-16': Buffer.from(
    `\ufeff${plain.replace(', ZH', '').replaceAll(',', '\t')}`,
    'utf16le',
  ),
};

describe.each(Object.entries(loads))('the reader of the SDK by %s', (_, load) => {
  it.each(Object.entries(files))('reads %s as the service does', async (_name, content) => {
    const { readOrders } = await load();
    const defaults = { services: { US: 'HKUSSEGG01', '*': 'HKASTDGGSTCM' }, parcelWeightKg: 0.5, items: {} };
    const service = openOrderFile(content, { ...noChoices, defaults });
    if (service.fault) throw new Error(service.fault.reason);
    const { services, parcelWeightKg } = defaults;
    const sdk = readOrders(new Uint8Array(content), { services, parcelWeightKg });
    expect(sdk.orders.length).toBeGreaterThan(0);
    expect(sdk).toMatchObject({
      source: service.mapping.source,
      unknownColumns: service.mapping.unknown,
      orders: service.orders.map(({ lines, body }) => ({ lines, body, problems: [] })),
    });
  });

  it('names an unreadable file with the cure', async () => {
    const { readOrders, UnreadableFileError } = await load();
    const gbk = Buffer.from([...Buffer.from('reference_no,recipient.city\nSO-1,'), 0xc9, 0xee, 0xdb, 0xda]);
    expect(() => readOrders(gbk)).toThrow(UnreadableFileError);
    expect(() => readOrders(gbk)).toThrow(/^The file is not in UTF-8\. Name its encoding/);
    expect(() => readOrders('')).toThrow(/empty/i);
    expect(() => readOrders(Buffer.from('PK\u0003\u0004'))).toThrow(/^The file is an Excel workbook/);
    expect(readOrders(gbk, { encoding: 'gb18030' }).orders[0].body).toMatchObject({
      recipient: { city: '深圳' },
    });
  });

  it('names unknown columns, and cells that two rows of an order have differently', async () => {
    const { readOrders } = await load();
    expect(readOrders('reference_no,favourite colour\nSO-1,blue\n')).toMatchObject({
      unknownColumns: ['favourite colour'],
      orders: [],
    });
    const rows = 'reference_no,recipient.city,items.sku\nSO-1,Rome,A\nSO-1,Milan,B\n';
    expect(readOrders(rows).orders[0].problems).toEqual([
      {
        line: 3,
        column: 'recipient.city',
        field: 'recipient.city',
        reason: 'row_differs',
        message: expect.stringMatching(/^Lines 2 and 3 are one order/),
      },
    ]);
  });
});

it('reads a workbook with the program of the README', () => {
  const readme = readFileSync(path.join(root, 'sdk', 'typescript', 'README.md'), 'utf8');
  const [, program = ''] = /```js\n([\s\S]*?)```/.exec(readme) ?? [];
  const modules = path.join(packed.project, 'node_modules', '@e965');
  mkdirSync(modules);
  symlinkSync(path.join(root, 'node_modules', '@e965', 'xlsx'), path.join(modules, 'xlsx'));
  const { utils, write } = loadSheetJs();
  const sheet = utils.aoa_to_sheet([
    ['reference_no', 'recipient.city', 'recipient.postal_code'],
    ['SO-1', 'Zürich, ZH', { t: 'n', v: 2110, z: '00000' }],
  ]);
  const book = { SheetNames: ['Orders'], Sheets: { Orders: sheet } };
  writeFileSync(path.join(packed.project, 'orders.xlsx'), write(book, { type: 'buffer', bookType: 'xlsx' }));
  const file = path.join(packed.project, 'workbook.js');
  writeFileSync(file, `${program}\nconsole.log(JSON.stringify(orders.map(({ body }) => body)));`);
  const shown = execFileSync(process.execPath, [file], { cwd: packed.project, encoding: 'utf8' });
  expect(JSON.parse(shown)).toEqual([
    expect.objectContaining({
      reference_no: 'SO-1',
      recipient: { city: 'Zürich, ZH', postal_code: '02110' },
    }),
  ]);
});
