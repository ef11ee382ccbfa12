import { createRequire } from 'node:module';
import type { Metric, Registry } from 'prom-client';
import { durationBounds, type RequestMeter } from './request-meter.ts';
import type { StoreReadings } from './store-readings.ts';

type PromClient = typeof import('prom-client');

const require = createRequire(import.meta.url);
// Found at the start: Node remembers a package whose description it couldn't read.
const entry = require.resolve('prom-client');

/**
 * The library, loaded when it is asked for the first time: an idle process does without its memory. A `require` that
 * failed, for want of a file descriptor, is tried again; a failed `import` would be remembered for ever.
 */
function loadPromClient(): PromClient {
  return require(entry) as PromClient;
}

/** Every metric of a process and of its installation. No label names an account, a shipment or an address. */
export function metricsRegistry(meter: RequestMeter, readStores: () => Promise<StoreReadings>): Registry {
  const client = loadPromClient();
  const registry = new client.Registry();
  client.collectDefaultMetrics({ register: registry });
  requestMetrics(client, registry, meter);
  storeMetrics(client, registry, readStores);
  return registry;
}

function requestMetrics({ Counter }: PromClient, registry: Registry, meter: RequestMeter): void {
  new Counter({
    name: 'sampan_http_requests_total',
    help: 'Answers of this process, by operation and class of status; unknown routes are of none.',
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
    help: "Requests of this process that a limit refused: a key's second or day, or an address without a key.",
    labelNames: ['limit'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [limit, count] of Object.entries(meter.limited)) this.inc({ limit }, count);
    },
  });
  registry.registerMetric(durations(meter));
}

/** A histogram whose counts are the meter's; the library's own would count each request a second time. */
function durations(meter: RequestMeter): Metric {
  const name = 'sampan_http_request_duration_seconds';
  const help = 'From the routing of a request to its answer being ready, by operation.';
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
  return { name, help, get } as unknown as Metric;
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

  gauge('store_up', 'Whether a store answered this reading.', ['store'], ({ health, queues }) => [
    [{ store: 'database' }, Number(health !== null)],
    [{ store: 'queue' }, Number(queues !== null)],
  ]);
  gauge(
    'webhook_deliveries',
    'Deliveries of the installation that have not ended: due, queued, being sent, waiting for their retry.',
    ['state'],
    ({ backlog }) =>
      backlog
        ? (['due', 'queued', 'delivering', 'waiting'] as const).map((state) => [{ state }, backlog[state]])
        : [],
  );
  gauge(
    'webhook_oldest_due_seconds',
    'For how long the oldest due delivery has been so; 0 when none is.',
    [],
    ({ backlog }) => (backlog ? [[{}, backlog.oldest_due_seconds ?? 0]] : []),
  );
  gauge(
    'webhook_endpoints',
    'Endpoints: active; of these slow (one request at a time) and failing; disabled because of failures.',
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
    'Deliveries that failed for good since the last success of their active endpoint.',
    [],
    ({ health }) => (health ? [[{}, health.failed_in_row]] : []),
  );
  gauge('queue_jobs', 'Jobs of a queue, which are wake-up signals alone.', ['queue', 'state'], ({ queues }) =>
    (queues ?? []).flatMap(({ queue, waiting, active, delayed }): Sample[] => [
      [{ queue, state: 'waiting' }, waiting],
      [{ queue, state: 'active' }, active],
      [{ queue, state: 'delayed' }, delayed],
    ]),
  );
  gauge(
    'bookings_undecided',
    'Bookings whose carrier has not been heard of: all, and those left to the reconciler.',
    ['of'],
    ({ health }) =>
      health
        ? [
            [{ of: 'all' }, health.undecided],
            [{ of: 'reconciler' }, health.left],
          ]
        : [],
  );
  gauge(
    'bookings_oldest_undecided_seconds',
    'The age of the oldest booking whose carrier has not been heard of; 0 when there is none.',
    [],
    ({ health }) => (health ? [[{}, health.oldest_undecided_seconds]] : []),
  );
}
