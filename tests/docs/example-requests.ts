import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type supertest from 'supertest';
import { allScopes, type ScopeName } from '../../src/account/scope.ts';
import type { DemoAccount } from '../../src/demo/seed-demo.ts';
import type { TestService } from '../support/service.ts';

/** The service and the demonstration account that the requests of examples run on. */
export interface ExampleWorld {
  readonly service: TestService;
  readonly demo: DemoAccount;
  /** The value of a request example. */
  body(operationId: string, name: string): object;
}

type Send = (world: ExampleWorld) => supertest.Test | Promise<supertest.Response>;

const post = ({ service }: ExampleWorld, path: string, key: string | null, body?: object) =>
  service.call('post', path, key).set('Idempotency-Key', randomUUID()).send(body);
const create = (world: ExampleWorld, body: object, key = world.demo.test_key) =>
  post(world, '/shipments', key, body);
const minimal = (world: ExampleWorld) => world.body('createShipment', 'minimal') as Record<string, object>;
const changed = (change: object) => (world: ExampleWorld) => create(world, { ...minimal(world), ...change });
const to =
  (country_code: string, change: object = {}) =>
  (world: ExampleWorld) =>
    create(world, { ...minimal(world), recipient: { ...minimal(world).recipient, country_code }, ...change });
const quote = (change: object) => (world: ExampleWorld) =>
  world.service
    .call('post', '/rates', world.demo.test_key)
    .send({ ...world.body('quoteRates', 'minimal'), ...change });
const get = (path: string) => (world: ExampleWorld) => world.service.call('get', path, world.demo.test_key);

const withoutScope =
  (scope: ScopeName, path: string, method: 'get' | 'post' = 'get'): Send =>
  async ({ service }) => {
    const { id } = await service.createAccount();
    const others = allScopes.filter((other) => other !== scope);
    return service.call(method, path, await service.createKey(id, 'test', others));
  };

/** The setting of the demonstration account for one live booking. */
const onTerms =
  (set: string): Send =>
  async (world) => {
    const { db } = world.service.database;
    await sql.raw(`update account set ${set} where id = '${world.demo.account_id}'`).execute(db.kysely);
    const response = await create(world, minimal(world), world.demo.live_key);
    await sql
      .raw(
        `update account set frozen = false, credit_floor_cents = null, credit_limit_cents = 0, credit_suspended = false where id = '${world.demo.account_id}'`,
      )
      .execute(db.kysely);
    return response;
  };

/** A request whose body is this text. */
const raw =
  (path: string, text: string, method: 'post' | 'patch' = 'post'): Send =>
  ({ service, demo }) =>
    service
      .call(method, path, demo.test_key)
      .set({ 'Idempotency-Key': randomUUID(), 'Content-Type': 'application/json' })
      .send(text);

/** A request for the shipment that the example \`standard\` books. */
const booked =
  (mode: 'test_key' | 'live_key', method: 'get' | 'post', suffix = ''): Send =>
  async (world) => {
    const key = world.demo[mode];
    const { body } = await create(world, world.body('createShipment', 'standard'), key);
    return world.service.call(method, `/shipments/${body.data.id}${suffix}`, key);
  };

/** The request of each example, by `<operationId or component> <status> <example>`. */
export const requests: Readonly<Record<string, Send>> = {
  'createShipment 201 test': (world) => create(world, minimal(world)),
  'createShipment 201 live': (world) =>
    create(world, world.body('createShipment', 'standard'), world.demo.live_key),
  'createShipment 201 insured': (world) => create(world, world.body('createShipment', 'insured')),
  'createShipment 400 everyViolation': changed({
    items: [],
    parcels: [{ weight_kg: 1001 }],
    recipient: {
      contact_name: 'Eleanor Whitfield',
      country_code: 'GB',
      city: 'London',
      address: '27 Marchmont Street',
    },
    color: 'red',
  }),
  'createShipment 400 blankTaxNumber': changed({ tax_number: ' ' }),
  'createShipment 400 mixedPrices': changed({
    items: [
      { description: 'T-shirt', quantity: 1, unit_price: 12.5 },
      { description: 'Socks', quantity: 1, unit_price_hkd: 20 },
    ],
  }),
  'createShipment 400 cod': changed({ payment_type: 'cod' }),
  'createShipment 400 insuranceUnsupported': changed({
    service_tier_id: 'HKPTCHGG01',
    selected_surcharges: ['INSURANCE'],
  }),
  'createShipment 400 norway': to('NO'),
  'createShipment 400 chile': to('CL'),
  'createShipment 400 japan': to('JP'),
  'createShipment 400 brazil': to('BR'),
  'createShipment 400 vatPrepayUnsupported': to('DE', { service_tier_id: 'HKPTCHGG01', vat_prepay: true }),
  'createShipment 400 voecConflict': to('NO', { voec_prepay: true, tax_number: '2000001' }),
  'createShipment 400 voecUnsupported': to('SE', { voec_prepay: true }),
  'createShipment 402 frozen': onTerms('frozen = true'),
  'createShipment 402 creditFloor': onTerms('credit_floor_cents = 100000000'),
  'createShipment 409 pricingQuoteChanged': (world) =>
    create(world, { ...minimal(world), expected_total_hkd: 60 }),
  'createShipment 422 rejected': (world) => create(world, world.body('createShipment', 'sandboxReject')),
  'createShipment 422 negativeCache': (world) => create(world, world.body('createShipment', 'sandboxReject')),
  'validateShipment 200 valid': (world) =>
    world.service
      .call('post', '/shipments/validate', world.demo.test_key)
      .send(world.body('validateShipment', 'standard')),
  'validateShipment 200 invalid': (world) =>
    world.service
      .call('post', '/shipments/validate', world.demo.test_key)
      .send(world.body('validateShipment', 'chile')),
  'getShipment 200 created': booked('live_key', 'get'),
  'cancelShipment 200 live': booked('live_key', 'post', '/cancel'),
  'cancelShipment 200 test': booked('test_key', 'post', '/cancel'),
  'createWebhook 400 invalidField': raw('/webhooks', '{"url":"hooks","events":[]}'),
  'createWebhook 400 unknownEvent': raw(
    '/webhooks',
    '{"url":"https://hooks.example.com/sampan","events":["shipment.created","shipment.lost"]}',
  ),
  'createWebhook 400 duplicateJsonKey': raw(
    '/webhooks',
    '{"url":"https://a.example","url":"https://b.example","events":["*"]}',
  ),
  'updateWebhook 400 invalidField': raw('/webhooks/wh_1', '{"url":"https://hooks.example.com"}', 'patch'),
  'updateWebhook 400 duplicateJsonKey': raw('/webhooks/wh_1', '{"active":true,"active":false}', 'patch'),
  'rotateWebhookSecret 400 invalidField': raw('/webhooks/wh_1/rotate', '{"revoke_previous":"yes"}'),
  'rotateWebhookSecret 400 duplicateJsonKey': raw(
    '/webhooks/wh_1/rotate',
    '{"revoke_previous":true,"revoke_previous":false}',
  ),
  'testWebhook 400 invalidField': raw('/webhooks/wh_1/test', '{"event_type":"shipment.lost"}'),
  'testWebhook 400 duplicateJsonKey': raw(
    '/webhooks/wh_1/test',
    '{"event_type":"webhook.test","event_type":"webhook.test"}',
  ),
  'quoteRates 400 duplicateJsonKey': raw(
    '/rates',
    '{"weight_kg":1,"weight_kg":2,"destination_country":"GB"}',
  ),
  'quoteRates 400 invalidField': raw('/rates', '{"destination_country":"England"}'),
  'listCountries 200 countries': get('/countries'),
  'quoteRates 200 standard': (world) => quote(world.body('quoteRates', 'minimal'))(world),
  'quoteRates 200 euBattery': (world) => quote(world.body('quoteRates', 'euBattery'))(world),
  'quoteRates 200 customInsurance': (world) => quote(world.body('quoteRates', 'customInsurance'))(world),
  'quoteRates 200 usPriority': (world) => quote(world.body('quoteRates', 'usPriority'))(world),
  'quoteRates 400 rateCard': quote({ service_tier_id: 'HKUSSEGG01' }),
  'quoteRates 400 voecConflict': quote({
    destination_country: 'NO',
    voec_prepay: true,
    ioss_number: 'IM3720012345',
  }),
  'getWalletBalance 200 test': get('/wallet/balance'),
  'listWalletTransactions 200 empty': get('/wallet/transactions'),
  ServiceCodeRetired: changed({ service_tier_id: 'HK-ST-GG-01' }),
  ServiceNotAvailable: changed({ service_tier_id: 'NO-SUCH-CODE' }),
  IossNotOwned: to('DE', { ioss_number: 'IM9999999999' }),
  IossAndPrepayConflict: to('DE', { ioss_number: 'IM9999999999', vat_prepay: true }),
  UnknownQueryParameter: get('/countries?pagesize=50'),
  MalformedPath: get('/shipments/%zz'),
  IdempotencyKeyRequired: (world) =>
    world.service.call('post', '/shipments', world.demo.test_key).send(minimal(world)),
  IdempotencyKeyInvalid: (world) =>
    world.service
      .call('post', '/shipments', world.demo.test_key)
      .set('Idempotency-Key', 'x'.repeat(256))
      .send(minimal(world)),
  MalformedJson: (world) =>
    world.service
      .call('post', '/rates', world.demo.test_key)
      .set('Content-Type', 'application/json')
      .send('{"weight_kg": 0.48, "destination_country": "GB"'),
  DuplicateJsonKey: (world) =>
    world.service
      .call('post', '/shipments/validate', world.demo.test_key)
      .set('Content-Type', 'application/json')
      .send('{"recipient":{"city":"London","city":"Leeds"}}'),
  BodyNotAllowed: (world) =>
    world.service
      .call('post', '/shipments/SMP4072618350929/cancel', world.demo.test_key)
      .send({ reason: 'late' }),
  Unauthorized: (world) => world.service.call('get', '/countries', null),
  NotFound: get('/shipments/SMP0000000000000'),
  'BadQuery 400 limitOutOfRange': get('/shipments?limit=200&pagesize=50'),
  'BadQuery 400 malformedCursor': get('/shipments?cursor=abc'),
  'UnsupportedMediaType 415 unsupportedMediaType': (world) =>
    world.service.call('post', '/rates', world.demo.test_key).type('form').send('weight_kg=1'),
  'PayloadTooLarge 413 payloadTooLarge': (world) =>
    world.service
      .call('post', '/rates', world.demo.test_key)
      .set('Content-Type', 'application/json')
      .send(`{"a":"${'x'.repeat(2 << 20)}"}`),
  'MethodNotAllowed 405 methodNotAllowed': (world) =>
    world.service.call('patch', '/shipments', world.demo.test_key),
  'ForbiddenShipmentsRead 403 scopeMissing': withoutScope('shipments:read', '/shipments'),
  'ForbiddenShipmentsWrite 403 scopeMissing': withoutScope(
    'shipments:write',
    '/shipments/SMP4072618350929/cancel',
    'post',
  ),
  'ForbiddenRatesRead 403 scopeMissing': withoutScope('rates:read', '/countries'),
  'ForbiddenWalletRead 403 scopeMissing': withoutScope('wallet:read', '/wallet/balance'),
  'ForbiddenWebhooksRead 403 scopeMissing': withoutScope('webhooks:read', '/webhooks'),
  'ForbiddenWebhooksWrite 403 scopeMissing': withoutScope('webhooks:write', '/webhooks/wh_1/test', 'post'),
};
