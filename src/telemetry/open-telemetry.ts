import { randomUUID } from 'node:crypto';
import {
  type Context,
  context,
  type DiagLogger,
  DiagLogLevel,
  diag,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TextMapGetter,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { settlesWithin, traceBatchers } from '../../db/statement.ts';
import { batcherTracing, databaseTracing } from '../../db/tracing.ts';
import { exportRegistry } from './metric-export.ts';
import { noTracing, type SpanEnd, type SpanOptions, type Tracing, useTracing } from './tracing.ts';

type RootSampler = 'always_on' | 'always_off' | 'traceidratio';
export type SamplerName = RootSampler | `parentbased_${RootSampler}`;

/** OpenTelemetry. Its SDK itself reads OTEL_EXPORTER_OTLP_HEADERS, which may hold a secret, and OTEL_RESOURCE_ATTRIBUTES. */
export interface TelemetryConfig {
  /** Base address of a receiver of OTLP over HTTP. */
  readonly endpoint: string;
  readonly serviceName: string;
  readonly traces: {
    readonly sampler: SamplerName;
    readonly ratio: number;
    /** Longest time that an ended span waits to be sent. */
    readonly delayMs: number;
  } | null;
  readonly metrics: { readonly intervalMs: number } | null;
}

/** OpenTelemetry while it is on. Disposing it sends what it still holds. */
export interface Telemetry extends AsyncDisposable {
  /** Undefined if traces are off. */
  readonly database: typeof databaseTracing | undefined;
}

/** A receiver that does not respond must not delay the end of the process for longer. */
const flushMs = 2_000;

/** Starts OpenTelemetry with spans, metrics or both, as configured. */
export function startOpenTelemetry(config: TelemetryConfig, log: Logger): Telemetry {
  const stack = new AsyncDisposableStack();
  const { endpoint, serviceName, traces, metrics } = config;
  const identity = { 'service.name': serviceName, 'service.instance.id': randomUUID() };
  const resource = resourceFromAttributes(identity).merge(detectResources({ detectors: [envDetector] }));
  diag.setLogger(failureLog(log), { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  stack.defer(() => diag.disable());
  if (traces) stack.defer(startTraces(traces, endpoint, resource));
  const exportMetrics: Tracing['exportMetrics'] = (registry) => {
    if (!metrics) return;
    const end = exportRegistry(registry, { ...metrics, resource, endpoint });
    stack.defer(() => withinFlushTime(end()));
  };
  stack.use(useTracing({ ...(traces ? spans : noTracing), exportMetrics }));
  return {
    database: traces ? databaseTracing : undefined,
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

/** Logs a failure to send, or another one of the SDK, once and then with a count (src/log/log.ts). */
function failureLog(log: Logger): DiagLogger {
  const warn = (text: string) => log.warn({ refusal: messageIn(text) }, 'OpenTelemetry failed');
  return { error: warn, warn, info: () => {}, debug: () => {}, verbose: () => {} };
}

/** The SDK gives an error as JSON. */
function messageIn(text: string): string {
  try {
    return String((JSON.parse(text) as { message?: unknown }).message ?? text);
  } catch {
    return text;
  }
}

async function withinFlushTime(work: Promise<void>): Promise<void> {
  await settlesWithin(
    flushMs,
    work.catch(() => {}),
  );
}

/** Returns a function that sends the last spans and ends. */
function startTraces(
  traces: NonNullable<TelemetryConfig['traces']>,
  endpoint: string,
  resource: Resource,
): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new TracerProvider({
    resource,
    sampler: sampler(traces),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: traces.delayMs })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  traceBatchers(batcherTracing);
  return async () => {
    await withinFlushTime(provider.shutdown());
    traceBatchers(null);
    for (const global of [trace, propagation, context]) global.disable();
  };
}

function sampler({ sampler: name, ratio }: NonNullable<TelemetryConfig['traces']>): Sampler {
  const root = name.endsWith('always_on')
    ? new AlwaysOnSampler()
    : name.endsWith('always_off')
      ? new AlwaysOffSampler()
      : new TraceIdRatioBasedSampler(ratio);
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

const tracer = trace.getTracer('sampan');

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
} as const;

const header: TextMapGetter<string> = {
  get: (traceparent, name) => (name === 'traceparent' ? traceparent : undefined),
  keys: () => ['traceparent'],
};

function parentContext(parent: SpanOptions['parent']): Context {
  if (parent === undefined) return context.active();
  return parent === null ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, parent, header);
}

function describeEnd(span: Span, { name, attributes = {}, isError = false }: SpanEnd): void {
  if (name !== undefined) span.updateName(name);
  span.setAttributes(attributes);
  if (isError) span.setStatus({ code: SpanStatusCode.ERROR });
}

const spans: Omit<Tracing, 'exportMetrics'> = {
  inSpan: (name, { kind, attributes = {}, parent }, work) =>
    tracer.startActiveSpan(name, { kind: kinds[kind], attributes }, parentContext(parent), async (span) => {
      try {
        return await work((known) => describeEnd(span, known));
      } catch (error) {
        // The name only: a message may quote personal data.
        const errorType = error instanceof Error ? { 'error.type': error.name } : {};
        describeEnd(span, { attributes: errorType, isError: true });
        throw error;
      } finally {
        span.end();
      }
    }),
  outsideTrace: (work) => context.with(ROOT_CONTEXT, work),
  headers() {
    const headers: Record<string, string> = {};
    propagation.inject(context.active(), headers);
    return headers;
  },
  logFields() {
    const { traceId, spanId } = trace.getActiveSpan()?.spanContext() ?? {};
    return traceId === undefined ? {} : { trace_id: traceId, span_id: spanId };
  },
};
