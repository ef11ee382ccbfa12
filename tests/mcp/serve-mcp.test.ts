import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newApiKey } from '../../src/key-format.ts';
import { apiClient } from '../support/http-client.ts';
import { httpClient } from '../support/mcp-client.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';

const callsPerDay = 40;
let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    env: { PUBLIC_URL: 'https://sampan.example.com', RATE_LIMIT_PER_DAY: String(callsPerDay) },
  });
});
afterAll(() => service.stop());

const address = () => {
  const at = service.server.address();
  return `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`;
};

interface Sent {
  readonly method?: string;
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const toolsList = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });

function send({ method = 'POST', key = service.account.testKey, headers = {}, body = toolsList }: Sent = {}) {
  return fetch(`${address()}/mcp`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
      ...headers,
    },
    ...(method === 'POST' ? { body } : {}),
  });
}

const bookings = async () =>
  (await service.database.db.pool.query('select count(*)::int as count from shipment')).rows[0].count;

describe('a request', () => {
  it('is answered, with the rate limit and the request id of the API', async () => {
    const answer = await send({ headers: { 'X-Request-Id': 'from-the-test' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-request-id')).toBe('from-the-test');
    expect(answer.headers.get('x-ratelimit-limit-day')).toBe(String(callsPerDay));
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('"create_shipment"');
  });

  it.each([
    ['without a key', null],
    ['with an unknown key', newApiKey('test')],
    ['with a malformed key', 'mk_test_1'],
  ])('gets 401 %s', async (_, key) => {
    const answer = await send({ key });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toContain(
      'resource_metadata="https://sampan.example.com/.well-known/oauth-protected-resource/mcp"',
    );
    expect(await answer.json()).toMatchObject({ status: 401, sysCode: '1401001' });
  });

  it.each([
    ['a page of another site', { Origin: 'https://evil.example' }, 403],
    ['an opaque origin', { Origin: 'null' }, 403],
    ['a page of this installation', { Origin: 'https://sampan.example.com' }, 200],
    ['a page on this machine', { Origin: 'http://localhost:6274' }, 200],
  ])('from %s gets the status for its Origin', async (_, headers, status) => {
    expect((await send({ headers })).status).toBe(status);
  });

  it.each([
    ['evil.example', 403],
    ['sampan.example.com', 200],
    ['localhost:3000', 200],
  ])('to the host %s gets %i', async (Host, status) => {
    const { default: http } = await import('node:http');
    const answered = await new Promise<number | undefined>((resolve, reject) => {
      const headers = {
        Host,
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        Authorization: `Bearer ${service.account.testKey}`,
      };
      http
        .request(`${address()}/mcp`, { method: 'POST', headers }, (message) => {
          message.resume();
          resolve(message.statusCode);
        })
        .on('error', reject)
        .end(toolsList);
    });
    expect(answered).toBe(status);
  });

  it.each([
    ['is not a POST', { method: 'DELETE' }, 405],
    ['is not JSON', { headers: { 'Content-Type': 'text/plain' } }, 415],
    ['is too large', { body: JSON.stringify('x'.repeat(1_700_000)) }, 413],
  ])('that %s gets its status', async (_, sent, status) => {
    expect((await send(sent)).status).toBe(status);
  });
});

it.each([
  ['malformed JSON', '{', -32_700],
  ['a duplicate property', '{"jsonrpc":"2.0","id":1,"id":2,"method":"tools/list"}', -32_700],
  ['a batch, which would count once', `[${toolsList},${toolsList}]`, -32_600],
])('%s gets 400 with an error of JSON-RPC', async (_, body, code) => {
  const answer = await send({ body });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { jsonrpc: '2.0', id: null, error: { code, message: expect.stringMatching(/./) } },
  ]);
});

describe('a tool call', () => {
  const client = (apiKey: string) => httpClient({ rootUrl: address(), apiKey });
  const booking = () => ({
    name: 'create_shipment',
    arguments: { ...order(), idempotency_key: randomUUID() },
  });

  it('is recorded with its request id and idempotency key, as a booking over the API is', async () => {
    const { testKey } = await service.createAccount();
    const { arguments: args } = booking();
    const body = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'create_shipment', arguments: args },
    });
    expect((await send({ key: testKey, body, headers: { 'X-Request-Id': 'booked-by-mcp' } })).status).toBe(
      200,
    );
    const { body: events } = await apiClient(address(), testKey).get('/events');
    expect(events.data.data[0]).toMatchObject({
      event_type: 'shipment.created',
      data: { request: { id: 'booked-by-mcp', idempotency_key: args.idempotency_key } },
    });
  });

  it('counts as one request, and books nothing beyond the limit', async () => {
    const { testKey } = await service.createAccount();
    const caller = await client(testKey);
    const left = async () => Number((await send({ key: testKey })).headers.get('x-ratelimit-remaining-day'));
    const before = await left();
    await caller.callTool({ name: 'get_wallet_balance', arguments: {} });
    // One for the call, one for the question.
    const after = await left();
    expect(after).toBe(before - 2);

    for (let remaining = after; remaining > 0; remaining--) await send({ key: testKey });
    const booked = await bookings();
    await expect(caller.callTool(booking())).rejects.toMatchObject({ status: 429 });
    expect(await bookings()).toBe(booked);
  });

  it('cannot subscribe, because nothing changes', async () => {
    const caller = await client((await service.createAccount()).testKey);
    expect(caller.getServerCapabilities()).toMatchObject({
      tools: { listChanged: false },
      resources: { listChanged: false },
    });
    await expect(caller.listen({ toolsListChanged: true })).rejects.toThrow('Subscription limit reached');
  });
});
