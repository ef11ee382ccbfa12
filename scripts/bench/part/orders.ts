import { once } from 'node:events';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { read, utils } from '@e965/xlsx';
import { parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import type { components } from '../../../generated/types.ts';
import { noChoices, openOrderFile } from '../../../src/order-file/order-file.ts';
import { basePath } from '../../frame/api.ts';
import { readPostgresCpu } from '../../frame/postgres-cpu.ts';
import { startServiceProcess } from '../../frame/processes.ts';
import { productionEnv, startStore, temporaryHome } from '../../frame/stores.ts';
import type { Load } from '../load.ts';
import { type Sample, toSample } from '../results.ts';
import type { Bench, Turn } from '../run.ts';
import { createSignInLink } from './dashboard/fill.ts';
import { PageClient } from './dashboard/visit.ts';
import { csvFile, gb18030File, orderCount, shopRows, skus, workbookFile } from './orders/shop-file.ts';

type Schemas = components['schemas'];

const uploadSubject = `${orderCount.toLocaleString('en')} orders of Shopify in the dashboard`;
const maxCheckSeconds = 2;
const maxPlaceSeconds = 10;
const maxPageKB = 60;

/** Reads orders of a shop in three forms, beside readers of cells, then uploads and books them as a person does. */
export async function benchOrders(bench: Bench): Promise<void> {
  await bench.compare(readingTurns(), {
    rounds: 7,
    ratioOf: { contestant: 'Sampan', measure: 'perSecond' },
  });
  await benchUpload(bench);
}

function readingTurns(): Turn[] {
  const latin = shopRows('#', 'latin');
  const chinese = shopRows('#', 'chinese');
  const csv = csvFile(latin);
  const gb18030 = gb18030File(chinese);
  const workbook = workbookFile(latin);
  const orders = (content: Buffer) => () => {
    const file = openOrderFile(content, noChoices);
    if (file.fault !== null) throw new Error(`the file was not read: ${JSON.stringify(file.fault)}`);
    return file.orders;
  };
  const turn = (form: string, contestant: string, work: () => readonly unknown[]): Turn => ({
    subject: `${orderCount.toLocaleString('en')} orders as ${form}`,
    contestant,
    measure: async (load) => repeated(work, load),
  });
  return [
    turn('CSV', 'Sampan', orders(csv)),
    turn('CSV', 'csv-parse', () => parse(csv, { columns: true })),
    turn('GB18030', 'Sampan', orders(gb18030)),
    turn('GB18030', 'iconv-lite + csv-parse', () =>
      parse(iconv.decode(gb18030, 'gb18030'), { columns: true }),
    ),
    turn('XLSX', 'Sampan', orders(workbook)),
    turn('XLSX', 'SheetJS', () => {
      const { Sheets, SheetNames } = read(workbook);
      return utils.sheet_to_json(Sheets[SheetNames[0] ?? ''] ?? {}, { raw: false });
    }),
  ];
}

/** Repeats the work for the duration of the load, at least once. */
function repeated(work: () => readonly unknown[], { seconds, signal }: Load): Sample {
  const latencies: number[] = [];
  const cpuBefore = process.cpuUsage();
  const began = performance.now();
  do {
    signal.throwIfAborted();
    const started = performance.now();
    const { length } = work();
    if (length !== orderCount) throw new Error(`${length} of ${orderCount} orders were read`);
    latencies.push(performance.now() - started);
  } while (performance.now() - began < seconds * 1000);
  const { user, system } = process.cpuUsage(cpuBefore);
  return toSample(latencies, (performance.now() - began) / 1000, user + system);
}

const uploadRounds = 5;
const batches = '/dashboard/test/batches';
const upload = `${batches}/new`;
const checkedTable = 'from the file to the checked table';
const allPlaced = 'from the click to all placed';

/** Uploads a file as the script of the page does, and books all of its orders. */
async function benchUpload(bench: Bench): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const home = temporaryHome(stack);
  const store = await startStore(home, stack);
  const service = stack.use(await startServiceProcess(productionEnv(home, store.url)));
  const client = new PageClient(service.url);
  await client.signIn(await createSignInLink(store.url, { accountId: store.accountId, role: 'owner' }));
  await saveDefaults(client);
  const { signal, brief, rounds = uploadRounds } = bench.options;
  const measured = async (work: () => Promise<Sample>) => {
    const before = await service.report();
    const postgresBefore = readPostgresCpu(store.dataDirectory) ?? Number.NaN;
    const started = performance.now();
    const sample = await work();
    const seconds = (performance.now() - started) / 1000;
    const postgresCpu = (readPostgresCpu(store.dataDirectory) ?? Number.NaN) - postgresBefore;
    const cpuMicros = ((await service.report()).cpuMicros - before.cpuMicros) / orderCount;
    return { ...sample, seconds, cpuMicros, postgresCpuMicros: postgresCpu / orderCount };
  };
  const checks: Sample[] = [];
  const placings: Sample[] = [];
  const last = brief ? 1 : rounds;
  // The first round warms the service. Each has references of its own, because placed orders are left out.
  for (let round = brief ? 1 : 0; round <= last; round++) {
    signal.throwIfAborted();
    const started = performance.now();
    const file = csvFile(shopRows(`#${round}-`, 'latin'));
    let page = await client.read(upload);
    const check = await measured(async () => {
      const answer = await sendForm(client, upload, formOf(hiddenFields(page), file));
      page = answer.text;
      return { kilobytes: answer.bytes / 1000 };
    });
    const placing = await measured(async () => {
      const { location } = await sendForm(client, batches, formOf(hiddenFields(page), file));
      await waitUntilPlaced(service.url, store.testKey, /sba_\w+/.exec(location)?.[0], signal);
      return {};
    });
    if (round > 0) {
      checks.push(check);
      placings.push(placing);
    }
    bench.progress(`${round === 0 ? 'warm-up' : `round ${round} of ${last}`} of the dashboard`, started);
  }
  const [check, placing] = bench.add([
    { subject: uploadSubject, contestant: checkedTable, rounds: checks },
    { subject: uploadSubject, contestant: allPlaced, rounds: placings },
  ]);
  bench.atMost(`${checkedTable}:`, check?.values.seconds?.median, maxCheckSeconds, ' s');
  bench.atMost('size of the checked page:', check?.values.kilobytes?.median, maxPageKB, ' kB');
  bench.atMost(`${allPlaced}:`, placing?.values.seconds?.median, maxPlaceSeconds, ' s');
}

/** Saves what an export of Shopify lacks: the service, the weight, and the customs data of each SKU. */
async function saveDefaults(client: PageClient): Promise<void> {
  const settings = '/dashboard/test/settings/order-files';
  const key = hiddenFields(await client.read(settings));
  await sendForm(
    client,
    settings,
    new URLSearchParams({ ...key, 'service.*': 'HKASTDGGSTCM', weight: '0.5' }),
  );
  const products = ['sku,hs_code,origin', ...skus.map((sku) => `${sku},610910,CN`)].join('\n');
  await sendForm(
    client,
    '/dashboard/test/products/import',
    formOf({ ...key, do: 'import' }, Buffer.from(products)),
  );
}

type Fields = Readonly<Record<string, string>>;

const hiddenFields = (page: string): Fields =>
  Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

/** Returns a form that can have files. With one, it is sent as the script of the page does. */
function formOf(fields: Fields, file?: Buffer): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (!file) return form;
  form.set('script', 'yes');
  form.set('file', new Blob([new Uint8Array(file)]), 'orders_export.csv');
  return form;
}

/** Sends a form. Fetch does not tell the bytes of a compressed page. */
async function sendForm(client: PageClient, path: string, form: FormData | URLSearchParams) {
  const sent = new Response(form);
  const request = http.request(client.root + path, {
    method: 'POST',
    headers: {
      Cookie: client.cookie,
      'Sec-Fetch-Site': 'same-origin',
      'Accept-Encoding': 'gzip',
      'Content-Type': sent.headers.get('Content-Type') ?? '',
    },
  });
  request.end(Buffer.from(await sent.arrayBuffer()));
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const bytes = await buffer(response);
  const text = String(response.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes);
  const { location = '' } = response.headers;
  if (location === '' && !text.includes('data-orders="checked"'))
    throw new Error(`${path} returned ${response.statusCode} ${text.slice(0, 500)}`);
  return { text, location, bytes: bytes.length };
}

async function waitUntilPlaced(url: string, key: string, id: string | undefined, signal: AbortSignal) {
  for (;;) {
    const response = await fetch(`${url}${basePath}/shipment_batches/${id}`, {
      headers: { Authorization: `Bearer ${key}` },
      signal,
    });
    if (!response.ok) throw new Error(`batch ${id} returned ${response.status} ${await response.text()}`);
    const { data } = (await response.json()) as { readonly data: Schemas['ShipmentBatch'] };
    if (data.counts.placed === orderCount) return;
    if (data.status === 'completed') throw new Error(`orders were refused: ${JSON.stringify(data.counts)}`);
    await delay(50, null, { signal });
  }
}
