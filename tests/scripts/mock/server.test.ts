import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseContract, type ResponseObject, resolve } from '../../../codegen/document.ts';
import { requestExamples } from '../../../codegen/served/reference.ts';
import { createMock } from '../../../scripts/mock/server.ts';
import { contractBytes } from '../../../src/contract/contract.ts';
import { operationTable } from '../../../src/contract/route.ts';
import { checkResponse } from '../../../src/http/response-check.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { order } from '../../support/shipment/order.ts';

const contract = parseContract(contractBytes.toString());
let server: Server;
let base: string;

beforeAll(async () => {
  const app = await createMock();
  server = await new Promise<Server>((ready) => {
    const listening = app.listen(0, '127.0.0.1', () => ready(listening));
  });
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

interface Question {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** Sends a valid request: with a key, and with the body of the operation's first example. */
const ask = (path: string, prefer?: string, method = 'GET', { headers, body }: Question = {}) =>
  fetch(base + path, {
    method,
    headers: {
      Authorization: 'Bearer mk_test_any',
      ...(prefer === undefined ? {} : { Prefer: prefer }),
      ...(method === 'GET' ? {} : { 'Idempotency-Key': randomUUID() }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });

/** Returns the first example of an operation's body. */
const bodyOf = (path: string, method: string): Question => {
  const [example] = requestExamples(contract, contract.paths[path]?.[method.toLowerCase()] ?? {});
  return example ? { body: JSON.stringify(example.value) } : {};
};

const ofOperations = Object.values(operationTable).map((operation) => {
  const documented = contract.paths[operation.path]?.[operation.method.toLowerCase()]?.responses ?? {};
  const { default: _, ...responses } = documented;
  const examples = Object.entries(responses).flatMap(([status, reference]) => {
    const { content = {} } = resolve<ResponseObject>(contract, reference);
    return Object.values(content).flatMap((media) =>
      Object.entries(media.examples ?? {}).map(([name, example]) => {
        const { value } = resolve(contract, example);
        return { status: Number(status), name, value };
      }),
    );
  });
  return { id: operation.id, operation, statuses: Object.keys(responses).map(Number), examples };
});

describe.each(ofOperations)('the mock of $id', ({ operation, statuses, examples }) => {
  const type = operation.path.startsWith('/shipments/') ? 'commercial_invoice' : 'statement';
  const values: Readonly<Record<string, string>> = { month: '2026-11', type };
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name) => values[name] ?? 'a-number');
  const valid = bodyOf(operation.path, operation.method);

  it('returns the status, headers and body of each documented example', async () => {
    expect(new Set(examples.map(({ status }) => status))).toEqual(new Set(statuses));
    for (const { status, name, value } of examples) {
      const response = await ask(path, `status=${status}, example=${name}`, operation.method, valid);
      expect([name, response.status]).toEqual([name, status]);
      expect(response.headers.get('preference-applied')).toBe(`status=${status}, example=${name}`);
      const isJson = operation.responses[status]?.mediaTypes.includes('application/json');
      const body = isJson ? await response.text() : null;
      if (body !== null) expect(JSON.parse(body)).toEqual(value);
      // This header is the mock's own.
      const { 'preference-applied': _, ...headers } = Object.fromEntries(response.headers);
      expect(checkResponse(operation, { status, headers, body })).toEqual([]);
      const { data } = (isJson ? value : {}) as { data?: unknown };
      const { retry_after_seconds, reason, negative_cache } = Object(data);
      expect([name, headers['retry-after']]).toEqual([name, retry_after_seconds?.toString()]);
      if (status === 429) expect(headers['x-ratelimit-reason']).toBe(reason);
      if (status === 422)
        expect(headers['x-service-negative-cache']).toBe(negative_cache ? 'hit' : undefined);
    }
  });

  it('returns the success by default, and each status by its number', async () => {
    const success = await ask(path, undefined, operation.method, valid);
    expect(success.status).toBe(statuses.find((status) => status < 300));
    expect(success.headers.has('preference-applied')).toBe(false);
    for (const status of statuses) {
      expect((await ask(path, `status=${status}`, operation.method, valid)).status).toBe(status);
    }
  });
});

describe('the mock server', () => {
  it.each([
    ['/tracking/SMP4072618350929', 'inTransit', { 'x-service-cache': 'bypass' }],
    ['/tracking/SMP4072618350929', 'delivered', { 'x-service-cache': 'miss' }],
    [
      '/shipments/SMP4072618350929/label',
      'label',
      { 'x-label-pages': null, 'content-disposition': 'inline; filename="SMP4072618350929.pdf"' },
    ],
    [
      '/shipments/SMP4072618350929/label',
      'picture',
      { 'x-label-pages': '1', 'content-disposition': 'inline; filename="SMP4072618350929.png"' },
    ],
    [
      '/wallet/statements/2026-11/documents/statement',
      'csv',
      { 'content-disposition': 'inline; filename="statement-2026-11-so-far.csv"' },
    ],
  ])('%s has the headers of the example %s', async (path, example, headers) => {
    const answer = await ask(path, `example=${example}`);
    expect(answer.status).toBe(200);
    expect(Object.keys(headers).map((name) => [name, answer.headers.get(name)])).toEqual(
      Object.entries(headers),
    );
  });

  it('sends real files for other media types', async () => {
    const label = await ask('/shipments/SMP4072618350929/label');
    expect(label.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await label.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-1\.4\n.*%%EOF\n$/s);
    const photo = await ask('/shipments/SMP4072618350929/pod');
    expect(photo.headers.get('content-type')).toBe('image/jpeg');
    const bytes = Buffer.from(await photo.arrayBuffer());
    expect([bytes.subarray(0, 2), bytes.subarray(-2)]).toEqual([
      Buffer.from([0xff, 0xd8]),
      Buffer.from([0xff, 0xd9]),
    ]);
  });

  it.each([
    ['example=reused', 409],
    ['example="reused"', 409],
    ['STATUS=409 ; why=not , Example = "re\\used"', 409],
    ['respond-async, status=402, status=409', 402],
    ['return=minimal', 201],
  ])('reads %s according to RFC 7240', async (prefer, status) => {
    expect((await ask('/shipments', prefer, 'POST', bodyOf('/shipments', 'POST'))).status).toBe(status);
  });

  it.each([
    [
      'status=418',
      'status=418 is not documented for this operation; it has 200, 400, 401, 403, 405, 408, 417, 429, 431, 500, 503',
    ],
    [
      'status',
      'status= is not documented for this operation; it has 200, 400, 401, 403, 405, 408, 417, 429, 431, 500, 503',
    ],
    ['status=toString', /^status=toString is not documented/],
    [
      'status=200, example=none',
      'example=none is not documented here; the examples by status: 200 countries',
    ],
    ['example=none', /^example=none is not documented here; the examples by status: 200 countries; 400 /],
    ['status=="404"', 'is malformed; an example: Prefer: status=404, example=notFound'],
    ['status="404', 'is malformed; an example: Prefer: status=404, example=notFound'],
  ])('refuses %s with 400', async (prefer, message) => {
    const response = await ask('/countries', prefer);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      status: 400,
      message: 'INVALID_FIELD: the Prefer header does not choose a documented response',
      sysCode: '1500101',
      data: [
        {
          path: ['Prefer'],
          code: 'INVALID_FIELD',
          message: typeof message === 'string' ? message : expect.stringMatching(message),
        },
      ],
    });
  });

  it('returns 404 for an unknown path and 405 for an unknown method, and responds to preflight requests', async () => {
    expect((await ask('/parcels')).status).toBe(404);
    const wrong = await ask('/countries', undefined, 'DELETE');
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await fetch(new URL('/', base))).status).toBe(404);
    const preflight = await ask('/shipments', undefined, 'OPTIONS');
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  });

  it('returns the X-Request-Id', async () => {
    const response = await ask('/countries', undefined, 'GET', { headers: { 'X-Request-Id': 'sdk-1' } });
    expect(response.headers.get('x-request-id')).toBe('sdk-1');
  });
});

describe('a request that the service refuses', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const json = { 'Content-Type': 'application/json' };
  const key = (length = 36) => ({ 'Idempotency-Key': 'k'.repeat(length) });
  const quote = JSON.stringify({ weight_kg: 0.5, destination_country: 'US' });
  const requests: [string, string, string, Record<string, string>, Question['body']][] = [
    ['has no key', 'GET', '/countries', { Authorization: '' }, undefined],
    ['has another kind of key', 'GET', '/countries', { Authorization: 'Basic YTpi' }, undefined],
    ['has no key, and an unknown path', 'GET', '/parcels', { Authorization: '' }, undefined],
    ['has an unknown method', 'DELETE', '/countries', {}, undefined],
    ['has no Idempotency-Key', 'POST', '/shipments', json, JSON.stringify(order())],
    [
      'has an Idempotency-Key that is too long',
      'POST',
      '/shipments',
      { ...json, ...key(256) },
      JSON.stringify(order()),
    ],
    ['has no content type', 'POST', '/rates', { 'Content-Type': 'text/plain' }, quote],
    ['has a compressed body', 'POST', '/rates', { ...json, 'Content-Encoding': 'gzip' }, quote],
    ['has no body', 'POST', '/rates', json, undefined],
    ['has no JSON', 'POST', '/rates', json, '{"weight_kg": }'],
    ['has a duplicate key', 'POST', '/rates', json, '{"weight_kg":1,"weight_kg":2}'],
    ['has text that is not UTF-8', 'POST', '/rates', json, new Uint8Array([0xff])],
    ['has a body of 257 KiB', 'POST', '/webhooks', { ...json, ...key() }, `"${'x'.repeat(257 * 1024)}"`],
    ['has a body where none is expected', 'DELETE', '/webhooks/wh_1', { ...json, ...key() }, '{"now":true}'],
    ['lacks properties', 'POST', '/rates', json, '{}'],
    ['has wrong types and unknown properties', 'POST', '/rates', json, '{"weight_kg":"1","size":[]}'],
    ['orders nothing', 'POST', '/shipments', { ...json, ...key() }, '{"parcels":[],"colour":"red"}'],
    ['subscribes to nothing', 'POST', '/webhooks', { ...json, ...key(8) }, '{"url":"x","events":[]}'],
    ['has an unknown query parameter', 'GET', '/shipments?size=large', {}, undefined],
    ['has query parameters of wrong types', 'GET', '/shipments?limit=0&status=sent&status=x', {}, undefined],
    ['has malformed percent-encoding', 'GET', '/shipments/%E0%A4', {}, undefined],
    ['has an id that no resource can have', 'GET', '/shipments/a%00b', {}, undefined],
  ];

  it.each(requests)('%s: the mock has the same answer', async (_, method, path, headers, body) => {
    const answer = async (root: string, apiKey: string) => {
      const { Authorization = `Bearer ${apiKey}`, ...others } = headers;
      const response = await fetch(root + path, {
        method,
        headers: { ...others, ...(Authorization && { Authorization }) },
        ...(body === undefined ? {} : { body }),
      });
      const { status } = response;
      return { status, allow: response.headers.get('allow'), body: await response.json() };
    };
    const real = await answer(`${service.rootUrl}/api/v1`, service.account.testKey);
    expect(real.status).toBeGreaterThanOrEqual(400);
    expect(await answer(base, 'mk_test_any')).toEqual(real);
  });

  it('is not validated if it asks for an error', async () => {
    const response = await fetch(`${base}/shipments`, { method: 'POST', headers: { Prefer: 'status=409' } });
    expect(response.status).toBe(409);
  });

  it('calls a test helper with a live key', async () => {
    const live = { headers: { Authorization: 'Bearer mk_live_any' } };
    const response = await ask('/test_helpers/wallet/low_balance', undefined, 'POST', live);
    expect([response.status, (await response.json()).sysCode]).toEqual([403, '1403002']);
  });
});
