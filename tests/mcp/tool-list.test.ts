import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Tool } from '@modelcontextprotocol/client';
import { type Era, eras, httpClient } from '../support/mcp-client.ts';
import { startTestService, type TestService } from '../support/service.ts';

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

describe('the list of tools', () => {
  it.each(
    (Object.keys(eras) as Era[]).flatMap((era) => [['testKey', era] as const, ['liveKey', era] as const]),
  )('costs at most 6,000 tokens (%s, %s)', async (mode, era) => {
    const characters = JSON.stringify({ tools: await listTools(mode, era) }).length;
    expect(Math.ceil(characters / 4)).toBeLessThanOrEqual(6_000);
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
    expect(live?.inputSchema.required).toEqual([
      'service_tier_id',
      'recipient',
      'parcels',
      'items',
      'idempotency_key',
    ]);
    expect(live?.inputSchema.properties).not.toHaveProperty('insured_amount');
  });
});
