import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { rawHttp } from '../support/raw-http.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const rowCounts = async () => {
  const { rows } = await service.database.db.pool.query(
    'select (select count(*) from shipment)::int as shipments, (select count(*) from idempotency_key)::int as keys',
  );
  return rows[0] as { shipments: number; keys: number };
};

const post = (body: string, headers: Record<string, string> = {}) =>
  service
    .call('post', '/shipments')
    .set('Idempotency-Key', `bad-${Math.random()}`)
    .set({ 'Content-Type': 'application/json', ...headers })
    .send(body);

const json = (change: unknown) => JSON.stringify({ ...order(), ...(change as object) });

const expectRefusal = (answer: supertest.Response, status: number, sysCode: string) => {
  expect(answer.status).toBe(status);
  expect(Object.keys(answer.body).sort()).toEqual(['data', 'message', 'status', 'sysCode']);
  expect(answer.body).toMatchObject({ status, sysCode });
  expect(answer.headers['x-request-id']).toMatch(/^[\x20-\x7e]+$/);
};

describe('a request that is unreadable or violates the contract', () => {
  it.each<[string, () => supertest.Test, number, string]>([
    ['malformed JSON', () => post('{"service_tier_id":'), 400, '1400001'],
    ['no body', () => post(''), 400, '1400001'],
    [
      'bytes that are not UTF-8',
      () =>
        post('')
          .serialize((bytes) => bytes)
          .send(Buffer.from([0x22, 0xff, 0x22]) as never),
      400,
      '1400001',
    ],
    ['a duplicate key', () => post('{"tags":[],"tags":[]}'), 400, '1400002'],
    ['an own __proto__ key', () => post(`{"__proto__":{"a":1},${json({}).slice(1)}`), 400, '1400001'],
    ['a lone surrogate', () => post(json({}).replace('Cotton', '\\ud800')), 400, '1400001'],
    ['a NUL in a text', () => post(json({}).replace('Cotton', '\\u0000')), 400, '1400001'],
    ['10,000 levels', () => post('['.repeat(10_000) + ']'.repeat(10_000)), 400, '1400001'],
    ['a 1600 KiB body', () => post(json({ metadata: { a: 'x'.repeat(1600 * 1024) } })), 413, '1413001'],
    ['a form', () => post('a=b', { 'Content-Type': 'application/x-www-form-urlencoded' }), 415, '1415001'],
    [
      'another charset',
      () => post(json({}), { 'Content-Type': 'application/json; charset=latin1' }),
      415,
      '1415001',
    ],
    ['a compressed body', () => post(json({}), { 'Content-Encoding': 'gzip' }), 415, '1415001'],
    ['bad percent-encoding in the path', () => service.call('get', '/shipments/%zz'), 400, '1400003'],
    ['bad percent-encoding in the query', () => service.call('get', '/countries?a=%zz'), 400, '1500101'],
  ])('%s gets a 4xx envelope and a request id, and creates no row', async (_, send, status, sysCode) => {
    const before = await rowCounts();
    expectRefusal(await send(), status, sysCode);
    expect(await rowCounts()).toEqual(before);
  });

  it.each<[string, () => supertest.Test]>([
    ['a wrong type', () => post(json({ parcels: 'one' }))],
    ['an array as the body', () => post('[]')],
    ['null as the body', () => post('null')],
    ['an unknown property', () => post(json({ colour: 'red' }))],
  ])('%s gets a 4xx envelope and a request id, and stores only its idempotency key', async (_, send) => {
    const before = await rowCounts();
    expectRefusal(await send(), 400, '1500101');
    expect(await rowCounts()).toEqual({ ...before, keys: before.keys + 1 });
  });

  it('gets 404 for an unknown path, and 405 with Allow for a wrong method', async () => {
    const unknown = await service.call('get', '/nothing');
    expect(unknown).toMatchObject({ status: 404, body: { sysCode: '1404001' } });
    const wrong = await service.call('delete', '/shipments');
    expect(wrong).toMatchObject({ status: 405, body: { sysCode: '1405001' } });
    expect(wrong.headers.allow?.split(', ').sort()).toEqual(['GET', 'HEAD', 'POST']);
    expect(await supertest(service.rootUrl).get('/nothing')).toMatchObject({
      status: 404,
      body: { sysCode: '1404001' },
    });
  });

  it.each<[string, object, (string | number)[], string]>([
    [
      'a blank tax number',
      { tax_number: '   ' },
      ['tax_number'],
      'must have 1 to 100 characters after trimming',
    ],
    [
      'a long country',
      { recipient: { ...order().recipient, country_code: 'QQQ' } },
      ['recipient', 'country_code'],
      'must be two letters, an ISO 3166-1 alpha-2 code such as US',
    ],
    [
      'a blank name',
      { recipient: { ...order().recipient, contact_name: ' ' } },
      ['recipient', 'contact_name'],
      'must not be blank',
    ],
    [
      'an empty name',
      { recipient: { ...order().recipient, contact_name: '' } },
      ['recipient', 'contact_name'],
      'must not be empty',
    ],
    [
      'an e-mail address of 255 characters',
      { recipient: { ...order().recipient, email: `${'x'.repeat(245)}@mail.test` } },
      ['recipient', 'email'],
      'must have at most 254 characters',
    ],
    [
      'an IOSS number of 9 digits',
      { ioss_number: 'IM123456789' },
      ['ioss_number'],
      'must be IM followed by exactly 10 digits, such as IM0123456789',
    ],
  ])('gets a message that explains the correct form: %s', async (_, change, path, message) => {
    expect((await post(json(change))).body.data).toEqual([{ path, code: 'INVALID_FIELD', message }]);
  });

  it.each<[string, object, (string | number)[], string]>([
    ['a text in an enum of texts', { payment_type: 5 }, ['payment_type'], 'must be one of prepaid, cod'],
    ['a key of digits', { metadata: { 7: 8 } }, ['metadata', '7'], 'must be a string'],
    ['an empty key', { metadata: { '': 'x' } }, ['metadata', ''], 'has a name that must not be empty'],
    [
      'a long key, cut where it is named',
      { metadata: { ['k'.repeat(101)]: 'x' } },
      ['metadata', `${'k'.repeat(100)}…`],
      'has a name that must have at most 100 characters',
    ],
    [
      'a hundred and one keys',
      { metadata: Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`k${index}`, ''])) },
      ['metadata'],
      'must have at most 100 fields',
    ],
    [
      'an array that is too long, of wrong entries',
      { tags: Array(21).fill(7) },
      ['tags'],
      'must have at most 20 entries',
    ],
  ])('gets exactly one violation: %s', async (_, change, path, message) => {
    expect((await post(json(change))).body.data).toEqual([{ path, code: 'INVALID_FIELD', message }]);
  });

  it('gets the positions of equal entries', async () => {
    const events = ['shipment.created', 'webhook.test', 'shipment.created'];
    const { body } = await service
      .call('post', '/webhooks')
      .set('Idempotency-Key', 'twice')
      .send({ url: 'https://hooks.example', events });
    const message = 'must not contain duplicates; entries 0 and 2 are equal';
    expect(body.data).toEqual([{ path: ['events'], code: 'INVALID_FIELD', message }]);
  });

  it('gets a message that names the first violation and counts the others', async () => {
    const { phone: _, ...recipient } = order().recipient;
    const one = await post(json({ recipient }));
    expect(one.body.message).toBe('INVALID_FIELD: recipient.phone is required');
    const { body } = await post(json({ recipient, items: [{ description: '', quantity: 1 }] }));
    expect(body.data).toHaveLength(2);
    expect(body.message).toBe('INVALID_FIELD: recipient.phone is required (data lists 1 more)');
  });

  it('gets at most 100 violations and the count of the rest, in at most 64 KiB', async () => {
    const before = await rowCounts();
    const many = json({
      items: Array.from({ length: 100 }, () => ({ description: 5, quantity: '', sku: [] })),
    });
    const { body, text } = await post(many);
    expect(body.data).toHaveLength(100);
    expect(body.message).toBe(
      'INVALID_FIELD: items[0].description must be a string (data lists 99 more; 200 are not listed)',
    );
    const longNames = Object.fromEntries(
      Array.from({ length: 90 }, (_, index) => [`${index}${'\u0001'.repeat(900)}`, '']),
    );
    const long = await post(json({ recipient: { ...order().recipient, ...longNames } }));
    expect(long.body.data[0].path[0]).toBe('recipient');
    expect(long.body.data.length).toBeGreaterThan(50);
    const { rows } = await service.database.db.pool.query(
      'select max(octet_length(body)) as longest from idempotency_key where status = 400',
    );
    expect(Math.max(text.length, long.text.length, Number(rows[0].longest))).toBeLessThanOrEqual(65_536);
    expect((await rowCounts()).shipments).toBe(before.shipments);
  });

  it('gets every violation at once, each with its path', async () => {
    const { body } = await post(
      JSON.stringify({
        recipient: {
          contact_name: '',
          phone: 7,
          country_code: 'USA',
          city: 'New York',
          address: 'x',
          extra: true,
        },
        parcels: [{ weight_kg: 0 }, { weight_kg: 1001 }, {}],
        items: [],
        tags: ['a', 5],
      }),
    );
    const paths = body.data.map((violation: { path: unknown[] }) => violation.path.join('.'));
    expect(paths.sort()).toEqual(
      [
        'service_tier_id',
        'recipient.contact_name',
        'recipient.phone',
        'recipient.country_code',
        'recipient.extra',
        'parcels.0.weight_kg',
        'parcels.1.weight_kg',
        'parcels.2.weight_kg',
        'items',
        'tags.1',
      ].sort(),
    );
    for (const violation of body.data)
      expect(Object.keys(violation).sort()).toEqual(['code', 'message', 'path']);
  });
});

describe('bytes that are not an HTTP request', () => {
  const raw = (text: string) => rawHttp(service.rootUrl, text);

  /** Writes everything before reading; resolves with the beginning of the response. */
  const sendWhole = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(service.rootUrl);
      const socket = connect(Number(port), hostname, () => socket.write(text, () => socket.resume()));
      socket.pause();
      socket.on('data', (chunk) => {
        resolve(String(chunk));
        socket.destroy();
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(''));
    });

  const get = 'GET /api/v1/countries HTTP/1.1\r\n';
  const close = 'Connection: close\r\n\r\n';
  it.each([
    ['a NUL in a header', 400, `${get}Host: a\r\nX-Request-Id: a\u0000b\r\n\r\n`],
    ['a bare CR in a header', 400, `${get}Host: a\r\nIdempotency-Key: a\rb\r\n\r\n`],
    ['headers of 64 KiB', 431, `${get}Host: a\r\nX: ${'x'.repeat(65_536)}\r\n\r\n`],
    ['no HTTP at all', 400, 'hello\r\n\r\n'],
    ['no Host', 400, `${get}${close}`],
    ['an unknown expectation', 417, `${get}Host: a\r\nExpect: foo\r\n${close}`],
  ])('%s: the response is an envelope with %d and a request id', async (_, status, text) => {
    const answer = await raw(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/x-request-id: [0-9a-f-]{36}/i);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))).toMatchObject({
      status,
      data: null,
    });
  });

  it.each([
    'close',
    'keep-alive',
  ])('a client that sends 5 MB before it reads receives its 413 (Connection: %s)', async (connection) => {
    const head = [
      'POST /api/v1/rates HTTP/1.1',
      'Host: a',
      `Authorization: Bearer ${service.account.testKey}`,
      'Content-Type: application/json',
      `Connection: ${connection}`,
    ].join('\r\n');
    const size = 5 * 1024 * 1024;
    const bodies = [
      `Content-Length: ${size}\r\n\r\n${'x'.repeat(size)}`,
      `Transfer-Encoding: chunked\r\n\r\n${size.toString(16)}\r\n${'x'.repeat(size)}\r\n0\r\n\r\n`,
    ];
    for (const body of [...bodies, ...bodies, ...bodies]) {
      expect(await sendWhole(`${head}\r\n${body}`)).toMatch(/^HTTP\/1\.1 413 /);
    }
  });
});

describe('X-Request-Id', () => {
  it.each(['abc', 'a b', 'x'.repeat(200), '~!@#'])('%j is echoed', async (id) => {
    expect((await service.call('get', '/countries').set('X-Request-Id', id)).headers['x-request-id']).toBe(
      id,
    );
  });

  it.each([
    ['too long', 'x'.repeat(201)],
    ['not ASCII', 'caf\u00e9'],
  ])('is replaced by a new one if it is %s', async (_, id) => {
    expect((await service.call('get', '/countries').set('X-Request-Id', id)).headers['x-request-id']).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });

  it('is in every response: 401, 404, 308, preflight, health, the contract', async () => {
    const root = supertest(service.rootUrl);
    for (const request of [
      service.call('get', '/countries', null),
      root.get('/nowhere'),
      root.get('/v1/countries'),
      root.options('/v1/countries'),
      root.get('/healthz'),
      root.get('/readyz'),
      root.get('/openapi.json'),
    ]) {
      expect((await request.set('X-Request-Id', 'mine')).headers['x-request-id']).toBe('mine');
    }
  });
});

describe('the root addresses', () => {
  it('redirect /v1/* with 308 and CORS headers, keeping method, body and query', async () => {
    const redirect = await supertest(service.rootUrl).post('/v1/shipments?a=b%20c&d').send({});
    expect(redirect.status).toBe(308);
    expect(redirect.headers.location).toBe('/api/v1/shipments?a=b%20c&d');
    expect(redirect.headers['access-control-allow-origin']).toBe('*');
    const followed = await fetch(`${service.rootUrl}/v1/shipments`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${service.account.testKey}`,
        'Idempotency-Key': 'via-308',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(order()),
    });
    expect(followed.status).toBe(201);
  });

  it.each([
    '/v1/shipments',
    '/api/v1/shipments',
    '/api/v1/nothing',
  ])('respond to a preflight request on %s without a redirect', async (path) => {
    const answer = await supertest(service.rootUrl).options(path).set('Origin', 'https://shop.example');
    expect(answer.status).toBe(204);
    expect(answer.headers['access-control-allow-headers']).toMatch(/Idempotency-Key/);
    expect(answer.headers['access-control-allow-methods']).toMatch(/PATCH/);
    expect(answer.headers['access-control-expose-headers']).toMatch(/X-RateLimit-Reset-Day/);
  });

  it('report liveness and readiness', async () => {
    expect(await supertest(service.rootUrl).get('/healthz')).toMatchObject({
      status: 200,
      body: { status: 'ok' },
    });
    expect(await supertest(service.rootUrl).get('/readyz')).toMatchObject({
      status: 200,
      body: { checks: { database: 'ok' } },
    });
  });
});
