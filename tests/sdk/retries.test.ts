import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SysCodeEntry } from '../../codegen/document.ts';
import { presentContract } from '../../scripts/contract/baseline.ts';
import { apiError } from '../../sdk/typescript/src/api-error.ts';
import {
  AbortError,
  ConnectionError,
  IdempotencyConflictError,
  RateLimitError,
  Sampan,
  ServerError,
  TimeoutError,
} from '../../sdk/typescript/src/index.ts';
import type { ResponseInfo } from '../../sdk/typescript/src/response-info.ts';
import { type FaultProxy, startFaultProxy } from '../support/sdk/fault-proxy.ts';
import { Waits } from '../support/sdk/waits.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';

let service: TestService;
let proxy: FaultProxy;
let sampan: Sampan;
const waits = new Waits();

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
afterEach(async () => {
  await proxy[Symbol.asyncDispose]();
});
// A request that its client aborted may still arrive, so each test has its own proxy.
beforeEach(async () => {
  proxy = await startFaultProxy(service.rootUrl);
  sampan = new Sampan({ apiKey: service.account.testKey, baseUrl: proxy.url, clock: waits });
  waits.take();
  waits.onWait = () => {};
});

/** Returns the error that a call ends with. */
const thrownBy = (call: PromiseLike<unknown>): Promise<ConnectionError> =>
  Promise.resolve(call).then(
    () => {
      throw new Error('nothing was thrown');
    },
    (error) => error,
  );

/** Counts the shipments with this reference. */
async function bookedAs(reference_no: string): Promise<number> {
  const { body } = await service.call('get', `/shipments?reference_no=${reference_no}`);
  return body.data.data.length;
}
const keysSent = () => new Set(proxy.requests.map(({ headers }) => headers['idempotency-key']));
const bodiesSent = () => new Set(proxy.requests.map(({ body }) => body));
const unavailable = { status: 503, headers: { 'Retry-After': '7' } };

describe('the retries of the catalog', () => {
  const { info, 'x-sys-codes': catalog } = JSON.parse(readFileSync(presentContract, 'utf8')) as {
    info: { description: string };
    'x-sys-codes': Record<string, SysCodeEntry>;
  };
  const retried = Object.entries(catalog).filter(([, { retry }]) => retry === 'after_wait');
  const ownNames = retried.flatMap(([name, { status }]) => (status === 409 ? [name] : []));

  it.each(Object.entries(catalog))('are those of the SDK: %s', (name, { code, status, retry }) => {
    const info = { status } as ResponseInfo;
    const error = apiError(info, { status, message: `${name}: no`, sysCode: code, data: null });
    expect([error.code, error.isTransient]).toEqual([name, retry === 'after_wait']);
  });

  it.each([
    ['the contract', info.description],
    ['the README of the SDK', readFileSync('sdk/typescript/README.md', 'utf8')],
    ['docs/design/sdk.md', readFileSync('docs/design/sdk.md', 'utf8')],
  ])('are in %s, with their statuses and conflicts', (_, text) => {
    const [section = ''] = /^## (?:Retries|What is retried)$[\s\S]*?(?=^## )/m.exec(text) ?? [];
    const sentence =
      /408, 429, all 5xx except 501, 409 ([A-Z_]+) and 409 ([A-Z_]+)/.exec(section.replace(/\s+/g, ' ')) ??
      [];
    expect(sentence.slice(1)).toEqual(ownNames);
    const statuses = new Set(retried.map(([, { status }]) => (status < 500 ? status : '5xx')));
    expect(statuses).toEqual(new Set([408, 409, 429, '5xx']));
    expect(catalog.NOT_IMPLEMENTED).toMatchObject({ status: 501, retry: 'no' });
  });

  it('include every error with a time to wait, except a delivery whose result is to be read first', () => {
    const told = Object.entries(catalog).filter(([, { description }]) =>
      description.includes('`Retry-After`'),
    );
    expect(told.length).toBeGreaterThan(8);
    expect(told.filter(([, { retry }]) => retry !== 'after_wait').map(([name]) => name)).toEqual([
      'DELIVERY_IN_PROGRESS',
    ]);
  });
});

describe('a booking with lost messages is made once', () => {
  it.each([
    ['the request is lost', 'lose-request'],
    ['the response is lost', 'lose-response'],
    ['the response is cut off', 'cut-response'],
  ] as const)('if %s: the retry has the same key and bytes', async (_, fault) => {
    proxy.expect(fault);
    const reference_no = randomUUID();
    const { data, response } = await sampan.shipments.create(order({ reference_no })).withResponse();
    expect(data.id).toMatch(/^SMP/);
    expect([response.status, response.attempts]).toEqual([201, 2]);
    expect(response.isReplay).toBe(fault !== 'lose-request');
    expect([proxy.requests.length, keysSent().size, bodiesSent().size]).toEqual([2, 1, 1]);
    expect(keysSent()).toEqual(new Set([response.idempotencyKey]));
    expect(await bookedAs(reference_no)).toBe(1);
  });

  it('if five responses are lost: the sixth request gets the stored response', async () => {
    proxy.expect(...Array(5).fill('lose-response'));
    const reference_no = randomUUID();
    const { response } = await sampan.shipments.create(order({ reference_no })).withResponse();
    expect([response.attempts, response.isReplay]).toEqual([6, true]);
    expect(await bookedAs(reference_no)).toBe(1);
  });

  it('if six responses are lost: the error has the key, and a later call with it gets the booking', async () => {
    proxy.expect(...Array(6).fill('lose-response'));
    const body = order({ reference_no: randomUUID() });
    const error = await thrownBy(sampan.shipments.create(body));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(proxy.requests).toHaveLength(6);
    const { idempotencyKey } = error;
    const later = await sampan.shipments
      .create(body, { idempotencyKey: String(idempotencyKey) })
      .withResponse();
    expect(later.response.isReplay).toBe(true);
    expect(await bookedAs(String(body.reference_no))).toBe(1);
  });

  it('and each call has its own key', async () => {
    proxy.expect();
    const reference_no = randomUUID();
    await Promise.all([1, 2].map(() => sampan.shipments.create(order({ reference_no }))));
    expect(keysSent().size).toBe(2);
    expect(await bookedAs(reference_no)).toBe(2);
  });

  it("with the caller's key", async () => {
    proxy.expect('lose-response');
    await sampan.shipments.create(order(), { idempotencyKey: 'order-4711' });
    expect(keysSent()).toEqual(new Set(['order-4711']));
  });

  it('if the first request is still in flight, after the wait that the service requests', async () => {
    const inFlight = '{"status":409,"message":"IDEMPOTENCY_IN_FLIGHT: wait","sysCode":"1409001","data":null}';
    proxy.expect('lose-request', { status: 409, headers: { 'Retry-After': '1' }, body: inFlight });
    const { response } = await sampan.shipments.create(order()).withResponse();
    expect([response.attempts, waits.take().at(-1)]).toEqual([3, 1000]);
  });
});

describe('lost messages', () => {
  it('do not repeat or omit a row of a list', async () => {
    const reference_no = randomUUID();
    const booked: string[] = [];
    for (let count = 0; count < 5; count++)
      booked.unshift((await sampan.shipments.create(order({ reference_no }))).id);
    proxy.expect('lose-response', null, 'cut-response', unavailable, null, 'lose-request');
    const seen: string[] = [];
    for await (const { id } of sampan.shipments.list({ reference_no, limit: 2 })) seen.push(id);
    expect([seen, proxy.requests.length]).toEqual([booked, 7]);
  });

  it('do not leave a label incomplete', async () => {
    const { id } = await sampan.shipments.create(order());
    proxy.expect('cut-response');
    const { data, response } = await sampan.shipments.label(id).withResponse();
    expect(response.attempts).toBe(2);
    expect(data.length).toBe(Number(response.headers.get('content-length')));
  });

  it('do not cancel twice', async () => {
    const { id } = await sampan.shipments.create(order());
    proxy.expect('lose-response', 'cut-response');
    const { data, response } = await sampan.shipments.cancel(id).withResponse();
    expect([data.status, response.attempts, response.isReplay]).toEqual(['cancelled', 3, true]);
    const { rows } = await service.database.db.pool.query(
      "select count(*)::int as count from event where tracking_number = $1 and type = 'shipment.cancelled'",
      [id],
    );
    expect([rows[0].count, keysSent().size]).toEqual([1, 1]);
  });

  it('are an error that names the cause, if no server responds', async () => {
    const nowhere = new Sampan({
      apiKey: service.account.testKey,
      baseUrl: 'http://127.0.0.1:2',
      maxRetries: 0,
    });
    const error = await thrownBy(nowhere.countries.list());
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error.message).toContain('ECONNREFUSED 127.0.0.1:2');
  });
});

describe('the waits between retries', () => {
  it('are those of the contract: min(2^n × 100 ms, 30 s) plus 0 to 250 ms, five times', async () => {
    proxy.expect(...Array(6).fill({ status: 502 }));
    const error = await thrownBy(sampan.countries.list());
    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({ status: 502, code: null, response: { attempts: 6 } });
    expect(waits.take()).toEqual([225, 325, 525, 925, 1725]);
  });

  it('are Retry-After if the response has it', async () => {
    proxy.expect({ status: 429, headers: { 'Retry-After': '1' } }, unavailable);
    await sampan.countries.list();
    expect(waits.take()).toEqual([1000, 7000]);
  });

  it('follow a date in Retry-After, which a proxy may send', async () => {
    const date = new Date(waits.now() + 9_000).toUTCString();
    proxy.expect({ status: 503, headers: { 'Retry-After': date } });
    await sampan.countries.list();
    const [wait = 0] = waits.take();
    expect(wait).toBeGreaterThanOrEqual(7_000);
    expect(wait).toBeLessThanOrEqual(9_000);
  });

  it('round a fraction of Retry-After up to a millisecond', async () => {
    proxy.expect(
      { status: 503, headers: { 'Retry-After': '1.5' } },
      { status: 503, headers: { 'Retry-After': '0.0004' } },
    );
    await sampan.countries.list();
    expect(waits.take()).toEqual([1500, 1]);
  });

  it.each([
    '-1',
    '-1.5',
    '0',
    'NaN',
    '1e3',
    'soon',
    '1; 2',
    '',
  ])('are those of the contract if Retry-After is %j, so that no retry is sent at once', async (value) => {
    proxy.expect(...Array(2).fill({ status: 503, headers: { 'Retry-After': value } }));
    await sampan.countries.list();
    expect(waits.take()).toEqual([225, 325]);
  });

  it('end at a Retry-After of over a minute, which the error has', async () => {
    proxy.expect({ status: 429, headers: { 'Retry-After': '7200', 'X-RateLimit-Reason': 'per_day' } });
    const error = await thrownBy(sampan.countries.list());
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ retryAfterSeconds: 7200, isTransient: true });
    expect(waits.take()).toEqual([]);
  });

  it.each([
    [0, 1],
    [2, 3],
    [5, 6],
  ])('maxRetries %i gives %i requests', async (maxRetries, requests) => {
    proxy.expect(...Array(10).fill({ status: 500 }));
    await sampan.countries.list({ maxRetries }).catch(() => {});
    expect(proxy.requests).toHaveLength(requests);
  });
});

describe('the SDK', () => {
  const endpoint = async () =>
    (
      await service
        .call('post', '/webhooks')
        .set('Idempotency-Key', randomUUID())
        .send({ url: `http://127.0.0.1:9/${randomUUID()}`, events: ['*'] })
    ).body.data.id;

  it.each([
    'lose-response',
    'lose-request',
    unavailable,
  ] as const)('does not retry a test event, because each request would send another (%j)', async (fault) => {
    const id = await endpoint();
    proxy.expect(fault);
    await expect(sampan.webhooks.test(id)).rejects.toThrow();
    expect(proxy.requests).toHaveLength(1);
    const { body } = await service.call('get', `/webhooks/${id}/deliveries`);
    expect(body.data.data).toHaveLength(fault === 'lose-response' ? 1 : 0);
  });

  it('retries a test event after 429, because it was not sent', async () => {
    const id = await endpoint();
    proxy.expect({ status: 429, headers: { 'Retry-After': '1' } });
    await sampan.webhooks.test(id);
    expect(proxy.requests).toHaveLength(2);
    expect((await service.call('get', `/webhooks/${id}/deliveries`)).body.data.data).toHaveLength(1);
  });

  it('retries operations that only read or set values', async () => {
    const id = await endpoint();
    proxy.expect('lose-response');
    await sampan.rates.quote({ weight_kg: 0.5, destination_country: 'US' });
    proxy.expect('lose-response');
    await sampan.shipments.validate(order());
    proxy.expect('lose-response');
    expect(await sampan.webhooks.update(id, { description: 'shop' })).toMatchObject({ description: 'shop' });
    expect(proxy.requests).toHaveLength(2);
  });

  it('retries operations with an optional key: a secret is rotated once', async () => {
    const id = await endpoint();
    proxy.expect('lose-response', 'lose-response');
    const { secret } = await sampan.webhooks.rotateSecret(id);
    const { rows } = await service.database.db.pool.query(
      'select count(*)::int as count from webhook_secret where endpoint_id = $1',
      [id],
    );
    expect([secret.slice(0, 6), rows[0].count, keysSent().size]).toEqual(['whsec_', 2, 1]);
  });

  it('does not retry a refusal', async () => {
    proxy.expect();
    await expect(sampan.shipments.create({ ...order(), parcels: [] })).rejects.toMatchObject({ status: 400 });
    expect([proxy.requests.length, waits.take()]).toEqual([1, []]);
  });

  it('does not retry a key that was used for another request', async () => {
    proxy.expect();
    await sampan.shipments.create(order(), { idempotencyKey: 'taken' });
    const error = await thrownBy(
      sampan.shipments.create(order({ reference_no: 'other' }), { idempotencyKey: 'taken' }),
    );
    expect(error).toBeInstanceOf(IdempotencyConflictError);
    expect(error).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
      idempotencyKey: 'taken',
      isTransient: false,
    });
    expect(proxy.requests).toHaveLength(2);
  });
});

describe('a deadline', () => {
  it('ends a request without a response, and the retry gets a response', async () => {
    proxy.expect('hang');
    const { response } = await sampan.countries
      .list({ timeoutMs: 50 })
      .withResponse()
      .catch(() => {
        // On a slow machine the second request may exceed the same short deadline.
        return sampan.countries.list().withResponse();
      });
    expect(response.status).toBe(200);
  });

  it('is a typed error once the retries are used up', async () => {
    proxy.expect('hang', 'hang');
    const attempts: number[] = [];
    // On a slow machine the deadline may pass before a request arrives at the proxy.
    const hooks = { onRequest: ({ attempt }: { attempt: number }) => void attempts.push(attempt) };
    const client = new Sampan({
      apiKey: service.account.testKey,
      baseUrl: proxy.url,
      clock: waits,
      hooks,
    });
    const error = await thrownBy(client.countries.list({ timeoutMs: 20, maxRetries: 1 }));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error.message).toBe('No complete response arrived within 20 ms.');
    expect(attempts).toEqual([1, 2]);
  });
});

describe('totalTimeoutMs', () => {
  it('ends the retries before a wait that would exceed it, with the last error', async () => {
    proxy.expect(...Array(6).fill(unavailable));
    const error = await thrownBy(sampan.countries.list({ totalTimeoutMs: 20_000 }));
    expect(error).toBeInstanceOf(ServerError);
    expect([waits.take(), proxy.requests.length]).toEqual([[7000, 7000], 3]);
  });

  it('shortens the last request, and its error names the limit', async () => {
    proxy.expect(unavailable, 'hang');
    const client = new Sampan({
      apiKey: service.account.testKey,
      baseUrl: proxy.url,
      clock: waits,
      totalTimeoutMs: 7_500,
    });
    const error = await thrownBy(client.countries.list());
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error.message).toBe('The call did not end within 7500 ms.');
    expect(waits.take()).toEqual([7000]);
  });

  it('does not end a call that is in time', async () => {
    proxy.expect(unavailable);
    const { response } = await sampan.countries.list({ totalTimeoutMs: 60_000 }).withResponse();
    expect([response.attempts, waits.take()]).toEqual([2, [7000]]);
  });
});

describe('onError', () => {
  const failures: unknown[] = [];
  const watched = (maxRetries: number) =>
    new Sampan({
      apiKey: service.account.testKey,
      baseUrl: proxy.url,
      clock: waits,
      maxRetries,
      hooks: {
        onError: ({ operation, attempt }, { name }, durationMs) =>
          void failures.push([operation, attempt, name, durationMs >= 0]),
      },
    });
  beforeEach(() => void failures.splice(0));

  it('gets the last failure of a connection, once', async () => {
    proxy.expect('lose-request', 'lose-request');
    await thrownBy(watched(1).countries.list());
    expect(failures).toEqual([['listCountries', 2, 'ConnectionError', true]]);
  });

  it.each([
    ['a timeout', { timeoutMs: 20 }, 'hang', 'TimeoutError'],
    ['an abort', { signal: AbortSignal.timeout(20) }, 'hang', 'AbortError'],
    ['an error response', {}, { status: 500 }, 'ServerError'],
  ] as const)('gets %s', async (_, options, fault, name) => {
    proxy.expect(fault);
    await thrownBy(watched(0).countries.list(options));
    expect(failures).toEqual([['listCountries', 1, name, true]]);
  });

  it('gets an abort during a wait', async () => {
    proxy.expect(unavailable);
    const controller = new AbortController();
    waits.onWait = () => controller.abort();
    await thrownBy(watched(5).countries.list({ signal: controller.signal }));
    expect(failures).toEqual([['listCountries', 1, 'AbortError', true]]);
  });

  it('gets no failure of which a retry succeeds, and none that the SDK handles itself', async () => {
    proxy.expect(unavailable);
    await watched(5).countries.list();
    const { id } = await sampan.shipments.create(order());
    proxy.expect({
      status: 503,
      body: '{"status":503,"message":"LABEL_NOT_READY: wait","sysCode":"1500112","data":null}',
    });
    await watched(5).shipments.waitForLabel(id);
    expect([proxy.requests.length, failures]).toEqual([2, []]);
  });
});

describe('an aborted call', () => {
  it('sends nothing if it was aborted before the call', async () => {
    proxy.expect();
    const reason = new Error('closed');
    const error = await thrownBy(sampan.countries.list({ signal: AbortSignal.abort(reason) }));
    expect(error).toBeInstanceOf(AbortError);
    expect([error.cause, proxy.requests]).toEqual([reason, []]);
  });

  it('ends while waiting for a response', async () => {
    proxy.expect('hang');
    const controller = new AbortController();
    const hooks = { onRequest: () => queueMicrotask(() => controller.abort()) };
    const client = new Sampan({ apiKey: service.account.testKey, baseUrl: proxy.url, hooks });
    await expect(client.countries.list({ signal: controller.signal })).rejects.toBeInstanceOf(AbortError);
  });

  it('ends while waiting for a retry', async () => {
    proxy.expect(unavailable);
    const controller = new AbortController();
    waits.onWait = () => controller.abort();
    const error = await thrownBy(sampan.shipments.create(order(), controller));
    expect(error).toBeInstanceOf(AbortError);
    expect(keysSent()).toEqual(new Set([error.idempotencyKey]));
    expect(proxy.requests).toHaveLength(1);
  });

  it('ends a real wait at once', async () => {
    proxy.expect(unavailable);
    const controller = new AbortController();
    const hooks = { onRetry: () => queueMicrotask(() => controller.abort()) };
    const client = new Sampan({ apiKey: service.account.testKey, baseUrl: proxy.url, hooks });
    await expect(client.countries.list({ signal: controller.signal })).rejects.toBeInstanceOf(AbortError);
  });
});

describe('many mixed faults', () => {
  it('do not duplicate an order, and every error is typed', async () => {
    const faults = ['lose-request', 'lose-response', 'cut-response', unavailable, { status: 500 }] as const;
    proxy.expect(...Array.from({ length: 120 }, (_, index) => faults[(index * 7) % 6] ?? { status: 502 }));
    const reference_no = randomUUID();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, () => sampan.shipments.create(order({ reference_no }))),
    );
    const numbers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.id] : []));
    expect(new Set(numbers).size).toBe(numbers.length);
    const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    for (const error of lost) expect([ConnectionError, ServerError]).toContain(error.constructor);
    const keys = keysSent();
    expect(keys.size).toBe(30);
    proxy.expect();
    const again = await Promise.all(
      [...keys].map((key) =>
        sampan.shipments.create(order({ reference_no }), { idempotencyKey: String(key) }),
      ),
    );
    expect(new Set(again.map(({ id }) => id)).size).toBe(30);
    expect(
      await service.database.db.pool.query('select from shipment where reference_no = $1', [reference_no]),
    ).toHaveProperty('rowCount', 30);
  });
});
