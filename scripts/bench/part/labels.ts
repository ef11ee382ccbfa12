import { setTimeout as delay } from 'node:timers/promises';
import { openDb } from '../../../db/client.ts';
import { listShipmentsByNumber } from '../../../db/query/shipment/label.ts';
import type { ShipmentRow } from '../../../db/query/shipment/shipment.ts';
import { type LabelContent, labelContent } from '../../../src/label/content.ts';
import { openLabelRenderer } from '../../../src/label/label-renderer.ts';
import { type LabelStyle, plainStyle } from '../../../src/label/label-style.ts';
import { RenderQueue, renderLimits } from '../../../src/print/render-queue.ts';
import { basePath, postJson } from '../../frame/api.ts';
import { order } from '../../frame/order.ts';
import { type ServerProcess, startServiceProcess } from '../../frame/processes.ts';
import { productionEnv, type Store, startStore, temporaryHome } from '../../frame/stores.ts';
import { nthTrackingNumber } from '../fill.ts';
import type { Load } from '../load.ts';
import { findRow, type Sample, type Series, toSample } from '../results.ts';
import type { Bench, Turn } from '../run.ts';
import { benchFonts } from './labels/bench-fonts.ts';
import type { PdfkitFont, PdfkitRequest } from './labels/pdfkit-thread.ts';

/** Enough to keep the label thread busy. */
const waitingLabels = 4;
const inOneFile = 500;
const maxSeconds = 10;
const maxMoreMB = 150;
/** Of ZPL: it also needs a rasterizer, for letters that printers lack. */
const maxMoreMBOfZpl = 300;

const hongKong = {
  contact_name: '陳嘉欣',
  address: '九龍觀塘觀塘道四百七十二號觀塘工業中心第三期十二樓一二〇三室',
  city: '香港',
  district: '觀塘',
  country_code: 'HK',
} as const;

const ours = 'Sampan';
const peer = 'PDFKit + bwip-js';
const peerOfLatin = 'PDFKit + bwip-js, font of the reader';
const latin = 'Latin script';
const chinese = 'Chinese script';
const subject = (format: LabelStyle['format'], script: string) =>
  `a label as ${format.toUpperCase()}, ${script}`;

/**
 * Draws a label repeatedly in the service's label thread, and in the same rounds with PDFKit and bwip-js, in a thread as well.
 * Then asks the service for many labels in one file.
 */
export async function benchLabels(bench: Bench): Promise<void> {
  benchFonts.install();
  await using stack = new AsyncDisposableStack();
  const home = temporaryHome(stack);
  const store = await startStore(home, stack);
  const count = bench.options.brief ? 20 : inOneFile;
  const shipments = await bookShipments(bench, home, store, count);
  const contents = shipments.map(contentOf);
  await benchSingle(bench, contents);
  await benchMany(bench, home, store, contents);
}

/** Books orders as a batch, with Latin and with Chinese addresses in turn. */
async function bookShipments(bench: Bench, home: string, store: Store, count: number) {
  const env = { ...productionEnv(home, store.url), BATCH_ORDERS_PER_SECOND: '1000' };
  await using service = await startServiceProcess(env);
  const orders = Array.from({ length: count }, (_, index) => ({
    ...order,
    reference_no: `label-${index}`,
    recipient: index % 2 === 0 ? order.recipient : { ...order.recipient, ...hongKong, country_code: 'US' },
  }));
  await postJson({ url: service.url, key: store.testKey }, '/shipments/batch', { orders });
  await using db = openDb({ url: store.url, poolSize: 1 });
  const numbers = async () => {
    const { rows } = await db.pool.query<{ id: string }>(
      "select tracking_number as id from shipment where dispatch_status = 'accepted' order by reference_no",
    );
    return rows.map(({ id }) => id);
  };
  let ids = await numbers();
  for (; ids.length < count; ids = await numbers()) {
    bench.options.signal.throwIfAborted();
    await delay(200);
  }
  return await listShipmentsByNumber(db, { accountId: store.accountId, livemode: false }, ids);
}

function contentOf(shipment: ShipmentRow): LabelContent {
  const trackingUrl = `https://parcels.example/track/${shipment.tracking_number}/${'t'.repeat(22)}`;
  return labelContent(shipment, { accountName: 'Demonstration', trackingUrl });
}

async function benchSingle(bench: Bench, contents: readonly LabelContent[]): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const labels = stack.use(openLabelRenderer());
  const pdfkit = stack.use(openPdfkit());
  const [inLatin, inChinese] = contents;
  if (!inLatin || !inChinese) throw new Error('no shipments were booked');
  const ownTurn = (format: LabelStyle['format'], script: string, content: LabelContent) =>
    turn(subject(format, script), ours, content, (one) =>
      labels.render(one, 'bench', { ...plainStyle, format }),
    );
  const peerTurn = (script: string, contestant: string, content: LabelContent, font: PdfkitFont) =>
    turn(subject('pdf', script), contestant, content, (one) =>
      pdfkit.submit('bench', { contents: [one], font }),
    );
  const turns = [
    ownTurn('pdf', latin, inLatin),
    peerTurn(latin, peer, inLatin, 'Latin'),
    peerTurn(latin, peerOfLatin, inLatin, 'Helvetica'),
    ownTurn('pdf', chinese, inChinese),
    peerTurn(chinese, peer, inChinese, 'Chinese'),
    ...(['png', 'zpl'] as const).flatMap((format) => [
      ownTurn(format, latin, inLatin),
      ownTurn(format, chinese, inChinese),
    ]),
  ];
  const rows = await bench.compare(turns, { rounds: 5, ratioOf: { contestant: ours, measure: 'perSecond' } });
  for (const script of [latin, chinese]) {
    const { ratio } = findRow(rows, subject('pdf', script), peer);
    bench.atLeast(`${subject('pdf', script)}, relative to ${peer}:`, ratio?.median, 2, ' ×');
  }
  bench.note(
    'The CPU time is that of the whole process. PDFKit keeps its fonts between labels, and draws codes as areas.',
  );
}

export function openPdfkit(): RenderQueue<PdfkitRequest, { readonly file: Uint8Array }> {
  return new RenderQueue({
    module: new URL('./labels/pdfkit-thread.ts', import.meta.url),
    thing: 'label',
    turnMs: renderLimits.turnMs,
  });
}

let drawn = 0;

function turn(
  subject: string,
  contestant: string,
  content: LabelContent,
  draw: (content: LabelContent) => Promise<unknown>,
): Turn {
  return {
    subject,
    contestant,
    async measure({ seconds }: Load) {
      const start = performance.now();
      const before = process.cpuUsage();
      const latencies: number[] = [];
      const drawOn = async () => {
        while (performance.now() < start + seconds * 1000) {
          const begin = performance.now();
          // Unique content, because concurrent requests for one label share a drawing.
          await draw({ ...content, trackingNumber: nthTrackingNumber(drawn++) });
          latencies.push(performance.now() - begin);
        }
      };
      await Promise.all(Array.from({ length: waitingLabels }, drawOn));
      const { user, system } = process.cpuUsage(before);
      return toSample(latencies, (performance.now() - start) / 1000, user + system);
    },
  };
}

const first = 'Sampan, first file of a process';
const next = 'Sampan, next file';

/** Each round has a process of its own, so that the first file loads the fonts. */
async function benchMany(
  bench: Bench,
  home: string,
  store: Store,
  contents: readonly LabelContent[],
): Promise<void> {
  const { brief, signal } = bench.options;
  const ids = contents.map(({ trackingNumber }) => trackingNumber);
  const series = new Map<string, Sample[]>();
  const keep = (subject: string, contestant: string, sample: Sample) => {
    const key = JSON.stringify([subject, contestant]);
    series.set(key, [...(series.get(key) ?? []), sample]);
  };
  const named = (format: string) => `${ids.length} labels in one ${format.toUpperCase()}`;
  const rounds = brief ? 1 : (bench.options.rounds ?? 3);
  for (let round = 1; round <= rounds; round++) {
    const started = performance.now();
    for (const format of ['pdf', 'zpl'] as const) {
      signal.throwIfAborted();
      const env = { ...productionEnv(home, store.url), SAMPAN_ROLES: 'api' };
      await using service = await startServiceProcess(env);
      // The memory that a first request of any kind takes is not counted.
      await postJson({ url: service.url, key: store.testKey }, '/shipments/validate', order);
      const idleBytes = (await service.report()).residentBytes;
      for (const contestant of [first, next])
        keep(named(format), contestant, await printMany(service, store, { ids, format }, idleBytes));
      if (format === 'pdf') keep(named('pdf'), peer, await drawMany(contents));
    }
    bench.progress(`many labels, round ${round} of ${rounds}`, started);
  }
  const toSeries = ([key, rounds]: [string, Sample[]]): Series => {
    const [subject = '', contestant = ''] = JSON.parse(key) as string[];
    return { subject, contestant, rounds };
  };
  const rows = bench.add([...series].map(toSeries));
  for (const [format, more] of [
    ['pdf', maxMoreMB],
    ['zpl', maxMoreMBOfZpl],
  ] as const) {
    const { seconds, moreMB: firstMB } = findRow(rows, named(format), first).values;
    const { moreMB: nextMB } = findRow(rows, named(format), next).values;
    bench.atMost(`${named(format)}, the first time:`, seconds?.median, maxSeconds, ' s');
    const highest = Math.max(firstMB?.high ?? Number.NaN, nextMB?.high ?? Number.NaN);
    bench.atMost(`${named(format)}, memory above that of the idle process:`, highest, more, ' MB');
  }
  bench.note(
    'Half of the labels in one file have Chinese addresses. PDFKit draws all of them with Noto Sans HK, without a request and a database.',
  );
}

const sampleMs = 20;

/** Reads the whole file, and meanwhile how much more memory the process has than before its first file. */
async function printMany(
  service: ServerProcess,
  { testKey }: Store,
  body: { readonly ids: readonly string[]; readonly format: LabelStyle['format'] },
  idleBytes: number,
): Promise<Sample> {
  const before = await service.report();
  let highest = before.residentBytes;
  let isPrinting = true;
  const watching = (async () => {
    for (; isPrinting; await delay(sampleMs))
      highest = Math.max(highest, (await service.report()).residentBytes);
  })();
  const start = performance.now();
  const response = await fetch(`${service.url}${basePath}/labels`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${testKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const file = await response.arrayBuffer();
  const seconds = (performance.now() - start) / 1000;
  isPrinting = false;
  await watching;
  if (!response.ok)
    throw new Error(`POST /labels returned ${response.status} ${Buffer.from(file).toString()}`);
  const cpuMicros = ((await service.report()).cpuMicros - before.cpuMicros) / body.ids.length;
  return {
    seconds,
    perSecond: body.ids.length / seconds,
    cpuMicros,
    kilobytes: file.byteLength / 1000,
    moreMB: (highest - idleBytes) / 1e6,
  };
}

/** In a new thread, as in a new process. */
async function drawMany(contents: readonly LabelContent[]): Promise<Sample> {
  await using pdfkit = openPdfkit();
  const before = process.cpuUsage();
  const start = performance.now();
  const { file } = await pdfkit.submit('bench', { contents, font: 'Chinese' });
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(before);
  return {
    seconds,
    perSecond: contents.length / seconds,
    cpuMicros: (user + system) / contents.length,
    kilobytes: file.byteLength / 1000,
  };
}
