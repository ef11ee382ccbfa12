import { createRequire } from 'node:module';
import type { Registry } from 'prom-client';
import type { Db } from '../../db/client.ts';
import {
  countRole,
  type InstallationHealth,
  type LivingProcess,
  listLivingProcesses,
  readInstallationHealth,
} from '../../db/query/installation/service-process.ts';
import { type Backlog, readBacklog } from '../../db/query/webhook/webhook-claim.ts';
import { settlesWithin } from '../../db/statement.ts';
import type { QueueCounts } from '../queue/job-queues.ts';
import { durationBounds, type RequestMeter } from './request-meter.ts';

/** State of the whole installation; null for a store that did not respond in time. */
interface StoreReadings {
  readonly health: InstallationHealth | null;
  readonly backlog: Backlog | null;
  readonly queues: readonly QueueCounts[] | null;
  readonly processes: readonly LivingProcess[] | null;
}

/** A reading is served again for this long, so that scrapes don't load the stores. */
const freshMs = 5_000;
const waitMs = 3_000;

/** Returns a function that reads the stores, at most every 5 s. */
export function storeReadings(
  db: Db,
  countQueues: () => Promise<QueueCounts[]>,
): () => Promise<StoreReadings> {
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<StoreReadings> | undefined;
  return () => {
    if (reading && performance.now() - readAt < freshMs) return reading;
    readAt = performance.now();
    reading = (async () => {
      const [health, backlog, queues, processes] = await Promise.all([
        orNull(readInstallationHealth(db)),
        orNull(readBacklog(db)),
        orNull(countQueues()),
        orNull(listLivingProcesses(db.kysely)),
      ]);
      return { health, backlog, queues, processes };
    })();
    return reading;
  };
}

async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  const read = reading.catch(() => null);
  return (await settlesWithin(waitMs, read)) ? read : null;
}

type PromClient = typeof import('prom-client');

const require = createRequire(import.meta.url);
// Resolved at the start: Node caches a package.json that it couldn't read.
const entry = require.resolve('prom-client');

/** Loads the library at the first scrape, to save memory. `require`, because a failed `import` is cached forever. */
function loadPromClient(): PromClient {
  return require(entry) as PromClient;
}

/** Returns the metrics of this process and of the installation. No label names an account, shipment or address. */
export function metricsRegistry(
  meter: RequestMeter,
  readStores: () => Promise<StoreReadings>,
  gate: ReadonlyMap<string, GateCounts>,
  requestLog?: LoggedCounts,
): Registry {
  const client = loadPromClient();
  const registry = new client.Registry();
  client.collectDefaultMetrics({ register: registry });
  requestMetrics(client, registry, meter);
  gateMetrics(client, registry, gate);
  storeMetrics(client, registry, readStores);
  if (requestLog) requestLogMetrics(client, registry, requestLog);
  return registry;
}

function requestMetrics({ Counter }: PromClient, registry: Registry, meter: RequestMeter): void {
  new Counter({
    name: 'sampan_http_requests_total',
    help: 'Responses of this process by operation and status class. Operation "none": unknown path or method.',
    labelNames: ['operation', 'status'],
    registers: [registry],
    collect() {
      this.reset();
      this.inc({ operation: 'none', status: '4xx' }, meter.unrouted);
      for (const [operation, { byClass }] of meter.operations) {
        byClass.forEach((count, digit) => {
          if (count > 0) this.inc({ operation, status: `${digit}xx` }, count);
        });
      }
    },
  });
  new Counter({
    name: 'sampan_rate_limited_total',
    help: 'Requests that this process rejected because of a rate limit: per_second or per_day of a key, or address (no valid key).',
    labelNames: ['limit'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [limit, count] of Object.entries(meter.limited)) this.inc({ limit }, count);
    },
  });
  registry.registerMetric(durations(meter));
}

/** Requests of an operation at the gate. */
interface GateCounts {
  readonly inFlight: number;
  readonly waiting: number;
  /** Since the start. */
  readonly refused: number;
}

function gateMetrics(
  { Counter, Gauge }: PromClient,
  registry: Registry,
  gate: ReadonlyMap<string, GateCounts>,
): void {
  new Gauge({
    name: 'sampan_gate_requests',
    help: 'Authenticated requests of this process by operation and state: in_flight, or waiting for a permit.',
    labelNames: ['operation', 'state'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [operation, { inFlight, waiting }] of gate) {
        this.set({ operation, state: 'in_flight' }, inFlight);
        this.set({ operation, state: 'waiting' }, waiting);
      }
    },
  });
  new Counter({
    name: 'sampan_gate_refused_total',
    help: 'Requests that this process refused with 503, because they would have waited too long for a permit or too many were waiting.',
    labelNames: ['operation'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [operation, { refused }] of gate) this.inc({ operation }, refused);
    },
  });
}

interface LoggedCounts {
  readonly written: number;
  readonly dropped: number;
  readonly leftOut: number;
}

function requestLogMetrics({ Counter }: PromClient, registry: Registry, log: LoggedCounts): void {
  new Counter({
    name: 'sampan_request_log_total',
    help: 'Requests for the log of the dashboard: written, dropped because the database was too slow or failed, or left out: refused requests, and those beyond the bytes of an account and day.',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      this.reset();
      this.inc({ result: 'written' }, log.written);
      this.inc({ result: 'dropped' }, log.dropped);
      this.inc({ result: 'left_out' }, log.leftOut);
    },
  });
}

interface CollectedMetric {
  readonly name: string;
  readonly help: string;
  get(): Promise<object>;
}

declare module 'prom-client' {
  interface Registry<BoundRegistryContentType extends RegistryContentType = PrometheusContentType> {
    /** The registry reads these members only. */
    registerMetric(metric: CollectedMetric): void;
  }
}

/** Returns a histogram that reads the meter's counts, so that a request is counted once. */
function durations(meter: RequestMeter): CollectedMetric {
  const name = 'sampan_http_request_duration_seconds';
  const help = 'Time from routing a request until its response is ready, in seconds, by operation.';
  const get = async () => ({
    name,
    help,
    type: 'histogram',
    aggregator: 'sum',
    values: [...meter.operations].flatMap(([operation, { byDuration, seconds }]) => {
      let count = 0;
      const buckets = [...byDuration].map((own, index) => {
        count += own;
        return {
          metricName: `${name}_bucket`,
          labels: { le: durationBounds[index] ?? '+Inf', operation },
          value: count,
        };
      });
      return count === 0
        ? []
        : [
            ...buckets,
            { metricName: `${name}_sum`, labels: { operation }, value: seconds },
            { metricName: `${name}_count`, labels: { operation }, value: count },
          ];
    }),
  });
  return { name, help, get };
}

type Sample = readonly [labels: Readonly<Record<string, string>>, value: number];

function storeMetrics(
  { Gauge }: PromClient,
  registry: Registry,
  readStores: () => Promise<StoreReadings>,
): void {
  const gauge = (
    name: string,
    help: string,
    labelNames: string[],
    samples: (readings: StoreReadings) => readonly Sample[],
  ) =>
    new Gauge({
      name: `sampan_${name}`,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const readings = await readStores();
        this.reset();
        if (labelNames.length === 0) this.remove();
        for (const [labels, value] of samples(readings)) this.set(labels, value);
      },
    });

  gauge('store_up', '1 if the store responded to this reading, else 0.', ['store'], ({ health, queues }) => [
    [{ store: 'database' }, Number(health !== null)],
    [{ store: 'queue' }, Number(queues !== null)],
  ]);
  gauge(
    'processes',
    'Processes of the installation that live, by role. A process can have both roles. Alert on 0 workers.',
    ['role'],
    ({ processes }) =>
      processes ? (['api', 'worker'] as const).map((role) => [{ role }, countRole(processes, role)]) : [],
  );
  gauge(
    'webhook_deliveries',
    'Unfinished webhook deliveries of the installation by state. "waiting": until the next retry.',
    ['state'],
    ({ backlog }) =>
      backlog
        ? (['due', 'queued', 'delivering', 'waiting'] as const).map((state) => [{ state }, backlog[state]])
        : [],
  );
  gauge(
    'webhook_oldest_due_seconds',
    'Time since the oldest due delivery became due, in seconds; 0 if none is due.',
    [],
    ({ backlog }) => (backlog ? [[{}, backlog.oldest_due_seconds ?? 0]] : []),
  );
  gauge(
    'webhook_endpoints',
    'Webhook endpoints by state. "slow" (one request at a time) and "failing" are also "active"; "disabled": because of failures.',
    ['state'],
    ({ backlog, health }) =>
      backlog && health
        ? [
            [{ state: 'active' }, health.endpoints_active],
            [{ state: 'slow' }, backlog.slow_endpoints],
            [{ state: 'failing' }, health.endpoints_failing],
            [{ state: 'disabled' }, health.endpoints_disabled],
          ]
        : [],
  );
  gauge(
    'webhook_failed_in_row',
    'Failed deliveries of active endpoints since the last success of each endpoint.',
    [],
    ({ health }) => (health ? [[{}, health.failed_in_row]] : []),
  );
  gauge(
    'queue_jobs',
    'Jobs by queue and state. Jobs only wake workers; the backlog is sampan_webhook_deliveries.',
    ['queue', 'state'],
    ({ queues }) =>
      (queues ?? []).flatMap(({ queue, waiting, active, delayed }): Sample[] => [
        [{ queue, state: 'waiting' }, waiting],
        [{ queue, state: 'active' }, active],
        [{ queue, state: 'delayed' }, delayed],
      ]),
  );
  gauge(
    'bookings_undecided',
    'Bookings without a clear result from the carrier: all, and those that the reconciler handles.',
    ['of'],
    ({ health }) =>
      health
        ? [
            [{ of: 'all' }, health.unconfirmed],
            [{ of: 'reconciler' }, health.left],
          ]
        : [],
  );
  gauge(
    'bookings_oldest_undecided_seconds',
    'Age of the oldest booking without a clear result from the carrier, in seconds; 0 if there is none.',
    [],
    ({ health }) => (health ? [[{}, health.oldest_unconfirmed_seconds]] : []),
  );
}
