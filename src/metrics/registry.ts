import { createRequire } from 'node:module';
import type { Registry } from 'prom-client';
import { durationBounds, type RequestMeter } from './request-meter.ts';
import { type StoreReadings, storeMetrics } from './store-metrics.ts';

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
    name: 'sampan_http_failures_total',
    help: 'Responses of this process with 5xx by operation and name of the error. LABEL_NOT_READY is expected: clients ask again.',
    labelNames: ['operation', 'error'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [operation, { failures }] of meter.operations)
        for (const [error, count] of failures) this.inc({ operation, error }, count);
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
    help: 'Authenticated requests of this process by operation and state: in_flight, or waiting for a permit. A batch counts by its orders and items.',
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
