import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operations } from '../../../sdk/typescript/src/generated/operations.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { startReceiver } from '../../webhook/receiver.ts';

interface Pair {
  readonly key: string;
  readonly value: string;
  readonly disabled?: boolean;
}
interface Item {
  readonly name: string;
  readonly event?: readonly { readonly script: { readonly exec: readonly string[] } }[];
  readonly request: {
    readonly method: string;
    readonly header: readonly Pair[];
    readonly body?: { readonly raw: string };
    readonly url: {
      readonly raw: string;
      readonly path: readonly string[];
      readonly variable?: readonly Pair[];
    };
  };
  readonly response: readonly { readonly code: number; readonly body: string }[];
}
interface Collection {
  readonly info: Readonly<Record<string, string>>;
  readonly variable: readonly Pair[];
  readonly item: readonly { readonly name: string; readonly item: readonly Item[] }[];
}

let service: TestService;
let collection: Collection;
let requests: Item[];
const variables = new Map<string, string>();

const read = async (file: string) => (await fetch(`${service.rootUrl}/postman/${file}`)).json();

beforeAll(async () => {
  service = await startTestService();
  collection = (await read('collection.json')) as Collection;
  requests = collection.item.flatMap(({ item }) => item);
  for (const { key, value } of collection.variable) variables.set(key, value);
  variables.set('api_key', service.account.testKey);
});
afterAll(() => service.stop());

const filled = (text: string) =>
  text.replace(/\{\{([$\w]+)\}\}/g, (whole, name) =>
    name === '$guid' ? crypto.randomUUID() : (variables.get(name) ?? whole),
  );

const passed: string[] = [];

/** Runs a request and its script, as Postman does, and returns its status. */
async function run({ event = [], request }: Item, change = (received: string) => received): Promise<number> {
  const { method, header, body, url } = request;
  const address = (url.variable ?? []).reduce(
    (text, { key, value }) => text.replace(`/:${key}`, `/${value}`),
    url.raw,
  );
  const headers = header.filter(({ disabled }) => !disabled).map(({ key, value }) => [key, filled(value)]);
  const answer = await fetch(filled(address), {
    method,
    headers: { ...Object.fromEntries(headers), Authorization: `Bearer ${variables.get('api_key')}` },
    ...(body ? { body: filled(body.raw) } : {}),
  });
  const received = change(await answer.text());
  const pm = {
    response: { code: answer.status, headers: answer.headers, json: () => JSON.parse(received) },
    collectionVariables: variables,
    expect: (value: unknown) => ({
      to: {
        eql: (wanted: unknown) => expect(value).toEqual(wanted),
        include: (wanted: unknown) => expect(value).toContain(wanted),
      },
    }),
    test: (name: string, check: () => void) => {
      check();
      passed.push(name);
    },
  };
  for (const { script } of event) new Function('pm', script.exec.join('\n'))(pm);
  return answer.status;
}

describe('the Postman collection', () => {
  it('has format 2.1.0 and a request with a saved success for every operation', () => {
    expect(collection.info.schema).toBe(
      'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    );
    const paths = requests.map(({ request: { method, url } }) => `${method} /${url.path.join('/')}`);
    const expected = Object.values(operations).map(
      ({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    );
    expect([...new Set(paths)].sort()).toEqual(expected.sort());
    for (const { name, response } of requests.filter((one) => !/^Download/.test(one.name)))
      expect([name, response.some(({ code }) => code < 300)]).toEqual([name, true]);
  });

  it('runs in order against the service: requests use the variables that earlier ones set', async () => {
    await using receiver = await startReceiver();
    variables.set('webhook_url', receiver.url);
    const exceptions: Record<string, number> = {
      'Download the proof of delivery': 404,
      'Download many labels': 409,
      'Return a shipment': 409,
      'Quote and validate a return without booking it': 409,
      'Change the brand of the shop': 403,
      'Get a monthly statement': 404,
      'Download a statement or invoice': 404,
    };
    const results: [string, number][] = [];
    for (const item of requests) results.push([item.name, await run(item)]);
    expect(results).toEqual(
      requests.map(({ name, response }) => {
        const success = response.find(({ code }) => code < 300)?.code ?? 200;
        return [name, exceptions[name] ?? success];
      }),
    );
    const { rows } = await service.database.db.pool.query('select status from shipment order by created_at');
    expect(rows).toEqual([{ status: 'picked_up' }, { status: 'cancelled' }]);
    expect(passed).toHaveLength(2 * requests.length);
  });

  it('checks status and envelope of each response', async () => {
    const item = requests.find(({ name }) => /countries/i.test(name)) as Item;
    expect(await run(item)).toBe(200);
    await expect(run(item, (text) => text.replace('"status":200', '"status":201'))).rejects.toThrow('201');
    await expect(run(item, (text) => text.replace('"data"', '"date"'))).rejects.toThrow('date');
    variables.set('api_key', 'mk_test_wrong');
    await expect(run(item)).rejects.toThrow('401');
  });

  it.each([
    ['test', 'https://postman-echo.com/post'],
    ['live', ''],
  ])('has an environment for %s mode: address, a secret without a value, and a receiver', async (mode, webhookUrl) => {
    expect(await read(`${mode}-environment.json`)).toMatchObject({
      name: `Sampan: ${mode} mode`,
      values: [
        { key: 'base_url', value: `${service.rootUrl}/api/v1`, enabled: true },
        { key: 'api_key', value: '', type: 'secret', enabled: true },
        { key: 'webhook_url', value: webhookUrl, enabled: true },
      ],
    });
  });
});
