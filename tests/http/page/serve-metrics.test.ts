import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseAnswer, rawHttp } from '../../support/raw-http.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { order } from '../../support/shipment/order.ts';
import { startWorld } from '../../webhook/world.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const scrape = (root: string, headers: Record<string, string> = {}) => fetch(`${root}/metrics`, { headers });
const linesOf = async (root: string) => (await (await scrape(root)).text()).split('\n');

describe('/metrics', () => {
  it('counts responses by operation and status class, with their durations, in the Prometheus text format', async () => {
    await service.call('get', '/countries');
    await service.call('get', '/countries');
    await service.call('get', '/countries', null);
    await service.call('get', '/nothing');
    const answer = await scrape(service.rootUrl);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await answer.text();
    const lines = text.split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        '# TYPE sampan_http_requests_total counter',
        'sampan_http_requests_total{operation="listCountries",status="2xx"} 2',
        'sampan_http_requests_total{operation="listCountries",status="4xx"} 1',
        'sampan_http_requests_total{operation="none",status="4xx"} 1',
        '# TYPE sampan_http_request_duration_seconds histogram',
        'sampan_http_request_duration_seconds_bucket{le="+Inf",operation="listCountries"} 3',
        'sampan_http_request_duration_seconds_count{operation="listCountries"} 3',
        'sampan_store_up{store="database"} 1',
        'sampan_store_up{store="queue"} 1',
        'sampan_webhook_oldest_due_seconds 0',
        'sampan_batch_orders_pending 0',
        'sampan_batch_oldest_due_seconds 0',
        'sampan_processes{role="worker"} 0',
      ]),
    );
    expect(text).toContain('process_resident_memory_bytes');
    for (const secret of [service.account.id, service.account.testKey.slice(8)])
      expect(text).not.toContain(secret);
  });

  it('counts the requests that the rate limits refused', async () => {
    const limited = await startTestService({ env: { RATE_LIMIT_PER_DAY: '1' } });
    for (let sent = 0; sent < 3; sent++) await limited.call('get', '/countries');
    expect(await linesOf(limited.rootUrl)).toContain('sampan_rate_limited_total{limit="per_day"} 2');
    await limited.stop();
  });

  it('reports due deliveries, endpoints and unconfirmed bookings', async () => {
    await using world = await startWorld(null, { CARRIER_DEADLINE_MS: '100' });
    await world.endpoint('/hooks', ['wallet.low_balance']);
    await world.emit(3);
    const { status } = await world.service
      .call('post', '/shipments')
      .set('Idempotency-Key', 'unconfirmed')
      .send(order({ reference_no: 'SANDBOX-TIMEOUT' }));
    expect(status).toBe(503);
    const lines = await linesOf(world.service.rootUrl);
    expect(lines).toEqual(
      expect.arrayContaining([
        'sampan_webhook_deliveries{state="due"} 3',
        'sampan_webhook_endpoints{state="active"} 1',
        'sampan_webhook_endpoints{state="failing"} 0',
        'sampan_bookings_undecided{of="all"} 1',
        'sampan_queue_jobs{queue="maintenance",state="waiting"} 0',
      ]),
    );
    const age = lines.find((line) => line.startsWith('sampan_webhook_oldest_due_seconds '))?.split(' ')[1];
    expect(Number(age)).toBeGreaterThan(0);
  });

  it('reports the orders of batches that wait, and for how long', async () => {
    const waiting = await startTestService();
    const orders = ['a', 'b', 'c'].map((reference_no) => order({ reference_no }));
    const { status } = await waiting
      .call('post', '/shipments/batch')
      .set('Idempotency-Key', 'waits')
      .send({ orders });
    expect(status).toBe(202);
    const { rowCount } = await waiting.database.db.pool.query(
      `update shipment_batch_order set next_attempt_at = case when reference_no = 'a'
        then sampan_clock() - interval '700 seconds' else sampan_clock() + interval '1 minute' end`,
    );
    expect(rowCount).toBe(3);
    const lines = await linesOf(waiting.rootUrl);
    await waiting.stop();
    expect(lines).toContain('sampan_batch_orders_pending 3');
    const age = lines.find((line) => line.startsWith('sampan_batch_oldest_due_seconds '))?.split(' ')[1];
    expect(Number(age)).toBeGreaterThanOrEqual(700);
    expect(Number(age)).toBeLessThan(800);
  });

  it('responds without the database, and reports the database as down', async () => {
    const cut = await startTestService();
    const { pool } = cut.database.db;
    const query = pool.query;
    Object.assign(pool, { query: () => Promise.reject(new Error('cut')) });
    const lines = await linesOf(cut.rootUrl);
    Object.assign(pool, { query });
    expect(lines).toContain('sampan_store_up{store="database"} 0');
    expect(lines.some((line) => line.startsWith('sampan_bookings_undecided{'))).toBe(false);
    await cut.stop();
  });

  it.each([
    'CF-Connecting-IP',
    'CF-Connecting-IPv6',
    'CF-Ray',
    'CDN-Loop',
    'Client-IP',
    'DO-Connecting-IP',
    'Fastly-Client-IP',
    'Fly-Client-IP',
    'Fly-Forwarded-Port',
    'Forwarded',
    'Forwarded-For',
    'Proxy-Client-IP',
    'True-Client-IP',
    'Via',
    'WL-Proxy-Client-IP',
    'X-Amzn-Trace-Id',
    'X-Appengine-User-IP',
    'X-Azure-ClientIP',
    'X-Client-IP',
    'X-Cluster-Client-IP',
    'X-Envoy-External-Address',
    'X-Forwarded',
    'X-Forwarded-For',
    'X-Host',
    'X-Nf-Client-Connection-IP',
    'X-Original-Forwarded-For',
    'X-Original-URL',
    'X-ProxyUser-Ip',
    'X-Real-IP',
    'X-Remote-Addr',
    'X-Vercel-Forwarded-For',
    'X-Of-A-Proxy-That-Nobody-Knows',
  ])('returns 404 to a request through a proxy on this machine that sends only %s', async (header) => {
    const lines = ['GET /metrics HTTP/1.1', 'Host: 127.0.0.1', `${header}: 203.0.113.7`, 'Connection: close'];
    const answer = parseAnswer(await rawHttp(service.rootUrl, [...lines, '', ''].join('\r\n')));
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.body)).toMatchObject({ status: 404, sysCode: '1404001' });
  });

  it.each([
    ['Prometheus', ['Accept: application/openmetrics-text', 'X-Prometheus-Scrape-Timeout-Seconds: 10']],
    ['curl', ['Accept: */*', 'User-Agent: curl/8.5.0']],
    ['a browser', ['Accept-Language: en', 'Sec-Fetch-Mode: navigate', 'Sec-CH-UA: "x"', 'DNT: 1']],
    ['a program that is traced', [`traceparent: 00-${'1'.repeat(32)}-${'1'.repeat(16)}-01`]],
  ])('responds to %s on this machine', async (_, headers) => {
    const lines = ['GET /metrics HTTP/1.1', 'Host: 127.0.0.1', ...headers, 'Connection: close', '', ''];
    expect(parseAnswer(await rawHttp(service.rootUrl, lines.join('\r\n'))).status).toBe(200);
  });

  it.each([
    ['another Host', ['HTTP/1.1', 'Host: api.example']],
    ['a Host that begins like ours', ['HTTP/1.1', 'Host: 127.0.0.1.example']],
    ['a host in the target', ['HTTP/1.1', 'Host: 127.0.0.1'], 'http://api.example'],
    ["nginx's HTTP/1.0 with our own Host", ['HTTP/1.0', 'Host: 127.0.0.1:3000']],
    ['no Host', ['HTTP/1.0']],
  ])('returns 404 to a request through a proxy on this machine that shows only by %s', async (_, [
    version,
    ...headers
  ], origin = '') => {
    const lines = [`GET ${origin}/metrics ${version}`, ...headers, 'Connection: close', '', ''];
    const answer = parseAnswer(await rawHttp(service.rootUrl, lines.join('\r\n')));
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain('sampan_');
  });

  it.each([
    'localhost',
    'LOCALHOST:3000',
    '127.0.0.1',
    '127.1.2.3:80',
    '[::1]:3000',
  ])('responds to the Host %s', async (host) => {
    const text = `GET /metrics HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    expect(parseAnswer(await rawHttp(service.rootUrl, text)).status).toBe(200);
  });

  it.each([
    { TRUSTED_PROXIES: '127.0.0.1' },
    { PUBLIC_URL: 'https://api.example' },
  ])('requires a token if the settings imply a proxy: %j', async (env) => {
    const behind = await startTestService({ env });
    const { port } = behind.server.address() as AddressInfo;
    const { status } = await scrape(`http://127.0.0.1:${port}`);
    await behind.stop();
    expect(status).toBe(404);
  });

  it('with a METRICS_TOKEN responds only to requests that send it', async () => {
    const token = 'a-token-of-32-characters-or-more';
    const guarded = await startTestService({ env: { METRICS_TOKEN: token } });
    expect((await scrape(guarded.rootUrl)).status).toBe(401);
    expect((await scrape(guarded.rootUrl, { Authorization: `Bearer ${token}x` })).status).toBe(401);
    const through = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': '203.0.113.7' };
    expect((await scrape(guarded.rootUrl, through)).status).toBe(200);
    await guarded.stop();
  });
});
