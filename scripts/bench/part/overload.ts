import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { basePath } from '../../frame/api.ts';
import { order } from '../../frame/order.ts';
import { type ServerProcess, startServiceProcess } from '../../frame/processes.ts';
import {
  addAccount,
  copyStore,
  fillWallet,
  productionEnv,
  startBenchRedis,
  startStore,
  temporaryHome,
} from '../../frame/stores.ts';
import { closedLoop, fixedRate, fixedRateSample, type LoadRequest } from '../load.ts';
import { findRow, type Sample, type Series } from '../results.ts';
import type { Bench } from '../run.ts';

/** Offered load, as a multiple of the capacity. */
const loads = [0.5, 1, 2, 4, 8];
const rounds = 2;
const warmUpSeconds = 3;
const capacitySeconds = 1.5;
const floodSeconds = 3;
const connections = 16;
const quietPerSecond = 10;
const quietSeconds = 6;
const quietRounds = 2;
const floodTimes = 2;
const minGoodput = 0.8;
const maxTimes = 3;
const maxMB = 400;

interface Setup {
  readonly name: string;
  readonly processes: number;
  readonly redis: boolean;
}

const setups: readonly Setup[] = [
  { name: '1 process, limits in PostgreSQL', processes: 1, redis: false },
  { name: '2 processes, limits in PostgreSQL', processes: 2, redis: false },
  { name: '1 process, limits in Redis', processes: 1, redis: true },
];

/**
 * Offers live bookings at fixed rates below and above the capacity: how many are booked in time, how long they wait, and
 * how much memory the service takes. Then measures a quiet account beside another that floods the service.
 */
export async function benchOverload(bench: Bench): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const home = temporaryHome(stack);
  const store = await startStore(home, stack);
  await fillWallet(store.url, store.accountId);
  const quietKey = await addAccount(store.url, 1);
  const redisUrl = await startBenchRedis(home, stack);
  if (!redisUrl) bench.note('redis-server is not installed; limits in Redis were not measured.');
  const measured = (bench.options.brief ? setups.slice(0, 1) : setups).filter(
    ({ redis }) => !redis || redisUrl,
  );
  let copies = 0;
  const startService = async (setup: Setup, running: AsyncDisposableStack): Promise<ServerProcess[]> => {
    const url = await copyStore(store.url, `overload_${++copies}`);
    const env = {
      ...productionEnv(home, url),
      SAMPAN_ROLES: 'api',
      ...(setup.redis && redisUrl ? { REDIS_URL: redisUrl } : {}),
    };
    const servers: ServerProcess[] = [];
    for (let count = 0; count < setup.processes; count++)
      servers.push(running.use(await startServiceProcess(env)));
    const seconds = bench.options.brief ? 0.5 : warmUpSeconds;
    await measureCapacity(servers, bookingWith(store.liveKey), seconds, bench.options.signal);
    return servers;
  };
  for (const setup of measured) {
    await using running = new AsyncDisposableStack();
    await measureLoads(bench, setup, await startService(setup, running), bookingWith(store.liveKey));
  }
  for (const setup of measured.filter(({ redis }) => !redis)) {
    await using running = new AsyncDisposableStack();
    await measureQuiet(bench, setup, await startService(setup, running), store.liveKey, quietKey);
  }
  bench.note(
    `A load lasts ${floodSeconds} s, after the capacity was measured with ${connections} connections for each process. Latency counts from the time at which a request was due. What is booked after the load has ended does not count.`,
  );
}

function bookingWith(key: string): LoadRequest {
  return {
    title: 'POST /shipments, live mode',
    method: 'POST',
    path: `${basePath}/shipments`,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(order),
    freshHeaders: () => ({ 'Idempotency-Key': randomUUID() }),
  };
}

/** Returns also how many cores this process used: it sends the load, on the machine of the service. */
async function withSenderCores<Value>(work: () => Promise<Value>): Promise<[Value, number]> {
  const began = performance.now();
  const before = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(before);
  return [value, (user + system) / 1000 / (performance.now() - began)];
}

/** Measures the bookings per second of all processes together, each as busy as it can be without a queue at its door. */
async function measureCapacity(
  servers: readonly ServerProcess[],
  request: LoadRequest,
  seconds: number,
  signal: AbortSignal,
): Promise<number> {
  const samples = await Promise.all(
    servers.map((server) => closedLoop(server, request, { connections, seconds, signal })),
  );
  return samples.reduce((sum, { perSecond = 0 }) => sum + perSecond, 0);
}

async function measureLoads(
  bench: Bench,
  { name }: Setup,
  servers: readonly ServerProcess[],
  request: LoadRequest,
): Promise<void> {
  const { brief, signal } = bench.options;
  const seconds = brief ? 1 : floodSeconds;
  const urls = servers.map(({ url }) => url);
  const samples = loads.map((): Sample[] => []);
  for (let round = 0; round < (brief ? 1 : rounds); round++) {
    const order = [...loads.entries()];
    for (const [index, times] of round % 2 === 0 ? order : order.reverse()) {
      const [capacity, calmCores] = await withSenderCores(() =>
        measureCapacity(servers, request, brief ? 0.5 : capacitySeconds, signal),
      );
      const [answers, cores] = await withSenderCores(() =>
        fixedRate(urls, request, { perSecond: times * capacity, seconds, signal }),
      );
      const sample = fixedRateSample(answers, seconds);
      const cpuLeftShare = Math.min(1, 1 - (cores - calmCores) / availableParallelism());
      const reports = await Promise.all(servers.map((server) => server.report()));
      const residentMB = Math.max(...reports.map(({ residentBytes }) => residentBytes)) / 1e6;
      const goodputShare = (sample.perSecond ?? 0) / capacity;
      samples[index]?.push({ ...sample, goodputShare, cpuLeftShare, residentMB });
      bench.progress(
        `${name}, ${times} × capacity of ${capacity.toFixed(0)}/s: ${goodputShare.toFixed(2)} of it booked on ${cpuLeftShare.toFixed(2)} of the CPU, p99 ${sample.p99Ms?.toFixed(0)} ms, ${residentMB.toFixed(0)} MB`,
      );
    }
  }
  const series = loads.map(
    (times, index): Series => ({
      subject: name,
      contestant: `${times} × capacity`,
      rounds: samples[index] ?? [],
    }),
  );
  const rows = bench.add(series);
  for (const { contestant, values } of rows.filter((_, index) => (loads[index] ?? 0) > 1))
    bench.atLeast(
      `${name}, ${contestant}, booked of the capacity, on the CPU that the sender leaves:`,
      (values.goodputShare?.median ?? 0) / (values.cpuLeftShare?.median ?? 1),
      minGoodput,
      ' ×',
    );
  const most = Math.max(...rows.map(({ values }) => values.residentMB?.high ?? 0));
  bench.atMost(`${name}, memory of a process:`, most, maxMB, ' MB');
}

/** Measures a quiet account's bookings alone and beside a flood of another account, in alternating rounds. */
async function measureQuiet(
  bench: Bench,
  { name }: Setup,
  servers: readonly ServerProcess[],
  floodKey: string,
  quietKey: string,
): Promise<void> {
  const { brief, signal } = bench.options;
  const seconds = brief ? 1 : quietSeconds;
  const urls = servers.map(({ url }) => url);
  const quiet = async () => {
    const sample = fixedRateSample(
      await fixedRate(urls, bookingWith(quietKey), { perSecond: quietPerSecond, seconds, signal }),
      seconds,
    );
    if (sample.refusedPerSecond) throw new Error('bookings of the quiet account were refused');
    return sample;
  };
  const perSecond =
    floodTimes *
    (await measureCapacity(servers, bookingWith(floodKey), brief ? 0.5 : capacitySeconds, signal));
  const subject = `an account with ${quietPerSecond} bookings per second, ${name}`;
  const beside = `beside a flood of ${floodTimes} × capacity`;
  const rows = await bench.compare(
    [
      { subject, contestant: 'alone', measure: quiet },
      {
        subject,
        contestant: beside,
        async measure() {
          const [sample] = await Promise.all([
            quiet(),
            fixedRate(urls, bookingWith(floodKey), { perSecond, seconds, signal }),
          ]);
          return sample;
        },
      },
    ],
    { rounds: quietRounds, ratioOf: { contestant: beside, measure: 'p99Ms' } },
  );
  bench.atMost(`${subject}, p99 ${beside}:`, findRow(rows, subject, 'alone').ratio?.median, maxTimes, ' ×');
}
