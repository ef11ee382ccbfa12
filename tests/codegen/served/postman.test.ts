import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operations } from '../../../sdk/typescript/src/generated/operations.ts';
import { startTestService, type TestService } from '../../support/service.ts';

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

/** Runs a request and its script, as Postman does. */
async function run(name: string): Promise<{ status: number; body: unknown }> {
  const item = requests.find((one) => one.name === name);
  if (!item) throw new Error(`the collection has no request ${name}`);
  const { method, header, body, url } = item.request;
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
  const received = await answer.json();
  const pm = { response: { json: () => received }, collectionVariables: variables };
  for (const { script } of item.event ?? []) new Function('pm', script.exec.join('\n'))(pm);
  return { status: answer.status, body: received };
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
    expect(paths.sort()).toEqual(expected.sort());
    for (const { name, response } of requests.filter((one) => !/^Download/.test(one.name)))
      expect([name, response.some(({ code }) => code < 300)]).toEqual([name, true]);
  });

  it('runs against the service: requests use the variables that earlier ones set', async () => {
    expect(await run('Get the wallet balance')).toMatchObject({ status: 200 });
    expect(await run('Quote a shipment')).toMatchObject({ status: 200 });
    const created = await run('Create a shipment');
    expect(created.status).toBe(201);
    const id = (created.body as { data: { id: string } }).data.id;
    expect(await run('Get a shipment')).toMatchObject({ status: 200, body: { data: { id } } });
    expect(await run('Track a shipment')).toMatchObject({ status: 200 });
    expect(await run('Cancel a shipment')).toMatchObject({
      status: 200,
      body: { data: { id, status: 'cancelled' } },
    });
  });

  it.each([
    'test',
    'live',
  ])('has an environment for %s mode: address and a secret without a value', async (mode) => {
    expect(await read(`${mode}-environment.json`)).toMatchObject({
      name: `Sampan: ${mode} mode`,
      values: [
        { key: 'base_url', value: `${service.rootUrl}/api/v1`, enabled: true },
        { key: 'api_key', value: '', type: 'secret', enabled: true },
      ],
    });
  });
});
