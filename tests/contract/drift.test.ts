import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SysCodeName } from '../../generated/errors.ts';
import type { Refuse } from '../../src/contract/errors.ts';
import { operationHandlers } from '../../src/operation/index.ts';
import { takeMismatches } from '../support/contract-observer.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';
import { violationsOf } from '../webhook/receiver.ts';

type Json = Record<string, unknown>;

interface Drift {
  readonly operation: 'getWalletBalance' | 'listCountries' | 'listShipments' | 'getShipment' | 'quoteRates';
  /** Changes what the handler returns, or refuses instead. */
  readonly change: (reply: Json, refuse: Refuse<SysCodeName>) => Json;
  readonly caught: RegExp;
}

const inData = (change: (data: Json) => Json) => (reply: Json) => ({
  ...reply,
  data: change(reply.data as Json),
});
const inFirst = (change: (item: Json) => Json) => (reply: Json) => {
  const [first, ...others] = reply.data as Json[];
  return { ...reply, data: [change(first as Json), ...others] };
};
const without = (name: string) => (object: Json) => {
  const { [name]: _, ...others } = object;
  return others;
};

/** Handlers that no longer do what the contract says, and the difference that the check of responses finds. */
const drifts: Record<string, Drift> = {
  'another status': {
    operation: 'getWalletBalance',
    change: (reply) => ({ ...reply, status: 202 }),
    caught: /does not document this status/,
  },
  'a header of its own': {
    operation: 'getWalletBalance',
    change: (reply) => ({ ...reply, headers: { 'X-Debug': '1' } }),
    caught: /does not document the header x-debug/,
  },
  'a header of another operation': {
    operation: 'getWalletBalance',
    change: (reply) => ({ ...reply, headers: { 'X-Service-Cache': 'hit' } }),
    caught: /does not document the header x-service-cache/,
  },
  'a property of its own': {
    operation: 'getWalletBalance',
    change: inData((data) => ({ ...data, debug: true })),
    caught: /additional properties: debug/,
  },
  'a property of its own inside another': {
    operation: 'listCountries',
    change: inFirst((country) => ({ ...country, name: { ...(country.name as Json), fr: 'Japon' } })),
    caught: /name must NOT have additional properties: fr/,
  },
  'a property of its own in one state only': {
    operation: 'getShipment',
    change: inData((data) => (data.status === 'cancelled' ? { ...data, cancelled_by: 'you' } : data)),
    caught: /additional properties: cancelled_by/,
  },
  'a property less': {
    operation: 'getWalletBalance',
    change: inData(without('held')),
    caught: /must have required property 'held'/,
  },
  'a property less inside another': {
    operation: 'listCountries',
    change: inFirst((country) => ({ ...country, name: {} })),
    caught: /name must have required property 'en'/,
  },
  'a number as text': {
    operation: 'getWalletBalance',
    change: inData((data) => ({ ...data, balance: String(data.balance) })),
    caught: /balance must be number/,
  },
  'null where there is a value': {
    operation: 'getShipment',
    change: inData((data) => ({ ...data, created_at: null })),
    caught: /created_at must be string/,
  },
  'a time in another format': {
    operation: 'getShipment',
    change: inData((data) => ({ ...data, created_at: 'yesterday' })),
    caught: /created_at must match format/,
  },
  'a value that the list lacks': {
    operation: 'getShipment',
    change: inData((data) => ({ ...data, status: 'flying' })),
    caught: /status must be equal to one of the allowed values/,
  },
  'pages without a cursor': {
    operation: 'listShipments',
    change: inData(without('next_cursor')),
    caught: /must have required property 'next_cursor'/,
  },
  'a list instead of a page': {
    operation: 'listShipments',
    change: (reply) => ({ ...reply, data: (reply.data as Json).data }),
    caught: /data must be object/,
  },
  'an error code that the operation does not declare': {
    operation: 'getWalletBalance',
    change: (_, refuse) => refuse('COD_NOT_AVAILABLE'),
    caught: /COD_NOT_AVAILABLE is not among the operation's x-sys-codes|does not document this status/,
  },
  'an error with details of its own': {
    operation: 'getShipment',
    change: (_, refuse) => refuse('NOT_FOUND', { detail: { table: 'shipment' } }),
    caught: /additional properties: table/,
  },
};

let service: TestService;
let drift: Drift | null = null;
let shipment: string;

/** The real handler of an operation, whose reply the current drift changes. */
const drifting = (operation: Drift['operation']) => ({
  [operation]: async (...[context, call]: [never, { refuse: never }]) => {
    const reply = await (operationHandlers[operation] as (...all: unknown[]) => Promise<Json>)(context, call);
    return drift?.operation === operation ? drift.change(reply, call.refuse) : reply;
  },
});

const requests: Readonly<Record<Drift['operation'], () => PromiseLike<unknown>>> = {
  getWalletBalance: () => service.call('get', '/wallet/balance'),
  listCountries: () => service.call('get', '/countries'),
  listShipments: () => service.call('get', '/shipments'),
  getShipment: () => service.call('get', `/shipments/${shipment}`),
  quoteRates: () => service.call('post', '/rates').send({ weight_kg: 1, destination_country: 'JP' }),
};
const operations = Object.keys(requests) as Drift['operation'][];

async function differences(next: Drift | null, operation: Drift['operation']): Promise<string> {
  drift = next;
  await requests[operation]();
  drift = null;
  return takeMismatches().join('\n');
}

// The drifted responses are none of the service's.
const { TEST_LEDGER: outerLedger } = process.env;
beforeAll(async () => {
  delete process.env.TEST_LEDGER;
  service = await startTestService({ handlers: Object.assign({}, ...operations.map(drifting)) });
  const booked = await service.call('post', '/shipments').set('Idempotency-Key', 'drift').send(order());
  shipment = booked.body.data.id;
});
afterAll(async () => {
  await service.stop();
  if (outerLedger !== undefined) process.env.TEST_LEDGER = outerLedger;
});

describe('the check of responses', () => {
  it.each(operations)('finds no difference in %s', async (operation) => {
    expect(await differences(null, operation)).toBe('');
  });

  it('does not see a state that no test reaches', async () => {
    const { 'a property of its own in one state only': inOneState } = drifts;
    expect(await differences(inOneState ?? null, 'getShipment')).toBe('');
    await service.call('post', `/shipments/${shipment}/cancel`);
  });

  it.each(Object.entries(drifts))('finds %s', async (_, change) => {
    expect(await differences(change, change.operation)).toMatch(change.caught);
  });
});

const contract = JSON.parse(readFileSync('openapi.json', 'utf8'));
const [example] = Object.values(
  contract.webhooks['shipment.created'].post.requestBody.content['application/json'].examples,
) as [{ value: Json & { data: { object: Json } } }];

const delivery = (
  change: { readonly body?: Json; readonly headers?: Readonly<Record<string, string>> } = {},
) => ({
  headers: {
    'content-type': 'application/json',
    'x-service-event-id': String(example.value.event_id),
    'x-service-event-type': 'shipment.created',
    'x-service-signature': 't=1,v1=00',
    ...change.headers,
  },
  rawBody: JSON.stringify({ ...example.value, ...change.body }),
});
const { data } = example.value;

describe('the receiver of webhooks', () => {
  it('finds no difference in the example of the contract', () => {
    expect(violationsOf(delivery())).toEqual([]);
  });

  it.each([
    ['a property of its own', delivery({ body: { debug: true } }), 'debug'],
    [
      'a property of its own in its object',
      delivery({ body: { data: { ...data, object: { ...data.object, debug: 1 } } } }),
      'debug',
    ],
    [
      'an object that lacks a property',
      delivery({ body: { data: { ...data, object: {} } } }),
      'required property',
    ],
    ['a header of its own', delivery({ headers: { 'x-debug': '1' } }), 'x-debug'],
    ['the id of another event', delivery({ headers: { 'x-service-event-id': 'evt_1' } }), 'event id'],
    [
      'an event type without a schema',
      delivery({ body: { event_type: 'shipment.lost' } }),
      'Event shipment.lost value of tag "event_type" must be in oneOf',
    ],
    [
      'the type of another event',
      delivery({ headers: { 'x-service-event-type': 'shipment.lost' } }),
      'event type',
    ],
    ['another media type', delivery({ headers: { 'content-type': 'text/plain' } }), 'Content-Type'],
  ])('finds %s', (_, sent, text) => {
    expect(violationsOf(sent as never).join()).toContain(text);
  });
});
