import { randomUUID } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import type { Decisions } from '../../../src/dashboard/batch/order-file-form.ts';
import { newFormKey } from '../../../src/dashboard/form.ts';
import { templateHeader } from '../../../src/order-file/order-file.ts';
import { signedInUser } from '../dashboard.ts';
import { startTestService } from '../service.ts';
import { shortestHold } from './hold.ts';

/**
 * Sends hostile files of orders to the pages that read them, in a service in this process, and prints the cost of each as
 * a JSON line. It has its own process, because Jest's sandbox slows every global.
 */
export interface UploadCost {
  readonly name: string;
  readonly sentBytes: number;
  readonly status: number;
  /** The longest turn of the event loop in the best run, in CPU time of the reference machine. */
  readonly holdMs: number;
  /** Time to the answer in the fastest run. */
  readonly answerMs: number;
  /** Batches and shipments in the database. */
  readonly stored: number;
  /** Memory that the process still uses after garbage collection. */
  readonly usedMegabytes: number;
}

const megabyte = 1024 * 1024;

const boundary = `----hostile${'x'.repeat(30)}`;
const columns = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => name(index)).join(',');
const order =
  'HKASTDGGSTCM,Emily Carter,+1 212 555 0147,US,New York,350 5th Avenue,10118,0.5,Cotton T-shirt,2,80';
const orders = Array.from({ length: 1_000 }, (_, index) => `SO-${index},${order}`);
const filled = columns(100, (index) => `metadata.k${index}`);

/** Files below 1 MiB, as large as each kind can be. */
const files: Readonly<Record<string, () => string>> = {
  '10,000 columns of metadata': () =>
    `${columns(10_000, (index) => `metadata.k${String(index).padStart(4, '0')}`)}\n${columns(10_000, () => '1')}\n`,
  '50,000 columns with one name': () => `${columns(50_000, () => 'items.sku')}\n`,
  '100,000 filled cells': () => `${filled}\n${`${columns(100, () => '1')}\n`.repeat(1_000)}`,
  '1,000 orders with wide cells': () =>
    `${templateHeader.join(',')},metadata.note\n${orders.map((line) => `${line},${'貨'.repeat(300)}`).join('\n')}\n`,
  '1,000 orders with problems': () =>
    [templateHeader.join(','), ...orders.map((line) => line.replace('0.5', 'x'))].join('\n'),
  '500,000 rows of a character': () => `reference_no\n${'1\n'.repeat(500_000)}`,
  '500,000 rows of separators': () => `reference_no,tax_number\n${',\n'.repeat(500_000)}`,
  '500,000 rows wider than the first': () => `reference_no\n${',\n'.repeat(500_000)}`,
  'separators only': () => ','.repeat(megabyte - 1),
  'quotes only': () => '"'.repeat(megabyte - 1),
  'a quote that is not closed': () => `reference_no\n"${'a,\n'.repeat(340_000)}`,
  'one line without an end': () => 'a'.repeat(megabyte - 1),
  'a long cell': () => `recipient.address\n${'a'.repeat(megabyte - 100)}\n`,
  'an apostrophe and blanks': () => `recipient.address\n"'${' '.repeat(megabyte - 100)}'"\n`,
};

const part = (head: string, content = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
/** Forms of several megabytes without a file. */
const forms: Readonly<Record<string, () => string>> = {
  '75,000 empty fields': () => part('name="a"').repeat(45_000),
  'a field with 600,000 headers': () => part(`name="a"\r\n${'A: b\r\n'.repeat(600_000)}A: b`),
  'a field with a name of 4 MB': () => part(`name="${'a'.repeat(4_000_000)}"`),
  'a field with a text of 4 MB': () => part('name="a"', '貨'.repeat(1_300_000)),
  'a file of 4 MB': () => part('name="files"; filename="a.csv"', 'a'.repeat(4_000_000)),
};

const collect = globalThis.gc ?? (() => undefined);

await using stack = new AsyncDisposableStack();
const service = await startTestService({ env: { NODE_ENV: 'production' }, watched: false });
stack.defer(() => service.stop());
const { browser } = await signedInUser(service);
const { pool } = service.database.db;
const [{ id: userId }] = (await pool.query('select id from dashboard_user')).rows;
const { port } = service.server.address() as { port: number };

async function send(path: string, type: string, body: Buffer): Promise<number> {
  const headers = {
    Cookie: browser.cookie,
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': type,
  };
  const root = `http://127.0.0.1:${port}`;
  const response = await fetch(`${root}/dashboard/test${path}`, {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
    redirect: 'manual',
  });
  await response.arrayBuffer();
  const location = response.headers.get('location');
  if (location === null) return response.status;
  const shown = await fetch(root + location, { headers });
  await shown.arrayBuffer();
  return shown.status;
}

async function measure(name: string, path: string, type: string, body: () => Buffer): Promise<void> {
  let status = 0;
  let sentBytes = 0;
  let answerMs = Number.POSITIVE_INFINITY;
  const holdMs = await shortestHold(async () => {
    const bytes = body();
    sentBytes = bytes.length;
    await new Promise(setImmediate);
    const began = performance.now();
    status = await send(path, type, bytes);
    answerMs = Math.min(answerMs, performance.now() - began);
  });
  const { rows } = await pool.query(
    'select (select count(*) from shipment_batch)::int + (select count(*) from shipment)::int as count',
  );
  collect();
  const { heapUsed, external } = process.memoryUsage();
  const usedMegabytes = Math.round((heapUsed + external) / megabyte);
  const cost: UploadCost = {
    name,
    sentBytes,
    status,
    holdMs,
    answerMs,
    stored: rows[0].count,
    usedMegabytes,
  };
  console.log(JSON.stringify(cost));
}

const multipart = `multipart/form-data; boundary=${boundary}`;
const upload = (parts: string) => {
  const end = Buffer.from(`${parts}--${boundary}--\r\n`);
  return () => Buffer.concat([Buffer.from(part('name="form_key"', newFormKey(userId))), end]);
};
const packed = (content: string | Buffer) => deflateRawSync(content).toString('base64url');
const decisions: Decisions = {
  encoding: null,
  hasHeader: null,
  mapping: null,
  isRemembered: false,
  take: [],
  added: [],
  corrections: [],
  again: [],
  accepted: [],
  asked: [],
  replaces: [],
};
const lists = {
  lines: [],
  open: [],
  groups: [],
  suggestions: [],
  placed: [],
  boxes: [],
  doubts: [],
  leftOut: [],
};
const shown = { columns: 1, inputs: {}, page: 1, ...lists };
/** A page that was checked, without a script: it carries the file. */
const confirm = (content: string | Buffer, state: unknown = { decisions, shown }) =>
  upload(
    [
      part('name="order_file"', packed(content)),
      part('name="state"', packed(JSON.stringify(state))),
      part('name="key"', `${userId}.${randomUUID()}`),
    ].join(''),
  );

await measure(
  'a first file',
  '/batches/new',
  multipart,
  upload(part('name="file"; filename="a.csv"', 'a\n')),
);
for (const [name, content] of Object.entries(files)) {
  const csv = content();
  const file = part('name="file"; filename="a.csv"', csv);
  await measure(`check: ${name}`, '/batches/new', multipart, upload(file));
  // Orders with references would be stored.
  if (!name.startsWith('1,000 orders'))
    await measure(`confirm: ${name}`, '/batches', multipart, confirm(csv));
}
for (const [name, content] of Object.entries(forms))
  await measure(`check: ${name}`, '/batches/new', multipart, upload(content()));
await measure(
  'confirm: a packed file of 200 MB',
  '/batches',
  multipart,
  confirm(Buffer.alloc(200 * megabyte)),
);
const corrections = Array.from({ length: 100_000 }, (_, at) => ({ line: at, column: at % 20, value: 'x' }));
await measure(
  'confirm: 100,000 corrections',
  '/batches',
  multipart,
  confirm('a\n', { decisions: { ...decisions, corrections }, shown }),
);
const largest = files['1,000 orders with wide cells']?.() ?? '';
await measure('confirm: 1,000 orders with wide cells', '/batches', multipart, confirm(largest));
