import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '@modelcontextprotocol/client';
import { listText } from '../../src/mcp/tool-result.ts';
import { type Era, eras, httpClient } from '../support/mcp-client.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { file } from '../support/shipment/label-gateway.ts';
import { type LabelWorld, openLabelWorld } from '../support/shipment/label-world.ts';
import { order } from '../support/shipment/order.ts';
import { bookLive } from '../support/shipment/partner-booking.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** Estimated as characters divided by 4, of the whole result: content and structured content. */
const tokens = (value: unknown) => Math.ceil(JSON.stringify(value).length / 4);

describe.each(Object.keys(eras) as Era[])('protocol %s', (era) => {
  let client: Client;
  beforeAll(async () => {
    client = await httpClient({ rootUrl: service.rootUrl, apiKey: service.account.testKey, era });
  });
  afterAll(() => client.close());

  const call = async (name: string, args: Record<string, unknown> = {}) => {
    const result = await client.callTool({ name, arguments: args });
    const [content] = result.content as { text: string }[];
    return {
      result,
      text: content?.text ?? '',
      // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape that it looks into
      structured: result.structuredContent as any,
    };
  };

  describe('list_service_tiers', () => {
    it('gives the six services of the demonstration in at most 2,000 tokens', async () => {
      const { result, text, structured } = await call('list_service_tiers');
      expect(structured.data).toHaveLength(6);
      expect(tokens(result)).toBeLessThanOrEqual(2_000);
      const { body } = await service.call('get', '/service_tiers');
      const codes = body.data.map((tier: { service_tier_id: string }) => tier.service_tier_id);
      expect(structured.data.map((tier: { service_tier_id: string }) => tier.service_tier_id)).toEqual(codes);
      for (const code of codes) expect(text).toContain(code);
    });

    it('gives the requirements and the optional surcharges of a destination', async () => {
      const { result, text, structured } = await call('list_service_tiers', { destination_country: 'br' });
      expect(structured.data.map((tier: { service_tier_id: string }) => tier.service_tier_id)).toEqual([
        'HKASTDCSSTCM',
        'HKASTDGGSTCM',
      ]);
      expect(structured.data[0].requirements).toContainEqual(
        expect.objectContaining({ field: 'items.hs_code', code: 'HS_CODE_BR_8_DIGITS_REQUIRED' }),
      );
      expect(structured.data[0].opt_ins).toEqual(['INSURANCE']);
      expect(text).toContain('items.hs_code');
      expect(tokens(result)).toBeLessThanOrEqual(2_000);
    });

    it('filters by goods category, and has pages', async () => {
      const { structured: cosmetics } = await call('list_service_tiers', { goods_category: 'Cosmetics' });
      expect(cosmetics.data.map((tier: { service_tier_id: string }) => tier.service_tier_id)).toContain(
        'HKASTDCSSTCM',
      );
      expect(cosmetics.data.length).toBeLessThan(6);
      const found: string[] = [];
      let cursor: string | null | undefined;
      do {
        const { structured } = await call('list_service_tiers', { limit: 4, ...(cursor ? { cursor } : {}) });
        found.push(...structured.data.map((tier: { service_tier_id: string }) => tier.service_tier_id));
        cursor = structured.next_cursor;
      } while (cursor);
      expect(found).toHaveLength(6);
      expect(new Set(found).size).toBe(6);
    });

    it('has the country of a territory for its code', async () => {
      const [islands, spain] = await Promise.all(
        ['ic', 'ES'].map((destination_country) => call('list_service_tiers', { destination_country })),
      );
      expect(islands?.structured.data.length).toBeGreaterThan(0);
      expect(islands?.structured).toEqual(spain?.structured);
    });
  });

  it('lists 20 shipments once in full, with the essential columns as text', async () => {
    for (let count = 0; count < 20; count++)
      await call('create_shipment', {
        ...order({ reference_no: `R-${count}` }),
        idempotency_key: randomUUID(),
      });
    const { result, text, structured } = await call('list_shipments', { limit: 20 });
    expect(structured.data).toHaveLength(20);
    for (const { tracking_number } of structured.data) expect(text).toContain(tracking_number);
    expect(text).toContain('R-19');
    expect(text.length).toBeLessThan(JSON.stringify(structured).length / 3);
    expect(tokens(result)).toBeLessThanOrEqual(2_800);
  });

  it('quotes with the guard of each price in the text', async () => {
    const { text, structured } = await call('get_rates', { weight_kg: 0.5, destination_country: 'US' });
    for (const option of structured.options) {
      expect(text).toContain(`${option.service_tier_id} | ${option.total_hkd} | `);
    }
    expect(text).toMatch(/^service_tier_id \| total_hkd \| discount_rule_id \| /);
  });

  it('has the whole result of one thing as text too, as the specification asks', async () => {
    const { text, structured } = await call('get_wallet_balance');
    expect(JSON.parse(text)).toEqual(structured);
  });

  it('has instructions for the mode of the key', () => {
    expect(client.getInstructions()).toMatch(/test mode.*get_rates.*create_shipment/s);
  });

  it('offers prompts for the common tasks, which name the tools to call', async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual([
      'quote',
      'book_parcel',
      'book_orders',
      'find_shipment',
      'explain_webhook_failure',
    ]);
    for (const { name, title, description } of prompts) {
      expect([title, description]).toEqual([expect.stringMatching(/^[A-Z]/), expect.stringMatching(/\.$/)]);
      const { messages } = await client.getPrompt({ name, arguments: {} });
      expect(messages).toHaveLength(1);
    }
    const { messages } = await client.getPrompt({
      name: 'find_shipment',
      arguments: { about: 'order A-1001' },
    });
    expect(messages[0]).toMatchObject({
      role: 'user',
      content: { type: 'text', text: expect.stringMatching(/order A-1001.*list_shipments/s) },
    });
  });
});

it('a bar or a line break in a value of a list looks like no column and no row', () => {
  const row = { tracking_number: 'SM1', reference_no: 'A | B\\\nC', status: 'created' };
  const text = listText('list_shipments', { data: [row], next_cursor: null });
  expect(text?.split('\n')).toEqual([
    expect.any(String),
    expect.stringContaining('SM1 | A \\| B\\\\ C | created'),
  ]);
});

it('states of a checked batch how many orders are placed, and once the findings of every order', () => {
  const warning = (code: string, message: string) => ({ path: ['sender'], code, message });
  const missing = warning('INVALID_FIELD', 'is missing');
  const placed = warning('REFERENCE_ALREADY_PLACED', 'is placed');
  const checked = (warnings: readonly object[], index: number) => ({
    index,
    reference_no: `SO-${index}`,
    total_hkd: 72,
    valid: true,
    violations: [],
    warnings,
  });
  const text = (...lists: object[][]) =>
    listText('validate_batch', { orders: lists.map(checked), total_hkd: 72, violations: [] })?.split('\n');
  expect(text([missing], [missing, placed])).toEqual([
    'Valid orders: 2 of 2, for HKD 72. Already placed: 1.',
    'Every order: sender is missing (INVALID_FIELD).',
    'Orders with other violations or warnings:',
    'index | reference_no | total_hkd | violations | warnings',
    '1 | SO-1 | 72 | - | sender is placed (REFERENCE_ALREADY_PLACED)',
  ]);
  expect(text([missing])?.slice(1)).toEqual([
    'Orders with violations or warnings:',
    expect.any(String),
    '0 | SO-0 | 72 | - | sender is missing (INVALID_FIELD)',
  ]);
  expect(text([], [])?.slice(1)).toEqual(['Orders with violations or warnings:', 'none']);
});

describe('get_label of a shipment whose partner makes the label', () => {
  const pdf = Buffer.from('%PDF-1.4\nthe label of the partner\n%%EOF\n');
  let { gateway, service, account, stop } = {} as LabelWorld;
  let client: Client;
  let book: () => Promise<string>;
  beforeAll(async () => {
    ({ gateway, service, account, stop } = await openLabelWorld());
    gateway.label = file('application/pdf', pdf);
    book = () => bookLive(service, account);
    client = await httpClient({ rootUrl: service.rootUrl, apiKey: account.liveKey });
  });
  afterAll(async () => {
    await client.close();
    await stop();
  });
  const getLabel = (shipment_id: string) =>
    client.callTool({ name: 'get_label', arguments: { shipment_id } });

  it('links to the resource, which has the bytes of the partner, because no URL opens it', async () => {
    const id = await book();
    const { content, structuredContent, isError } = await getLabel(id);
    expect(isError ?? false).toBe(false);
    expect(structuredContent).toEqual({ tracking_number: id, label_pdf_url: null });
    const uri = `sampan://shipments/${id}/label`;
    expect(content[0]).toEqual({
      type: 'resource_link',
      uri,
      name: `${id}.pdf`,
      mimeType: 'application/pdf',
    });
    const { contents } = await client.readResource({ uri });
    expect(contents).toMatchObject([{ uri, mimeType: 'application/pdf', blob: pdf.toString('base64') }]);
  });

  it('is an error without a link while the partner cannot send the label', async () => {
    const id = await book();
    gateway.label = (response) => void response.writeHead(500).end();
    const { content, structuredContent, isError } = await getLabel(id);
    gateway.label = file('application/pdf', pdf);
    expect(isError).toBe(true);
    expect(structuredContent).toMatchObject({ error: { status: 502, sysCode: '1500113' } });
    expect(content.map(({ type }) => type)).toEqual(['text']);
  });
});
