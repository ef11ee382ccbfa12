import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../frame/processes.ts';
import { startBenchRedis, startStore, temporaryHome } from '../frame/stores.ts';
import {
  atLeast,
  atMost,
  type Findings,
  figure,
  percentile,
  type Sample,
  type Series,
  summarize,
} from './results.ts';
import { alternate, type RoundsOptions, type Turn } from './rounds.ts';
import {
  type Backend,
  bookOne,
  emitCopies,
  endpoints,
  forgetArrivals,
  readArrivals,
  stampedAtMs,
  startBackend,
  untilArrived,
  untilSettled,
} from './webhooks/backend.ts';
import type { RawPost } from './webhooks/raw-queue.ts';

const minShare = 0.6;
const maxDelayMs = 50;
const warmUpDeliveries = 400;
const maxDeliveries = 20_000;
/** Length of a burst as a multiple of the measurement time, so that its start and end matter little. */
const burstTimes = 3;
const idleEvents = 40;
const discarded = { removeOnComplete: true, removeOnFail: true };

const ours = ({ name }: Backend) => `Sampan on ${name}`;
const bare = ({ name }: Backend) => `BullMQ + fetch on ${name}`;

/** Measures bursts and single deliveries through one worker process per queue, beside only BullMQ with fetch. */
export async function benchWebhooks(options: RoundsOptions): Promise<Findings> {
  const { signal } = options;
  await using stack = new AsyncDisposableStack();
  const home = temporaryHome(stack);
  const store = await startStore(home, stack);
  const receiver = stack.use(
    await startServer(path.join(import.meta.dirname, 'webhooks', 'receiver.ts'), {}),
  );
  const redisUrl = await startBenchRedis(home, stack);
  const environment = { home, store, receiverUrl: receiver.url };
  const backends = [await startBackend('Postgres', null, environment, stack, signal)];
  if (redisUrl) backends.push(await startBackend('Redis', redisUrl, environment, stack, signal));
  const turns = backends.flatMap((backend): Turn[] => [
    burst(ours(backend), options, (count) => deliverOurs(backend, receiver.url, count, signal)),
    burst(bare(backend), options, (count) => deliverBare(backend, receiver.url, count, signal)),
  ]);
  const series = await alternate('webhooks', turns, options);
  const delays = new Map<string, number[]>();
  for (const backend of backends) {
    console.error(`webhooks, single events on ${backend.name}`);
    delays.set(backend.name, await measureDelays(backend, receiver.url, options));
  }
  return summarizeFindings(backends, series, delays);
}

/** Sizes a burst by the throughput of the previous one. */
function burst(name: string, { seconds }: RoundsOptions, deliver: (count: number) => Promise<Sample>): Turn {
  let count = warmUpDeliveries;
  return {
    name,
    async measure() {
      const sample = await deliver(count);
      const next = Math.min(maxDeliveries, sample.requestsPerSecond * seconds * burstTimes);
      count = Math.max(warmUpDeliveries, Math.round(next / endpoints) * endpoints);
      return sample;
    },
  };
}

/** From the commit of the outbox rows to the receiver's last response. */
async function deliverOurs(
  { api, model, worker }: Backend,
  receiverUrl: string,
  count: number,
  signal: AbortSignal,
): Promise<Sample> {
  await forgetArrivals(receiverUrl);
  const before = await worker.report();
  const committedAtMs = await emitCopies(api, model, count / endpoints);
  const { lastAtMs } = await untilArrived(receiverUrl, count, signal);
  const after = await worker.report();
  await untilSettled(api, signal);
  const { duplicates } = await readArrivals(receiverUrl);
  if (duplicates > 0) console.error(`webhooks: ${duplicates} of ${count} deliveries arrived twice`);
  return sampleOfBurst(count, lastAtMs - committedAtMs, after.cpuMicros - before.cpuMicros);
}

/** From the first job added to the receiver's last response. */
async function deliverBare(
  { model, raw, rawWorker, name }: Backend,
  receiverUrl: string,
  count: number,
  signal: AbortSignal,
): Promise<Sample> {
  await forgetArrivals(receiverUrl);
  const posts = Array.from({ length: count }, (_, index): RawPost => {
    const event = `evt_${randomUUID().replaceAll('-', '')}`;
    return {
      url: `${receiverUrl}/${name}/${index % endpoints}`,
      headers: {
        'Content-Type': 'application/json',
        'X-Service-Event-Id': event,
        'X-Service-Event-Type': 'shipment.created',
        'X-Service-Signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`,
      },
      body: model.body.replaceAll(model.id, event),
    };
  });
  const before = await rawWorker.report();
  const addedAtMs = performance.timeOrigin + performance.now();
  for (let first = 0; first < count; first += 200) {
    signal.throwIfAborted();
    const batch = posts.slice(first, first + 200);
    await raw.addBulk(batch.map((data) => ({ name: 'post', data, opts: discarded })));
  }
  const { lastAtMs } = await untilArrived(receiverUrl, count, signal);
  const after = await rawWorker.report();
  return sampleOfBurst(count, lastAtMs - addedAtMs, after.cpuMicros - before.cpuMicros);
}

function sampleOfBurst(count: number, milliseconds: number, cpuMicros: number): Sample {
  return {
    requestsPerSecond: (count * 1000) / milliseconds,
    p50Ms: Number.NaN,
    p99Ms: Number.NaN,
    cpuMicrosPerRequest: cpuMicros / count,
  };
}

/** Books shipments one by one on an idle service; measures from the event's stamp to the receiver. */
async function measureDelays(
  { api }: Backend,
  receiverUrl: string,
  { brief, signal }: RoundsOptions,
): Promise<number[]> {
  const delays: number[] = [];
  for (let count = 0; count < (brief ? 2 : idleEvents); count++) {
    await forgetArrivals(receiverUrl);
    const { id } = await bookOne(api);
    await untilArrived(receiverUrl, endpoints, signal);
    const { firstAtMs } = await readArrivals(receiverUrl);
    delays.push((firstAtMs[id] ?? Number.NaN) - (await stampedAtMs(api, id)));
    await untilSettled(api, signal);
    // Random delay, so that bookings are not in phase with the poll interval.
    await sleep(Math.random() * 100, null, { signal });
  }
  return delays;
}

function summarizeFindings(
  backends: readonly Backend[],
  series: readonly Series[],
  delays: ReadonlyMap<string, readonly number[]>,
): Findings {
  const tables = backends.map((backend) => {
    const names = [ours(backend), bare(backend)];
    return summarize(
      series.filter(({ server }) => names.includes(server)),
      bare(backend),
    );
  });
  const delayAt = ({ name }: Backend, share: number) => percentile([...(delays.get(name) ?? [])], share);
  return {
    title: 'Webhooks: from the outbox to the receiver, one worker process',
    tables: [
      {
        head: ['bursts', 'deliveries/s', 'CPU µs/delivery', '× BullMQ + fetch'],
        rows: tables
          .flat()
          .map(({ server, requestsPerSecond, cpuMicrosPerRequest, ratio }) => [
            server,
            figure(requestsPerSecond),
            figure(cpuMicrosPerRequest),
            ratio.toFixed(2),
          ]),
      },
      {
        head: ['single events, separate API and worker processes', 'p50 ms', 'p99 ms'],
        rows: backends.map((backend) => [
          ours(backend),
          figure(delayAt(backend, 50)),
          figure(delayAt(backend, 99)),
        ]),
      },
    ],
    limits: [
      ...backends.map((backend, index) => {
        const ratio = tables[index]?.find(({ server }) => server === ours(backend))?.ratio ?? Number.NaN;
        return atLeast(`deliveries on ${backend.name} relative to BullMQ + fetch:`, ratio, minShare, ' ×');
      }),
      ...backends.map((backend) => {
        const what = `event to receiver on ${backend.name} when idle, p50:`;
        return atMost(what, delayAt(backend, 50), maxDelayMs, ' ms');
      }),
    ],
    notes: [
      `Each event goes to ${endpoints} endpoints. fetch is Node's (undici), with the same bodies, number of headers and receiver.`,
      'A burst is measured from the commit of its outbox rows, without a nudge to the worker; a single event from its stamp, just before its commit.',
      ...(backends.length === 1 ? ['redis-server is not installed; Redis was not measured.'] : []),
    ],
    numbers: { series, delays: Object.fromEntries(delays) },
  };
}
