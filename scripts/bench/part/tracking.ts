import { randomInt } from 'node:crypto';
import { openDb } from '../../../db/client.ts';
import { findShipment } from '../../../db/query/shipment/shipment.ts';
import { labelContent } from '../../../src/label/content.ts';
import { openLabelRenderer } from '../../../src/label/label-renderer.ts';
import { basePath } from '../../frame/api.ts';
import { order } from '../../frame/order.ts';
import { type ServerProcess, startServiceProcess } from '../../frame/processes.ts';
import { type FilledStore, isDelivered, nthTrackingNumber, openFilledStore } from '../fill.ts';
import { closedLoop, type Load, type LoadRequest } from '../load.ts';
import { toSample } from '../results.ts';
import { type Bench, type Turn, withPostgresCpu } from '../run.ts';

const maxTimes = 1.3;
/** Enough to keep the label thread busy. */
const waitingLabels = 4;

interface SizedRequest extends LoadRequest {
  /** Table to empty before each measurement. */
  readonly emptied?: string;
}

interface Size {
  readonly url: string;
  readonly service: ServerProcess;
  readonly contestant: string;
  readonly requests: readonly SizedRequest[];
}

/** Measures lists, reads, tracking and creates with many and with few shipments, in the same rounds, and drawn labels. */
export async function benchTracking(bench: Bench): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const { store, template, few, many, env } = await openFilledStore(bench);
  const sizes: Size[] = [];
  for (const { url, shipments } of [few, many]) {
    const service = stack.use(await startServiceProcess(env(url)));
    await checkCache(service, store.testKey);
    const contestant = `${shipments.toLocaleString('en')} shipments`;
    sizes.push({ url, service, contestant, requests: createRequests(shipments, store.testKey) });
  }
  const turns = (sizes[0]?.requests ?? []).flatMap(({ title }, index) =>
    sizes.map(({ url, service, contestant, requests }): Turn => {
      const request = requests[index] as SizedRequest;
      return {
        subject: title,
        contestant,
        async measure(load) {
          if (request.emptied) await empty(url, request.emptied);
          return withPostgresCpu(store, () => closedLoop(service, request, load));
        },
      };
    }),
  );
  const largest = sizes[1]?.contestant ?? '';
  const rows = await bench.compare(turns, { rounds: 4, ratioOf: { contestant: largest, measure: 'p50Ms' } });
  for (const { subject, contestant, ratio } of rows)
    if (ratio)
      bench.atMost(`p50 of ${subject}, ${largest} relative to ${contestant}:`, ratio.median, maxTimes, ' ×');
  await measureLabels(bench, store, template);
  bench.note(
    'Every shipment has tracking events, a sandbox booking and one event with an empty body. Half are delivered. All belong to one account.',
  );
}

/** Returns the requests for a database of this size. Each request reads another shipment, unless it measures a cache hit. */
function createRequests(shipments: number, key: string): SizedRequest[] {
  const headers = { Authorization: `Bearer ${key}` };
  const half = Math.floor(shipments / 2);
  const drawNumber = (remainder: 0 | 1) => nthTrackingNumber(randomInt(half) * 2 + remainder);
  let nextMiss = 0;
  let nextCreate = 0;
  const get = (title: string, freshPath: () => string, more: Partial<SizedRequest> = {}): SizedRequest => ({
    title,
    method: 'GET',
    path: freshPath(),
    headers,
    freshPath: () => basePath + freshPath(),
    ...more,
  });
  return [
    get('GET /shipments, a page anywhere', () => {
      const before = Date.now() - randomInt(shipments) * 10_000;
      return `/shipments?created_before=${encodeURIComponent(new Date(before).toISOString())}`;
    }),
    get('GET a shipment', () => `/shipments/${drawNumber(randomInt(2) as 0 | 1)}`),
    get('getTracking, on its way', () => `/tracking/${drawNumber(1)}`),
    get(
      'getTracking, delivered, not cached',
      () => `/tracking/${nthTrackingNumber((nextMiss++ % half) * 2)}`,
      {
        emptied: 'tracking_cache',
        maxRequests: half,
      },
    ),
    get('getTracking, delivered, cached', () => `/tracking/${nthTrackingNumber(0)}`),
    {
      title: 'POST /shipments, test mode',
      method: 'POST',
      path: `${basePath}/shipments`,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(order),
      freshHeaders: () => ({ 'Idempotency-Key': `bench-${process.pid}-${shipments}-${nextCreate++}` }),
    },
  ];
}

/** Checks that a delivered shipment is cached and one in transit is not. */
async function checkCache({ url }: ServerProcess, key: string): Promise<void> {
  const readCacheHeader = async (index: number) => {
    const response = await fetch(`${url}${basePath}/tracking/${nthTrackingNumber(index)}`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    await response.arrayBuffer();
    return `${response.status} ${response.headers.get('x-service-cache')}`;
  };
  const said = [await readCacheHeader(2), await readCacheHeader(2), await readCacheHeader(5)].join(', ');
  if (!isDelivered(2) || isDelivered(5) || said !== '200 miss, 200 hit, 200 bypass')
    throw new Error(`unexpected tracking responses: ${said}`);
}

async function empty(url: string, table: string): Promise<void> {
  await using db = openDb({ url, poolSize: 1 });
  await db.pool.query(`truncate ${table}`);
}

const hongKong = {
  contact_name: '陳嘉欣',
  address: '九龍觀塘觀塘道四百七十二號觀塘工業中心第三期十二樓一二〇三室',
  city: '香港',
  district: '觀塘',
  country_code: 'HK',
} as const;

/** Renders a label repeatedly in the service's label thread, with Latin and with Chinese text. */
async function measureLabels(
  bench: Bench,
  { url, accountId }: FilledStore['store'],
  trackingNumber: string,
): Promise<void> {
  await using db = openDb({ url, poolSize: 1 });
  const shipment = await findShipment(db, { accountId, livemode: false }, trackingNumber);
  if (!shipment) throw new Error(`shipment ${trackingNumber} does not exist`);
  await using labels = openLabelRenderer();
  const recipient = { ...shipment.recipient, ...hongKong };
  const contents = {
    'Latin script': labelContent(shipment, 'Demonstration'),
    'Chinese script': labelContent({ ...shipment, recipient }, 'Demonstration'),
  };
  let drawn = 0;
  const turns = Object.entries(contents).map(([contestant, content]) => ({
    subject: 'a label',
    contestant,
    async measure({ seconds }: Load) {
      const start = performance.now();
      const latencies: number[] = [];
      const draw = async () => {
        while (performance.now() < start + seconds * 1000) {
          const begin = performance.now();
          // Unique content, because concurrent requests for one label share a rendering.
          await labels.render({ ...content, trackingNumber: nthTrackingNumber(drawn++) }, accountId);
          latencies.push(performance.now() - begin);
        }
      };
      await Promise.all(Array.from({ length: waitingLabels }, draw));
      return toSample(latencies, (performance.now() - start) / 1000);
    },
  }));
  await bench.compare(turns, { rounds: 3 });
}
