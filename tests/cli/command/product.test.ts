import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Environment, sampan } from '../../support/command-line.ts';
import { productCalls } from '../../support/product/products.ts';
import { startTestService, type TestService } from '../../support/service.ts';

let service: TestService;
let env: Environment;
const folder = mkdtempSync(path.join(tmpdir(), 'sampan-product-'));
beforeAll(async () => {
  service = await startTestService();
  env = { DATABASE_URL: service.database.url, SAMPAN_HOME: folder };
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await service.stop();
});

const { get, count } = productCalls(() => service);
const product = (...args: string[]) => sampan(['product', ...args, '--account', service.account.id], env);

function written(text: string): string {
  const file = path.join(folder, 'products.csv');
  writeFileSync(file, text);
  return file;
}

describe('product import', () => {
  it('adds new SKUs, changes the fields that the file has, and keeps the others', async () => {
    const file = written(
      'SKU,Description,HS code,HS code US,Country of manufacture,Price (HKD),Weight (g),Description fr,Colour\n' +
        'MUG,Coffee mug,6912.00,6912.00.3500,China,80,350,Tasse,blue\nCUP,Cup,,,,,,,\n',
    );
    const checked = await product('import', file, '--dry-run');
    expect([checked.exitCode, checked.stderr]).toEqual([0, '']);
    expect(await count()).toBe(0);
    const made = await product('import', file);
    expect(made.stdout).toContain('2 products created, 0 changed, 0 unchanged.');
    expect(made.stdout).toContain('Colour');
    expect((await get('MUG')).body.data).toMatchObject({
      description: 'Coffee mug',
      translations: { fr: 'Tasse' },
      unit_price_hkd: 80,
      unit_weight_kg: 0.35,
      hs_code: '6912.00',
      hs_codes: { US: '6912.00.3500' },
      country_of_manufacture: 'CN',
    });
    const again = await product('import', written('sku,hs_code\nMUG,6912.00\nCUP,6912.00\n'));
    expect(again.stdout).toContain('0 products created, 1 changed, 1 unchanged.');
    expect((await get('CUP')).body.data).toMatchObject({ description: 'Cup', hs_code: '6912.00' });
  });

  it('names line, column and cure of each cell at fault, and saves nothing', async () => {
    const before = await count();
    const file = written('SKU,Description,HS code\nNEW,New mug,6912.00\nBAD,,69\nNEW,Again,\n');
    const { exitCode, stdout } = await product('import', file);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^Line 3, HS code: "69" must have at least 6 digits/m);
    expect(stdout).toMatch(/^Line 4, SKU: "NEW" is also in line 2/m);
    expect(await count()).toBe(before);
    const others = await product('import', file, '--leave-out-faulty', '--json');
    expect([others.exitCode, JSON.parse(others.stdout)]).toMatchObject([
      0,
      { created: ['NEW'], saved: true },
    ]);
    expect((await get('NEW')).body.data).toMatchObject({ description: 'New mug' });
    expect((await get('BAD')).status).toBe(404);
    await service.sdk().products.delete('NEW');
  });

  it.each([
    ['Description\nMug\n', 'no column is named SKU'],
    ['SKU,Price\nMUG,5\n', 'does not say its currency'],
  ])('refuses a file that it can not understand: %#', async (text, reason) => {
    const { exitCode, stderr } = await product('import', written(text));
    expect(exitCode).toBe(1);
    expect(stderr).toContain(reason);
  });
});

describe('product list', () => {
  it('writes a file that an import reads again without a change', async () => {
    const output = path.join(folder, 'all.csv');
    expect((await product('list')).stdout).toMatch(/^MUG +Coffee mug +6912\.00 +CN/m);
    expect((await product('list', '--output', output)).stdout).toContain('2 products');
    expect(readFileSync(output, 'utf8')).toContain('HS code US');
    expect((await product('import', output)).stdout).toContain('0 products created, 0 changed, 2 unchanged.');
  });
});
