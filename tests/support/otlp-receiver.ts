import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = {
  readonly stringValue?: string;
  readonly intValue?: number;
  readonly doubleValue?: number;
  readonly boolValue?: boolean;
};
export interface Attribute {
  readonly key: string;
  readonly value: Value;
}

/** A span as OTLP over HTTP has it in JSON. */
export interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code?: number };
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[];
}

interface OtlpMetric {
  readonly name: string;
  readonly sum?: object;
  readonly gauge?: object;
  readonly histogram?: {
    readonly dataPoints: readonly { readonly count: number; readonly bucketCounts: readonly number[] }[];
  };
}

interface Resource {
  readonly attributes: readonly Attribute[];
}

interface OtlpBody {
  readonly resourceSpans?: readonly {
    readonly resource: Resource;
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
  readonly resourceMetrics?: readonly {
    readonly resource: Resource;
    readonly scopeMetrics: readonly { readonly metrics: readonly OtlpMetric[] }[];
  }[];
}

/** A receiver of OTLP over HTTP on its own port, as Jaeger, Tempo and the Collector have. */
export interface OtlpReceiver extends AsyncDisposable {
  readonly url: string;
  /** Bodies of the requests to `/v1/traces`. */
  readonly traces: OtlpBody[];
  spans(): OtlpSpan[];
  /** The received values of each metric, from all processes. */
  metrics(): Map<string, OtlpMetric[]>;
  serviceNames(): Set<string>;
}

export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const traces: OtlpBody[] = [];
  const metrics: OtlpBody[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const target = request.url === '/v1/traces' ? traces : request.url === '/v1/metrics' ? metrics : null;
    target?.push(JSON.parse(Buffer.concat(chunks).toString()) as OtlpBody);
    response.writeHead(target ? 200 : 404, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const resources = () => [
    ...traces.flatMap(({ resourceSpans = [] }) => resourceSpans),
    ...metrics.flatMap(({ resourceMetrics = [] }) => resourceMetrics),
  ];
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    traces,
    spans: () =>
      traces.flatMap(({ resourceSpans = [] }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    metrics: () =>
      Map.groupBy(
        metrics.flatMap(({ resourceMetrics = [] }) =>
          resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics)),
        ),
        ({ name }) => name,
      ),
    serviceNames: () =>
      new Set(
        resources().flatMap(({ resource }) =>
          resource.attributes.flatMap(({ key, value }) =>
            key === 'service.name' ? (value.stringValue ?? []) : [],
          ),
        ),
      ),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Returns an attribute of a span as text; undefined if it has none of this name. */
export function attributeOf({ attributes }: Pick<OtlpSpan, 'attributes'>, name: string): string | undefined {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value && String(Object.values(value)[0]);
}

/** Returns the trace as a tree of names, each line indented below its parent, in order of time. */
export function spanTree(spans: readonly OtlpSpan[]): string[] {
  const known = new Set(spans.map(({ spanId }) => spanId));
  const children = Map.groupBy(
    spans.toSorted((a, b) => a.startTimeUnixNano.localeCompare(b.startTimeUnixNano)),
    ({ parentSpanId }) => (parentSpanId && known.has(parentSpanId) ? parentSpanId : ''),
  );
  const below = (id: string, depth: number): string[] =>
    (children.get(id) ?? []).flatMap((span) => [
      `${'  '.repeat(depth)}${span.name}`,
      ...below(span.spanId, depth + 1),
    ]);
  return below('', 0);
}
