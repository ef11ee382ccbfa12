import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { templateHeader } from '../../../src/order-file/order-file.ts';
import { maxFileBytes } from '../../../src/order-file/table.ts';
import { loadSheetJs } from '../../../src/order-file/workbook.ts';
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
  it('stores the orders of a CSV file once, and batch show has their results in words', async () => {
    const orders = file('orders.csv', [templateHeader.join(','), row('SO-1'), row('SO-2', '0')].join('\n'));
    const made = await batch('create', orders);
    expect([made.exitCode, made.stderr]).toEqual([
      1,
      expect.stringMatching(
        /1 order stored, but will be refused\. Correct the file and run the command again/,
      ),
    ]);
    expect(made.stdout).toMatch(
      /orders\.csv: 2 orders\. Columns: the fields of an order\. Encoding: Unicode \(UTF-8\)\.$/m,
    );
    expect(made.stdout).toMatch(/^3 +SO-2 +problem +parcels\.weight_kg +0 +“?0”? is too low\./m);
    const [, id = ''] = /^(sba_\w+): 2 orders stored/m.exec(made.stdout) ?? [];
    const again = await batch('create', orders);
    expect([again.exitCode, again.stderr]).toEqual([0, '']);
    expect(again.stdout).toMatch(
      new RegExp(`^${id}: the batch of .+ processing: 0 placed, .+ 2 pending`, 'm'),
    );
    expect(again.stdout).toMatch(/^Nothing more was stored\.$/m);
    expect(again.stdout).not.toContain('to be booked');
    expect(await batches()).toBe(1);
    await placeBatches(service.context);
    const refused = await batch('create', orders);
    expect([refused.exitCode, refused.stderr]).toEqual([
      1,
      expect.stringMatching(/1 order with problems, not booked\. Correct the file/),
    ]);
    const shown = await batch('show', id);
    expect(shown.stdout).toMatch(/^SO-1 +placed +SMP\d{13}$/m);
    expect(shown.stdout).toMatch(/^SO-2 +refused +Weight must be greater than 0\.$/m);
    expect(shown.stdout).toContain('completed: 1 placed, 1 refused');
    for (const { stdout } of [made, shown]) expect(stdout).not.toMatch(/parcels\.0|INVALID_FIELD/);
  });

  it('shows the earlier batch on a repeat, and books those whose shipment was cancelled', async () => {
    const orders = file('again.csv', [templateHeader.join(','), row('AG-1'), row('AG-2')].join('\n'));
    const create = (...args: string[]) => batch('create', orders, ...args);
    const shipments = async () => {
      const { rows } = await service.database.db.pool.query(
        `select count(*)::int as count from shipment where reference_no like 'AG-%'`,
      );
      return rows[0].count;
    };
    const cancel = async () => {
      const { rows } = await service.database.db.pool.query(
        `select tracking_number as id from shipment where reference_no = 'AG-1' order by created_at desc limit 1`,
      );
      await service.call('post', `/shipments/${rows[0].id}/cancel`).expect(200);
    };
    await create();
    await placeBatches(service.context);
    const repeated = await create();
    expect([repeated.exitCode, repeated.stdout]).toEqual([
      0,
      expect.stringMatching(/completed: 2 placed, .+\n.+\nNothing more was stored\.\n$/),
    ]);
    for (const booked of [3, 4]) {
      await cancel();
      expect((await create('--check')).stdout).toContain('To book: 1,');
      const made = await create();
      expect([made.exitCode, made.stdout]).toEqual([
        0,
        expect.stringMatching(
          /1 order not placed any more, stored again: AG-1\.\nsba_\w+: 1 order stored, to be booked\./,
        ),
      ]);
      const waiting = await create();
      expect(waiting.stdout).toMatch(/^2 +AG-1 +Waits in batch sba_/m);
      expect(waiting.stdout).toMatch(/^Nothing more was stored\.$/m);
      await placeBatches(service.context);
      expect(await shipments()).toBe(booked);
    }
    await create('--key', 'again');
    await cancel();
    const keyed = await create('--key', 'again');
    expect([keyed.exitCode, keyed.stdout]).toEqual([
      0,
      expect.stringMatching(
        /Nothing more was stored\. To book these orders again, give another --key: AG-1\.\n$/,
      ),
    ]);
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
      expect.stringMatching(/^3 +RE-1 +Placed as SMP\d{13} on \d{4}-\d\d-\d\d\.$/m),
      expect.stringMatching(/^6 +RE-4 +Waits in batch sba_\w+ of /m),
      expect.stringMatching(/^Orders left out: 2\. --include-placed books them again\.$/m),
    ];
    const checked = await batch('create', second, '--check', '--skip-placed');
    expect(checked.stdout).toMatch(/^Valid: 5 of 5 orders\. To book: 3, for HKD \d+\.\d\d\.$/m);
    const priced = /for HKD (\d+\.\d\d)/.exec(checked.stdout)?.[1];
    const whole = await batch('create', second, '--check', '--include-placed');
    expect(whole.stdout).toMatch(/^3 +RE-1 +warning +reference_no +RE-1 +Placed as SMP/m);
    const total = /for HKD (\d+\.\d\d)/.exec(whole.stdout)?.[1];
    expect(Number(priced) / Number(total)).toBeCloseTo(3 / 5);
    const made = await batch('create', second);
    for (const { stdout } of [checked, made]) for (const one of named) expect(stdout).toEqual(one);
    expect(made.stdout).toMatch(/^sba_\w+: 3 orders stored/m);
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
    const both = await batch('create', second, '--include-placed', '--skip-placed');
    expect([both.exitCode, both.stderr]).toEqual([1, expect.stringContaining('cannot be used with')]);
  });

  it('shows warnings beside problems, with counts, and exits with 1 only for problems', async () => {
    const lostZero = row('WA-1').replace('10118', '1011');
    const onlyWarnings = file('warned.csv', [templateHeader.join(','), lostZero].join('\n'));
    const both = file('both.csv', [templateHeader.join(','), lostZero, row('WA-2', '0')].join('\n'));
    const warned = await batch('create', onlyWarnings, '--check');
    expect([warned.exitCode, warned.stderr]).toEqual([0, '']);
    expect(warned.stdout).toMatch(/^2 +WA-1 +warning +recipient\.postal_code +1011 +\S/m);
    expect(warned.stdout).toMatch(/^Problems: 0\. Warnings: \d\.$/m);
    const checked = await batch('create', both, '--check');
    expect([checked.exitCode, checked.stderr]).toEqual([1, expect.stringContaining('has problems')]);
    expect(checked.stdout).toMatch(/^Problems: 1\. Warnings: \d\.$/m);
    const made = await batch('create', onlyWarnings);
    expect([made.exitCode, made.stdout]).toEqual([
      0,
      expect.stringMatching(/warning +recipient\.postal_code/),
    ]);
  });

  it('books no file whose encoding is a guess before a person confirmed it', async () => {
    const gbk = Buffer.from('cdf5d0a1c3f7', 'hex');
    const rows = [templateHeader.join(','), row('GB-1').replace('Emily Carter', '@')].join('\n').split('@');
    const orders = file(
      'gbk.csv',
      Buffer.concat([Buffer.from(rows[0] ?? ''), gbk, Buffer.from(rows[1] ?? '')]),
    );
    const guessed = await batch('create', orders);
    expect([guessed.exitCode, guessed.stderr]).toEqual([1, expect.stringContaining('--encoding gb18030')]);
    expect((await batch('create', orders, '--check')).exitCode).toBe(0);
    const made = await batch('create', orders, '--encoding', 'gb18030');
    expect([made.exitCode, made.stdout]).toEqual([
      0,
      expect.stringContaining('1 order stored, to be booked.'),
    ]);
  });

  it('names the orders that the shop calls sent or cancelled, and books those of --take', async () => {
    const header = `${templateHeader.join(',')},Order status`;
    const rows = [`${row('TA-1')},shipped`, `${row('TA-2')},cancelled`, `${row('TA-3')},`];
    const orders = file('taken.csv', [header, ...rows].join('\n'));
    const left = await batch('create', orders, '--check');
    expect(left.stdout).toMatch(/taken\.csv: 1 order\. /);
    expect(left.stdout).toMatch(/^1 order left out: TA-1\. .+ sent\. --take sent books such orders\.$/m);
    expect(left.stdout).toMatch(/^1 order left out: TA-2\. .+ cancelled\. --take cancelled /m);
    const taken = await batch('create', orders, '--check', '--take', 'sent, cancelled');
    expect(taken.stdout).toMatch(/taken\.csv: 3 orders\. /);
    expect(taken.stdout).toMatch(/^Valid: 3 of 3 orders\. To book: 3/m);
    const wrong = await batch('create', orders, '--check', '--take', 'lost');
    expect([wrong.exitCode, wrong.stderr]).toEqual([1, expect.stringContaining('Choose from sent')]);
  });

  it('names the sheet of a workbook that was read, and counts hidden rows', async () => {
    const sheetJs = loadSheetJs();
    const workbook = sheetJs.utils.book_new();
    const rows = [templateHeader, ...['XL-1', 'XL-2'].map((reference) => row(reference).split(','))];
    const sheet = sheetJs.utils.aoa_to_sheet(rows);
    sheet['!rows'] = [{}, {}, { hidden: true }];
    sheetJs.utils.book_append_sheet(workbook, sheet, 'May');
    sheetJs.utils.book_append_sheet(workbook, sheetJs.utils.aoa_to_sheet([['Notes']]), 'Other');
    const content = sheetJs.write(workbook, { type: 'buffer', bookType: 'xlsx', cellStyles: true });
    const { stdout } = await batch('create', file('sheets.xlsx', content), '--check');
    expect(stdout).toMatch(/sheets\.xlsx: 1 order\. /);
    expect(stdout).toMatch(/^Only the sheet "May" was read, not "Other"\./m);
    expect(stdout).toMatch(/^1 hidden row of the sheet left out\./m);
  });

  it('shows a warning of many orders once', async () => {
    const rows = Array.from({ length: 8 }, (_, at) => row(`ON-${at}`).replace('10118', '1011'));
    const { stdout } = await batch(
      'create',
      file('once.csv', [templateHeader.join(','), ...rows].join('\n')),
      '--check',
    );
    expect(stdout).toMatch(
      /^2, 3, 4, 5, 6 and 3 more +ON-0, ON-1, ON-2, ON-3, ON-4 and 3 more +warning +recipient\.postal_code/m,
    );
    expect(stdout.match(/postal_code +1011/g)).toHaveLength(1);
  });

  it('shows the problems of every order with --check, and stores nothing', async () => {
    const before = await batches();
    const orders = file(
      'checked.json',
      JSON.stringify({
        orders: batchOrders(2, (index) => ({
          reference_no: `CH-${index}`,
          ...(index ? { parcels: [] } : {}),
        })),
      }),
    );
    const checked = await batch('create', orders, '--check');
    expect(checked.stdout).toMatch(/^2 +CH-1 +problem +Parcel +Missing\./m);
    expect(checked.stdout).toMatch(/Valid: 1 of 2 orders\. To book: 1, for HKD \d+\.\d\d/);
    expect(await batches()).toBe(before);
  });

  it('counts an order with problems in several lines once', async () => {
    const rows = ['Rome', 'Milan', 'Turin'].map((city) => row('CO-1').replace('New York', city));
    const orders = file('count.csv', [templateHeader.join(','), ...rows, row('CO-2')].join('\n'));
    const { stdout } = await batch('create', orders, '--check');
    expect(stdout).toMatch(/^Valid: 1 of 2 orders\./m);
  });

  it('names all unknown columns at once, leaves them out on request, and keeps the mapping that is given', async () => {
    const header = templateHeader
      .join(',')
      .replace('reference_no', 'My shop no')
      .replace('recipient.city', 'colour');
    const orders = file('mapped.csv', [header, row('MA-1')].join('\n'));
    const refused = await batch('create', orders, '--check');
    expect([refused.exitCode, refused.stderr]).toEqual([
      1,
      expect.stringMatching(
        /2 columns are not known: "My shop no", "colour"\. Leave them out with --ignore-unknown, or/,
      ),
    ]);
    const ignored = await batch('create', orders, '--check', '--ignore-unknown');
    expect(ignored.stdout).toMatch(/^colour +left out$/m);
    expect(ignored.stdout).toMatch(/^2 +problem +Order reference +Missing\./m);
    const columns = file(
      'columns.json',
      JSON.stringify({ 'My shop no': 'reference_no', colour: 'recipient.city' }),
    );
    const mapped = await batch('create', orders, '--mapping', columns);
    expect([mapped.exitCode, mapped.stderr]).toEqual([0, '']);
    expect(mapped.stdout).toMatch(/^My shop no +Order number$/m);
    const next = file('next.csv', [header, row('MA-2')].join('\n'));
    const kept = await batch('create', next, '--check');
    expect([kept.exitCode, kept.stdout]).toEqual([
      0,
      expect.stringContaining('Columns: saved for this account.'),
    ]);
  });

  it('names the columns of a file without names by their letters, and keeps no mapping of it', async () => {
    const orders = file('unnamed.csv', [row('NH-1'), row('NH-2')].join('\n'));
    const refused = await batch('create', orders, '--check', '--ignore-unknown');
    expect([refused.exitCode, refused.stderr]).toEqual([
      1,
      expect.stringMatching(
        /The first row \("NH-1", .*\) is read as an order.*\{"A":null,"B":null\}.*--header/,
      ),
    ]);
    const letters = templateHeader.map((name, at) => [String.fromCharCode(65 + at), name]);
    const columns = file('letters.json', JSON.stringify(Object.fromEntries(letters)));
    const mapped = await batch('create', orders, '--mapping', columns);
    expect([mapped.exitCode, mapped.stderr]).toEqual([0, '']);
    expect(mapped.stdout).toMatch(/^Column A +Order number$/m);
    expect(mapped.stdout).toMatch(/: 2 orders stored/);
    expect((await batch('create', orders, '--check')).exitCode).toBe(1);
    const named = await batch('create', orders, '--check', '--header');
    expect(named.stderr).toMatch(/12 columns are not known: "NH-1"/);
    const header = file('named.csv', [templateHeader.join(','), row('NH-3')].join('\n'));
    const forced = await batch('create', header, '--check', '--no-header', '--mapping', columns);
    expect(forced.stdout).toContain('The first row is read as an order.');
  });

  it.each([
    ['{"Nothing": "reference_no"}', 'the file of orders has no column "Nothing"'],
    ['{"tax_number": "colour"}', '"colour" of the column "tax_number" is not a field of an order'],
    ['[]', 'must be a JSON object'],
    ['{', 'is not valid JSON'],
  ])('refuses the mapping %s', async (mapping, reason) => {
    const orders = file('some.csv', 'reference_no,tax_number\nSO-1,1\n');
    const made = await batch('create', orders, '--mapping', file('mapping.json', mapping));
    expect([made.exitCode, made.stderr]).toEqual([1, expect.stringContaining(reason)]);
  });

  it.each([
    ['CSV', [templateHeader.join(','), row('IN-1')].join('\n'), /^2 +IN-1 +warning/m],
    ['JSON', JSON.stringify(batchOrders(1, () => ({ reference_no: 'IN-2' }))), /^1 +IN-2 +warning/m],
  ])('reads %s from the standard input', async (_, input, line) => {
    const checked = await sampan(
      ['batch', 'create', '-', '--check', '--account', service.account.id],
      env,
      input,
    );
    expect([checked.exitCode, checked.stderr]).toEqual([0, '']);
    expect(checked.stdout).toMatch(line);
  });

  it.each([
    ['nothing', '', 'The input: The file is empty.'],
    ['8 MiB and more', Buffer.alloc(maxFileBytes + 1, 'a'), 'The input has more than 8 MiB.'],
    ['a list that ends early', '[{', 'The input is not valid JSON'],
  ])('refuses %s from the standard input', async (_, input, reason) => {
    const refused = await sampan(['batch', 'create', '-', '--account', service.account.id], env, input);
    expect([refused.exitCode, refused.stderr]).toEqual([1, expect.stringContaining(reason)]);
  });

  it('names the exports for a --mapping that is neither one of them nor a file', async () => {
    const orders = file('named.csv', [templateHeader.join(','), row('SO-9')].join('\n'));
    const refused = await batch('create', orders, '--check', '--mapping', 'spotify');
    expect([refused.exitCode, refused.stderr]).toEqual([
      1,
      expect.stringContaining('The names are template, shopify,'),
    ]);
  });

  it('refuses a file that is not the export that --mapping names', async () => {
    const orders = file('template.csv', [templateHeader.join(','), row('SO-9')].join('\n'));
    const made = await batch('create', orders, '--check', '--mapping', 'shopify');
    expect([made.exitCode, made.stderr]).toEqual([
      1,
      expect.stringContaining('not those of an export of Shopify'),
    ]);
    expect((await batch('create', orders, '--check', '--mapping', 'template')).exitCode).toBe(0);
  });

  it.each([
    ['missing.csv', () => path.join(folder, 'missing.csv'), 'There is no file '],
    ['a folder', () => folder, ' is a folder. Name a file of orders.'],
    ['8 MiB and a byte', () => file('large.csv', Buffer.alloc(8 * 1024 * 1024 + 1)), 'has more than 8 MiB'],
  ])('shows in words why it cannot read %s', async (_, name, reason) => {
    const made = await batch('create', name());
    expect([made.exitCode, made.stderr]).toEqual([1, expect.stringContaining(reason)]);
    expect(made.stderr).not.toMatch(/E[A-Z]{4,}/);
  });

  const twice = ['New York', 'Albany'].flatMap((city) =>
    ['SO-1', 'SO-2'].map((reference) => row(reference).replace('New York', city)),
  );

  it.each([
    [
      'orders that share a reference',
      'twice.csv',
      [templateHeader.join(','), ...twice].join('\n'),
      'Lines 2 and 4 have the same order number, but do not follow each other.',
    ],
    ['JSON in GBK', 'gbk.json', Buffer.from('["d6"]', 'latin1').fill(0xd6, 2, 4), 'is not in UTF-8'],
    ['a file that is not JSON', 'broken.json', '{\n"orders": [,]}', 'is not valid JSON'],
    ['JSON without orders', 'empty.json', '{}', 'has no list of orders'],
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
