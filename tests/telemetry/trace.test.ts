import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Sampan } from '../../sdk/typescript/src/index.ts';
import { type SimulatorProcess, startSimulator } from '../carrier/gateway/simulator-process.ts';
import { httpClient } from '../support/mcp-client.ts';
import {
  attributeOf,
  type OtlpReceiver,
  type OtlpSpan,
  spanTree,
  startOtlpReceiver,
} from '../support/otlp-receiver.ts';
import { root } from '../support/paths.ts';
import { pollUntil } from '../support/poll.ts';
import { type ChildService, startChildService } from '../support/process/child-service.ts';
import { rawHttp } from '../support/raw-http.ts';
import type { TestAccount } from '../support/service.ts';
import { liveAccount } from '../support/shipment/live-account.ts';
import { order } from '../support/shipment/order.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { type Receiver, startReceiver } from '../webhook/receiver.ts';

let database: TestDatabase;
let simulator: SimulatorProcess;
let receiver: Receiver;
let otlp: OtlpReceiver;
let service: ChildService;
let worker: ChildService;
let account: TestAccount;

beforeAll(async () => {
  database = await createTestDatabase();
  [simulator, receiver, otlp] = await Promise.all([startSimulator(), startReceiver(), startOtlpReceiver()]);
  account = await liveAccount(database, 1_000_000);
  const settings = {
    ...simulator.env,
    LOG_LEVEL: 'debug',
    OUTBOUND_ALLOW: '127.0.0.1',
    OTEL_EXPORTER_OTLP_ENDPOINT: otlp.url,
    OTEL_SERVICE_NAME: 'sampan-test',
    OTEL_BSP_SCHEDULE_DELAY: '100',
    OTEL_METRIC_EXPORT_INTERVAL: '1000',
  };
  [service, worker] = (await Promise.all(
    ['api', 'worker'].map((role) => startChildService(database.url, { ...settings, SAMPAN_ROLES: role })),
  )) as [ChildService, ChildService];
});

afterAll(async () => {
  await Promise.all([service?.stop(), worker?.stop()]);
  await Promise.all([otlp, receiver].map((one) => one[Symbol.asyncDispose]()));
  await simulator.stop();
  await database.stop();
});

/** A client's own trace and span. */
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const clientSpan = '00f067aa0ba902b7';

/** Books with a trace context, as a client with OpenTelemetry does. */
async function book(key: string, id: string, change: Parameters<typeof order>[0] = {}): Promise<Response> {
  return fetch(`${service.rootUrl}/api/v1/shipments`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': id,
      traceparent: `00-${id}-${clientSpan}-01`,
    },
    body: JSON.stringify(order(change)),
  });
}

/** Replaces the names of the test's database, which is on a socket in a temporary folder. */
const withoutThisMachine = (json: string) =>
  json
    .replace(/"test_\w+"/g, '"sampan"')
    .replace(/"\/[^"]*sampan-test[^"]*"/g, '"db.example"')
    .replace(/"sampan-test"/g, '"sampan"');

const logLines = () =>
  service
    .log()
    .split('\n')
    .filter((text) => text.startsWith('{'))
    .map((text) => JSON.parse(text));

const spansOf = (id: string) => otlp.spans().filter((span) => span.traceId === id);
const has = (spans: readonly OtlpSpan[], name: string) => spans.some((span) => span.name === name);

describe('a booking is one trace', () => {
  let spans: OtlpSpan[];

  it('from the request over its statements and the carrier to the delivery of its event', async () => {
    const sdk = new Sampan({ apiKey: account.testKey, baseUrl: service.rootUrl });
    await sdk.webhooks.create({ url: `${receiver.url}/hook`, events: ['shipment.created'] });
    expect((await book(account.testKey, traceId)).status).toBe(201);
    const isComplete = async () =>
      has(spansOf(traceId), 'deliver shipment.created') && has(spansOf(traceId), 'POST /shipments');
    expect(await pollUntil(isComplete, 20_000)).toBe(true);
    spans = spansOf(traceId);
    const named = (name: string) => spans.find((span) => span.name === name);
    const request = named('POST /shipments');
    expect(request?.parentSpanId).toBe(clientSpan);
    const { rows } = await database.db.pool.query('select traceparent, left(body, 1) as begins from event');
    expect(rows).toEqual([{ traceparent: `00-${traceId}-${request?.spanId}-01`, begins: '{' }]);
    const parentName = (name: string) =>
      spans.find(({ spanId }) => spanId === named(name)?.parentSpanId)?.name;
    expect({
      booking: parentName('book_shipments'),
      carrier: parentName('carrier dispatch'),
      delivery: parentName('deliver shipment.created'),
      sent: parentName('POST'),
    }).toEqual({
      booking: 'POST /shipments',
      carrier: 'POST /shipments',
      delivery: 'POST /shipments',
      sent: 'deliver shipment.created',
    });
  });

  it('whose spans have operation, account and statements, without values of the request', () => {
    const request = spans.find(({ name }) => name === 'POST /shipments') as OtlpSpan;
    expect(attributeOf(request, 'http.response.status_code')).toBe('201');
    expect(attributeOf(request, 'sampan.operation')).toBe('createShipment');
    expect(attributeOf(request, 'sampan.account')).toBe(account.id);
    const statements = spans.filter((span) => attributeOf(span, 'db.system.name') === 'postgresql');
    expect(statements.length).toBeGreaterThan(3);
    const text = JSON.stringify(otlp.traces);
    for (const personal of ['Emily Carter', '350 5th Avenue', account.testKey])
      expect(text).not.toContain(personal);
    expect(otlp.serviceNames()).toEqual(new Set(['sampan-test']));
  });

  it('that docs/examples/trace.json shows', () => {
    const file = path.join(root, 'docs/examples/trace.json');
    const fresh = {
      resourceSpans: [
        {
          resource: { attributes: [{ key: 'service.name', value: { stringValue: 'sampan' } }] },
          scopeSpans: [{ scope: { name: 'sampan' }, spans }],
        },
      ],
    };
    // `WRITE_TRACE=1 npm test -- tests/telemetry/trace` writes the file again.
    if (process.env.WRITE_TRACE)
      writeFileSync(file, `${withoutThisMachine(JSON.stringify(fresh, null, 2))}\n`);
    const shown = JSON.parse(readFileSync(file, 'utf8')) as typeof fresh;
    expect(spanTree(shown.resourceSpans[0]?.scopeSpans[0]?.spans ?? [])).toEqual(spanTree(spans));
  });

  it('whose log lines have the ids of trace and span', async () => {
    const line = logLines().find(({ path: at, method }) => at === '/api/v1/shipments' && method === 'POST');
    expect(line).toMatchObject({
      trace_id: traceId,
      span_id: spans.find(({ name }) => name === 'POST /shipments')?.spanId,
    });
  });
});

it('the line of an expected refusal has the ids of its trace, and no stack', async () => {
  const id = '8bf92f3577b34da6a3ce929d0e0e4736';
  const booked = (await (await book(account.testKey, id, { reference_no: 'SANDBOX-LABEL-LATE' })).json()) as {
    data: { id: string };
  };
  const label = await fetch(`${service.rootUrl}/api/v1/shipments/${booked.data.id}/label`, {
    headers: { Authorization: `Bearer ${account.testKey}`, traceparent: `00-${id}-${clientSpan}-01` },
  });
  expect(label.status).toBe(503);
  const line = () => logLines().find(({ refusal }) => refusal === 'LABEL_NOT_READY');
  expect(await pollUntil(async () => line() !== undefined, 5_000)).toBe(true);
  expect(line()).toMatchObject({ level: 30, trace_id: id, span_id: expect.stringMatching(/^[0-9a-f]{16}$/) });
  expect(line()).not.toHaveProperty('err');
});

it('requests without a trace context begin a trace each, also on the same connection', async () => {
  const request = (id: string, end: string) =>
    `GET /api/v1/countries HTTP/1.1\r\nHost: test\r\nAuthorization: Bearer ${account.testKey}\r\nX-Request-Id: ${id}\r\n${end}\r\n`;
  const ids = ['pipelined-1', 'pipelined-2', 'pipelined-3'];
  await rawHttp(
    service.rootUrl,
    ids.map((id, at) => request(id, at === 2 ? 'Connection: close\r\n' : '')).join(''),
  );
  const requests = () =>
    otlp.spans().filter((span) => ids.includes(attributeOf(span, 'sampan.request_id') ?? ''));
  expect(await pollUntil(async () => requests().length === 3, 20_000)).toBe(true);
  expect(requests().map(({ parentSpanId }) => parentSpanId || null)).toEqual([null, null, null]);
  expect(new Set(requests().map((span) => span.traceId)).size).toBe(3);
});

it("an assistant's tool is in the trace of the request that called it", async () => {
  const client = await httpClient({ rootUrl: service.rootUrl, apiKey: account.testKey });
  await client.callTool({ name: 'get_wallet_balance', arguments: {} });
  await client.close();
  const tool = () =>
    otlp.spans().find((span) => span.name === 'GET /wallet/balance' && (span.parentSpanId ?? '') !== '');
  const caller = () => otlp.spans().find(({ spanId }) => spanId === tool()?.parentSpanId);
  expect(await pollUntil(async () => caller() !== undefined, 20_000)).toBe(true);
  expect([caller()?.name, caller()?.traceId]).toEqual(['POST', tool()?.traceId]);
});

it('statements for many requests, behind their responses, are in no trace', async () => {
  const written = async (table: string) => (await database.db.pool.query(`select from ${table}`)).rowCount;
  for (const table of ['api_request', 'api_key_use'])
    expect(await pollUntil(async () => (await written(table)) !== 0, 20_000)).toBe(true);
  // Spans are sent in their order, so those of the writes would have arrived before.
  const later = '9bf92f3577b34da6a3ce929d0e0e4736';
  await book(account.testKey, later);
  expect(await pollUntil(async () => has(spansOf(later), 'POST /shipments'), 20_000)).toBe(true);
  const texts = otlp.spans().map((span) => attributeOf(span, 'db.query.text') ?? '');
  expect(texts.filter((text) => /^insert into (api_request|api_key_use)\b/.test(text))).toEqual([]);
});

it('the gateway of a carrier gets the trace context, a receiver of webhooks none', async () => {
  const live = '5bf92f3577b34da6a3ce929d0e0e4736';
  const response = await book(account.liveKey, live, { service_tier_id: 'HKPTCHGG01' });
  expect(response.status).toBe(201);
  const { data } = (await response.json()) as { data: { id: string } };
  expect(await pollUntil(async () => has(spansOf(live), 'carrier dispatch'), 20_000)).toBe(true);
  const call = spansOf(live).find(({ name }) => name === 'carrier dispatch');
  expect(attributeOf(call as OtlpSpan, 'sampan.outcome')).toBe('accepted');
  const { calls } = await simulator.received(data.id);
  expect(calls.map(({ traceparent }) => traceparent)).toContain(`00-${live}-${call?.spanId}-01`);
  for (const { headers } of receiver.received) expect(headers).not.toHaveProperty('traceparent');
});

it('requests that share a statement each have it in their trace, and are linked', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => `6bf92f3577b34da6a3ce929d0e0e47${10 + index}`);
  const responses = await Promise.all(ids.map((id) => book(account.testKey, id)));
  expect(responses.map(({ status }) => status)).toEqual(ids.map(() => 201));
  const complete = async () =>
    ids.every((id) => has(spansOf(id), 'POST /shipments') && has(spansOf(id), 'accept_bookings'));
  expect(await pollUntil(complete, 20_000)).toBe(true);
  for (const id of ids)
    for (const { links = [] } of spansOf(id))
      for (const { traceId: linked } of links) expect(ids).toContain(linked);
});

it('the metrics of /metrics are sent too', async () => {
  const scraped = await (await fetch(`${service.rootUrl}/metrics`)).text();
  const names = [...scraped.matchAll(/^# TYPE (\S+) (counter|gauge|histogram)$/gm)].map(
    ([, name = '']) => name,
  );
  expect(names.length).toBeGreaterThan(20);
  expect(await pollUntil(async () => names.every((name) => otlp.metrics().has(name)), 20_000)).toBe(true);
  const received = otlp.metrics().get('sampan_http_request_duration_seconds') ?? [];
  const points = received.flatMap(({ histogram }) => histogram?.dataPoints ?? []);
  expect(points.length).toBeGreaterThan(0);
  for (const { count, bucketCounts } of points) {
    expect(bucketCounts.reduce((sum, one) => sum + Number(one), 0)).toBe(Number(count));
  }
});

it('a receiver that is away delays nothing, and is logged', async () => {
  const away = await startChildService(database.url, {
    LOG_LEVEL: 'warn',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
    OTEL_BSP_SCHEDULE_DELAY: '100',
    OTEL_EXPORTER_OTLP_TIMEOUT: '300',
  });
  const response = await fetch(`${away.rootUrl}/api/v1/countries`, {
    headers: { Authorization: `Bearer ${account.testKey}` },
  });
  expect(response.status).toBe(200);
  expect(await pollUntil(async () => away.log().includes('OpenTelemetry failed'), 20_000)).toBe(true);
  await away.stop();
  expect((await away.ended).code).toBe(0);
});
