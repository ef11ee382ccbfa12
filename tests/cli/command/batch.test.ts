import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { csvExampleHeader } from '../../../src/batch/read-csv.ts';
import { type Environment, sampan } from '../../support/command-line.ts';
import { testSecretKeys } from '../../support/secret-keys.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { batchOrders, placeBatches } from '../../support/shipment/batch.ts';

let service: TestService;
let env: Environment;
const folder = mkdtempSync(path.join(tmpdir(), 'sampan-batch-'));
beforeAll(async () => {
  service = await startTestService();
  env = { DATABASE_URL: service.database.url, SECRET_KEYS: testSecretKeys, SAMPAN_HOME: folder };
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await service.stop();
});

const row = (reference: string, weight = '0.5') =>
  `${reference},HKASTDGGSTCM,Emily Carter,+1 212 555 0147,US,New York,350 5th Avenue,10118,${weight},Shirt,2,80`;
function file(name: string, content: string | Buffer): string {
  const at = path.join(folder, name);
  writeFileSync(at, content);
  return at;
}
const batch = (...args: string[]) => sampan(['batch', ...args, '--account', service.account.id], env);
const batches = async () =>
  (await service.database.db.pool.query('select count(*)::int as count from shipment_batch')).rows[0].count;

describe('batch create', () => {
  it('stores the orders of a CSV file once, and batch show has their results', async () => {
    const orders = file('orders.csv', [csvExampleHeader, row('SO-1'), row('SO-2', '0')].join('\n'));
    const made = await batch('create', orders);
    expect([made.exitCode, made.stderr]).toEqual([0, '']);
    const [, id = ''] = /^(sba_\w+): 2 orders/.exec(made.stdout) ?? [];
    expect((await batch('create', orders)).stdout).toBe(made.stdout);
    expect(await batches()).toBe(1);
    await placeBatches(service.context);
    const shown = await batch('show', id);
    expect(shown.stdout).toMatch(/^SO-1 +placed +SMP\d{13}$/m);
    expect(shown.stdout).toMatch(/^SO-2 +refused +INVALID_FIELD: parcels\[0\]\.weight_kg/m);
    expect(shown.stdout).toContain('completed: 1 placed, 1 refused');
  });

  it('shows the violations of every order with --check, and stores nothing', async () => {
    const before = await batches();
    const orders = file(
      'checked.json',
      JSON.stringify({ orders: batchOrders(2, (index) => (index ? { parcels: [] } : {})) }),
    );
    const checked = await batch('create', orders, '--check');
    expect(checked.stdout).toMatch(/^2 +SO-1 +parcels must/m);
    expect(checked.stdout).toMatch(/1 of 2 orders are valid, HKD \d+\.\d\d in all/);
    expect(await batches()).toBe(before);
  });

  it.each([
    [
      'orders that share a reference',
      'twice.csv',
      [csvExampleHeader, row('SO-1'), row('SO-1')].join('\n'),
      'orders.1.reference_no must be unique',
    ],
    ['an unknown column', 'unknown.csv', 'colour\nred\n', 'The column "colour" is not a field'],
    ['a file in GBK', 'gbk.csv', Buffer.from('d6d0b9fa', 'hex'), '<file>: The file is not in UTF-8'],
    ['JSON in GBK', 'gbk.json', Buffer.from('["d6"]', 'latin1').fill(0xd6, 2, 4), 'The file is not in UTF-8'],
    ['a file that is not JSON', 'broken.json', '{', '<file>: '],
    ['JSON without orders', 'empty.json', '{}', 'orders is required'],
  ])('refuses %s, and stores nothing', async (_, name, text, reason) => {
    const before = await batches();
    const made = await batch('create', file(name, text));
    expect([made.exitCode, made.stderr]).toEqual([1, expect.stringContaining(reason)]);
    expect(await batches()).toBe(before);
  });
});

describe('batch show', () => {
  it('refuses the batch of another mode or account', async () => {
    const shown = await batch('show', 'sba_unknown');
    expect([shown.exitCode, shown.stderr]).toEqual([
      1,
      expect.stringContaining('has no batch "sba_unknown" in this mode'),
    ]);
  });
});
