import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Tool } from '@modelcontextprotocol/client';
import { toolContracts } from '../../generated/mcp-tools.ts';
import { type Era, eras, httpClient, stdioClient } from '../support/mcp-client.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';
import { shop } from '../support/shipment/returns.ts';

const firstBytes = ([content]: readonly object[]) =>
  Buffer.from(String((content as { blob: string }).blob), 'base64').toString('latin1', 0, 5);

describe('the tools', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ env: { OUTBOUND_ALLOW: '127.0.0.0/8' } });
  });
  afterAll(() => service.stop());

  const transports = { http: httpClient, stdio: stdioClient };
  const connections = Object.entries(transports).flatMap(([name, connect]) =>
    (Object.keys(eras) as Era[]).map((era) => ({ name, era, connect })),
  );

  describe.each(connections)('over $name, protocol $era', ({ era, connect }) => {
    let client: Client;
    const called = new Set<string>();
    beforeAll(async () => {
      client = await connect({ rootUrl: service.rootUrl, apiKey: service.account.testKey, era });
      await client.listTools();
    });
    afterAll(() => client.close());

    // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape that it looks into
    const call = async (name: string, args: Record<string, unknown> = {}): Promise<any> => {
      called.add(name);
      const { structuredContent, isError } = await client.callTool({ name, arguments: args });
      return { ...(structuredContent as object), isError };
    };

    it('speaks the protocol', () => {
      expect(client.getNegotiatedProtocolVersion()).toBe(era);
      expect(client.getServerVersion()).toMatchObject({ name: 'sampan', version: '1.1.0' });
    });

    it('quotes, checks, books, reads, tracks, lists and cancels a shipment', async () => {
      const { options } = await call('get_rates', { weight_kg: 0.5, destination_country: 'US' });
      const option = options.find(
        (each: { service_tier_id: string }) => each.service_tier_id === order().service_tier_id,
      );
      const reference_no = randomUUID();
      const args = {
        ...order({ reference_no, metadata: { shop: 'uk & co' } }),
        expected_total_hkd: option.total_hkd,
      };
      expect(await call('validate_shipment', args)).toMatchObject({ valid: true, violations: [] });

      expect(await call('validate_address', { ...args.recipient })).toMatchObject({ valid: true });

      const key = { idempotency_key: randomUUID() };
      const booked = await call('create_shipment', { ...args, ...key });
      expect(booked).toMatchObject({ livemode: false, reference_no, status: 'label_created' });
      expect(await call('create_shipment', { ...args, ...key })).toEqual(booked);

      const shipment_id = booked.id;
      expect(await call('get_shipment', { shipment_id })).toMatchObject({ id: shipment_id, reference_no });
      const { events } = await call('track_shipment', { tracking_number: shipment_id });
      expect(events).toHaveLength(1);
      const found = await call('list_shipments', { reference_no, metadata: { shop: 'uk & co' }, limit: 1 });
      expect(found.data.map(({ id }: { id: string }) => id)).toEqual([shipment_id]);
      expect(await call('cancel_shipment', { shipment_id })).toMatchObject({
        id: shipment_id,
        status: 'cancelled',
      });
    });

    it('links the label, which opens without a key', async () => {
      const { id } = await call('create_shipment', { ...order(), idempotency_key: randomUUID() });
      const { label_pdf_url } = await call('get_label', { shipment_id: id });
      const { content } = await client.callTool({ name: 'get_label', arguments: { shipment_id: id } });
      expect(content[0]).toMatchObject({
        type: 'resource_link',
        name: `${id}.pdf`,
        mimeType: 'application/pdf',
      });
      expect((await fetch(label_pdf_url)).headers.get('content-type')).toBe('application/pdf');
      const { contents } = await client.readResource({ uri: `sampan://shipments/${id}/label` });
      expect(firstBytes(contents)).toBe('%PDF-');
    });

    it('links each customs paper beside the label, which can be read', async () => {
      const { id } = await call('create_shipment', { ...order(), idempotency_key: randomUUID() });
      const { documents } = await call('get_shipment', { shipment_id: id });
      expect(documents[0]).toEqual({ type: 'commercial_invoice', required: true });
      const { content } = await client.callTool({ name: 'get_label', arguments: { shipment_id: id } });
      const uri = `sampan://shipments/${id}/documents/commercial_invoice`;
      expect(content[1]).toMatchObject({ type: 'resource_link', uri, name: `${id}-commercial_invoice.pdf` });
      const { contents } = await client.readResource({ uri });
      expect(firstBytes(contents)).toBe('%PDF-');
    });

    it('closes a manifest once per key, and links its hand-over sheet', async () => {
      const { id } = await call('create_shipment', { ...order(), idempotency_key: randomUUID() });
      const wanted = { carrier_code: 'sandbox', shipment_ids: [id], idempotency_key: randomUUID() };
      const closed = await call('create_manifest', wanted);
      expect(closed).toMatchObject({ status: 'closed', shipment_count: 1 });
      expect(await call('create_manifest', wanted)).toEqual(closed);
      const { content } = await client.callTool({ name: 'create_manifest', arguments: wanted });
      const uri = `sampan://manifests/${closed.id}/document`;
      expect(content[0]).toMatchObject({ type: 'resource_link', uri, name: `${closed.id}.pdf` });
      expect(firstBytes((await client.readResource({ uri })).contents)).toBe('%PDF-');
    });

    it('prices and books the way back of a delivered shipment', async () => {
      const { id: shipment_id } = await call('create_shipment', {
        ...order({ sender: shop }),
        idempotency_key: randomUUID(),
      });
      await service
        .call('post', `/test_helpers/shipments/${shipment_id}/advance`)
        .send({ status: 'delivered' });
      const { quote } = await call('validate_return', { shipment_id });
      const back = { shipment_id, expected_total_hkd: quote.total_hkd, idempotency_key: randomUUID() };
      const booked = await call('create_return', back);
      expect(booked).toMatchObject({ status: 'label_created', return_of: shipment_id });
      expect(await call('create_return', back)).toEqual(booked);
    });

    it('checks and books a batch once per key, and reads its orders', async () => {
      const orders = [1, 2].map(() => order({ reference_no: randomUUID() }));
      const checked = await call('validate_batch', { orders });
      expect([checked.isError, checked.valid]).toEqual([undefined, true]);
      const idempotency_key = randomUUID();
      const { id } = await call('create_batch', { orders, idempotency_key });
      expect((await call('create_batch', { orders, idempotency_key })).id).toBe(id);
      expect(await call('get_batch', { id })).toMatchObject({ id });
      expect((await call('list_batch_orders', { id })).data).toHaveLength(2);
      const again = await client.callTool({ name: 'validate_batch', arguments: { orders } });
      expect((again.content as { text: string }[])[0]?.text).toMatch(
        /^Valid orders: 2 of 2, for HKD \d+(\.\d+)?\. Already placed: 2\.\nEvery order: reference_no belongs to .*\(REFERENCE_ALREADY_PLACED\)\.\n/,
      );
    });

    it('reads events and statements', async () => {
      expect((await call('list_events', { limit: 2 })).data).toHaveLength(2);
      const { data } = await call('list_statements');
      expect(data).toEqual(expect.any(Array));
      expect(await call('get_statement', { month: '1999-01' })).toMatchObject({ isError: true });
    });

    it('completes the numbers of shipments in the addresses of resources', async () => {
      const { id } = await call('create_shipment', { ...order(), idempotency_key: randomUUID() });
      const complete = async (
        name: string,
        value: string,
        uri = 'sampan://shipments/{shipment_id}/documents/{type}',
      ) =>
        (await client.complete({ ref: { type: 'ref/resource', uri }, argument: { name, value } })).completion
          .values;
      expect(await complete('shipment_id', id.slice(0, 12))).toContain(id);
      expect(await complete('shipment_id', 'X')).toEqual([]);
      expect(await complete('type', '')).toEqual(['commercial_invoice', 'cn22', 'cn23']);
      expect(await complete('id', 'none', 'sampan://manifests/{id}/document')).toEqual([]);
    });

    it('lists services and reads the wallet', async () => {
      expect((await call('list_service_tiers')).data.length).toBeGreaterThan(0);
      expect(await call('get_wallet_balance')).toMatchObject({ balance: 0, currency: 'HKD' });
    });

    it('reads the endpoints of webhooks and their deliveries', async () => {
      const endpoint = { url: `http://127.0.0.1:9/${randomUUID()}`, events: ['*'] };
      const made = await service
        .call('post', '/webhooks')
        .set('Idempotency-Key', randomUUID())
        .send(endpoint);
      expect(made.status).toBe(201);
      const { data } = await call('list_webhooks');
      expect(data[0]).toMatchObject({ active: true, events: ['*'] });
      expect(await call('list_webhook_deliveries', { id: data[0].id })).toMatchObject({ data: [] });
    });

    it('has called every tool', () => {
      expect([...called].sort()).toEqual(Object.keys(toolContracts).sort());
    });

    it('offers service tiers, countries and errors as resources', async () => {
      const { resources } = await client.listResources();
      const texts = await Promise.all(
        resources.map(async ({ uri }) => {
          const { contents } = await client.readResource({ uri });
          return [uri, JSON.parse((contents[0] as { text: string }).text)];
        }),
      );
      expect(Object.fromEntries(texts)).toEqual({
        'sampan://service-tiers': (await service.call('get', '/service_tiers')).body.data,
        'sampan://countries': (await service.call('get', '/countries')).body.data,
        'sampan://errors': expect.objectContaining({
          COD_NOT_AVAILABLE: {
            sysCode: '1500034',
            status: 400,
            message: expect.any(String),
            idempotency: 'stored',
          },
        }),
      });
    });
  });
});

describe('the list of tools', () => {
  let service: TestService;
  const clients: Client[] = [];
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(async () => {
    for (const client of clients) await client.close();
    await service.stop();
  });
  async function listTools(mode: 'testKey' | 'liveKey', era: Era = '2026-07-28'): Promise<Tool[]> {
    const client = await httpClient({ rootUrl: service.rootUrl, apiKey: service.account[mode], era });
    clients.push(client);
    return (await client.listTools()).tools;
  }
  const toolOf = async (name: string, mode: 'testKey' | 'liveKey') =>
    (await listTools(mode)).find((tool) => tool.name === name);

  it.each(
    (Object.keys(eras) as Era[]).flatMap((era) => [['testKey', era] as const, ['liveKey', era] as const]),
  )('costs at most 6,500 tokens (%s, %s)', async (mode, era) => {
    const characters = JSON.stringify({ tools: await listTools(mode, era) }).length;
    expect(Math.ceil(characters / 4)).toBeLessThanOrEqual(6_500);
  });

  it('leads to a quote and to the price guard in live mode, and warns of the charge', async () => {
    const live = await toolOf('create_shipment', 'liveKey');
    expect(live?.description).toMatch(
      /LIVE.*charges.*get_rates.*expected_total_hkd.*expected_discount_rule_id/,
    );
    expect(live?.annotations).toEqual({ readOnlyHint: false, destructiveHint: true, idempotentHint: true });
    const test = await toolOf('create_shipment', 'testKey');
    expect(test?.description).toContain('nothing is charged');
    expect(test?.annotations).toEqual({ readOnlyHint: false, destructiveHint: false, idempotentHint: true });
  });

  it('marks the tools that only read', async () => {
    const tools = await listTools('liveKey');
    expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint).map(({ name }) => name)).toEqual([
      'create_shipment',
      'cancel_shipment',
      'create_return',
      'create_batch',
      'create_manifest',
    ]);
  });

  it.each(Object.keys(eras) as Era[])('has a title and all hints for each tool (%s)', async (era) => {
    for (const { title, annotations } of await listTools('testKey', era)) {
      expect(title).toMatch(/^[A-Z]/);
      expect(Object.keys(annotations ?? {})).toEqual(['readOnlyHint', 'destructiveHint', 'idempotentHint']);
    }
  });

  it('requires the same properties in live mode as the endpoint', async () => {
    const live = await toolOf('create_shipment', 'liveKey');
    expect(live?.inputSchema.required).toEqual(['service_tier_id', 'parcels', 'items', 'idempotency_key']);
    expect(live?.inputSchema.properties).not.toHaveProperty('insured_amount');
  });
});
