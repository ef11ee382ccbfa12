import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { openapiOverlay } from 'openapi-format';
import type { ContractOperation } from '../../codegen/contract.ts';
import { type Document, type OperationObject, parseContract } from '../../codegen/document.ts';
import { loadContract } from '../../codegen/load-contract.ts';
import { generateOverlays } from '../../codegen/overlays.ts';
import { presentContract } from '../../scripts/contract/baseline.ts';
import { Sampan } from '../../sdk/typescript/src/index.ts';

type Extended = OperationObject & Readonly<Record<string, unknown>>;

const base = readFileSync(presentContract, 'utf8');
const contract = loadContract(parseContract(base));
const { operations } = contract;
const files = generateOverlays(contract);
const vendors = ['speakeasy', 'fern', 'stainless'];

async function apply(document: Document, vendor: string) {
  const overlaySet = JSON.parse(files.get(`${vendor}.json`) ?? '');
  return await openapiOverlay(document as never, { overlaySet });
}

/** Returns the operations with the extensions of a vendor. */
async function extended(vendor: string): Promise<(operation: ContractOperation) => Extended> {
  const { data } = await apply(JSON.parse(base), vendor);
  const { paths } = data as unknown as Document;
  return ({ path: place, method }) => paths[place]?.[method.toLowerCase()] as Extended;
}

describe('the overlays for SDK generators', () => {
  it.each(vendors)('find a node of the contract with each action: %s', async (vendor) => {
    const { resultData } = await apply(JSON.parse(base), vendor);
    expect(resultData).toMatchObject({ unusedActions: [] });
    expect(resultData?.totalUsedActions).toBeGreaterThan(2);
  });

  it('change nothing but extensions of their vendor', async () => {
    const document = JSON.parse(base) as Document;
    for (const vendor of vendors) await apply(document, vendor);
    const text = JSON.stringify(document, (key, value) =>
      /^x-(speakeasy|fern|stainless)-/.test(key) ? undefined : value,
    );
    expect(JSON.parse(text)).toEqual(JSON.parse(base));
    expect(text).not.toBe(JSON.stringify(document));
  });

  it('are not in the published contract', () => {
    expect(base).not.toMatch(/x-(speakeasy|fern|stainless)/);
  });

  it('add pagination to every paged list, and to no other operation', async () => {
    const [speakeasy, fern] = [await extended('speakeasy'), await extended('fern')];
    expect(operations.filter(({ pagination }) => pagination)).not.toHaveLength(0);
    for (const operation of operations) {
      const pages = operation.pagination !== null;
      expect([operation.id, speakeasy(operation)['x-speakeasy-pagination']]).toEqual([
        operation.id,
        pages
          ? {
              type: 'cursor',
              inputs: [{ name: 'cursor', in: 'parameters', type: 'cursor' }],
              outputs: { results: '$.data.data', nextCursor: '$.data.next_cursor' },
            }
          : undefined,
      ]);
      expect([operation.id, fern(operation)['x-fern-pagination']]).toEqual([
        operation.id,
        pages
          ? {
              cursor: '$request.cursor',
              next_cursor: '$response.data.next_cursor',
              results: '$response.data.data',
            }
          : undefined,
      ]);
    }
    const { data } = await apply(JSON.parse(base), 'stainless');
    const { components } = data as unknown as Document;
    const purposes = (value: unknown) => JSON.stringify(value).match(/(?<="purpose":")\w+/g);
    expect(purposes(components.parameters?.Cursor)).toEqual(['next_cursor_param']);
    for (const list of [
      'ShipmentList',
      'EventList',
      'WebhookList',
      'WebhookDeliveryList',
      'WalletTransactionList',
    ])
      expect([list, purposes(components.schemas[list])]).toEqual([list, ['items', 'next_cursor_field']]);
  });

  it('mark every operation that takes an idempotency key', async () => {
    const fern = await extended('fern');
    const marked = operations.filter((operation) => fern(operation)['x-fern-idempotent']);
    const taking = operations.filter(({ parameters }) =>
      parameters.some(({ name }) => name === 'Idempotency-Key'),
    );
    expect(marked).toEqual(taking);
    expect(taking).not.toHaveLength(0);
  });

  it('do not retry the operations that would have a second effect', async () => {
    const [speakeasy, fern] = [await extended('speakeasy'), await extended('fern')];
    const unsafe = ['testWebhook', 'redeliverWebhookDelivery'];
    const ids = (isUnsafe: (operation: ContractOperation) => boolean) =>
      operations.filter(isUnsafe).map(({ id }) => id);
    expect(ids((operation) => fern(operation)['x-fern-retries'] !== undefined)).toEqual(unsafe);
    expect(ids((operation) => speakeasy(operation)['x-speakeasy-retries'] !== undefined)).toEqual(unsafe);
    const limited = operations.find(({ id }) => id === 'testWebhook') as ContractOperation;
    expect(speakeasy(limited)['x-speakeasy-retries']).toMatchObject({
      statusCodes: ['429'],
      retryConnectionErrors: false,
    });
  });

  it('name every operation as the TypeScript SDK does', async () => {
    const [speakeasy, fern] = [await extended('speakeasy'), await extended('fern')];
    const called: string[] = [];
    const sampan = new Sampan({
      apiKey: `mk_test_${'0'.repeat(32)}`,
      baseUrl: 'https://api.example.com',
      maxRetries: 0,
      fetch: async () => new Response(null, { status: 401 }),
      hooks: { onRequest: ({ operation }) => called.push(String(operation)) },
    });
    const resources = sampan as unknown as Record<
      string,
      Record<string, (...ids: string[]) => PromiseLike<unknown>>
    >;
    for (const operation of operations) {
      const { 'x-speakeasy-group': resource, 'x-speakeasy-name-override': method } = speakeasy(operation);
      expect(fern(operation)).toMatchObject({
        'x-fern-sdk-group-name': [resource],
        'x-fern-sdk-method-name': method,
      });
      const ids = (operation.path.match(/\{/g) ?? []).map(() => 'id');
      await Promise.resolve(resources[String(resource)]?.[String(method)]?.(...ids)).catch(() => {});
    }
    expect(called).toEqual(operations.map(({ id }) => id));
  });

  it('are refused for an operation without a name, so that none is forgotten', () => {
    const [first] = operations as [ContractOperation];
    const added = { ...contract, operations: [...operations, { ...first, id: 'sinkShipment' }] };
    expect(() => generateOverlays(added)).toThrow(
      'sinkShipment has no name for generated SDKs. Add it to codegen/method-names.ts',
    );
  });
});

describe('the configuration of Stainless', () => {
  it('has every operation once, and the idempotency key and the back-off of the contract', () => {
    const text = files.get('stainless.yml') ?? '';
    const config = JSON.parse(text.replace(/^#.*\n/, '')) as {
      readonly resources: Record<string, { readonly methods: Record<string, string> }>;
      readonly client_settings: object;
    };
    const endpoints = Object.values(config.resources).flatMap(({ methods }) => Object.values(methods));
    expect(endpoints.sort()).toEqual(
      operations.map(({ method, path: place }) => `${method.toLowerCase()} ${place}`).sort(),
    );
    expect(config.resources.test_helpers?.methods).toHaveProperty('fail_label');
    expect(config.client_settings).toMatchObject({
      idempotency: { header: 'Idempotency-Key' },
      default_retries: { max_retries: 5, initial_delay_seconds: 0.1, max_delay_seconds: 30 },
    });
  });
});
