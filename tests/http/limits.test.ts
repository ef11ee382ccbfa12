import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import {
  boundUnsentResponses,
  closeGracefully,
  createHttpServer,
  RunningRequests,
} from '../../src/http/limits.ts';
import { pollUntil } from '../support/poll.ts';
import { parseAnswer, rawHttp } from '../support/raw-http.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const send = async (...lines: string[]) =>
  parseAnswer(await rawHttp(service.rootUrl, `${lines.join('\r\n')}\r\n`));

const bearer = () => `Authorization: Bearer ${service.account.testKey}`;
const booking = JSON.stringify(order());
const create = (...headers: string[]) =>
  send(
    'POST /api/v1/shipments HTTP/1.1',
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${booking.length}`,
    ...headers,
    '',
    booking,
  );

const rowCounts = async () => {
  const { rows } = await service.database.db.pool.query(
    'select (select count(*) from shipment)::int as shipments, (select count(*) from idempotency_key)::int as keys',
  );
  return rows[0];
};

const expectEnvelope = (answer: { status: number; head: string; body: string }, status: number) => {
  expect(answer.status).toBe(status);
  expect(answer.head).toMatch(/x-request-id: [\x20-\x7e]+/);
  expect(Object.keys(JSON.parse(answer.body)).sort()).toEqual(['data', 'message', 'status', 'sysCode']);
  expect(JSON.parse(answer.body)).toMatchObject({ status });
};

describe('a request with contradictory headers', () => {
  it.each<[string, number, string, string[]]>([
    ['two Hosts', 400, '1400007', ['Host: a.example', 'Host: b.example', 'Idempotency-Key: h1']],
    ['the same Host twice', 400, '1400007', ['Host: a.example', 'Host: a.example', 'Idempotency-Key: h2']],
    ['an invalid Host', 400, '1400007', ['Host: a b', 'Idempotency-Key: h3']],
    ['a Host with a user', 400, '1400007', ['Host: a@b', 'Idempotency-Key: h4']],
    ['two Idempotency-Keys', 400, '1400005', ['Host: a', 'Idempotency-Key: k1', 'Idempotency-Key: k2']],
    [
      'the same Idempotency-Key twice',
      400,
      '1400005',
      ['Host: a', 'Idempotency-Key: k', 'idempotency-key: k'],
    ],
    ['two media types', 415, '1415001', ['Host: a', 'Idempotency-Key: t', 'Content-Type: text/plain']],
    ['two Content-Lengths', 400, '1400007', ['Host: a', 'Idempotency-Key: l', 'Content-Length: 3']],
    ['a length and chunks', 400, '1400007', ['Host: a', 'Idempotency-Key: c', 'Transfer-Encoding: chunked']],
  ])('%s: %d, nothing booked, no key bound', async (_, status, sysCode, headers) => {
    const before = await rowCounts();
    const answer = await create(bearer(), ...headers);
    expectEnvelope(answer, status);
    expect(JSON.parse(answer.body)).toMatchObject({ sysCode });
    expect(await rowCounts()).toEqual(before);
  });

  it.each([
    ['two keys, the first valid', [() => bearer(), () => 'Authorization: Bearer other']],
    ['two keys, the second valid', [() => 'Authorization: Bearer other', () => bearer()]],
    ['the same key twice', [() => bearer(), () => bearer()]],
  ])('%s: 401', async (_, keys) => {
    const before = await rowCounts();
    const answer = await create('Host: a', 'Idempotency-Key: twice', ...keys.map((line) => line()));
    expectEnvelope(answer, 401);
    expect(await rowCounts()).toEqual(before);
  });

  it.each([
    ['gzip, chunked', 'HTTP/1.1'],
    ['chunked, chunked', 'HTTP/1.1'],
    ['identity', 'HTTP/1.1'],
    ['xchunked', 'HTTP/1.1'],
    ['chunked', 'HTTP/1.0'],
  ])('Transfer-Encoding %s in %s: 400 and the connection is closed', async (coding, version) => {
    const before = await rowCounts();
    const answer = await send(
      `POST /api/v1/shipments ${version}`,
      'Host: a',
      bearer(),
      'Idempotency-Key: coded',
      'Content-Type: application/json',
      `Transfer-Encoding: ${coding}`,
      '',
      booking.length.toString(16),
      booking,
      '0',
      '',
    );
    expectEnvelope(answer, 400);
    expect(answer.head).toContain('connection: close');
    expect(await rowCounts()).toEqual(before);
  });

  it('the service serves the next request', async () => {
    expect((await service.call('get', '/countries')).status).toBe(200);
  });
});

describe('pipelined requests on one connection', () => {
  const text = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;
  const get = (path: string) => text(`GET ${path} HTTP/1.1`, 'Host: a', bearer());
  const statuses = (answers: string) =>
    [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map((match) => Number(match[1]));
  const last = text('GET /healthz HTTP/1.1', 'Host: a', 'Connection: close');

  it('are answered in order, once each', async () => {
    const paths = ['/api/v1/countries', '/api/v1/nothing', '/openapi.json', '/healthz', '/docs/nothing'];
    const answers = await rawHttp(service.rootUrl, paths.map(get).join('') + last);
    expect(statuses(answers)).toEqual([200, 404, 200, 200, 404, 200]);
  });

  it('get their responses before the 400 for the invalid bytes after them', async () => {
    const answers = await rawHttp(
      service.rootUrl,
      `${get('/api/v1/countries')}${get('/openapi.json')}hello\r\n\r\n`,
    );
    expect(statuses(answers)).toEqual([200, 200, 400]);
    expect(JSON.parse(answers.slice(answers.lastIndexOf('\r\n\r\n') + 4))).toMatchObject({ status: 400 });
  });

  it('get 400 if the chunks of one are malformed, and book nothing', async () => {
    const before = await rowCounts();
    const broken = text(
      'POST /api/v1/shipments HTTP/1.1',
      'Host: a',
      bearer(),
      'Idempotency-Key: broken',
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
    );
    for (const ahead of [[], [200]]) {
      const first = ahead.length > 0 ? get('/api/v1/countries') : '';
      const answers = await rawHttp(service.rootUrl, `${first}${broken}5\r\n{"a":\r\nzz\r\n`);
      expect(statuses(answers)).toEqual([...ahead, 400]);
    }
    expect(await rowCounts()).toEqual(before);
  });

  it('get their responses if more than 100 are pending, then a 503, and the connection is closed', async () => {
    const answers = await rawHttp(service.rootUrl, 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1000));
    const received = statuses(answers);
    expect(received.length).toBeGreaterThan(101);
    expect(received.length).toBeLessThan(1000);
    expect(received.slice(0, -1).filter((status) => status !== 200)).toEqual([]);
    const refusal = answers.slice(answers.lastIndexOf('HTTP/1.1 '));
    expectEnvelope(parseAnswer(refusal), 503);
    expect(refusal).toMatch(/^Retry-After: 1\r$/m);
    expect(refusal).toContain('more than 100 requests');
    expect((await service.call('get', '/countries')).status).toBe(200);
  });

  it('book no shipment without a response if more than 100 are pending', async () => {
    const before = await rowCounts();
    const create = (key: number) =>
      text(
        'POST /api/v1/shipments HTTP/1.1',
        'Host: a',
        bearer(),
        `Idempotency-Key: pipelined ${key}`,
        'Content-Type: application/json',
        `Content-Length: ${booking.length}`,
      ) + booking;
    const answers = await rawHttp(
      service.rootUrl,
      Array.from({ length: 300 }, (_, key) => create(key)).join(''),
    );
    const received = statuses(answers);
    const booked = received.filter((status) => status === 201).length;
    expect([received.length, received.at(-1)]).toEqual([booked + 1, 503]);
    expect(booked).toBeGreaterThan(100);
    expect(await rowCounts()).toEqual({
      shipments: before.shipments + booked,
      keys: before.keys + booked,
    });
  });
});

describe('a request target other than a path', () => {
  it.each([
    'example.com:443',
    '127.0.0.1:22',
    '/api/v1/countries',
  ])('CONNECT %s: 405, connection closed, no tunnel', async (target) => {
    const answer = await send(`CONNECT ${target} HTTP/1.1`, 'Host: a', bearer(), '', 'GET / HTTP/1.1', '');
    expectEnvelope(answer, 405);
    expect(answer.head).toContain('connection: close');
    expect(answer.head).toContain('allow: get, head, post, patch, delete, options');
    expect((await service.call('get', '/countries')).status).toBe(200);
  });

  it('Upgrade is ignored: the request is served without it', async () => {
    const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
    expectEnvelope(await send('GET /api/v1/countries HTTP/1.1', 'Host: a', ...upgrade, ''), 401);
    const h2c = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'];
    const before = await rowCounts();
    const answer = await create('Host: a', bearer(), ...h2c);
    expectEnvelope(answer, 400);
    expect(JSON.parse(answer.body)).toMatchObject({ sysCode: '1400004' });
    expect(await rowCounts()).toEqual(before);
  });

  it('the HTTP/2 preface gets 400', async () => {
    expectEnvelope(await send('PRI * HTTP/2.0', '', 'SM', '', ''), 400);
  });

  it('a target in absolute form is served like its path', async () => {
    const get = (target: string, key = bearer()) =>
      send(`GET ${target} HTTP/1.1`, 'Host: a', key, 'Connection: close', '');
    const answer = await get('http://api.example/api/v1/wallet/balance?');
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body).data.currency).toBe('HKD');
    expect((await get('https://api.example:8443/api/v1/wallet/balance')).status).toBe(200);
    expectEnvelope(await get('http://api.example/api/v1/wallet/balance', 'X: y'), 401);
    expect((await get('http://api.example')).head).toContain('content-type: text/html');
    expectEnvelope(await get('http://api.example/nowhere'), 404);
    expectEnvelope(await get('ftp://api.example/api/v1/countries'), 400);
    expectEnvelope(await get('http://'), 400);
  });

  it.each([
    ['two Hosts', ['Host: a.example', 'Host: b.example']],
    ['the same Host twice', ['Host: api.example', 'Host: api.example']],
    ['an invalid Host', ['Host: a b']],
    ['no Host', []],
  ])('a target in absolute form still requires a valid Host header: %s', async (_, hosts) => {
    const before = await rowCounts();
    const answer = await send(
      'POST http://api.example/api/v1/shipments HTTP/1.1',
      ...hosts,
      'Connection: close',
      'Content-Type: application/json',
      `Content-Length: ${booking.length}`,
      'Idempotency-Key: absolute',
      bearer(),
      '',
      booking,
    );
    expectEnvelope(answer, 400);
    expect(JSON.parse(answer.body)).toMatchObject({ sysCode: '1400007' });
    expect(await rowCounts()).toEqual(before);
  });

  it('OPTIONS * lists the methods; any other method with * gets 400', async () => {
    const answer = await send('OPTIONS * HTTP/1.1', 'Host: a', 'Connection: close', '');
    expect([answer.status, answer.body]).toEqual([204, '']);
    expect(answer.head).toContain('allow: get, head, post, patch, delete, options');
    expect(answer.head).toMatch(/x-request-id: /);
    expectEnvelope(await send('GET * HTTP/1.1', 'Host: a', 'Connection: close', ''), 400);
  });
});

it('closing the server waits for a request whose client has disconnected', async () => {
  const running = new RunningRequests();
  const { promise: work, resolve: finish } = Promise.withResolvers<void>();
  const server = createServer((_request, response) => {
    void running.during(work.then(() => void response.end()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const [, response] = await once(server, 'request');
  client.destroy();
  await once(response, 'close');

  let isClosed = false;
  const closed = closeGracefully(server, running, 7_000).then(() => {
    isClosed = true;
  });
  await once(server, 'close');
  await new Promise((resolve) => setImmediate(resolve));
  expect(isClosed).toBe(false);
  finish();
  await closed;
  expect(isClosed).toBe(true);
});

/** More than the buffers of the operating system can hold. */
const body = Buffer.alloc(16 << 20, 'a');

/** Starts a server whose budget holds two unread responses of `body`. */
async function startServer() {
  const app = express();
  app.use(boundUnsentResponses(2.5 * body.length));
  app.get('/', (_request, response) => void response.end(body));
  const server = createHttpServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    server,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Requests the document without reading it; resolves with both ends once the request has arrived. */
async function neverReads({ server, url }: Awaited<ReturnType<typeof startServer>>) {
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const served = once(server, 'request');
  const client = connect(Number(new URL(url).port), '127.0.0.1');
  client.on('error', () => {}).pause();
  client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [connection] = await accepted;
  await served;
  return { client, connection };
}

it('the connections of the oldest unread responses are closed once the budget is exceeded, and no others', async () => {
  await using service = await startServer();
  const unread: Awaited<ReturnType<typeof neverReads>>[] = [];
  for (let count = 0; count < 5; count++) unread.push(await neverReads(service));
  const ended = () => unread.map(({ connection }) => connection.destroyed);
  expect(await pollUntil(async () => ended()[2] === true, 10_000)).toBe(true);
  expect(ended()).toEqual([true, true, true, false, false]);

  // A client that reads gets the whole response. While unsent, it counted towards the budget, so the next
  // oldest was closed.
  const answer = await fetch(service.url);
  expect((await answer.arrayBuffer()).byteLength).toBe(body.length);
  expect(ended()).toEqual([true, true, true, true, false]);
  for (const { client } of unread) client.destroy();
});

it('a response no longer counts after it was read or its connection ended', async () => {
  await using service = await startServer();
  const read = async () => (await (await fetch(service.url)).arrayBuffer()).byteLength;
  for (let count = 0; count < 5; count++) expect(await read()).toBe(body.length);
  for (let count = 0; count < 5; count++) {
    const { client, connection } = await neverReads(service);
    expect(connection.destroyed).toBe(false);
    const closed = new Promise((resolve) => connection.once('close', resolve));
    client.destroy();
    await closed;
  }
  const last = [await neverReads(service), await neverReads(service)];
  expect(last.map(({ connection }) => connection.destroyed)).toEqual([false, false]);
  for (const { client } of last) client.destroy();
});
