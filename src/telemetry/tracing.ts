import type { Registry } from 'prom-client';

type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  /** `server`: a request that came in. `client`: one that is sent. `consumer`: work on an event of earlier. */
  readonly kind: 'server' | 'client' | 'consumer';
  readonly attributes?: Attributes;
  /** W3C trace context of the span's parent; null: the span begins a trace. Absent: the parent is the running span, if any. */
  readonly parent?: string | null;
}

/** Facts of a span that are known only at its end. */
export interface SpanEnd {
  readonly name?: string;
  readonly attributes?: Attributes;
  readonly isError?: boolean;
}

/** Makes spans. Implemented with OpenTelemetry (open-telemetry.ts), which is loaded only if it is on. */
export interface Tracing {
  /** Runs work in a span. The work gives the facts of its end to `end`. An exception ends it as an error. */
  inSpan<T>(
    name: string,
    options: SpanOptions,
    work: (end: (known: SpanEnd) => void) => Promise<T>,
  ): Promise<T>;
  /** Runs work outside of the running trace: it also serves others, and may outlive the caller. */
  outsideTrace<T>(work: () => T): T;
  /** Returns the headers that continue the running trace elsewhere: `traceparent`, or none outside of a trace. */
  headers(): Readonly<Record<string, string>>;
  /** Returns the ids of the running span for a line of the log. */
  logFields(): object;
  /** Sends the metrics of a registry over OTLP, if metrics are on. */
  exportMetrics(registry: () => Promise<Registry>): void;
}

/** Runs the work and nothing else. */
export const noTracing: Tracing = {
  inSpan: (_name, _options, work) => work(ignoreSpan),
  outsideTrace: (work) => work(),
  headers: () => ({}),
  logFields: () => ({}),
  exportMetrics: () => {},
};

function ignoreSpan(): void {}

let current = noTracing;

/** Returns the tracing of this process. One per process, as OpenTelemetry has it: an event or a log line has no context. */
export function tracing(): Tracing {
  return current;
}

export function isTracing(): boolean {
  return current !== noTracing;
}

/** Sets the tracing of this process until it is disposed. */
export function useTracing(made: Tracing): Disposable {
  current = made;
  return {
    [Symbol.dispose]() {
      current = noTracing;
    },
  };
}
