import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '@modelcontextprotocol/client';
import { newApiKey } from '../../src/key-format.ts';
import { httpClient, stdioClient } from '../support/mcp-client.ts';
import { root } from '../support/paths.ts';
import { startTestService, type TestAccount, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';
import { fundedAccount } from '../support/shipment/partner-booking.ts';

let service: TestService;
let account: TestAccount;
beforeAll(async () => {
  service = await startTestService();
  account = await fundedAccount(service);
});
afterAll(() => service.stop());

const booking = (change: Record<string, unknown> = {}) => ({
  name: 'create_shipment',
  arguments: { ...order(), idempotency_key: randomUUID(), ...change },
});

/** Nothing was booked, charged or held. */
async function expectNothingBooked(): Promise<void> {
  const { rows } = await service.database.db.pool.query('select count(*)::int as bookings from shipment');
  expect(rows).toEqual([{ bookings: 0 }]);
  const wallet = await service.call('get', '/wallet/balance', account.liveKey);
  expect(wallet.body.data).toMatchObject({ balance: 10_000, held: 0 });
}
afterEach(expectNothingBooked);

describe.each([
  { name: 'http', connect: httpClient },
  { name: 'stdio', connect: stdioClient },
])('over $name', ({ connect }) => {
  const clients: Client[] = [];
  const clientOf = async (apiKey: string) => {
    const client = await connect({ rootUrl: service.rootUrl, apiKey });
    clients.push(client);
    return client;
  };
  afterAll(() => Promise.all(clients.map((client) => client.close())));

  let test: Client;
  let live: Client;
  beforeAll(async () => {
    test = await clientOf(account.testKey);
    live = await clientOf(account.liveKey);
  });

  it('returns the violations of an invalid body, as the API does', async () => {
    const { idempotency_key, ...body } = booking({ parcels: [], reference_no: 5 }).arguments;
    const answer = await service
      .call('post', '/shipments', account.testKey)
      .set('Idempotency-Key', idempotency_key)
      .send(body);
    const { isError, structuredContent } = await test.callTool(booking({ parcels: [], reference_no: 5 }));
    expect(isError).toBe(true);
    expect(structuredContent).toEqual({
      error: {
        ...answer.body,
        message: 'INVALID_FIELD: parcels must not be empty (data lists 1 more)',
        request_id: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    });
    expect(answer.body.data.map(({ path }: { path: string[] }) => path)).toEqual([
      ['parcels'],
      ['reference_no'],
    ]);
  });

  it('returns the error of the documentation', async () => {
    const [, example = ''] = readFileSync(path.join(root, 'docs', 'mcp.md'), 'utf8').split('## Errors');
    const { error } = JSON.parse(/```json\n(.*?)```/s.exec(example)?.[1] ?? '');
    const { structuredContent } = await test.callTool(booking({ parcels: [{ weight_kg: 1001 }] }));
    expect(structuredContent).toEqual({ error: { ...error, request_id: expect.any(String) } });
  });

  it('names the argument that is missing: idempotency_key, not its header', async () => {
    const { structuredContent, content } = await live.callTool(booking({ idempotency_key: undefined }));
    expect(structuredContent).toMatchObject({
      error: {
        message: expect.stringMatching(/^IDEMPOTENCY_KEY_REQUIRED: idempotency_key is required: /),
        data: [{ path: ['idempotency_key'], code: 'IDEMPOTENCY_KEY_REQUIRED' }],
      },
    });
    expect(JSON.stringify(content)).not.toMatch(/header|Idempotency-Key/);
  });

  it.each([
    ['get_shipment', 'shipment_id'],
    ['get_label', 'shipment_id'],
    ['cancel_shipment', 'shipment_id'],
    ['track_shipment', 'tracking_number'],
    ['list_webhook_deliveries', 'id'],
    ['get_rates', 'weight_kg'],
  ])('the message of %s names %s, which is required', async (name, argument) => {
    const { isError, structuredContent } = await live.callTool({ name, arguments: {} });
    expect(isError).toBe(true);
    expect(structuredContent).toMatchObject({
      error: { message: expect.stringMatching(new RegExp(`^INVALID_FIELD: ${argument} is required`)) },
    });
  });

  it.each([
    ['get_wallet_balance', { currency: 'USD' }, 'currency is not an argument of this tool. It takes none.'],
    [
      'get_shipment',
      { shipment_id: 'SMP1', verbose: true },
      'verbose is not an argument of this tool. Its arguments are shipment_id.',
    ],
    [
      'list_service_tiers',
      { country: 'US' },
      'country is not an argument of this tool. Its arguments are destination_country, goods_category, cursor and limit.',
    ],
    [
      'get_rates',
      { weight_kg: 1, destination_country: 'US', colour: 'red' },
      expect.stringMatching(/^colour is not an argument of this tool. Its arguments are weight_kg, /),
    ],
  ])('%s lists its arguments after an unknown one: %j', async (name, args, text) => {
    const { isError, structuredContent, content } = await live.callTool({ name, arguments: args });
    expect(isError).toBe(true);
    const { message } = (structuredContent as { error: { message: string } }).error;
    expect(message.replace('INVALID_FIELD: ', '')).toEqual(text);
    expect(JSON.stringify(content)).not.toMatch(/query parameter|known property/);
  });

  it.each([
    ['create_shipment', 'insured_amount', booking().arguments],
    ['validate_shipment', 'insured_amount', order()],
    ['get_rates', 'insured_amount_hkd', { weight_kg: 0.5, destination_country: 'US' }],
  ])('%s rejects the custom insured amount', async (name, property, args) => {
    const { isError, structuredContent } = await live.callTool({
      name,
      arguments: { ...args, [property]: 100 },
    });
    expect(isError).toBe(true);
    expect(structuredContent).toMatchObject({
      error: {
        status: 400,
        sysCode: '1500101',
        data: [
          {
            path: [property],
            code: 'INVALID_FIELD',
            message: expect.stringContaining('custom insured amount'),
          },
        ],
      },
    });
  });

  it('books nothing in live mode if the total is not the expected one', async () => {
    const { structuredContent } = await live.callTool(booking({ expected_total_hkd: 1 }));
    expect(structuredContent).toMatchObject({
      error: { status: 409, message: expect.stringContaining('PRICING_QUOTE_CHANGED') },
    });
  });

  it.each([
    ['create_shipment', booking({ idempotency_key: 'Schlüssel' }).arguments, 'idempotency_key'],
    ['create_shipment', booking({ idempotency_key: 5 }).arguments, 'idempotency_key'],
    ['get_shipment', {}, 'shipment_id'],
    ['get_shipment', { shipment_id: '..' }, 'shipment_id'],
    ['get_shipment', { shipment_id: 'SMP1', verbose: true }, 'verbose'],
    ['list_shipments', { limit: 'many' }, 'limit'],
    ['list_service_tiers', { limit: 0 }, 'limit'],
    ['list_service_tiers', { destination_country: 'Norway' }, 'destination_country'],
    ['list_service_tiers', { destination_country: 'AQ' }, 'destination_country'],
    ['list_service_tiers', { goods_category: 5 }, 'goods_category'],
    ['list_service_tiers', { cursor: 'not one' }, 'cursor'],
  ])('%s names the argument that it cannot use: %j', async (name, args, field) => {
    const { isError, structuredContent } = await live.callTool({ name, arguments: args });
    expect(isError).toBe(true);
    expect(structuredContent).toMatchObject({ error: { status: 400, data: [{ path: [field] }] } });
  });

  it('names the scope that a key lacks', async () => {
    const { id } = await service.createAccount();
    const reader = await clientOf(await service.createKey(id, 'live', ['shipments:read']));
    const { isError, structuredContent } = await reader.callTool(booking());
    expect(isError).toBe(true);
    expect(structuredContent).toMatchObject({
      error: { status: 403, data: { name: 'SCOPE_MISSING', required_scope: 'shipments:write' } },
    });
    await expect(reader.readResource({ uri: 'sampan://service-tiers' })).rejects.toThrow('SCOPE_MISSING');
  });

  it('reports why a shipment has no label', async () => {
    const { isError, structuredContent } = await live.callTool({
      name: 'get_label',
      arguments: { shipment_id: 'SMP0000000000000' },
    });
    expect(isError).toBe(true);
    expect(structuredContent).toMatchObject({
      error: { status: 404, message: expect.stringContaining('NOT_FOUND') },
    });
  });

  it('rejects an unknown tool', async () => {
    await expect(test.callTool({ name: 'delete_account', arguments: {} })).rejects.toThrow('not found');
  });
});

it('rejects an unknown key: over HTTP the connection, over stdio each call', async () => {
  const apiKey = newApiKey('live');
  await expect(httpClient({ rootUrl: service.rootUrl, apiKey })).rejects.toMatchObject({ status: 401 });
  const client = await stdioClient({ rootUrl: service.rootUrl, apiKey });
  const { isError, structuredContent } = await client.callTool(booking());
  expect(isError).toBe(true);
  expect(structuredContent).toMatchObject({
    error: { status: 401, message: expect.stringContaining('UNAUTHORIZED') },
  });
  await client.close();
});

it('reports over stdio that no installation responds at the address', async () => {
  const client = await stdioClient({ rootUrl: 'http://127.0.0.1:9', apiKey: account.liveKey });
  const { isError, structuredContent } = await client.callTool(booking());
  expect(isError).toBe(true);
  expect(structuredContent).toMatchObject({
    error: { status: 503, message: expect.stringContaining('127.0.0.1:9'), request_id: null },
  });
  await client.close();
});
