import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { everyKindOfPage } from '../../scripts/frame/dashboard-pages.ts';
import type { AccountRoute } from '../../src/dashboard/page-request.ts';
import { accountRoutes } from '../../src/dashboard/routes.ts';
import {
  goodPassword,
  invitedPath,
  signedInOperator,
  signedInUser,
  TestBrowser,
} from '../support/dashboard.ts';
import { bookTest, closeManifest } from '../support/manifest/manifest-world.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { batchOrders, createBatch } from '../support/shipment/batch.ts';
import { create } from '../support/shipment/booking.ts';
import { order } from '../support/shipment/order.ts';
import { sold } from '../support/shipment/returns.ts';

/** Markup that closes an attribute too, with the place where it is stored. */
const markup = (place: string) => `"><x-${place}>`;

const party = {
  role: 'sender',
  contact_name: 'Lantau Shop',
  phone: '+852 2345 6789',
  address: '2 Lei Yue Mun Road',
  city: 'Hong Kong',
  country_code: 'HK',
} as const;

let service: TestService;
let owner: TestBrowser;
let stranger: TestBrowser;
let shipment: string;
let userId: string;
let ids: Readonly<Record<string, string>>;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1', REQUEST_LOG: 'on' } });
  const { context, account, database } = service;
  const signedIn = await signedInUser(service);
  owner = signedIn.browser;
  const { id: accountId } = await service.createAccount();
  ({ browser: stranger } = await signedInUser(service, { accountId, address: '198.51.100.2' }));

  const closed = await closeManifest(service, { shipment_ids: await bookTest(service, 1) });
  const manifest = closed.body.data.id;
  // A shipment that can still be cancelled, and one that can be returned. The newest one is the first in lists.
  const cancelled = (await create(service, order())).body.data.id;
  const delivered = await sold(service);
  shipment = (await create(service, orderWithMarkup())).body.data.id;
  await service
    .call('post', `/test_helpers/shipments/${shipment}/advance`)
    .set('Idempotency-Key', 'advance')
    .send({ status: 'in_transit' })
    .expect(200);
  const { webhooks } = service.sdk();
  // A port on which nothing listens: the delivery has a failed attempt.
  const { id: endpoint } = await webhooks.create({ url: 'http://127.0.0.1:9/', events: ['*'] });
  await webhooks.test(endpoint);
  await topUp(database.db.pool, {
    accountId: account.id,
    amountCents: 100_000,
    transactionId: 'txn_start',
    reason: markup('wallet_reason'),
  });
  await owner.post('/test/shipments/filters', { name: 'mine', search: 'status=delivered' });
  const member = 'member@shop.example';
  await invitedPath(service, { accountId: account.id, role: 'viewer', email: member });
  await rows("update dashboard_user set totp_sealed = 'sealed', totp_step = 0 where email = $1", member);
  await new TestBrowser(service).post('/sign-in', { email: signedIn.email, password: goodPassword });
  await context.requestLog?.flush();
  const retryable = await createBatch(service, batchOrders(1));
  await refuseForFunds(retryable.id);
  // The newest batch is the first in the list.
  const batch = await createBatch(
    service,
    batchOrders(1, () => ({ reference_no: markup('batch_reference') })),
  );

  const { id: address } = await service.sdk().addresses.create({
    ...party,
    contact_name: markup('saved_name'),
    description: markup('saved_description'),
  });

  await service.sdk().products.create({
    sku: 'SKU-1',
    description: markup('product_description'),
    translations: { fr: markup('product_translation') },
    manufacturer: { name: markup('product_manufacturer') },
  });

  const idOf = async (query: string, ...values: string[]): Promise<string> => {
    const [row] = await rows(query, ...values);
    if (!row) throw new Error(`nothing found: ${query}`);
    return row.id;
  };
  const delivery = await idOf('select id from webhook_delivery where endpoint_id = $1 limit 1', endpoint);
  userId = await idOf('select id from dashboard_user where email = $1', signedIn.email);
  ids = {
    '/shipments/filters': await idOf('select id from saved_filter'),
    '/shipments/:id/cancel': cancelled,
    '/shipments/:id/return': delivered,
    '/shipments': shipment,
    '/keys': await idOf('select id from api_key where account_id = $1 and not livemode', account.id),
    '/batches/:id/retry': retryable.id,
    '/batches': batch.id,
    '/manifests': manifest,
    '/addresses': address,
    '/products/sku': 'SKU-1',
    '/requests': await idOf('select id from api_request limit 1'),
    '/webhooks/deliveries': delivery,
    '/webhooks': endpoint,
    '/events': await idOf('select event_id as id from webhook_delivery where id = $1', delivery),
    '/security/sessions': await idOf(
      `select s.id from user_session s join dashboard_user u on u.id = s.user_id
        where u.email = $1 order by s.created_at desc limit 1`,
      signedIn.email,
    ),
    '/security/passkeys': await idOf(
      `insert into passkey (id, user_id, credential_id, public_key, counter, transports, name, created_at)
        select 'pky_1', id, 'credential 1', '', 0, '{}', 'a phone', created_at from dashboard_user where email = $1
        returning id`,
      signedIn.email,
    ),
    '/settings/order-files/mappings': await idOf(
      `insert into order_mapping (account_id, id, columns, mapping, used_at)
        values ($1, 'mapping', '["a"]', '[null]', now()) returning id`,
      account.id,
    ),
    '/team': await idOf('select id from dashboard_user where email = $1', member),
  };
});
afterAll(() => service.stop());

const rows = async (query: string, ...values: string[]) =>
  (await service.database.db.pool.query(query, values)).rows;

/** Ends the one order of a batch as a lack of funds would: it can be tried again. Test mode has no funds that could run out. */
async function refuseForFunds(batchId: string): Promise<void> {
  await rows(
    `with refused as (
       update shipment_batch_order set status = 'refused', retryable = true, next_attempt_at = null,
         error = '{"status": 402, "message": "INSUFFICIENT_FUNDS", "sysCode": "1500009", "data": null}'
       where batch_id = $1)
     update shipment_batch set pending_count = 0, refused_count = 1, retryable_count = 1, completed_at = now() where id = $1`,
    batchId,
  );
}

function orderWithMarkup() {
  const { recipient } = order();
  return order({
    reference_no: '"><x-reference_no>',
    tags: [markup('tag')],
    metadata: { channel: markup('metadata') },
    recipient: {
      ...recipient,
      contact_name: markup('contact_name'),
      address: markup('address'),
      city: markup('city'),
    },
    items: [{ sku: 'SKU-1', description: markup('item'), quantity: 1, unit_price_hkd: 10 }],
  });
}

/** Everything that a form can change. The time of the last request is no change. */
async function state(): Promise<string> {
  const tables = [
    'account',
    'api_key',
    'webhook_endpoint',
    'webhook_secret',
    'webhook_delivery',
    'webhook_attempt',
    'event',
    'saved_filter',
    'saved_address',
    'merchant_product',
    'order_mapping',
    'dashboard_user',
    'user_session',
    'audit_entry',
    'shipment',
    'shipment_batch',
    'manifest',
    'mail',
    'passkey',
  ];
  const found = tables.map((table) =>
    rows(`select md5(string_agg((to_jsonb(t) - 'seen_at')::text, ',' order by t::text)) from ${table} t`),
  );
  return JSON.stringify(await Promise.all(found));
}

/** Routes of one thing, with the id of the first account's. */
function routesWithId(): (AccountRoute & { readonly address: string })[] {
  return accountRoutes
    .filter(({ path }) => path.includes(':id'))
    .map((route) => {
      const prefix = Object.keys(ids).find((start) => route.path.startsWith(start));
      if (prefix === undefined) throw new Error(`add an id of ${route.path} to this test`);
      return { ...route, address: route.path.replace(':id', ids[prefix] ?? '') };
    });
}

/** Fields with which the owner's form is carried out. */
async function formOf(path: string): Promise<Record<string, string>> {
  const [secret] = await rows('select last4 from webhook_secret order by created_at desc limit 1');
  const forms: Readonly<Record<string, Record<string, string>>> = {
    '/shipments/:id/return': {
      key: `${userId}.${randomUUID()}`,
      service: 'HKRTNGG01',
      'total.HKRTNGG01': '88.25',
    },
    '/addresses/:id': { ...party, contact_name: 'Renamed' },
    '/products/sku/:id': { description: 'Renamed' },
    '/keys/:id/label': { label: 'renamed' },
    '/webhooks/:id': { description: 'changed', events: 'shipment.delivered' },
    '/webhooks/:id/test': { event_type: 'webhook.test' },
    '/webhooks/:id/rotate': { secret_last4: secret?.last4 },
    '/webhooks/:id/redeliver': { since: '2020-01-01T00:00' },
    '/team/:id/role': { role: 'developer' },
    '/team/:id/second-factor': { checked: 'yes' },
  };
  return forms[path] ?? {};
}

describe('a thing of another account or of the other mode', () => {
  it('is not found by any address, with a form that the owner could send, and nothing changes', async () => {
    const isOfBothModes = (path: string) => /^\/(security|team|settings)|\/filters/.test(path);
    for (const { method, path, address } of routesWithId()) {
      const form = await formOf(path);
      const before = await state();
      const send = (browser: TestBrowser, mode: string) =>
        method === 'get' ? browser.get(mode + address) : browser.post(mode + address, form);
      expect([method, path, (await send(stranger, '/test')).status]).toEqual([method, path, 404]);
      expect([method, path, (await send(stranger, '/live')).status]).toEqual([method, path, 404]);
      if (!isOfBothModes(path)) {
        expect([method, path, (await send(owner, '/live')).status]).toEqual([method, path, 404]);
      }
      expect([method, path, await state()]).toEqual([method, path, before]);
    }
  });
});

/** Texts that people, clients and carriers choose: table and column. */
const storedTexts = [
  'account.name',
  'account.email',
  'api_key.label',
  'dashboard_user.email',
  'saved_filter.name',
  'api_request.path',
  'api_request.query',
  'api_request.idempotency_key',
  'api_request.address',
  'api_request.request_body',
  'api_request.response_body',
  'audit_entry.email',
  'audit_entry.subject',
  'audit_entry.address',
  'shipment.waybill_number',
  'shipment.last_mile_tracking_number',
  'manifest.carrier_manifest_number',
  'manifest.error',
  'order_mapping.columns',
  'carrier_call.detail',
  'tracking_event.description',
  'tracking_event.location',
  'user_session.address',
  'user_session.user_agent',
  'passkey.name',
  'webhook_endpoint.description',
  'webhook_attempt.response_excerpt',
  'webhook_attempt.signature',
];
/** Texts that the set-up gave to an order and to a credit. */
const givenTexts = [
  'reference_no',
  'tag',
  'contact_name',
  'address',
  'city',
  'item',
  'wallet_reason',
  'batch_reference',
  'saved_name',
  'saved_description',
  'product_description',
  'product_translation',
  'product_manufacturer',
];

describe('stored texts', () => {
  it('are shown as text on every kind of page, never as markup', async () => {
    const values: Readonly<Record<string, string>> = {
      'dashboard_user.email': '$1 || id',
      'order_mapping.columns': 'jsonb_build_array($1::text)',
      'manifest.error':
        "json_build_object('code', 'NO', 'message', $1::text, 'shipment_ids', json_build_array())",
    };
    // A manifest that its carrier refused has an error.
    await rows("update manifest set status = 'failed', closed_at = null, error = '{}'");
    for (const place of storedTexts) {
      const [table, column] = place.split('.');
      const text = values[place] ?? '$1';
      const { rowCount } = await service.database.db.pool.query(`update ${table} set ${column} = ${text}`, [
        markup(place.replace('.', '-')),
      ]);
      expect([place, (rowCount ?? 0) > 0]).toEqual([place, true]);
    }
    await rows('update webhook_attempt set http_status = 500');
    const operator = await signedInOperator(service, 'ops@sampan.example');
    const pages: string[] = [];
    const linksOf = (browser: TestBrowser) => async (address: string) => {
      const { status, text } = await browser.get(address.replace('/dashboard', ''));
      expect([address, status]).toEqual([address, 200]);
      expect([address, /<x-.{0,40}/.exec(text)?.[0]]).toEqual([address, undefined]);
      pages.push(text);
      return [...text.matchAll(/href="(\/dashboard\/[^"]+)"/g)].map(([, link = '']) =>
        link.replaceAll('&amp;', '&'),
      );
    };
    const found = await everyKindOfPage('/dashboard/test', linksOf(owner));
    found.push(...(await everyKindOfPage('/dashboard/operator', linksOf(operator))));
    await linksOf(owner)('/dashboard/live/wallet');
    expect(found.length).toBeGreaterThan(35);
    const shown = pages.join('');
    const isShown = (place: string) => shown.includes(`&lt;x-${place}`);
    const places = storedTexts.map((place) => place.replace('.', '-'));
    expect([...places, ...givenTexts].filter((place) => !isShown(place))).toEqual([]);
  });

  it('are text on the page that confirms an order', async () => {
    const fields = {
      service_tier_id: 'HKASTDGGSTCM',
      goods_category: 'general',
      'recipient.contact_name': markup('contact_name'),
      'recipient.phone': '+1 212 555 0147',
      'recipient.country_code': 'US',
      'recipient.city': markup('city'),
      'recipient.address': markup('address'),
      'recipient.postal_code': '10118',
      'parcels.0.weight_kg': '0.5',
      'items.0.description': markup('item'),
      'items.0.quantity': '2',
      'items.0.unit_price': '80',
      declared_currency: 'HKD',
      reference_no: markup('reference_no'),
    };
    const sent = await owner.post('/test/shipments/new/check', fields);
    const { status, text } = sent.location ? await owner.get(sent.location.replace('/dashboard', '')) : sent;
    expect(status).toBe(200);
    expect(text).toContain('&lt;x-contact_name');
    expect(text).not.toMatch(/<x-/);
  });
});

describe('the forms of these tests', () => {
  it('are carried out for the owner, so their 404 is about the id', async () => {
    const late = ['/stop', '/enable', '/cancel', '/revoke', '/remove', '/delete'];
    const rank = ({ path }: AccountRoute) => late.findIndex((end) => path.endsWith(end));
    // Only live charges are disputed: charge-dispute.test.ts has the strangers of that form.
    const things = routesWithId().filter(
      ({ method, path }) => method === 'post' && path !== '/shipments/:id/dispute',
    );
    for (const { path, address } of things.sort((one, other) => rank(one) - rank(other))) {
      const before = await state();
      const { status } = await owner.post(`/test${address}`, await formOf(path));
      expect([path, status]).toEqual([
        path,
        /\/(rotate|link)$|^\/shipments\/:id\/label$/.test(path) ? 200 : 303,
      ]);
      expect([path, (await state()) === before]).toEqual([path, false]);
    }
  });
});
