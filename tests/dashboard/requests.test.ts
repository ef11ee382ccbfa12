import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dropApiRequests } from '../../db/query/account/api-request.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order as anOrder } from '../support/shipment/order.ts';

const token = 'a-token-of-the-metrics';
const lowerCased = 'SMP4072618350929';
const script = '<script>alert(1)</script>';

let service: TestService;
let owner: TestBrowser;
let shipment: string;
beforeAll(async () => {
  service = await startTestService({
    env: { REQUEST_LOG: 'on', TRUSTED_PROXIES: '127.0.0.1', METRICS_TOKEN: token },
  });
  ({ browser: owner } = await signedInUser(service));
  const { body } = await service
    .call('post', '/shipments')
    .set('Idempotency-Key', 'order 7')
    .set('X-Request-Id', 'request 7')
    .set('X-Forwarded-For', '203.0.113.7')
    .send(anOrder());
  shipment = body.data.id;
  await service.call('get', `/shipments/${shipment}`);
  await service.call('get', `/shipments/${lowerCased.toLowerCase()}`);
  await service.call('get', '/shipments/SMP0000000000000').set('X-Request-Id', 'missing 1');
  await written();
});
afterAll(() => service.stop());

const written = () => service.context.requestLog?.flush();
const rows = async (query = 'select * from api_request order by created_at') =>
  (await service.database.db.pool.query(query)).rows;
const linkTo = (text: string, words: string) =>
  new RegExp(`href="/dashboard(/test/requests/req_\\w+)">(?:(?!</a>)[^])*${words}`).exec(text)?.[1] ?? '';

describe('a request with an API key', () => {
  it('is stored with its key, body, answer and shipment', async () => {
    const [created] = await rows("select * from api_request where operation = 'createShipment'");
    expect(created).toMatchObject({
      account_id: service.account.id,
      livemode: false,
      request_id: 'request 7',
      method: 'POST',
      path: '/shipments',
      status: 201,
      sys_code: null,
      idempotency_key: 'order 7',
      address: '203.0.113.7',
      tracking_number: shipment,
    });
    expect(JSON.parse(created.request_body)).toEqual(JSON.parse(JSON.stringify(anOrder())));
    expect(JSON.parse(created.response_body).data.id).toBe(shipment);
    expect(created.duration_ms).toBeGreaterThan(0);
  });

  it('is found from its shipment, and leads back to it', async () => {
    const page = await owner.get(`/test/shipments/${shipment}`);
    expect(page.text).toContain('Requests for this shipment');
    const detail = await owner.get(linkTo(page.text, 'POST</b> /shipments'));
    expect(detail.status).toBe(200);
    for (const shown of [
      'request 7',
      'order 7',
      '203.0.113.7',
      `/test/shipments/${shipment}"`,
      '&quot;recipient&quot;',
    ]) {
      expect(detail.text).toContain(shown);
    }
  });

  it('is found by its shipment also if its path has it in lower case', async () => {
    const { text } = await owner.get(`/test/requests?shipment=${lowerCased}`);
    expect([...text.matchAll(/requests\/req_/g)]).toHaveLength(1);
  });

  it.each([
    ['operation', 'operation=getShipment', 'GET</b> /shipments/', 'POST</b>'],
    ['status', 'status=4', 'missing 1', 'request 7'],
    ['error code', 'sys_code=1404001', 'missing 1', 'request 7'],
    ['beginning of the request id', 'request_id=request', 'request 7', 'missing 1'],
    ['path', 'path=/shipments', 'request 7', 'missing 1'],
    ['day', 'since=2020-01-01', 'request 7', 'No requests'],
  ])('is found by its %s', async (_, search, found, other) => {
    const { status, text } = await owner.get(`/test/requests?${search}`);
    expect([status, text.includes(found), text.includes(other)]).toEqual([200, true, false]);
  });

  it('is found by its shipment and no other', async () => {
    const { text } = await owner.get(`/test/requests?shipment=${shipment}`);
    expect([...text.matchAll(/requests\/req_/g)]).toHaveLength(2);
  });

  it('is not searched with a NUL, which PostgreSQL does not store', async () => {
    expect((await owner.get('/test/requests?path=%2Fshipments%00')).status).toBe(400);
  });

  it.each(['%', '_', '\\'])('is not found by the wildcard %s', async (wildcard) => {
    const { text } = await owner.get(`/test/requests?request_id=${encodeURIComponent(wildcard)}`);
    expect(text).toContain('No requests match');
  });

  it.each([
    ['sys_code', 'x'],
    ['shipment', 'SMP0000000000001'],
    ['since', '2026-02-30'],
    ['path', 'shipments'],
  ])('is not searched with an invalid %s, which gets a message', async (name, value) => {
    const { status, text } = await owner.get(`/test/requests?${name}=${value}`);
    expect([status, text.includes(`id="${name}-error"`), text.includes('req_')]).toEqual([400, true, false]);
  });

  it('is on one page of 20', async () => {
    const { testKey, id } = await service.createAccount();
    const { browser } = await signedInUser(service, { accountId: id, address: '198.51.100.2' });
    for (let count = 0; count < 21; count++) await service.call('get', '/countries', testKey);
    await written();
    const first = (await browser.get('/test/requests')).text;
    const next = /href="\/dashboard(\/test\/requests\?cursor=[^"]+)"/.exec(first)?.[1] ?? '';
    const second = (await browser.get(next)).text;
    const ids = [first, second].map((text) =>
      [...text.matchAll(/requests\/(req_\w+)/g)].map(([, one]) => one),
    );
    expect(ids.map((listed) => listed.length)).toEqual([20, 1]);
    expect(new Set(ids.flat()).size).toBe(21);
    expect((await browser.get(`${next}&status=2`)).status).toBe(400);
  });
});

describe('requests of others', () => {
  it('are neither listed nor shown, nor those of the other mode', async () => {
    const other = await service.createAccount();
    const { browser: stranger } = await signedInUser(service, {
      accountId: other.id,
      address: '198.51.100.3',
    });
    const [{ id }] = await rows("select id from api_request where request_id = 'request 7'");
    const statuses = [
      await stranger.get(`/test/requests/${id}`),
      await owner.get(`/live/requests/${id}`),
      await owner.get(`/test/requests/${id}`),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 200]);
    for (const search of ['', '?request_id=request', `?shipment=${shipment}`]) {
      expect((await stranger.get(`/test/requests${search}`)).text).toContain('No requests match');
      expect((await owner.get(`/live/requests${search}`)).text).toContain('No requests match');
    }
  });

  it('without a valid key are not stored', async () => {
    const before = (await rows()).length;
    await service.call('get', '/countries', null);
    await service.call('get', '/countries', `${service.account.testKey}x`);
    await written();
    expect((await rows()).length).toBe(before);
  });
});

describe('the stored text of a request', () => {
  it('has no API key and no signing secret', async () => {
    const { testKey } = service.account;
    const { body } = await service
      .call('post', `/webhooks?key=${testKey}`)
      .send({ url: 'https://shop.example/hook', description: testKey });
    const made = await service
      .call('post', '/webhooks')
      .set('Idempotency-Key', 'hook')
      .send({ url: 'http://127.0.0.1:9/hook', events: ['*'] });
    const encoded = testKey.replaceAll('_', '%5F');
    await service.call('get', `/webhooks/${testKey}`).set('X-Request-Id', `_${testKey}`);
    await service.call('get', `/webhooks/${encoded}?a=_${encoded}`).set('Idempotency-Key', `a\\n${testKey}`);
    await service
      .call('post', '/shipments/validate')
      .set('Content-Type', 'application/json')
      .send(`{"a\\n${testKey}":"${testKey.replaceAll('_', '\\u005F')}","b":"whsec_${'a\\/'.repeat(21)}b="}`);
    await written();
    const dump = JSON.stringify(await rows());
    const secret = made.body.data.secret.replace('whsec_', '');
    expect(secret.length).toBeGreaterThan(20);
    expect([dump.includes(testKey), dump.includes(testKey.slice(8)), dump.includes(secret)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(dump).not.toContain('\\\\/a');
    expect(dump).toContain('whsec_[redacted]');
    expect(dump).toContain('mk_test_[redacted]');
    expect(body.status).toBe(400);
  });

  it('is cut to 8,192 characters, and can have any character', async () => {
    await service
      .call('post', '/shipments/validate')
      .set('X-Request-Id', 'long')
      .set('Content-Type', 'application/json')
      .send(`"\u0000${'😀'.repeat(6_000)}`);
    await written();
    const [{ request_body: stored, status }] = await rows(
      "select * from api_request where request_id = 'long'",
    );
    expect([status, stored.length, stored.isWellFormed(), stored.startsWith('"\uFFFD😀')]).toEqual([
      400,
      8_192,
      true,
      true,
    ]);
  });

  it('stays with its request, also with the separator of bodies in it', async () => {
    const send = (id: string, body: string) =>
      service
        .call('post', '/shipments/validate')
        .set('X-Request-Id', id)
        .set('Content-Type', 'application/json')
        .send(body);
    await written();
    await send('body 1', '"\u001e\u001e"');
    await service.call('get', '/countries').set('X-Request-Id', 'body 2');
    await send('body 3', '[]');
    await written();
    const stored = await rows(
      `select request_body, response_body::json->>'status' as answered from api_request
      where request_id like 'body _' order by request_id`,
    );
    expect(stored).toEqual([
      { request_body: '"\uFFFD\uFFFD"', answered: '400' },
      { request_body: null, answered: '200' },
      { request_body: '[]', answered: '200' },
    ]);
  });

  it('is shown as text, never as markup', async () => {
    await service
      .call('post', `/shipments?${script}`)
      .set('X-Request-Id', script)
      .set('Idempotency-Key', script)
      .send({ reference_no: script });
    await written();
    const list = (await owner.get('/test/requests')).text;
    const detail = (await owner.get(linkTo(list, 'POST</b> /shipments'))).text;
    const filled = (await owner.get(`/test/requests?request_id=${encodeURIComponent(`"><script>`)}`)).text;
    for (const text of [list, detail, filled]) {
      expect(text).toContain('&lt;script');
      expect(text).not.toMatch(/<script(?! type="module")/);
    }
  });
});

describe('a request that is refused with 429', () => {
  it('is counted and not listed, and the list shows the count', async () => {
    const limited = await startTestService({ env: { REQUEST_LOG: 'on', RATE_LIMIT_PER_DAY: '2' } });
    const { browser } = await signedInUser(limited);
    const statuses = [];
    for (let sent = 0; sent < 6; sent++) statuses.push((await limited.call('get', '/countries')).status);
    await limited.context.requestLog?.flush();
    const { text } = await browser.get('/test/requests');
    const live = (await browser.get('/live/requests')).text;
    const { rows: stored } = await limited.database.db.pool.query('select status from api_request');
    await limited.stop();
    expect(statuses).toEqual([200, 200, 429, 429, 429, 429]);
    expect(stored).toEqual([{ status: 200 }, { status: 200 }]);
    expect(text).toContain('4 requests are not listed');
    expect(text).toContain('Refused with 429: the rate limit was exceeded');
    expect(live).not.toContain('not listed');
  });
});

describe('the partitions of the log', () => {
  const partitions = () =>
    rows(
      "select relname from pg_class where relispartition and relkind = 'r' and relname like 'api_request%'",
    );

  it('begin with the first request of a day, and end after 30 days', async () => {
    const before = await rows();
    await service.database.setClock('29 days');
    expect(await dropApiRequests(service.database.db.kysely, 30)).toBe(0);
    expect(await rows()).toEqual(before);
    await service.database.setClock('100 days');
    await service.call('get', '/countries').set('X-Request-Id', 'much later');
    await written();
    expect(await rows()).toHaveLength(before.length + 1);
    await dropApiRequests(service.database.db.kysely, 30);
    const all = await rows();
    expect(all.map(({ request_id }) => request_id)).toEqual(['much later']);
    expect((await partitions()).length).toBe(4);
    expect(await rows('select from api_request_bytes')).toHaveLength(1);
    await service.database.setClock('0 s');
  });
});

it('counts written and dropped requests in the metrics', async () => {
  const headers = { Authorization: `Bearer ${token}` };
  const text = await (await fetch(`${service.rootUrl}/metrics`, { headers })).text();
  const { written, dropped } = service.context.requestLog ?? { written: 0, dropped: 0 };
  expect(written).toBeGreaterThan(0);
  expect(text).toContain(`sampan_request_log_total{result="written"} ${written}`);
  expect(text).toContain(`sampan_request_log_total{result="dropped"} ${dropped}`);
});
