import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { templateHeader } from '../../../src/order-file/order-file.ts';
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
    const orders = file('orders.csv', [templateHeader.join(','), row('SO-1'), row('SO-2', '0')].join('\n'));
    const made = await batch('create', orders);
    expect([made.exitCode, made.stderr]).toEqual([0, '']);
    expect(made.stdout).toMatch(/^3 +SO-2 +violation +parcels\.0\.weight_kg must/m);
    const [stored = '', id = ''] = /^(sba_\w+): 2 orders[\s\S]*/m.exec(made.stdout) ?? [];
    expect((await batch('create', orders)).stdout).toBe(stored);
    expect(await batches()).toBe(1);
    await placeBatches(service.context);
    const shown = await batch('show', id);
    expect(shown.stdout).toMatch(/^SO-1 +placed +SMP\d{13}$/m);
    expect(shown.stdout).toMatch(/^SO-2 +refused +INVALID_FIELD: parcels\[0\]\.weight_kg/m);
    expect(shown.stdout).toContain('completed: 1 placed, 1 refused');
  });

  it('leaves out and names the orders that are already placed, and books them again on request', async () => {
    const first = file('first.csv', [templateHeader.join(','), row('RE-1'), row('RE-2', 'half')].join('\n'));
    await batch('create', first);
    const waiting = file('waiting.csv', [templateHeader.join(','), row('RE-4')].join('\n'));
    await placeBatches(service.context);
    await batch('create', waiting);
    const rows = ['RE-0', 'RE-1', 'RE-2', 'RE-3', 'RE-4'].map((reference) => row(reference));
    const second = file('second.csv', [templateHeader.join(','), ...rows].join('\n'));
    const named = [
      expect.stringMatching(/^3 +RE-1 +reference_no belongs to shipment SMP\d{13} of \d{4}-\d\d-\d\d$/m),
      expect.stringMatching(/^6 +RE-4 +reference_no belongs to an order that waits in batch sba_\w+ of /m),
      expect.stringMatching(/^Orders left out: 2\. --include-placed books them again\.$/m),
    ];
    const checked = await batch('create', second, '--check');
    const priced = /Total to book: HKD (\d+\.\d\d)/.exec(checked.stdout)?.[1];
    const whole = await batch('create', second, '--check', '--include-placed');
    expect(whole.stdout).toMatch(/^3 +RE-1 +warning +reference_no belongs to shipment/m);
    const total = /Total to book: HKD (\d+\.\d\d)/.exec(whole.stdout)?.[1];
    expect(Number(priced) / Number(total)).toBeCloseTo(3 / 5);
    const made = await batch('create', second);
    for (const { stdout } of [checked, made]) for (const one of named) expect(stdout).toEqual(one);
    expect(made.stdout).toMatch(/^sba_\w+: 3 orders are stored/m);
    await placeBatches(service.context);
    const booked = async () => {
      const { rows } = await service.database.db.pool.query(
        `select reference_no, count(*)::int as count from shipment where reference_no like 'RE-%' group by 1 order by 1`,
      );
      return rows.map(({ reference_no, count }) => `${reference_no}: ${count}`);
    };
    expect(await booked()).toEqual(['RE-0: 1', 'RE-1: 1', 'RE-2: 1', 'RE-3: 1', 'RE-4: 1']);
    expect((await batch('create', second, '--include-placed')).stdout).toMatch(/^sba_\w+: 5 orders/m);
    await placeBatches(service.context);
    expect(await booked()).toEqual(['RE-0: 2', 'RE-1: 2', 'RE-2: 2', 'RE-3: 2', 'RE-4: 2']);
  });

  it('shows warnings beside violations, with counts, and exits with 1 only for violations', async () => {
    const lostZero = row('WA-1').replace('New York', 'Boston').replace('10118', '2110');
    const onlyWarnings = file('warned.csv', [templateHeader.join(','), lostZero].join('\n'));
    const both = file('both.csv', [templateHeader.join(','), lostZero, row('WA-2', '0')].join('\n'));
    const warned = await batch('create', onlyWarnings, '--check');
    expect([warned.exitCode, warned.stderr]).toEqual([0, '']);
    expect(warned.stdout).toMatch(
      /^2 +WA-1 +warning +recipient\.district is missing, but .+ \(suggestion: MA\)$/m,
    );
    expect(warned.stdout).toMatch(/^Violations: 0\. Warnings: \d\.$/m);
    const checked = await batch('create', both, '--check');
    expect([checked.exitCode, checked.stderr]).toEqual([1, expect.stringContaining('has violations')]);
    expect(checked.stdout).toMatch(/^Violations: 1\. Warnings: \d\.$/m);
    const made = await batch('create', onlyWarnings);
    expect([made.exitCode, made.stdout]).toEqual([0, expect.stringContaining('(suggestion: MA)')]);
  });

  it('shows the violations of every order with --check, and stores nothing', async () => {
    const before = await batches();
    const orders = file(
      'checked.json',
      JSON.stringify({ orders: batchOrders(2, (index) => (index ? { parcels: [] } : {})) }),
    );
    const checked = await batch('create', orders, '--check');
    expect(checked.stdout).toMatch(/^2 +SO-1 +violation +parcels must/m);
    expect(checked.stdout).toMatch(/1 of 2 orders are valid\. Total to book: HKD \d+\.\d\d/);
    expect(await batches()).toBe(before);
  });

  it.each([
    [
      'orders that share a reference',
      'twice.csv',
      [templateHeader.join(','), row('SO-1'), row('SO-2'), row('SO-1')].join('\n'),
      'row 4: reference_no must be unique in the batch: row 2 has it too',
    ],
    ['an unknown column', 'unknown.csv', 'colour\nred\n', 'The column "colour" is not a field'],
    ['a PDF', 'orders.csv', '%PDF-1.7', '<file>: The file is a PDF'],
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
