import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';

type Answer =
  | { action: 'accept'; content: { agree: boolean } }
  | { action: 'decline' }
  | { action: 'cancel' };

let service: TestService;
const clients: Client[] = [];
beforeAll(async () => {
  service = await startTestService();
  await topUp(service.database.db.pool, {
    accountId: service.account.id,
    amountCents: 100_000,
    transactionId: 'txn_agreement',
  });
});
afterAll(async () => {
  for (const client of clients) await client.close();
  await service.stop();
});

/** Connects a client that asks its user, who gives this answer. */
async function connect(mode: 'testKey' | 'liveKey', answer: Answer, asked: string[] = []): Promise<Client> {
  const requestInit = { headers: { Authorization: `Bearer ${service.account[mode]}` } };
  const client = new Client(
    { name: 'test', version: '1' },
    { versionNegotiation: { mode: { pin: '2026-07-28' } }, capabilities: { elicitation: { form: {} } } },
  );
  client.setRequestHandler('elicitation/create', async ({ params }) => {
    asked.push(params.message);
    return answer;
  });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', service.rootUrl), { requestInit }));
  clients.push(client);
  return client;
}

const booked = async () =>
  Number(
    (await service.database.db.pool.query('select count(*) from shipment where livemode')).rows[0].count,
  );
const args = () => ({ ...order(), idempotency_key: randomUUID() });

describe('in live mode, a client that can ask its user', () => {
  it('asks with recipient and price, and books the order once after a yes', async () => {
    const asked: string[] = [];
    const client = await connect('liveKey', { action: 'accept', content: { agree: true } }, asked);
    const before = await booked();
    const wanted = args();
    const first = await client.callTool({ name: 'create_shipment', arguments: wanted });
    expect(first.isError).toBeUndefined();
    expect(asked).toEqual([expect.stringMatching(/^Book this shipment to .+, US for HKD \d+\.\d\d\?$/)]);
    const total = (first.structuredContent as { pricing_snapshot: { total_hkd: number } }).pricing_snapshot
      .total_hkd;
    expect(asked[0]).toContain(total.toFixed(2));
    expect(await booked()).toBe(before + 1);
  });

  it.each<[string, Answer]>([
    ['declines', { action: 'decline' }],
    ['closes the question', { action: 'cancel' }],
    ['does not agree', { action: 'accept', content: { agree: false } }],
  ])('books nothing if the user %s', async (_, answer) => {
    const client = await connect('liveKey', answer);
    const before = await booked();
    const { isError, content } = await client.callTool({ name: 'create_shipment', arguments: args() });
    expect([isError, JSON.stringify(content)]).toEqual([true, expect.stringContaining('did not agree')]);
    expect(await booked()).toBe(before);
  });

  it.each([
    ['cancel_shipment', { shipment_id: 'SMP4072618350929' }],
    ['create_manifest', { carrier_code: 'sandbox', idempotency_key: randomUUID() }],
    ['create_batch', { orders: [order({ reference_no: 'ASK-1' })], idempotency_key: randomUUID() }],
  ])('asks before %s', async (name, given) => {
    const asked: string[] = [];
    const client = await connect('liveKey', { action: 'decline' }, asked);
    const { isError } = await client.callTool({ name, arguments: given });
    expect([isError, asked.length]).toEqual([true, 1]);
  });

  it('asks with number and total of the orders of a batch, and counts the others', async () => {
    const asked: string[] = [];
    const client = await connect('liveKey', { action: 'accept', content: { agree: true } }, asked);
    const placed = order({ reference_no: `PLACED-${randomUUID()}` });
    const ask = (name: string, given: object) =>
      client.callTool({ name, arguments: { ...given, idempotency_key: randomUUID() } });
    await ask('create_shipment', placed);
    await ask('create_shipment', placed);
    expect(asked.pop()).toMatch(/HKD \d+\.\d\d\? Its reference_no belongs to shipment SMP\d{13} of /);
    const price = Number(/HKD (\d+\.\d\d)/.exec(asked[0] ?? '')?.[1]);
    const bad = { ...order({ reference_no: `BAD-${randomUUID()}` }), parcels: [] };
    const orders = [placed, order({ reference_no: `NEW-${randomUUID()}` }), bad];
    const { isError } = await ask('create_batch', { orders, skip_placed: true });
    expect(isError).toBeUndefined();
    expect(asked.at(-1)).toBe(
      `Book 1 of 3 orders for HKD ${price.toFixed(2)} in total? Orders whose reference_no is already placed: 1. Orders that are not valid: 1.`,
    );
    const count = asked.length;
    await ask('create_batch', { orders: [bad] });
    expect(asked).toHaveLength(count);
  });

  it('asks nothing before a call that cannot be priced, and gets its violations', async () => {
    const asked: string[] = [];
    const client = await connect('liveKey', { action: 'decline' }, asked);
    const { content } = await client.callTool({
      name: 'create_shipment',
      arguments: { ...args(), parcels: [] },
    });
    expect([JSON.stringify(content), asked]).toEqual([expect.stringContaining('parcels'), []]);
  });
});

it('asks nothing in test mode', async () => {
  const asked: string[] = [];
  const client = await connect('testKey', { action: 'decline' }, asked);
  const { isError } = await client.callTool({ name: 'create_shipment', arguments: args() });
  expect([isError, asked]).toEqual([undefined, []]);
});

it('clients may keep the list of tools for an hour', async () => {
  const client = await connect('liveKey', { action: 'decline' });
  expect(await client.listTools()).toMatchObject({ ttlMs: 3_600_000, cacheScope: 'private' });
});

describe('a repeated call', () => {
  it('gets the shipment again for a repeated call, also when the service has no price any more', async () => {
    const client = await connect('liveKey', { action: 'accept', content: { agree: true } });
    const wanted = args();
    const first = await client.callTool({ name: 'create_shipment', arguments: wanted });
    const before = await booked();
    await service.database.db.pool.query('delete from entitlement where account_id = $1', [
      service.account.id,
    ]);
    const again = await client.callTool({ name: 'create_shipment', arguments: wanted });
    expect([again.isError, again.structuredContent]).toEqual([undefined, first.structuredContent]);
    expect(await booked()).toBe(before);
  });
});
