import {
  type Attributes,
  type Context,
  context,
  createContextKey,
  type Link,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import pg from 'pg';
import type { DatabaseTracing } from './client.ts';
import type { BatcherTracing } from './statement.ts';

// Only src/telemetry/ imports this file, and only while OpenTelemetry is on.

const tracer = trace.getTracer('sampan');

const otherInputs = createContextKey('contexts of the other inputs of a batch');

const hasSpan = (captured: Context) => trace.getSpan(captured) !== undefined;

/** A batch runs in the trace of its first input. The others' traces get a span of the same statement, with a link. */
export const batcherTracing: BatcherTracing = {
  capture: () => context.active(),
  run(captured, work) {
    const [first = ROOT_CONTEXT, ...others] = (captured as readonly Context[]).filter(hasSpan);
    return context.with(first.setValue(otherInputs, others), work);
  },
};

/**
 * A connection whose statements are spans, if the work that runs them has one. Values are not recorded: they are
 * personal. A subclass, because every statement of Kysely and of `statement` goes through `query`.
 */
class TracedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: passes every overload of pg on
  override query(...args: any[]): any {
    const active = context.active();
    const [given] = args;
    const send = (...sent: unknown[]) => super.query(...(sent as [string]));
    if (!hasSpan(active) || typeof given?.submit === 'function') return send(...args);
    const end = startSpans(given, this, active);
    const callback: unknown = args.at(-1);
    if (typeof callback === 'function') {
      const bound = context.bind(active, callback);
      const observed = (error?: Error, ...result: unknown[]) => {
        end(error);
        bound(error, ...result);
      };
      return send(...args.slice(0, -1), observed);
    }
    const result = send(...args) as unknown as Promise<unknown>;
    result.then(() => end(), end);
    return result;
  }
}

/** Starts the spans of a statement: its own, and one in the trace of each other input of its batch. */
function startSpans(given: unknown, client: pg.Client, active: Context): (error?: unknown) => void {
  const { name, attributes } = describeStatement(given, client);
  const start = (parent: Context, links: Link[]) =>
    tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, links }, parent);
  const own = start(active, []);
  const others = (active.getValue(otherInputs) ?? []) as readonly Context[];
  const spans = [own, ...others.map((other) => start(other, [{ context: own.spanContext() }]))];
  return (error) => {
    for (const span of spans) endSpan(span, error);
  };
}

function endSpan(span: Span, error: unknown): void {
  if (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    if (error instanceof pg.DatabaseError && error.code) {
      span.setAttribute('db.response.status_code', error.code);
    }
  }
  span.end();
}

/** Longer texts are cut: the name of a prepared statement finds the rest. */
const maxTextLength = 1_000;

function describeStatement(given: unknown, { database, host }: pg.Client) {
  const { name, text } =
    typeof given === 'string' ? { name: undefined, text: given } : (given as pg.QueryConfig);
  const summary = name ?? /\w+/.exec(text)?.[0].toLowerCase() ?? 'statement';
  const attributes: Attributes = {
    'db.system.name': 'postgresql',
    'db.namespace': database ?? '',
    'server.address': host,
    'db.query.summary': summary,
    'db.query.text': text.slice(0, maxTextLength),
  };
  return { name: summary, attributes };
}

export const databaseTracing: DatabaseTracing = {
  Client: TracedClient,
  bind: (callback) => context.bind(context.active(), callback),
};
