import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deprecationHeaders } from '../../codegen/contract.ts';
import type { Document } from '../../codegen/document.ts';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { HttpError, isUnexpected } from '../../src/contract/errors.ts';
import { operationTable } from '../../src/contract/route.ts';
import { accountRoutes } from '../../src/dashboard/routes.ts';
import { errorResponse, sendResponse } from '../../src/http/response.ts';
import { hongKongDay, newId } from '../../src/runtime.ts';
import { savedSender } from '../support/address/saved-addresses.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { bookTest, closeManifest } from '../support/manifest/manifest-world.ts';
import { pollUntil } from '../support/poll.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { createBatch } from '../support/shipment/batch.ts';
import { create } from '../support/shipment/booking.ts';
import { order } from '../support/shipment/order.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const coded = (code: string) => Object.assign(new Error('secret inside'), { code });

describe('an unexpected error', () => {
  it.each([
    ['ECONNREFUSED', 503],
    ['57P01', 503],
    ['22008', 400],
    ['22021', 400],
    ['22P05', 400],
    ['42P01', 500],
  ])('with the code %s gets a %d, shows no internals, and is logged', (code, status) => {
    const answer = errorResponse(coded(code));
    expect(answer.status).toBe(status);
    expect(answer.body).not.toContain('secret');
    expect(isUnexpected(coded(code))).toBe(true);
  });
});

describe('an unexpected error without a file', () => {
  it.each([
    ['connect', 503],
    ['open', 500],
  ])('in the system call %s gets a %d: PostgreSQL may come back at its Unix socket', (syscall, status) => {
    expect(errorResponse(Object.assign(coded('ENOENT'), { syscall })).status).toBe(status);
  });
});

describe('a refusal', () => {
  it('is not logged', () => expect(isUnexpected(new HttpError('NOT_FOUND'))).toBe(false));
});

describe('HEAD', () => {
  let service: TestService;
  let browser: TestBrowser;
  let shipment: { id: string; label_pdf_url: string; tracking_page_url: string };
  let webhook: string;
  let batch: string;
  let event: string;
  beforeAll(async () => {
    service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
    ({ browser } = await signedInUser(service));
    webhook = (
      await service
        .call('post', '/webhooks')
        .set('Idempotency-Key', randomUUID())
        .send({ url: 'http://127.0.0.1:9/hook', events: ['*'] })
        .expect(201)
    ).body.data.id;
    const { id } = (await create(service, order({ reference_no: 'SANDBOX-POD' }))).body.data;
    await service
      .call('post', `/test_helpers/shipments/${id}/advance`)
      .set('Idempotency-Key', randomUUID())
      .send({ status: 'delivered' })
      .expect(200);
    shipment = (await service.call('get', `/shipments/${id}`)).body.data;
    event = (await service.call('get', '/events')).body.data.data[0].event_id;
    batch = (await createBatch(service, [order({ reference_no: 'SO-1' })])).id;
  });
  afterAll(() => service.stop());
  /** Headers that differ between two responses to the same request. */
  const changing = new Set([
    'date',
    'x-request-id',
    'x-ratelimit-remaining-second',
    'x-ratelimit-remaining-day',
    'x-service-cache',
    'content-security-policy',
  ]);
  /** Node's fetch closes the connection after a HEAD. */
  const ofConnection = new Set(['connection', 'keep-alive']);
  const replyTo = async (method: string, url: string, headers: Record<string, string> = {}) => {
    const response = await fetch(url, { method, redirect: 'manual', headers });
    const sent = [...response.headers]
      .filter(([name]) => !ofConnection.has(name))
      .map(([name, value]) => [name, changing.has(name) ? '*' : value]);
    return {
      status: response.status,
      headers: Object.fromEntries(sent),
      bytes: (await response.arrayBuffer()).byteLength,
    };
  };
  const expectSame = async (url: string, headers: Record<string, string> = {}) => {
    const get = await replyTo('GET', url, headers);
    const head = await replyTo('HEAD', url, headers);
    expect({ url, ...head }).toEqual({ url, ...get, bytes: 0 });
    return get;
  };

  it('gets the status and headers of each GET operation, without a body', async () => {
    const { id: accountId, testKey, liveKey } = service.account;
    await topUp(service.database.db.pool, {
      accountId,
      amountCents: 100,
      transactionId: newId('txn', new Date()),
    });
    const saved = await service.call('post', '/addresses').send(savedSender);
    const product = await service
      .call('post', '/products')
      .send({ sku: 'TS', description: 'Cotton T-shirt' });
    await bookTest(service, 1);
    const ids = [
      ['/events', event],
      ['/shipment_batches', batch],
      ['/addresses', saved.body.data.id],
      ['/manifests', (await closeManifest(service)).body.data.id],
    ] as const;
    const reads = Object.values(operationTable).filter(({ method }) => method === 'GET');
    for (const { path } of reads) {
      const names: Record<string, string> = {
        month: hongKongDay(new Date()).slice(0, 7),
        type: path.startsWith('/shipments/') ? 'commercial_invoice' : 'statement',
        shipment_id: shipment.id,
        tracking_number: shipment.id,
        sku: product.body.data.sku,
        code: 'US',
        id: ids.find(([area]) => path.startsWith(area))?.[1] ?? webhook,
      };
      const url = `${service.rootUrl}/api/v1${path.replace(/\{(\w+)\}/g, (_, name) => names[name] ?? '')}`;
      // Test mode has no wallet.
      const key = path.startsWith('/wallet/statements/') ? liveKey : testKey;
      const { status, bytes } = await expectSame(url, { Authorization: `Bearer ${key}` });
      expect({ path, status, isEmpty: bytes === 0 }).toEqual({ path, status: 200, isEmpty: false });
    }
  });

  it('gets the errors of GET: 401 without a key, and 404 for a missing resource', async () => {
    expect(await expectSame(`${service.rootUrl}/api/v1/shipments`)).toMatchObject({ status: 401 });
    const missing = `${service.rootUrl}/api/v1/shipments/SMP0000000000000`;
    const key = { Authorization: `Bearer ${service.account.testKey}` };
    expect(await expectSame(missing, key)).toMatchObject({ status: 404 });
  });

  it('is refused where GET is refused; Allow names HEAD where GET works', async () => {
    const key = { Authorization: `Bearer ${service.account.testKey}` };
    const cancel = `${service.rootUrl}/api/v1/shipments/${shipment.id}/cancel`;
    expect(await expectSame(cancel, key)).toMatchObject({ status: 405, headers: { allow: 'POST' } });
    const list = await replyTo('DELETE', `${service.rootUrl}/api/v1/shipments`, key);
    expect(list.headers.allow?.split(', ').sort()).toEqual(['GET', 'HEAD', 'POST']);
  });

  it.each([
    '/',
    '/docs',
    '/docs/swagger-ui.css',
    '/openapi.json',
    '/openapi-3.0.json',
    '/llms.txt',
    '/changelog',
    '/changelog.json',
    '/healthz',
    '/readyz',
    '/dashboard',
    '/dashboard/sign-in',
    '/dashboard/test',
    '/nothing',
    '/v1/shipments',
  ])('gets the status and headers of GET of %s', async (path) => {
    await expectSame(service.rootUrl + path);
  });

  it('gets the status and headers of GET of the tracking page and of a presigned label', async () => {
    for (const url of [shipment.tracking_page_url, shipment.label_pdf_url]) {
      expect(await expectSame(url)).toMatchObject({ status: 200 });
    }
  });

  it('gets the status and headers of GET of each page of the dashboard', async () => {
    const signedIn = { Cookie: browser.cookie, 'Sec-Fetch-Site': 'none', 'X-Forwarded-For': '198.51.100.1' };
    for (const { method, path } of accountRoutes) {
      if (method !== 'get') continue;
      const id = path.startsWith('/shipments') ? shipment.id : path.startsWith('/events') ? event : webhook;
      const url = `${service.rootUrl}/dashboard/test${path === '/' ? '' : path.replace(':id', id)}`;
      const get = await replyTo('GET', url, signedIn);
      const head = await replyTo('HEAD', url, signedIn);
      // A page is compressed while it is written, so its length is not known before.
      for (const { headers } of [get, head]) {
        delete headers['content-length'];
        delete headers['transfer-encoding'];
      }
      expect({ url, ...head }).toEqual({ url, ...get, bytes: 0 });
    }
  });
});

const document: Document = JSON.parse(readFileSync('openapi.json', 'utf8'));
const deprecation = deprecationHeaders({ 'x-deprecation': { since: '2026-11-22', sunset: '2027-11-22' } });
const announced = [
  '@1795305600',
  'Mon, 22 Nov 2027 00:00:00 GMT',
  '</changelog>; rel="deprecation"; type="text/html"',
];

const headersOf = (headers: Record<string, string>) => [headers.deprecation, headers.sunset, headers.link];

it('a response of a deprecated operation has the headers, also an error', async () => {
  Object.assign(operationTable.getWalletBalance, { deprecation });
  try {
    const answer = await service.call('get', '/wallet/balance');
    expect([answer.status, ...headersOf(answer.headers)]).toEqual([200, ...announced]);
    const refused = await service.call('get', '/wallet/balance', null);
    expect([refused.status, ...headersOf(refused.headers)]).toEqual([401, ...announced]);
    expect(answer.headers['access-control-expose-headers']).toContain('Deprecation, Sunset, Link');
    const other = await service.call('get', '/countries');
    expect([other.status, ...headersOf(other.headers)]).toEqual([200, undefined, undefined, undefined]);
  } finally {
    Reflect.deleteProperty(operationTable.getWalletBalance, 'deprecation');
  }
});

it('a response of any operation has the headers of its x-deprecation, and none without it', async () => {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const answer = await service.call(method as 'get', path.replace(/[{}]/g, ''), null);
      const { Deprecation, Sunset, Link } = deprecationHeaders(operation) ?? {};
      const received = [method, path, answer.status, ...headersOf(answer.headers)];
      expect(received).toEqual([method, path, 401, Deprecation, Sunset, Link]);
    }
  }
});

it('a client that left before a streamed response began is not a failure, and the source of the response ends', async () => {
  const ended: string[] = [];
  const parts = {
    [Symbol.asyncIterator]: () => ({
      next: async () => ({ done: false as const, value: Buffer.from('part') }),
      return: async () => {
        ended.push('source');
        return { done: true as const, value: undefined };
      },
    }),
  };
  const server = createServer((_, response) => {
    const left = Object.assign(response, { locals: {}, status: () => left, set: () => left }) as never;
    response.on('close', () => {
      sendResponse(left, { status: 200, headers: {}, body: parts }).then(
        () => ended.push('response'),
        (error) => ended.push(String(error)),
      );
    });
    response.req.socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/`).catch(() => {});
  expect(await pollUntil(async () => ended.length === 2, 10_000)).toBe(true);
  expect(ended.sort()).toEqual(['response', 'source']);
  server.close();
});
