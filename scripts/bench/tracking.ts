import { openDb } from '../../db/client.ts';
import { type ServerProcess, startServiceProcess } from '../frame/processes.ts';
import { copyStore, productionEnv, startStore, temporaryHome } from '../frame/stores.ts';
import {
  atMost,
  type Findings,
  figure,
  median,
  medians,
  rateCells,
  type Sample,
  type Series,
} from './results.ts';
import { alternate, measure, type RoundsOptions, type RunOptions, type Turn } from './rounds.ts';
import { bookTemplates, fillShipments, type LabelRounds, measureLabels } from './tracking/fill.ts';
import { checkCache, createRequests, type SizedRequest, warmLabels } from './tracking/requests.ts';

const fewest = 10_000;
const maxTimes = 1.3;

interface Size {
  readonly shipments: number;
  readonly url: string;
  readonly service: ServerProcess;
  readonly requests: readonly SizedRequest[];
}

/** Measures reads, tracking and creates with many and with few shipments, in the same rounds, and label rendering. */
export async function benchTracking(options: RunOptions): Promise<Findings> {
  const { signal } = options;
  await using stack = new AsyncDisposableStack();
  const home = temporaryHome(stack);
  const store = await startStore(home, stack);
  const env = (url: string) => ({
    ...productionEnv(home, url),
    SAMPAN_ROLES: 'api',
    TEST_FEED_SECONDS: '0',
  });
  const templates = await bookTemplates(env(store.url), store.testKey);
  const sizes: Size[] = [];
  for (const [name, shipments] of [
    ['few', Math.min(fewest, options.shipments)],
    ['many', options.shipments],
  ] as const) {
    signal.throwIfAborted();
    const url = await copyStore(store.url, name);
    await fillShipments(url, shipments, templates, signal);
    sizes.push({
      shipments,
      url,
      service: stack.use(await startServiceProcess(env(url))),
      requests: createRequests(shipments, store.testKey),
    });
  }
  for (const { service } of sizes) await checkCache(service.url, store.testKey);
  for (const { service } of sizes.slice(0, 1)) await warmLabels(service.url, store.testKey);
  const scope = { accountId: store.accountId, livemode: false };
  const labels = await measureLabels(store.url, scope, templates.onItsWay, {
    ...options,
    rounds: Math.min(options.rounds, 3),
  });
  const turns = (sizes[0]?.requests ?? []).flatMap((request, index) =>
    // Label time does not depend on the number of shipments: measure it with the few only.
    (request.bounded ? sizes : sizes.slice(0, 1)).map((size) => createTurn(size, index, options)),
  );
  const series = await alternate('tracking', turns, options);
  return summarizeFindings(sizes, series, labels);
}

const serverName = (title: string, shipments: number) => `${title}, ${shipments} shipments`;

function createTurn(
  { shipments, url, service, requests }: Size,
  index: number,
  options: RoundsOptions,
): Turn {
  const request = requests[index];
  if (!request) throw new Error('a size lacks a request');
  return {
    name: serverName(request.title, shipments),
    async measure(warmUp): Promise<Sample> {
      if (request.emptied) await empty(url, request.emptied);
      const connections = request.connections ?? options.connections;
      return measure(service, request, { ...options, connections, warmUp });
    },
  };
}

async function empty(url: string, table: string): Promise<void> {
  await using db = openDb({ url, poolSize: 1 });
  await db.pool.query(`truncate ${table}`);
}

function summarizeFindings(sizes: readonly Size[], series: readonly Series[], labels: LabelRounds): Findings {
  const [few, many] = sizes;
  if (!few || !many) throw new Error('a size was not measured');
  const findRounds = (title: string, { shipments }: Size) =>
    series.find(({ server }) => server === serverName(title, shipments))?.rounds ?? [];
  const times = (title: string) => {
    const small = findRounds(title, few);
    return median(
      findRounds(title, many).map((round, index) => round.p50Ms / (small[index]?.p50Ms ?? Number.NaN)),
    );
  };
  const rates = (rounds: readonly Sample[]) => rateCells(medians(rounds));
  const bounded = few.requests.filter((request) => request.bounded);
  const count = (size: Size) => size.shipments.toLocaleString('en');
  return {
    title: 'Tracking: one API process, few shipments and many',
    tables: [
      {
        head: [
          'request',
          `${count(few)}: /s`,
          'p50 ms',
          'p99 ms',
          `${count(many)}: /s`,
          'p50 ms',
          'p99 ms',
          'p50 ×',
        ],
        rows: bounded.map(({ title }) => [
          title,
          ...rates(findRounds(title, few)),
          ...rates(findRounds(title, many)),
          times(title).toFixed(2),
        ]),
      },
      {
        head: ['labels', 'labels/s', 'p50 ms', 'p99 ms'],
        rows: [
          ...labels.series.map(({ server, rounds }) => [server, ...rates(rounds)]),
          ...few.requests
            .filter((request) => !request.bounded)
            .map(({ title }) => [`over HTTP: ${title}`, ...rates(findRounds(title, few))]),
        ],
      },
    ],
    limits: bounded.map(({ title }) => {
      const what = `p50 of ${title} with ${count(many)} shipments relative to ${count(few)}:`;
      return atMost(what, times(title), maxTimes, ' ×');
    }),
    notes: [
      `The service renders labels in one thread; four requests wait at a time. The first label took ${figure(labels.firstMs)} ms.`,
      'Every shipment has tracking events, a sandbox booking and one event with an empty body. Half are delivered. All belong to one account.',
    ],
    numbers: { sizes: sizes.map(({ shipments }) => shipments), series, labels },
  };
}
