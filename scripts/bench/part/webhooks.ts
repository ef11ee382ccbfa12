import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../../frame/processes.ts';
import { startBenchRedis, startStore, temporaryHome } from '../../frame/stores.ts';
import type { Load } from '../load.ts';
import { findRow, percentile, type Sample } from '../results.ts';
import type { Bench, Turn } from '../run.ts';
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

const ours = 'Sampan';
const minShare = 0.6;
const maxDelayMs = 50;
const warmUpDeliveries = 400;
const maxDeliveries = 20_000;
/** Deliveries that are inserted at once, by us and by the peers. */
const batch = 200;
/** Length of a burst as a multiple of the measurement time, so that its start and end matter little. */
const burstTimes = 3;
const idleEvents = 40;

/** Measures bursts and single deliveries through one worker process per queue, beside queues of others with fetch. */
export async function benchWebhooks(bench: Bench): Promise<void> {
  const { signal } = bench.options;
  await using stack = new AsyncDisposableStack();
  const home = temporaryHome(stack);
  const store = await startStore(home, stack);
  const receiver = stack.use(
    await startServer(path.join(import.meta.dirname, 'webhooks', 'receiver.ts'), {}),
  );
  const redisUrl = await startBenchRedis(home, stack);
  const environment = { home, store, receiverUrl: receiver.url };
  const backends = [await startBackend('PostgreSQL', null, environment, stack, signal)];
  if (redisUrl) backends.push(await startBackend('Redis', redisUrl, environment, stack, signal));
  else bench.note('redis-server is not installed; Redis was not measured.');
  const subject = ({ name }: Backend) => `deliveries, queue on ${name}`;
  const turns = backends.flatMap((backend): Turn[] => [
    burst(subject(backend), ours, (count) => deliverOurs(backend, receiver.url, count, signal)),
    ...backend.peers.map((peer) =>
      burst(subject(backend), `${peer.name} and fetch`, (count) =>
        deliverPeer(backend, peer, receiver.url, count, signal),
      ),
    ),
  ]);
  const rows = await bench.compare(turns, { rounds: 3, ratioOf: { contestant: ours, measure: 'perSecond' } });
  for (const backend of backends) {
    const peer = 'BullMQ and fetch';
    const { ratio } = findRow(rows, subject(backend), peer);
    bench.atLeast(`${subject(backend)}, relative to ${peer}:`, ratio?.median, minShare, ' ×');
  }
  for (const backend of backends) {
    bench.progress(`single events on ${backend.name}`);
    const delays = await measureDelays(backend, receiver.url, bench);
    const sample = { p50Ms: percentile(delays, 50), p99Ms: percentile(delays, 99) };
    bench.add([{ subject: 'a single event', contestant: `queue on ${backend.name}`, rounds: [sample] }]);
    bench.atMost(`event to receiver on ${backend.name} when idle, p50:`, sample.p50Ms, maxDelayMs, ' ms');
  }
  bench.note(
    `Each event goes to ${endpoints} endpoints. A burst is measured from the first insert of its events or jobs, in batches of ${batch} deliveries, without a nudge to the worker; a single event from its stamp, just before its commit.`,
  );
}

/** Sizes a burst by the throughput of the previous one. */
function burst(subject: string, contestant: string, deliver: (count: number) => Promise<Sample>): Turn {
  let count = warmUpDeliveries;
  return {
    subject,
    contestant,
    async measure({ seconds }: Load) {
      const sample = await deliver(count);
      const next = Math.min(maxDeliveries, (sample.perSecond ?? 0) * seconds * burstTimes);
      count = Math.max(warmUpDeliveries, Math.round(next / endpoints) * endpoints);
      return sample;
    },
  };
}

/** From the first insert of events to the receiver's last response. */
async function deliverOurs(
  { api, model, worker }: Backend,
  receiverUrl: string,
  count: number,
  signal: AbortSignal,
): Promise<Sample> {
  await forgetArrivals(receiverUrl);
  const before = await worker.report();
  const addedAtMs = performance.timeOrigin + performance.now();
  for (let first = 0; first < count; first += batch) {
    signal.throwIfAborted();
    await emitCopies(api, model, Math.min(batch, count - first) / endpoints);
  }
  const { lastAtMs } = await untilArrived(receiverUrl, count, signal);
  const after = await worker.report();
  await untilSettled(api, signal);
  const { duplicates } = await readArrivals(receiverUrl);
  if (duplicates > 0) console.error(`webhooks: ${duplicates} of ${count} deliveries arrived twice`);
  return burstSample(count, lastAtMs - addedAtMs, after.cpuMicros - before.cpuMicros);
}

/** From the first insert of jobs to the receiver's last response. Bodies and headers are as large as ours. */
async function deliverPeer(
  { model, name }: Backend,
  { queue, worker }: Backend['peers'][number],
  receiverUrl: string,
  count: number,
  signal: AbortSignal,
): Promise<Sample> {
  await forgetArrivals(receiverUrl);
  const posts = Array.from({ length: count }, (_, index) => {
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
  const before = await worker.report();
  const addedAtMs = performance.timeOrigin + performance.now();
  for (let first = 0; first < count; first += batch) {
    signal.throwIfAborted();
    await queue.add(posts.slice(first, first + batch));
  }
  const { lastAtMs } = await untilArrived(receiverUrl, count, signal);
  const after = await worker.report();
  return burstSample(count, lastAtMs - addedAtMs, after.cpuMicros - before.cpuMicros);
}

const burstSample = (count: number, milliseconds: number, cpuMicros: number): Sample => ({
  perSecond: (count * 1000) / milliseconds,
  cpuMicros: cpuMicros / count,
});

/** Books shipments one by one on an idle service; measures from the event's stamp to the receiver. */
async function measureDelays({ api }: Backend, receiverUrl: string, { options }: Bench): Promise<number[]> {
  const { brief, signal } = options;
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
