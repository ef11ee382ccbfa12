import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { templateHeader } from '../../src/order-file/order-file.ts';
import { sampan } from '../support/command-line.ts';
import { root } from '../support/paths.ts';
import { testSecretKeys } from '../support/secret-keys.ts';
import { startTestService } from '../support/service.ts';

const page = readFileSync(path.join(root, 'docs/order-files.md'), 'utf8');
const [, block = ''] = /^```sh\n([\s\S]*?)```/m.exec(page) ?? [];
const [, mapping = ''] = /^```json\n([\s\S]*?)```/m.exec(page) ?? [];

const order = 'HKASTDGGSTCM,Emily Carter,+1 212 555 0147,US,New York,350 5th Avenue,10118,0.5,Shirt,2,80';
const names = templateHeader.join(',');
const letters = Object.fromEntries(
  templateHeader.map((field, at) => [String.fromCharCode(65 + at), field] as const),
);
const shopify =
  'Name,Fulfillment Status,Currency,Lineitem quantity,Lineitem name,Lineitem price,Shipping Name,Shipping Address1,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Shipping Phone,Service,Parcel weight (kg)';
const shopifyOrder = (name: string, status: string) =>
  `${name},${status},HKD,1,Ceramic mug,140,Ana Souza,77 Summer Street,Boston,'02110,MA,US,+16175550134,HKASTDGGSTCM,0.5`;

const files: Readonly<Record<string, string | Buffer>> = {
  'orders.csv': `${names}\nSO-1,${order}\n`,
  'taiwan.csv': iconv.encode(`${names}\nTW-1,${order.replace('350 5th', '邨 350 5th')}\n`, 'big5-hkscs'),
  'sheet.csv': `${names.replace('reference_no', 'Our no.').replace('parcels.weight_kg', 'Heft')},Packed by\nSH-1,${order.replace(',0.5,', ',500,')},Kim\n`,
  'notes.csv': `${names},Packed by\nN-1,${order},Kim\n`,
  'rows.csv': ['R-1', 'R-2'].map((reference) => `${reference},${order}\n`).join(''),
  'shopify.csv': `${shopify}\n${shopifyOrder('#1', 'unfulfilled')}\n${shopifyOrder('#2', 'fulfilled')}\n`,
  'columns.json': mapping,
  'letters.json': JSON.stringify(letters),
};

it('the commands of docs/order-files.md work in their order', async () => {
  const service = await startTestService();
  const folder = await mkdtemp(path.join(tmpdir(), 'sampan-order-files-'));
  try {
    for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
    const env = { DATABASE_URL: service.database.url, SECRET_KEYS: testSecretKeys };
    const shown: Record<string, string> = {};
    const options = new Set<string>();
    for (const command of block.trim().split('\n')) {
      const args = command
        .replace(/^sampan /, '')
        .replace('acc_…', service.account.id)
        .split(' ')
        .map((argument) => (Object.hasOwn(files, argument) ? path.join(folder, argument) : argument));
      const { exitCode, stdout, stderr } = await sampan(args, env);
      expect([command, exitCode, stderr]).toEqual([command, 0, '']);
      shown[command.replace('sampan batch create ', '').replace(' --account acc_…', '')] = stdout;
      for (const [option] of command.matchAll(/--[\w-]+/g)) options.add(option);
    }
    const explained = [...page.matchAll(/^\| (`--.*?) \|/gm)].flatMap(([, cell = '']) =>
      cell.match(/--[\w-]+/g),
    );
    expect([...options].sort()).toEqual([...new Set(explained), '--account'].sort());
    expect(shown).toMatchObject({
      'orders.csv --check': expect.stringContaining('Valid: 1 of 1 order. To book: 1, for HKD'),
      'orders.csv --key monday-1': expect.stringMatching(/^sba_\w+: 1 order stored/m),
      'orders.csv --include-placed': expect.stringMatching(/^sba_\w+: 1 order stored/m),
      'taiwan.csv --check --encoding big5': expect.stringContaining('Encoding: Traditional Chinese (Big5).'),
      'sheet.csv --check --mapping columns.json': expect.stringMatching(/^Heft +Parcel weight in grams$/m),
      'notes.csv --check --header --ignore-unknown': expect.stringMatching(/^Packed by +left out$/m),
      'rows.csv --check --no-header --mapping letters.json': expect.stringContaining('Valid: 2 of 2 orders.'),
      'shopify.csv --check --mapping shopify': expect.stringContaining('1 order left out: #2.'),
      'shopify.csv --check --take sent,cancelled': expect.stringContaining('Valid: 2 of 2 orders.'),
    });
  } finally {
    await rm(folder, { recursive: true });
    await service.stop();
  }
});
