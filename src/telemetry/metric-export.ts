import { type HrTime, ValueType } from '@opentelemetry/api';
import { hrTime } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { emptyResource, type Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type Histogram,
  MeterProvider,
  type MetricData,
  type MetricProducer,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import type { Registry } from 'prom-client';

interface MetricExport {
  readonly endpoint: string;
  readonly resource: Resource;
  readonly intervalMs: number;
}

/** Sends the metrics of `/metrics`, under the same names, over OTLP. Returns a function that sends the last ones and ends. */
export function exportRegistry(
  registry: () => Promise<Registry>,
  { endpoint, resource, intervalMs }: MetricExport,
): () => Promise<void> {
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` }),
    exportIntervalMillis: intervalMs,
    exportTimeoutMillis: Math.min(intervalMs, 10_000),
    metricProducers: [producer(registry)],
  });
  const provider = new MeterProvider({ resource, readers: [reader] });
  return () => provider.shutdown();
}

function producer(registry: () => Promise<Registry>): MetricProducer {
  const startTime = hrTime();
  return {
    async collect() {
      const known = (await (await registry()).getMetricsAsJSON()) as unknown as PrometheusMetric[];
      const at = { startTime, endTime: hrTime() };
      const metrics = known.flatMap((metric) => toMetricData(metric, at) ?? []);
      const scopeMetrics = [{ scope: { name: 'sampan' }, metrics }];
      return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] };
    },
  };
}

/** A metric as prom-client's JSON has it; its type names neither the types nor the parts of a histogram. */
interface PrometheusMetric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram' | 'summary';
  readonly values: readonly Sample[];
}

interface Sample {
  readonly metricName?: string;
  readonly labels: Readonly<Record<string, string | number>>;
  readonly value: number;
}

interface Times {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

/** Returns undefined for a summary: OTLP has none to write. */
function toMetricData({ name, help, type, values }: PrometheusMetric, at: Times): MetricData | undefined {
  const descriptor = { name, description: help, unit: '', valueType: ValueType.DOUBLE };
  const shared = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE };
  const dataPoints = values.map(({ labels, value }) => ({ ...at, attributes: { ...labels }, value }));
  switch (type) {
    case 'counter':
      return { ...shared, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
    case 'gauge':
      return { ...shared, dataPointType: DataPointType.GAUGE, dataPoints };
    case 'histogram':
      return {
        ...shared,
        dataPointType: DataPointType.HISTOGRAM,
        dataPoints: histogramPoints(name, values, at),
      };
    default:
      return undefined;
  }
}

/** Prometheus counts a bucket with all smaller ones; OTLP counts each alone. */
function histogramPoints(name: string, values: readonly Sample[], at: Times) {
  const series = Map.groupBy(values, ({ labels: { le: _, ...labels } }) => JSON.stringify(labels));
  return [...series].map(([labels, samples]) => {
    const part = (end: string) =>
      samples.find(({ metricName }) => metricName === `${name}_${end}`)?.value ?? 0;
    const buckets = samples.filter(({ metricName }) => metricName === `${name}_bucket`);
    const boundaries = buckets.flatMap(({ labels: { le } }) => (le === '+Inf' ? [] : Number(le)));
    const counts = buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0));
    const value: Histogram = {
      buckets: { boundaries, counts },
      sum: part('sum'),
      count: part('count'),
    };
    return { ...at, attributes: JSON.parse(labels) as Record<string, string>, value };
  });
}
