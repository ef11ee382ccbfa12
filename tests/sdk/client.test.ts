import { randomUUID } from 'node:crypto';
import { getEventListeners } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { sysCodes } from '../../generated/errors.ts';
import { classOfStatus } from '../../sdk/typescript/src/errors.ts';
import { errorTable } from '../../sdk/typescript/src/generated/error-table.ts';
import { operations } from '../../sdk/typescript/src/generated/operations.ts';
import * as sdk from '../../sdk/typescript/src/index.ts';
import {
  ApiError,
  AuthenticationError,
  CarrierDispatchRejectedError,
  type ClientOptions,
  ConflictError,
  InvalidRequestError,
  NotFoundError,
  PaymentError,
  PermissionError,
  PricingQuoteChangedError,
  Sampan,
  type SampanError,
  TimeoutError,
  UsageError,
} from '../../sdk/typescript/src/index.ts';
import { root } from '../support/paths.ts';
import { Waits } from '../support/sdk/waits.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { placeBatches } from '../support/shipment/batch.ts';
import { order } from '../support/shipment/order.ts';
import { fundedAccount } from '../support/shipment/partner-booking.ts';
import { shop } from '../support/shipment/returns.ts';
import { type Receiver, startReceiver } from '../webhook/receiver.ts';

let service: TestService;
let receiver: Receiver;
let sampan: Sampan;
const waits = new Waits();
const called = new Set<string>();
const urls: string[] = [];

const client = (options: Partial<ClientOptions> = {}) =>
  new Sampan({ apiKey: service.account.testKey, baseUrl: service.rootUrl, clock: waits, ...options });
const thrownBy = (promise: PromiseLike<unknown>): Promise<SampanError> =>
  Promise.resolve(promise).then(
    () => {
      throw new Error('nothing was thrown');
    },
    (error) => error,
  );

beforeAll(async () => {
  service = await startTestService();
  receiver = await startReceiver();
  const onRequest: NonNullable<ClientOptions['hooks']>['onRequest'] = ({ operation, url }) => {
    called.add(String(operation));
    urls.push(url);
  };
  sampan = client({ hooks: { onRequest } });
});
afterAll(async () => {
  await receiver[Symbol.asyncDispose]();
  await service.stop();
});
afterEach(async () => {
  waits.take();
  waits.onWait = () => {};
  await service.database.setClock('0 seconds');
});

describe('every operation has a method', () => {
  it('for booking, reading, tracking, listing and cancelling shipments', async () => {
    const reference_no = randomUUID();
    expect(await sampan.shipments.validate(order())).toMatchObject({ valid: true });
    expect(await sampan.addresses.validate(order().recipient)).toMatchObject({ valid: true });
    const { id } = await sampan.shipments.create(order({ reference_no, metadata: { shop: 'uk & co' } }));
    expect(await sampan.shipments.retrieve(id)).toMatchObject({ id, status: 'label_created' });
    expect(await sampan.tracking.retrieve(id)).toMatchObject({ tracking_number: id });
    const page = await sampan.shipments.list({ reference_no, metadata: { shop: 'uk & co' } });
    expect(page.data.map((row) => row.id)).toEqual([id]);
    expect((await sampan.shipments.list({ reference_no, metadata: { shop: 'uk' } })).data).toEqual([]);
    expect(Buffer.from(await sampan.shipments.label(id)).toString('latin1', 0, 5)).toBe('%PDF-');
    const zpl = await sampan.shipments.label(id, { format: 'zpl', size: '4x6', dpi: 300 });
    expect(Buffer.from(zpl).toString('latin1', 0, 3)).toBe('^XA');
    expect((await sampan.shipments.workQueue()).livemode).toBe(false);
    const many = await sampan.shipments.printLabels({ ids: [id], format: 'zpl' });
    expect(Buffer.from(many).toString('latin1', 0, 3)).toBe('^XA');
    expect(await sampan.shipments.markPrinted({ ids: [id] })).toMatchObject({
      printed: [{ id }],
      missing: [],
    });
    expect(await thrownBy(sampan.shipments.pod(id))).toBeInstanceOf(NotFoundError);
    expect(await sampan.shipments.cancel(id)).toMatchObject({ status: 'cancelled' });
  });

  it('for returns', async () => {
    const { id } = await sampan.shipments.create(order({ sender: shop }));
    await sampan.testHelpers.advance(id, { status: 'delivered' });
    const { quote } = await sampan.shipments.validateReturn(id);
    const back = await sampan.shipments.createReturn(id, { expected_total_hkd: quote?.total_hkd ?? 0 });
    expect(back).toMatchObject({ return_of: id, status: 'label_created' });
    expect((await sampan.shipments.createReturn(id)).id).not.toBe(back.id);
  });

  it('for saved parties', async () => {
    const { id } = await sampan.addresses.create({ role: 'recipient', ...order().recipient });
    expect(await sampan.addresses.update(id, { city: 'Boston' })).toMatchObject({ id, city: 'Boston' });
    expect(await sampan.addresses.retrieve(id)).toMatchObject({ city: 'Boston' });
    const { data } = await sampan.addresses.list({ role: 'recipient' });
    expect(data.map((saved) => saved.id)).toEqual([id]);
    expect(await sampan.addresses.delete(id)).toMatchObject({ id });
    await sampan.products.create({ sku: 'A/1 é', description: 'Mug', unit_price_hkd: 80 });
    expect(await sampan.products.update('A/1 é', { hs_code: '6912.00' })).toMatchObject({ sku: 'A/1 é' });
    expect(await sampan.products.retrieve('A/1 é')).toMatchObject({ hs_code: '6912.00' });
    expect((await sampan.products.list({ search: 'MUG' })).data).toHaveLength(1);
    expect((await sampan.products.readiness('A/1 é', { country: 'US' })).sku).toBe('A/1 é');
    const filled = await sampan.shipments.validate({ ...order(), items: [{ sku: 'A/1 é', quantity: 1 }] });
    expect(filled).toMatchObject({ valid: true });
    expect(await sampan.products.delete('A/1 é')).toMatchObject({ sku: 'A/1 é' });
  });

  it('for the brand of the shop', async () => {
    expect(await sampan.brand.retrieve()).toMatchObject({ name: null, email_states: [] });
    await expect(sampan.brand.update({ name: 'Lantau Tea' })).rejects.toMatchObject({
      code: 'LIVE_MODE_ONLY',
    });
    expect(await service.sdk(service.account.liveKey).brand.update({ name: 'Lantau Tea' })).toMatchObject({
      name: 'Lantau Tea',
    });
  });

  it('for quotes, services and countries', async () => {
    const { options } = await sampan.rates.quote({ weight_kg: 0.5, destination_country: 'US' });
    expect(options.length).toBeGreaterThan(0);
    const tiers = await sampan.serviceTiers.list();
    const iterated: string[] = [];
    for await (const { code } of sampan.countries.list()) iterated.push(code);
    expect(tiers.length).toBeGreaterThan(0);
    const american = tiers.filter(({ destinations }) => destinations.includes('US'));
    const found = await sampan.serviceTiers.list({ destination_country: 'us', timeoutMs: 10_000 });
    expect(found.map(({ name }) => name)).toEqual(american.map(({ name }) => name));
    expect(iterated).toEqual((await sampan.countries.list()).map(({ code }) => code));
    expect((await sampan.countries.get('no')).code).toBe('NO');
  });

  it('for customs papers', async () => {
    const { id } = await sampan.shipments.create(order());
    const invoice = await sampan.shipments.document(id, 'commercial_invoice');
    expect(new TextDecoder().decode(invoice.subarray(0, 5))).toBe('%PDF-');
  });

  it('for the wallet', async () => {
    const { liveKey } = await fundedAccount(service);
    const live = client({
      apiKey: liveKey,
      mode: 'live',
      hooks: { onRequest: ({ operation }) => called.add(String(operation)) },
    });
    expect(await live.wallet.balance()).toMatchObject({ balance: 10_000 });
    expect((await live.wallet.transactions({ type: 'top_up' })).data).toHaveLength(1);
    const [month] = (await live.wallet.statements()).data;
    if (!month) throw new Error('the wallet has no month');
    expect(await live.wallet.statement(month.month)).toMatchObject({ top_ups_hkd: 10_000 });
    const csv = await live.wallet.statementDocument(month.month, 'statement', { format: 'csv' });
    expect(new TextDecoder().decode(csv)).toContain(',top_up,10000,10000,');
  });

  it('whose types refuse an order without recipient or reference', async () => {
    const { recipient, ...without } = order();
    // @ts-expect-error: an order names its recipient
    await expect(sampan.shipments.create(without)).rejects.toMatchObject({
      violations: [{ path: ['recipient'] }],
    });
    const unnamed = { ...without, reference_no: 'A' };
    // @ts-expect-error: so does an order of a batch
    const { orders: first } = await sampan.shipmentBatches.validate({ orders: [unnamed] });
    const unreferenced = { ...without, recipient };
    // @ts-expect-error: an order of a batch has a reference
    const { orders: second } = await sampan.shipmentBatches.validate({ orders: [unreferenced] });
    const paths = [...first, ...second].map(({ violations }) => violations.map(({ path }) => path));
    expect(paths).toEqual([[['recipient']], [['reference_no']]]);
  });

  it('for batches of shipments', async () => {
    const orders = [
      { ...order(), reference_no: 'SO-1' },
      { ...order(), reference_no: 'SO-2', payment_type: 'cod' as const },
    ];
    expect((await sampan.shipmentBatches.validate({ orders })).orders.map(({ valid }) => valid)).toEqual([
      true,
      false,
    ]);
    const { id } = await sampan.shipmentBatches.create({ orders });
    expect((await sampan.shipmentBatches.list()).data.map((batch) => batch.id)).toEqual([id]);
    expect(await sampan.shipmentBatches.retrieve(id)).toMatchObject({ status: 'processing' });
    const waiting = sampan.shipmentBatches.waitUntilCompleted(id, { intervalMs: 10 });
    await placeBatches(service.context);
    expect(await waiting).toMatchObject({ status: 'completed', counts: { placed: 1, refused: 1 } });
    const { data } = await sampan.shipmentBatches.orders(id, { status: 'placed' });
    expect(data).toMatchObject([{ reference_no: 'SO-1', shipment: { reference_no: 'SO-1' } }]);
    expect(await sampan.shipmentBatches.retry(id)).toMatchObject({ counts: { pending: 0 } });
    expect(await sampan.shipmentBatches.cancel(id)).toMatchObject({ cancelled_at: null });
  });

  it('for manifests', async () => {
    const { id: shipment } = await sampan.shipments.create(order());
    const { id } = await sampan.manifests.create({ carrier_code: 'sandbox', shipment_ids: [shipment] });
    expect((await sampan.manifests.list({ carrier_code: 'sandbox' })).data.map((one) => one.id)).toEqual([
      id,
    ]);
    expect(await sampan.manifests.retrieve(id)).toMatchObject({ status: 'closed', shipment_count: 1 });
    expect((await sampan.manifests.shipments(id)).data.map((one) => one.id)).toEqual([shipment]);
    const sheet = await sampan.manifests.document(id, { type: 'sheet' });
    expect(new TextDecoder('latin1').decode(sheet.subarray(0, 5))).toBe('%PDF-');
  });

  it('for webhooks and events', async () => {
    const { id } = await sampan.webhooks.create({ url: `${receiver.url}/all`, events: ['*'] });
    expect(await sampan.webhooks.retrieve(id)).toMatchObject({ id, active: true });
    expect((await sampan.webhooks.list()).data.map((webhook) => webhook.id)).toEqual([id]);
    expect(await sampan.webhooks.update(id, { description: 'all' })).toMatchObject({ description: 'all' });
    expect((await sampan.webhooks.rotateSecret(id)).secret).toMatch(/^whsec_/);
    expect((await sampan.webhooks.sample(id)).payload.event_type).toMatch(/^\w+\.\w+$/);
    const delivery = await sampan.webhooks.test(id);
    expect(delivery.state).toBe('succeeded');
    expect(await sampan.webhooks.redeliver(id, delivery.id)).toMatchObject({ attempt_count: 2 });
    expect((await sampan.webhooks.deliveries(id)).data.map((row) => row.id)).toEqual([delivery.id]);
    const { data } = await sampan.events.list({ event_type: 'webhook.test' });
    expect(await sampan.events.retrieve(delivery.event_id)).toEqual(data[0]);
    expect(await sampan.webhooks.delete(id)).toMatchObject({ active: false });
  });

  it('for test helpers', async () => {
    const { id } = await sampan.shipments.create(order());
    expect(await sampan.testHelpers.failLabel(id)).toMatchObject({ dispatch_status: 'failed' });
    expect(await sampan.testHelpers.advance(id)).toMatchObject({ status: 'picked_up' });
    expect(await sampan.testHelpers.advance(id, { status: 'delivered' })).toMatchObject({
      status: 'delivered',
    });
    expect(await sampan.testHelpers.settle(id, { charged_hkd: 10 })).toMatchObject({
      billing: { charged_hkd: 10 },
    });
    expect(await sampan.testHelpers.sendLowBalance()).toMatchObject({ event_type: 'wallet.low_balance' });
  });

  it('and no other operation exists', () => {
    expect([...called].sort()).toEqual(Object.keys(operations).sort());
    expect(urls.every((url) => url.startsWith(`${service.rootUrl}/api/v1/`))).toBe(true);
  });
});

describe('a list', () => {
  it('iterates over all pages and requests each page when needed', async () => {
    const reference_no = randomUUID();
    const booked = [];
    for (let count = 0; count < 5; count++)
      booked.push((await sampan.shipments.create(order({ reference_no }))).id);
    urls.length = 0;
    const seen: string[] = [];
    for await (const { id } of sampan.shipments.list({ reference_no, limit: 2 })) {
      seen.push(id);
      if (seen.length === 2) expect(urls).toHaveLength(1);
    }
    expect([seen, urls.length]).toEqual([booked.reverse(), 3]);
    const sizes: number[] = [];
    for await (const { data } of sampan.shipments.list({ reference_no, limit: 2 }).pages())
      sizes.push(data.length);
    expect(sizes).toEqual([2, 2, 1]);
  });
});

describe('a page', () => {
  it('has the next page, and null after the last one', async () => {
    const reference_no = randomUUID();
    const booked: string[] = [];
    for (let count = 0; count < 3; count++)
      booked.unshift((await sampan.shipments.create(order({ reference_no }))).id);
    const first = await sampan.shipments.list({ reference_no, limit: 2 });
    expect(first.hasNextPage()).toBe(true);
    const second = await first.nextPage();
    expect([first, second].flatMap((page) => page?.data.map(({ id }) => id))).toEqual(booked);
    expect([second?.hasNextPage(), await second?.nextPage()]).toEqual([false, null]);
    expect(JSON.parse(JSON.stringify(first))).toEqual({
      data: expect.any(Array),
      next_cursor: expect.any(String),
    });
  });

  it('toArray reads as many pages as its limit needs', async () => {
    const reference_no = randomUUID();
    for (let count = 0; count < 5; count++) await sampan.shipments.create(order({ reference_no }));
    urls.length = 0;
    expect(await sampan.shipments.list({ reference_no, limit: 2 }).toArray({ limit: 3 })).toHaveLength(3);
    expect(urls).toHaveLength(2);
    expect(await sampan.shipments.list({ reference_no, limit: 2 }).toArray({ limit: 100 })).toHaveLength(5);
  });

  it.each([
    [undefined, 'limit must be a whole number from 1 to 10000, not NaN.'],
    [{ limit: 10_001 }, 'limit must be a whole number from 1 to 10000, not 10001.'],
    [{ max: 5, limit: 5 }, 'max is not an option. The options are limit.'],
  ])('toArray refuses %j', async (options, message) => {
    const rows = sampan.shipments.list().toArray(options as never);
    expect(await thrownBy(rows)).toEqual(new UsageError(message));
  });
});

describe('asResponse', () => {
  it('returns the response with a body to stream, and throws the errors of the call', async () => {
    const { id } = await sampan.shipments.create(order());
    const response = await sampan.shipments.label(id).asResponse();
    expect([response.headers.get('content-type'), response.bodyUsed]).toEqual(['application/pdf', false]);
    const chunks: Uint8Array[] = [];
    for await (const chunk of response.body as never as AsyncIterable<Uint8Array>) chunks.push(chunk);
    expect(Buffer.concat(chunks).toString('latin1', 0, 5)).toBe('%PDF-');
    const list = await sampan.shipments.list({ limit: 1 }).asResponse();
    expect(await list.json()).toMatchObject({ status: 200, data: { data: [{ id }] } });
    expect(await thrownBy(sampan.shipments.retrieve('SMP0').asResponse())).toBeInstanceOf(NotFoundError);
  });

  it('returns before the body is complete, and an abort ends the body', async () => {
    const controller = new AbortController();
    let signal: AbortSignal | undefined;
    const endless = client({
      fetch: async (_, init) => {
        signal = init?.signal ?? undefined;
        return new Response(new ReadableStream(), { headers: { 'Content-Type': 'application/pdf' } });
      },
    });
    const response = await endless.shipments
      .label('SMP1', {}, { signal: controller.signal, timeoutMs: 50 })
      .asResponse();
    expect([response.status, signal?.aborted]).toEqual([200, false]);
    controller.abort();
    expect(signal?.aborted).toBe(true);
  });

  it('keeps listening to the signal of the caller only while a body can arrive', async () => {
    const { signal } = new AbortController();
    let bodies: (() => Response)[] = [];
    const streaming = client({ maxRetries: 1, fetch: async () => bodies.shift()?.() ?? Response.error() });
    const asked = () => streaming.shipments.label('SMP1', {}, { signal }).asResponse();
    const listeners = () => getEventListeners(signal, 'abort').length;
    const pdf = () => new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf' } });
    const cut = () =>
      new Response(new ReadableStream({ pull: (body) => body.error(new Error('cut off')) }), {
        headers: { 'Content-Type': 'application/pdf' },
      });
    const busy = () => new Response(null, { status: 503 });

    bodies = [busy, pdf];
    const read = await asked();
    expect([listeners(), read.headers.get('content-type')]).toEqual([1, 'application/pdf']);
    expect(await read.text()).toBe('%PDF-');
    expect(listeners()).toBe(0);

    bodies = [pdf];
    await (await asked()).body?.cancel();
    expect(listeners()).toBe(0);

    bodies = [cut];
    await expect((await asked()).text()).rejects.toThrow('cut off');
    expect(listeners()).toBe(0);

    bodies = [() => new Response(null)];
    await asked();
    expect(listeners()).toBe(0);

    bodies = [busy, busy];
    await thrownBy(asked());
    expect(listeners()).toBe(0);
  });

  it('keeps the address of the response', async () => {
    const response = await sampan.countries.list().asResponse();
    expect(response.url).toBe(`${service.rootUrl}/api/v1/countries`);
    await response.body?.cancel();
  });

  it('is refused once the body was read', async () => {
    const call = sampan.countries.list();
    await call;
    expect(await thrownBy(call.asResponse())).toBeInstanceOf(UsageError);
  });
});

describe('request', () => {
  it('sends operations by their path, as their methods do', async () => {
    const reference_no = randomUUID();
    const { data, response } = await sampan
      .request<{ id: string }>('POST', '/shipments', {
        body: order({ reference_no }),
        idempotencyKey: reference_no,
      })
      .withResponse();
    expect([response.status, response.idempotencyKey]).toEqual([201, reference_no]);
    expect(await sampan.request('GET', `/shipments/${data.id}`)).toMatchObject({ id: data.id });
    expect(await sampan.request('GET', '/shipments', { query: { reference_no } })).toMatchObject({
      data: [{ id: data.id }],
    });
    expect(await sampan.request('POST', `/shipments/${data.id}/cancel`)).toMatchObject({
      status: 'cancelled',
    });
  });

  it('repeats a request that it knows as its method does, and an unknown one only if it is a GET', async () => {
    const sent: [string, string, boolean][] = [];
    const failing = client({
      maxRetries: 1,
      fetch: async (url, init) => {
        const path = String(url).slice(service.rootUrl.length);
        sent.push([String(init?.method), path, new Headers(init?.headers).has('idempotency-key')]);
        return new Response(null, { status: 503 });
      },
    });
    for (const [method, path] of [
      ['POST', '/webhooks/wh_1/test'],
      ['POST', '/webhooks/wh_1/rotate'],
      ['POST', '/newer'],
      ['GET', '/newer'],
    ] as const)
      await thrownBy(failing.request(method, path));
    expect(sent).toEqual([
      ['POST', '/api/v1/webhooks/wh_1/test', false],
      ['POST', '/api/v1/webhooks/wh_1/rotate', true],
      ['POST', '/api/v1/webhooks/wh_1/rotate', true],
      ['POST', '/api/v1/newer', true],
      ['GET', '/api/v1/newer', false],
      ['GET', '/api/v1/newer', false],
    ]);
  });

  it.each([
    ['GET', 'shipments'],
    ['GET', 'https://other.example.com/x'],
    ['GET', '//other.example.com'],
    ['GET', '/../../docs'],
    ['GET', '/%2e%2E/docs'],
    ['GET', '/shipments?limit=1'],
    ['TRACE', '/shipments'],
  ])('refuses %s %s before anything is sent', async (method, path) => {
    urls.length = 0;
    expect(await thrownBy(sampan.request(method as 'GET', path))).toBeInstanceOf(UsageError);
    expect(urls).toEqual([]);
  });
});

describe('the headers of a request', () => {
  const sentBy = async (
    options: Partial<ClientOptions>,
    call: (client: Sampan) => PromiseLike<unknown> = (client) => client.countries.list(),
  ) => {
    let sent = new Headers();
    const watching = client({
      ...options,
      fetch: async (_, init) => {
        sent = new Headers(init?.headers);
        return Response.json({ status: 200, data: [] });
      },
    });
    await call(watching);
    return Object.fromEntries(sent);
  };

  it('name the SDK, its version and its runtime', async () => {
    const { version } = JSON.parse(readFileSync(path.join(root, 'sdk/typescript/package.json'), 'utf8'));
    expect(sdk.version).toBe(version);
    expect(await sentBy({})).toMatchObject({
      'user-agent': `Sampan/${version} (lang=typescript; runtime=Node.js/${process.versions.node.split('.')[0]})`,
    });
  });

  it('name the SDK in a header that browsers let a page set', async () => {
    const original = Object.getOwnPropertyDescriptor(globalThis, 'navigator') as PropertyDescriptor;
    Object.defineProperty(globalThis, 'navigator', {
      configurable: true,
      value: { userAgent: 'Mozilla/5.0' },
    });
    try {
      const sent = await sentBy({});
      expect(sent['x-sampan-client']).toBe(`Sampan/${sdk.version} (lang=typescript; runtime=browser)`);
      expect(sent).not.toHaveProperty('user-agent');
    } finally {
      Object.defineProperty(globalThis, 'navigator', original);
    }
    const preflight = await fetch(`${service.rootUrl}/api/v1/countries`, { method: 'OPTIONS' });
    expect(preflight.headers.get('access-control-allow-headers')).toContain('X-Sampan-Client');
  });

  it('are those of the client and of the call', async () => {
    const sent = await sentBy({ headers: { 'X-Proxy': 'one', 'X-Both': 'client' } }, (client) =>
      client.countries.list({ headers: new Headers({ 'x-both': 'call' }) }),
    );
    expect(sent).toMatchObject({ 'x-proxy': 'one', 'x-both': 'call', authorization: expect.any(String) });
  });

  it.each([
    [{ authorization: 'Bearer x' }, 'headers must not have Authorization. Pass the key as apiKey.'],
    [{ 'idempotency-key': 'x' }, 'headers must not have Idempotency-Key. Pass it as idempotencyKey.'],
    [{ 'a b': 'x' }, /^headers cannot be sent: /],
    [{ a: 'x\ny' }, /^headers cannot be sent: /],
  ])('are refused if the SDK sets them itself, or if no request can carry them: %j', async (headers, message) => {
    urls.length = 0;
    expect(() => client({ headers: headers as never })).toThrow(UsageError);
    const error = await thrownBy(sampan.countries.list({ headers: headers as never }));
    expect(error).toBeInstanceOf(UsageError);
    expect(error.message).toMatch(message);
    expect(urls).toEqual([]);
  });
});

describe('polling', () => {
  it('waits for a late label until the service has it', async () => {
    const { id } = await sampan.shipments.create(order({ reference_no: 'SANDBOX-LABEL-LATE' }));
    let seconds = 0;
    waits.onWait = (ms) => {
      seconds += ms / 1000;
      return service.database.setClock(`${seconds} seconds`);
    };
    expect(Buffer.from(await sampan.shipments.waitForLabel(id)).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(waits.take().length).toBeGreaterThan(0);
    const withoutOptions = await sampan.shipments.waitForLabel(id, null as never);
    expect(Buffer.from(withoutOptions).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it('waits as long as the service asks, and ends at its deadline', async () => {
    const { id } = await sampan.shipments.create(order({ reference_no: 'SANDBOX-LABEL-LATE' }));
    const options = { timeoutMs: 60_000, intervalMs: 100 };
    const early = await thrownBy(sampan.shipments.label(id, {}, { maxRetries: 0 }));
    const asked = 1000 * ((early as ApiError).retryAfterSeconds ?? 0);
    expect(asked).toBeGreaterThan(options.intervalMs);
    expect(await thrownBy(sampan.shipments.waitForLabel(id, options))).toBeInstanceOf(TimeoutError);
    const slept = waits.take();
    // The service asks for less as the label grows older.
    expect(slept.length).toBeGreaterThan(0);
    expect(slept.filter((ms) => ms < 1_000 || ms > asked)).toEqual([]);
    expect(slept.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(options.timeoutMs);
  });

  it('does not wait longer than its deadline for one read', async () => {
    let ended: AbortSignal | undefined;
    const hang = (signal: AbortSignal) => {
      ended = signal;
      return new Promise<number>(() => {});
    };
    expect(await thrownBy(sampan.pollUntil(hang, () => true, { timeoutMs: 20 }))).toBeInstanceOf(
      TimeoutError,
    );
    expect(ended?.aborted).toBe(true);
  });

  it('ends at once if it is aborted during a read', async () => {
    const caller = new AbortController();
    const hang = () => {
      caller.abort('changed my mind');
      return new Promise<number>(() => {});
    };
    const error = await thrownBy(sampan.pollUntil(hang, () => true, { signal: caller.signal }));
    expect([error.name, error.cause]).toEqual(['AbortError', 'changed my mind']);
  });

  it('reads until a condition is true', async () => {
    const { id } = await sampan.shipments.create(order());
    waits.onWait = () => sampan.shipments.cancel(id);
    const shipment = await sampan.pollUntil(
      () => sampan.shipments.retrieve(id),
      ({ status }) => status === 'cancelled',
    );
    expect([shipment.status, waits.take()]).toEqual(['cancelled', [2_000]]);
  });
});

describe('errors of the service', () => {
  const live = async () => client({ apiKey: (await fundedAccount(service)).liveKey });

  it('have violations, the request id and rate limits', async () => {
    const error = await thrownBy(
      sampan.shipments.create({ ...order(), parcels: [], tags: ['', 'ok'] }, { requestId: 'mine-1' }),
    );
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect(error).toMatchObject({
      name: 'InvalidFieldError',
      message: expect.stringMatching(/^INVALID_FIELD: .* \(.*parcels: .*\)$/),
      status: 400,
      sysCode: '1500101',
      code: 'INVALID_FIELD',
      requestId: 'mine-1',
      retryAfterSeconds: null,
      isTransient: false,
      violations: expect.arrayContaining([
        expect.objectContaining({ path: ['parcels'], code: 'INVALID_FIELD' }),
      ]),
      response: { attempts: 1, rateLimit: { limitPerSecond: 100_000 } },
    });
  });

  it.each([
    ['401', AuthenticationError, () => client({ apiKey: 'mk_test_unknown' }).countries.list()],
    [
      '402',
      PaymentError,
      async () => client({ apiKey: (await service.createAccount()).liveKey }).shipments.create(order()),
    ],
    [
      '403',
      PermissionError,
      async () =>
        client({
          apiKey: await service.createKey(service.account.id, 'test', ['rates:read']),
        }).wallet.balance(),
    ],
    ['404', NotFoundError, () => sampan.shipments.retrieve('SMP0000000000000')],
    [
      '409, the price changed',
      PricingQuoteChangedError,
      async () => (await live()).shipments.create({ ...order(), expected_total_hkd: 0.01 }),
    ],
    [
      '409, not cancellable',
      ConflictError,
      async () => {
        const { id } = await sampan.shipments.create(order({ reference_no: 'SANDBOX-CANCEL-REFUSED' }));
        return sampan.shipments.cancel(id);
      },
    ],
    [
      '422',
      CarrierDispatchRejectedError,
      () => sampan.shipments.create(order({ reference_no: 'SANDBOX-REJECT' })),
    ],
  ])('are typed: %s', async (status, type, call) => {
    const error = await thrownBy(Promise.resolve(call()));
    expect(error).toBeInstanceOf(type);
    expect(String((error as ApiError).status)).toBe(status.slice(0, 3));
    expect(error.message).toMatch(/^[A-Z_]+: ./);
  });

  it('of too little money tell the example of the README how much to add', async () => {
    const account = await service.createAccount();
    const added = { accountId: account.id, amountCents: 3_510, transactionId: `txn_${randomUUID()}` };
    await topUp(service.database.db.pool, added);
    const readme = readFileSync(path.join(root, 'sdk/typescript/README.md'), 'utf8');
    const [example] = readme.split('## Errors')[1]?.split('```ts')[1]?.split('```') ?? [];
    const run = runInNewContext(
      `async (sampan, order, InsufficientFundsError, InvalidRequestError, console) => {${example}}`,
    );
    const printed: string[] = [];
    const console = { log: (line: string) => printed.push(line) };
    const booking = client({ apiKey: account.liveKey });
    await run(booking, order(), sdk.InsufficientFundsError, InvalidRequestError, console);
    expect(printed).toEqual(['Top up HKD 29.90']);
  });

  const answering = (status: number, body: unknown, type = 'application/json') =>
    client({
      maxRetries: 0,
      fetch: async () =>
        new Response(typeof body === 'string' ? body : JSON.stringify(body), {
          status,
          headers: { 'Content-Type': type },
        }),
    });

  it.each(
    Object.entries(sysCodes),
  )('%s has its error name and a class of its own, below the class of its status', async (name, entry) => {
    const { code, status, message } = entry;
    const body = { status, message: `${name}: ${message}`, sysCode: code, data: { name } };
    const error = await thrownBy(answering(status, body).countries.list());
    expect(error).toMatchObject({ code: name, sysCode: code, status, detail: { name } });
    expect(error.name.replace(/Error$/, '').toUpperCase()).toBe(name.replace(/_ERROR$|_/g, ''));
    expect(sdk).toHaveProperty(error.name, error.constructor);
    expect(error).toBeInstanceOf(classOfStatus(status));
  });

  it('have exactly the codes of the service', () => {
    const ours = Object.entries(sysCodes).map(([name, { code }]) => [code, name]);
    expect(Object.entries(errorTable).map(([code, [name]]) => [code, name])).toEqual(ours);
  });

  it.each<[string, number, unknown, string, object]>([
    [
      'a new code',
      418,
      { message: 'TEAPOT: hot', sysCode: '9', data: null },
      'application/json',
      { code: 'TEAPOT', sysCode: '9' },
    ],
    ...['constructor', '__proto__', 'toString'].map((sysCode): [string, number, unknown, string, object] => [
      `the code ${sysCode}`,
      400,
      { message: 'ODD: x', sysCode, data: null },
      'application/json',
      { code: 'ODD', sysCode },
    ]),
    [
      'a list that has no violations',
      400,
      { message: 'ODD: x', sysCode: '9', data: ['a', { message: 'a' }, null] },
      'application/json',
      { code: 'ODD', violations: [], message: 'ODD: x' },
    ],
    ["a proxy's page", 502, '<html>', 'text/html', { code: null, sysCode: null }],
    ['no body', 500, '', 'application/json', { code: null }],
    ['JSON of another service', 404, { error: 'x' }, 'application/json', { code: null, violations: [] }],
    ['a page instead of data', 200, '<html>', 'text/html', { status: 200, code: null }],
    ['JSON without data', 200, [1], 'application/json', { status: 200, code: null }],
    ['cut JSON', 200, '{"data":', 'application/json', { status: 200, code: null }],
    ['a redirect', 308, '', 'text/plain', { status: 308, code: null }],
  ])('are typed when the response is %s', async (_, status, body, type, expected) => {
    const error = await thrownBy(answering(status, body, type).countries.list());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject(expected);
  });

  it('are not thrown for a new value in a list of values', async () => {
    const row = { id: 'SMP1', status: 'teleported' };
    const { data } = await answering(200, { data: { data: [row], next_cursor: null } }).shipments.list();
    expect(data).toEqual([row]);
  });
});

describe('an API key', () => {
  it.each([
    ['', /starts with mk_test_ or mk_live_/],
    ['sk_test_123', /starts with mk_test_ or mk_live_/],
    ['mk_test_a\nb', /starts with mk_test_ or mk_live_/],
  ])('with a wrong format is refused: %j', (apiKey, message) => {
    expect(() => new Sampan({ apiKey, baseUrl: 'http://127.0.0.1' })).toThrow(message);
  });

  it.each(['test', 'live'] as const)('of the other mode is refused if %s is required', (mode) => {
    const apiKey = mode === 'test' ? 'mk_live_x' : 'mk_test_x';
    expect(() => new Sampan({ apiKey, baseUrl: 'http://127.0.0.1', mode })).toThrow(UsageError);
    expect(() => new Sampan({ apiKey, baseUrl: 'http://127.0.0.1', mode })).toThrow(`mk_${mode}_`);
  });

  it('of live mode is refused in a browser; a test key is accepted', async () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
    const make = (apiKey: string) => new Sampan({ apiKey, baseUrl: 'https://api.example.com' });
    const live = make('mk_live_x');
    expect(live.mode).toBe('live');
    Object.defineProperty(globalThis, 'navigator', {
      configurable: true,
      value: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36' },
    });
    try {
      expect((await thrownBy(live.countries.list({ apiKey: 'mk_live_y' }))).message).toContain(
        'A live key must not be used in a browser',
      );
      expect(() => make('mk_live_x')).toThrow('A live key must not be used in a browser');
      expect(make('mk_test_x').mode).toBe('test');
    } finally {
      Object.defineProperty(globalThis, 'navigator', own ?? { configurable: true, value: undefined });
    }
  });

  it('of a call is sent in place of the one of the client, for each page of a list', async () => {
    const { testKey: apiKey } = await service.createAccount();
    const booked: string[] = [];
    for (let count = 0; count < 2; count++)
      booked.unshift((await sampan.shipments.create(order(), { apiKey })).id);
    const listed: string[] = [];
    for await (const { id } of sampan.shipments.list({ limit: 1 }, { apiKey })) listed.push(id);
    expect(listed).toEqual(booked);
    const label = await sampan.shipments.waitForLabel(booked[0] ?? '', { apiKey });
    expect(Buffer.from(label).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(await sampan.request('GET', `/shipments/${booked[0]}`, { apiKey })).toMatchObject({
      id: booked[0],
    });
    expect(await thrownBy(sampan.shipments.retrieve(booked[0] ?? ''))).toBeInstanceOf(NotFoundError);
  });

  it.each([
    ['mk_live_other', "apiKey is a live key, but mode is 'test'."],
    ['sk_test_other', 'apiKey is not an API key.'],
    ['', 'apiKey is not an API key.'],
    [null, 'apiKey is not an API key.'],
  ])('of a call is refused before anything is sent, and not printed: %j', async (apiKey, message) => {
    urls.length = 0;
    const error = await thrownBy(sampan.countries.list({ apiKey: apiKey as string }));
    expect([error.constructor, error.message]).toEqual([UsageError, expect.stringContaining(message)]);
    expect(inspect(error, { depth: null, showHidden: true })).not.toContain('_other');
    expect(urls).toEqual([]);
  });

  it('is absent from a printed client, errors and hooks', async () => {
    const seen: unknown[] = [];
    const note = (...args: unknown[]) => void seen.push(...args);
    const noted = client({ hooks: { onRequest: note, onResponse: note, onRetry: note } });
    seen.push(noted, await thrownBy(noted.shipments.retrieve('SMP0')), await noted.countries.list());
    const { testKey: apiKey } = await service.createAccount();
    seen.push(await thrownBy(noted.shipments.retrieve('SMP0', { apiKey })));
    expect(seen.length).toBeGreaterThan(6);
    for (const key of [service.account.testKey, apiKey]) {
      expect(inspect(seen, { depth: null, showHidden: true })).not.toContain(key);
      expect(JSON.stringify(seen)).not.toContain(key);
    }
  });
});

describe('arguments of the client', () => {
  it.each(['', '.', '..'])('an id that would change the path is refused: %j', async (id) => {
    urls.length = 0;
    expect(await thrownBy(sampan.shipments.cancel(id))).toBeInstanceOf(UsageError);
    expect(urls).toEqual([]);
  });

  it.each([
    '',
    'order 香',
    'a\nb',
    'x'.repeat(256),
  ])('a key or request id that no header can have is refused: %j', async (text) => {
    urls.length = 0;
    for (const options of [{ idempotencyKey: text }, { requestId: text }])
      expect(await thrownBy(sampan.shipments.create(order(), options))).toBeInstanceOf(UsageError);
    expect(urls).toEqual([]);
  });

  it.each([
    ['timeoutMs', 0, '1 to 2147483647, not 0'],
    ['timeoutMs', -1, '1 to 2147483647, not -1'],
    ['timeoutMs', Number.NaN, '1 to 2147483647, not NaN'],
    ['maxRetries', 6, '0 to 5, not 6'],
    ['maxRetries', 0.5, '0 to 5, not 0.5'],
  ])('%s %s is refused by the client and by a call', async (name, value, limits) => {
    urls.length = 0;
    const message = `${name} must be a whole number from ${limits}.`;
    expect(() => client({ [name]: value })).toThrow(new UsageError(message));
    expect(await thrownBy(sampan.countries.list({ [name]: value }))).toMatchObject({ message });
    expect(urls).toEqual([]);
  });

  it('a poll refuses a time that no timer can wait, before it reads', async () => {
    let reads = 0;
    const read = async () => ++reads;
    for (const options of [{ timeoutMs: -1 }, { intervalMs: Number.POSITIVE_INFINITY }])
      expect(await thrownBy(sampan.pollUntil(read, () => false, options))).toBeInstanceOf(UsageError);
    expect(reads).toBe(0);
  });

  it('values that no request can carry are refused before anything is sent', async () => {
    urls.length = 0;
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    for (const metadata of [cycle, { count: 1n }])
      expect(await thrownBy(sampan.shipments.create({ ...order(), metadata } as never))).toBeInstanceOf(
        UsageError,
      );
    expect(await thrownBy(sampan.countries.list({ signal: {} as never }))).toBeInstanceOf(UsageError);
    const created_after = new Date('never') as never;
    expect(await thrownBy(sampan.shipments.list({ created_after }))).toBeInstanceOf(UsageError);
    expect(urls).toEqual([]);
    expect((await sampan.countries.list(null as never)).length).toBeGreaterThan(0);
  });

  it('a Date in a query is sent as an instant', async () => {
    await sampan.shipments.list({ updated_after: new Date('2026-11-22T01:02:03Z') as never });
    expect(decodeURIComponent(urls.at(-1) ?? '')).toContain('updated_after=2026-11-22T01:02:03.000Z');
  });

  it('a list ends where a page has no cursor, and an unchanged cursor is an error', async () => {
    const paging = (next_cursor: unknown) =>
      client({ fetch: async () => Response.json({ status: 200, data: { data: [1], next_cursor } }) });
    const read = async (next_cursor: unknown) => {
      const rows: unknown[] = [];
      for await (const row of paging(next_cursor).shipments.list()) rows.push(row);
      return rows;
    };
    expect(await read(undefined)).toEqual([1]);
    expect(await thrownBy(read('same'))).toMatchObject({ message: expect.stringContaining('cursor') });
  });

  it('missing options are named', () => {
    expect(() => new Sampan(undefined as never)).toThrow(
      new UsageError('Pass options: new Sampan({ apiKey, baseUrl }).'),
    );
  });

  it('an id with special characters reaches the service unchanged', async () => {
    expect(await thrownBy(sampan.shipments.retrieve('a/../b?c#d'))).toBeInstanceOf(NotFoundError);
    expect(urls.at(-1)).toMatch(/\/shipments\/a%2F\.\.%2Fb%3Fc%23d$/);
  });

  it.each(['/', '/api/v1', '/api/v1/', ''])('baseUrl may end in %j', async (end) => {
    expect((await client({ baseUrl: service.rootUrl + end }).countries.list()).length).toBeGreaterThan(0);
  });

  it.each(['', 'api.example.com', 'ftp://api.example.com'])('baseUrl must be a URL: %j', (baseUrl) => {
    expect(() => client({ baseUrl })).toThrow(UsageError);
  });
});

describe('an unknown option', () => {
  it.each([
    ['baseURL', 'baseURL is not an option. Use baseUrl.'],
    ['api_key', 'api_key is not an option. Use apiKey.'],
    ['timeout', 'timeout is not an option. Use timeoutMs.'],
    ['max_retries', 'max_retries is not an option. Use maxRetries.'],
    ['token', 'token is not an option. Use apiKey.'],
    ['deadline', 'deadline is not an option. Use totalTimeoutMs.'],
    ['constructor', 'constructor is not an option. The options are apiKey, baseUrl, mode, timeoutMs'],
  ])('%s of the client is refused, and the message names the right one', (name, message) => {
    expect(() => client({ [name]: 'x' } as never)).toThrow(message);
  });

  it('of a call is refused before anything is sent', async () => {
    urls.length = 0;
    const error = await thrownBy(sampan.shipments.create(order(), { idempotency_key: 'x' } as never));
    expect(error).toBeInstanceOf(UsageError);
    expect(error.message).toMatch(
      /^idempotency_key is not an option\. Use idempotencyKey\. The options are /,
    );
    expect(await thrownBy(sampan.shipments.label('SMP1', {}, { timeout: 5 } as never))).toBeInstanceOf(
      UsageError,
    );
    expect(await thrownBy(sampan.shipments.waitForLabel('SMP1', { timeout: 5 } as never))).toMatchObject({
      message:
        'timeout is not an option. Use timeoutMs. The options are timeoutMs, intervalMs, signal, clock.',
    });
    expect(urls).toEqual([]);
  });
});

describe('baseUrl', () => {
  it.each([
    'https://user:s3cret@api.example.com',
    'user:s3cret@api.example.com',
    'ftp://s3cret@host',
  ])('must not have credentials, and the error does not print them: %s', (baseUrl) => {
    const refused = () => client({ baseUrl });
    expect(refused).toThrow(
      new UsageError('baseUrl must not contain a user name or a password. Pass the key as apiKey.'),
    );
  });

  it('must not have a query, which no request would carry', () => {
    expect(() => client({ baseUrl: 'https://api.example.com?tenant=a' })).toThrow('without ?tenant=a');
    expect(client({ baseUrl: 'https://api.example.com/@scope' }).mode).toBe('test');
  });
});

describe('hooks', () => {
  it('that are asynchronous may fail too', async () => {
    const failures: unknown[] = [];
    const note = (reason: unknown) => failures.push(reason);
    process.on('unhandledRejection', note);
    const failing = client({
      hooks: {
        async onRequest() {
          throw new Error('the logger is broken');
        },
      },
    });
    expect((await failing.countries.list()).length).toBeGreaterThan(0);
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', note);
    expect(failures).toEqual([]);
  });

  it('see each request and response; a hook that throws has no effect', async () => {
    const seen: unknown[] = [];
    const failing = client({
      hooks: {
        onRequest({ operation, attempt }) {
          seen.push([operation, attempt]);
          throw new Error('the logger is broken');
        },
        onResponse: (_, { status, requestId }, durationMs) =>
          void seen.push([status, typeof requestId, durationMs >= 0]),
      },
    });
    const { response } = await failing.countries.list().withResponse();
    expect(seen).toEqual([
      ['listCountries', 1],
      [200, 'string', true],
    ]);
    expect(response.rateLimit).toMatchObject({ limitPerSecond: 100_000, limitPerDay: 100_000 });
    expect(response.rateLimit?.dayResetAt.getTime()).toBeGreaterThan(Date.now());
  });
});
