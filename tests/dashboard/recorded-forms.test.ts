import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { topUp } from '../../db/query/wallet/ledger.ts';
import type { AuditAction } from '../../src/audit.ts';
import { settleShipment } from '../../src/booking/settle.ts';
import { accountRoutes, operatorRoutes } from '../../src/dashboard/routes.ts';
import { registerClient } from '../../src/oauth/client.ts';
import { templateHeader } from '../../src/order-file/order-file.ts';
import { hongKongDay } from '../../src/runtime.ts';
import { changed, demoFiles } from '../catalog/demo-files.ts';
import { Authenticator } from '../support/authenticator.ts';
import {
  goodPassword,
  invitedPath,
  signedInOperator,
  signedInUser,
  TestBrowser,
  userRecords,
} from '../support/dashboard.ts';
import { failJobs } from '../support/failed-jobs.ts';
import { orderFormFields } from '../support/order-form.ts';
import { codeOf, draftOf } from '../support/second-factor.ts';
import { sendUpload } from '../support/sent-form.ts';
import { startTestService, type TestAccount, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';
import { sold } from '../support/shipment/returns.ts';

type Fields = Record<string, string>;

/** A form as a person sends it, and the entries that the activity then has. */
interface Recorded {
  readonly entries: readonly AuditAction[];
  readonly fields?: Fields | (() => Fields | Promise<Fields>);
  /** Sends a form that is not a list of fields. */
  readonly send?: (browser: TestBrowser) => Promise<{ readonly status: number }>;
  /** The id in the address, which is a thing of the first account or its owner. */
  readonly id?: () => string | Promise<string>;
  readonly queue?: string;
  /** The tracking number in the address. */
  readonly shipment?: () => string | Promise<string>;
  /** Default: test. */
  readonly mode?: 'live';
  /** A setting of the person, so the address is the same in both modes. */
  readonly isOfBothModes?: true;
}

/** Why nothing is recorded. */
interface Unrecorded {
  readonly why: string;
}

let service: TestService;
let owner: TestBrowser;
let stranger: TestBrowser;
let operator: TestBrowser;
let second: TestAccount;
let email: string;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  second = await service.createAccount();
  ({ browser: owner, email } = await signedInUser(service));
  const accountId = second.id;
  ({ browser: stranger } = await signedInUser(service, { accountId, address: '198.51.100.2' }));
  operator = await signedInOperator(service, 'ops@sampan.example');
  const { id } = service.account;
  await topUp(service.database.db.pool, { accountId: id, amountCents: 1_000_000, transactionId: 'txn_1' });
});
afterAll(() => service.stop());

const { rows } = userRecords(() => service);
const recorded = async () =>
  (await rows(
    "select email, action, address from audit_entry where action <> 'account.viewed' order by created_at, id",
  )) as {
    email: string;
    action: string;
    address: string;
  }[];

/** Returns a digest of each table that a form can change. */
async function contents(): Promise<Record<string, string>> {
  const unsteady = ['user_session', 'sent_form', 'sign_in_source', 'passkey_challenge', 'rate_window'];
  const tables = await rows(
    "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const names = tables.map(({ table_name }) => table_name as string);
  const digests = await Promise.all(
    names
      .filter((name) => !unsteady.includes(name))
      .map(async (name) => {
        const row = "(to_jsonb(t) - 'seen_at')::text";
        const [found] = await rows(
          `select md5(coalesce(string_agg(${row}, ',' order by ${row}), '')) as digest from ${name} t`,
        );
        return [name, found.digest] as const;
      }),
  );
  return Object.fromEntries(digests);
}

const idOf = async (query: string, ...values: string[]) => (await rows(query, ...values))[0]?.id as string;
async function book(change: object = {}, key = service.account.testKey): Promise<string> {
  await service
    .call('post', '/shipments', key)
    .set('Idempotency-Key', crypto.randomUUID())
    .send({ ...order(), ...change });
  return idOf('select tracking_number as id from shipment order by created_at desc limit 1');
}
/** Books a live parcel that has its final fee. */
async function charged(): Promise<string> {
  const { account, context } = service;
  const id = await book({}, account.liveKey);
  await settleShipment(context, account.id, id, { chargedCents: 9_000, measuredWeightMg: 700_000 });
  return id;
}
async function disputed(): Promise<string> {
  const id = await charged();
  await owner.post(`/live/shipments/${id}/dispute`, { reason: 'It weighs 0.5 kg' });
  return id;
}
async function batchId(): Promise<string> {
  const { body } = await service
    .call('post', '/shipments/batch', service.account.testKey)
    .set('Idempotency-Key', crypto.randomUUID())
    .send({ orders: [{ ...order(), reference_no: 'SO-1' }] });
  return body.data.id;
}
async function connecting(): Promise<Fields> {
  const metadata = { client_name: 'Assistant', redirect_uris: ['https://assistant.example/callback'] };
  const client = await registerClient(service.database.db.kysely, metadata);
  return {
    response_type: 'code',
    client_id: client.id,
    redirect_uri: metadata.redirect_uris[0] ?? '',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
    scopes: 'rates:read',
  };
}
const keyId = () =>
  idOf(
    'select id from api_key where account_id = $1 and not livemode and revoked_at is null',
    service.account.id,
  );
const endpointId = () =>
  idOf('select id from webhook_endpoint where account_id = $1 order by created_at desc', service.account.id);
const deliveryId = () => idOf('select id from webhook_delivery order by created_at desc limit 1');
const last4 = async () => {
  const query = 'select last4 as id from webhook_secret where expires_at is null order by created_at desc';
  return { secret_last4: await idOf(query) };
};

/** Invites a user of the first account and returns the id. */
async function member(role: 'viewer' | 'developer' = 'viewer'): Promise<string> {
  const person = 'member@shop.example';
  await invitedPath(service, { accountId: service.account.id, role, email: person });
  return idOf('select id from dashboard_user where email = $1', person);
}
async function memberWithFactor(): Promise<string> {
  const id = await member();
  await rows("update dashboard_user set totp_sealed = 'x', totp_step = 0 where id = $1", id);
  return id;
}

/** Returns the fields of the form that books an order, with its price. */
async function confirmed(): Promise<Fields> {
  const { text } = await owner.post('/test/shipments/new/check', {
    service_tier_id: 'HKASTDGGSTCM',
    goods_category: 'general',
    'recipient.contact_name': 'Emily Chan',
    'recipient.phone': '+1 212 555 0147',
    'recipient.country_code': 'US',
    'recipient.city': 'New York',
    'recipient.address': '350 5th Avenue',
    'recipient.postal_code': '10118',
    'parcels.0.weight_kg': '0.5',
    'items.0.description': 'Shirt',
    'items.0.quantity': '1',
    'items.0.unit_price': '80',
    declared_currency: 'HKD',
  });
  return orderFormFields(text);
}

async function newPasskey(): Promise<Fields> {
  const asked = await owner.post('/test/security/passkeys', { name: 'Phone' });
  const given = /data-options="([^"]+)"/.exec(asked.text)?.[1] ?? '';
  const authenticator = new Authenticator(service.rootUrl.replace('127.0.0.1', 'localhost'));
  const response = authenticator.create(JSON.parse(given.replaceAll('&quot;', '"')));
  return { name: 'Phone', response };
}

let secret = '';
const proof = (): Fields => {
  service.clock.advance(30_000);
  return { password: goodPassword, code: codeOf(service, secret) };
};

/** Routes of an account, in the order in which the test sends their forms. */
const shop: Fields = {
  contact_name: 'Lantau Shop',
  phone: '+852 2345 6789',
  address: '2 Lei Yue Mun Road',
  city: 'Hong Kong',
  country_code: 'HK',
};
const addressId = () => idOf('select id from saved_address order by id limit 1');

const forms: Readonly<Record<string, Recorded | Unrecorded>> = {
  '/shipments/selected': { why: 'asks before it changes anything' },
  '/shipments/selected.csv': { why: 'reads the selected shipments' },
  '/shipments/packing-slips': { why: 'reads the selected shipments' },
  '/shipments/cancel': {
    entries: ['shipment.cancel_requested'],
    fields: async () => ({ request: `cnl_${'0'.repeat(32)}`, ids: await book() }),
  },
  '/shipments/tag': {
    entries: ['shipment.tagged'],
    fields: async () => ({ ids: await book(), tag: 'urgent', do: 'add' }),
  },
  '/shipments/labels': {
    entries: ['shipment.printed'],
    fields: async () => ({
      id: await book(),
      format: 'zpl',
      paper: 'label',
      start: '1',
      dpi: '203',
      sort: 'as_given',
    }),
  },
  '/shipments/labels/undo': {
    entries: ['shipment.print_undone'],
    fields: async () => {
      const id = await book();
      const { printed } = await service.sdk().shipments.markPrinted({ ids: [id] });
      return { id, printed_at: printed[0]?.printed_at ?? '' };
    },
  },
  '/shipments/:id/label': { entries: ['shipment.printed'], id: () => book() },
  '/shipments/filters': {
    entries: ['filter.saved'],
    fields: { name: 'Mine', search: 'status=delivered' },
    isOfBothModes: true,
  },
  '/shipments/filters/:id': {
    entries: ['filter.removed'],
    id: () => idOf('select id from saved_filter'),
    isOfBothModes: true,
  },
  '/shipments/new': { entries: ['shipment.booked'], fields: confirmed },
  '/shipments/new/check': { why: 'shows an order and books nothing' },
  '/shipments/new/details': { why: 'shows the fields of an order' },
  '/shipments/new/people': { why: 'searches saved recipients' },
  '/shipments/new/price': { why: 'prices an order' },
  '/shipments/:id/cancel': { entries: ['shipment.cancel_requested'], id: () => book() },
  '/shipments/:id/dispute': {
    mode: 'live',
    entries: ['charge.disputed'],
    id: charged,
    fields: { reason: 'It weighs 0.5 kg' },
  },
  '/shipments/:id/return': {
    entries: ['shipment.booked'],
    id: () => sold(service),
    fields: async () => ({
      key: `${await idOf('select id from dashboard_user where email = $1', email)}.${randomUUID()}`,
      service: 'HKRTNGG01',
      'total.HKRTNGG01': '88.25',
    }),
  },
  '/batches': {
    entries: ['shipment_batch.created'],
    send: async (browser) => {
      const order =
        'SO-1,HKASTDGGSTCM,Emily Carter,+1 212 555 0147,US,New York,350 5th Avenue,10118,0.5,Shirt,2,80';
      const file = ['orders.csv', [templateHeader.join(','), order].join('\n')] as const;
      const { text } = await browser.upload('/test/batches/new', [file]);
      return sendUpload(browser, text, '/test/batches');
    },
  },
  '/batches/new': {
    why: 'checks the orders of a file and books nothing; has an entry if it keeps a mapping: batch-pages.test.ts',
  },
  '/to-book/drop': {
    entries: ['shipment_batch.orders_dropped'],
    fields: async () => {
      const id = await batchId();
      await rows(
        'update shipment_batch set pending_count = 0, refused_count = 1, completed_at = created_at where id = $1',
        id,
      );
      await rows(
        `update shipment_batch_order set status = 'refused', next_attempt_at = null where batch_id = $1`,
        id,
      );
      return { row: `${id}.0`, confirmed: 'yes' };
    },
  },
  '/batches/:id/cancel': { entries: ['shipment_batch.cancelled'], id: () => batchId() },
  '/batches/:id/retry': {
    why: 'has an entry if an order is tried again: tests/user/recorded-changes.test.ts',
  },
  '/manifests/new': {
    entries: ['manifest.requested'],
    fields: async () => {
      const id = await book();
      return {
        carrier: 'sandbox',
        shown: id,
        ship: id,
        key: `${await idOf('select id from dashboard_user where email = $1', email)}.manifest`,
      };
    },
  },
  '/manifests/new/tick': { why: 'ticks a parcel on the page' },
  '/addresses/new': { entries: ['address.saved'], fields: { role: 'sender', ...shop } },
  '/addresses/:id': { entries: ['address.changed'], id: addressId, fields: { ...shop, city: 'Kowloon' } },
  '/addresses/:id/default': { entries: ['address.changed'], id: addressId },
  '/addresses/:id/delete': { entries: ['address.deleted'], id: addressId },
  '/shipments/:id/products': {
    entries: ['product.imported'],
    id: () => book({ items: [{ sku: 'BOWL', description: 'Bowl', quantity: 1, unit_price_hkd: 60 }] }),
  },
  '/products/new': { entries: ['product.saved'], fields: { sku: 'A/1', description: 'Mug' } },
  '/products/import': {
    entries: ['product.imported'],
    send: async (browser) => {
      const path = '/test/products/import';
      const checked = await browser.upload(path, [['products.csv', 'SKU,Description\nB-2,Cup\n']]);
      return sendUpload(browser, checked.text, path, { do: 'import' });
    },
  },
  '/products/sku/:id': {
    entries: ['product.changed'],
    id: async () => 'A%2F1',
    fields: { description: 'Cup' },
  },
  '/products/sku/:id/delete': { entries: ['product.deleted'], id: async () => 'A%2F1' },
  '/wallet/threshold': { mode: 'live', entries: ['wallet.threshold_set'], fields: { threshold: '100' } },
  '/keys': { entries: ['api_key.created'], fields: { label: 'shop', scopes: 'rates:read' } },
  '/connect': { entries: ['app.connected'], fields: () => connecting() },
  '/keys/:id/label': { entries: ['api_key.changed'], id: keyId, fields: { label: 'other' } },
  '/keys/:id/revoke': {
    entries: ['api_key.revoked'],
    id: () => idOf("select id from api_key where label = 'other' or label = 'shop' order by label limit 1"),
  },
  '/webhooks': {
    entries: ['webhook.created'],
    fields: { url: 'http://127.0.0.1:9/hooks', description: '', events: '*' },
  },
  '/webhooks/:id': {
    entries: ['webhook.changed'],
    id: endpointId,
    fields: { description: 'orders', events: '*' },
  },
  '/webhooks/:id/rotate': { entries: ['webhook.rotated'], id: endpointId, fields: last4 },
  '/webhooks/:id/test': {
    entries: ['webhook.tested'],
    id: endpointId,
    fields: { event_type: 'webhook.test' },
  },
  '/webhooks/deliveries/:id/redeliver': { entries: ['webhook.redelivered'], id: deliveryId },
  '/webhooks/:id/redeliver': {
    entries: ['webhook.redelivered'],
    id: endpointId,
    fields: { since: '2026-01-01T00:00' },
  },
  '/webhooks/:id/stop': { entries: ['webhook.stopped'], id: endpointId },
  '/webhooks/:id/enable': { entries: ['webhook.enabled'], id: endpointId },
  '/webhooks/:id/delete': { entries: ['webhook.deleted'], id: endpointId },
  '/settings': {
    entries: ['user.preferences_set'],
    fields: { language: 'en', time_zone: 'Asia/Hong_Kong' },
    isOfBothModes: true,
  },
  '/settings/notifications': {
    entries: ['user.notifications_set'],
    fields: { notification: 'webhook.disabled:live' },
    isOfBothModes: true,
  },
  '/settings/account': { entries: ['account.renamed'], fields: { name: 'Shop' }, isOfBothModes: true },
  '/settings/buyer-page': {
    entries: ['account.brand_changed'],
    send: (browser) =>
      browser.upload('/test/settings/buyer-page', [], undefined, { name: 'Lantau Tea', color: '#0b6b57' }),
    isOfBothModes: true,
  },
  '/settings/order-files': {
    entries: ['order_defaults.changed'],
    fields: { 'service.*': 'HKASTDGGSTCM', weight: '0.5' },
    isOfBothModes: true,
  },
  '/settings/order-files/mappings/:id/remove': {
    entries: ['order_mapping.removed'],
    id: () =>
      idOf(
        `insert into order_mapping (account_id, id, columns, mapping, used_at)
          values ($1, 'mapping', '["a"]', '[null]', now()) returning id`,
        service.account.id,
      ),
    isOfBothModes: true,
  },
  '/settings/parcels': {
    entries: ['parcel.saved'],
    fields: { name: 'Small box', weight_kg: '0.3' },
    isOfBothModes: true,
  },
  '/settings/parcels/remove': {
    entries: ['parcel.removed'],
    fields: async () => ({
      name: await idOf(
        `insert into saved_parcel (account_id, name, parcel) values ($1, 'Bag', '{"weight_kg": 0.1}') returning name as id`,
        service.account.id,
      ),
    }),
    isOfBothModes: true,
  },
  '/team': {
    entries: ['user.invited'],
    fields: { email: 'new@shop.example', role: 'viewer' },
    isOfBothModes: true,
  },
  '/team/:id/role': {
    entries: ['user.role_changed'],
    id: () => member(),
    fields: { role: 'developer' },
    isOfBothModes: true,
  },
  '/team/:id/link': { entries: ['user.invited'], id: () => member(), isOfBothModes: true },
  '/team/:id/link/withdraw': { entries: ['user.link_withdrawn'], id: () => member(), isOfBothModes: true },
  '/team/:id/second-factor': {
    entries: ['second_factor.removed'],
    id: memberWithFactor,
    fields: { checked: 'yes' },
    isOfBothModes: true,
  },
  '/team/:id/remove': { entries: ['user.removed'], id: () => member(), isOfBothModes: true },
  '/security': {
    entries: ['user.password_set'],
    fields: { current: goodPassword, password: goodPassword },
    isOfBothModes: true,
  },
  '/security/sessions/:id': {
    entries: ['session.revoked'],
    id: async () => {
      await new TestBrowser(service).post('/sign-in', { email, password: goodPassword });
      return idOf(
        'select s.id from user_session s join dashboard_user u on u.id = user_id where email = $1 order by s.created_at desc',
        email,
      );
    },
    isOfBothModes: true,
  },
  '/security/other-sessions': {
    entries: ['session.others_ended'],
    fields: async () => {
      await new TestBrowser(service).post('/sign-in', { email, password: goodPassword });
      return {};
    },
    isOfBothModes: true,
  },
  '/security/passkeys': { why: 'asks the browser for a passkey, and stores none' },
  '/security/passkeys/add': { entries: ['passkey.added'], fields: newPasskey, isOfBothModes: true },
  '/security/passkeys/:id/remove': {
    entries: ['passkey.removed'],
    id: () => idOf('select id from passkey'),
    isOfBothModes: true,
  },
  '/security/second-factor': {
    entries: ['second_factor.turned_on'],
    fields: async () => {
      const found = draftOf((await owner.get('/test/security/second-factor')).text);
      secret = found.secret;
      return { draft: found.draft, code: codeOf(service, secret), password: goodPassword };
    },
    isOfBothModes: true,
  },
  '/security/second-factor/codes': {
    entries: ['second_factor.codes_renewed'],
    fields: proof,
    isOfBothModes: true,
  },
  '/security/second-factor/off': {
    entries: ['second_factor.turned_off'],
    fields: proof,
    isOfBothModes: true,
  },
};

const userId = async () => idOf('select id from dashboard_user where email = $1', email);
const queue = 'maintenance';
async function failedJob(): Promise<string> {
  const { url: databaseUrl } = service.database;
  await failJobs(queue, { databaseUrl, redisUrl: null }, [{ name: 'send-mail', error: 'no server' }]);
  const { text } = await operator.get('/operator/health');
  return /href="[^"]+\/health\/jobs\/maintenance\/([^"]+)"/.exec(text)?.[1] ?? '';
}
const draft = { why: 'keeps a file for the same operator, who has not published it' };

/** Routes of operators, in the order in which the test sends their forms. */
const operatorForms: Readonly<Record<string, Recorded | Unrecorded>> = {
  // First: a later form freezes the account.
  '/shipments/:id/outcome': {
    entries: ['shipment.outcome_recorded'],
    id: () => book(),
    fields: { outcome: 'lost', reason: 'The carrier ended its search.', confirmed: 'yes' },
  },
  '/accounts/:id/charges/:shipment/refund': {
    entries: ['wallet.refunded'],
    id: () => service.account.id,
    shipment: charged,
    fields: { amount: '5', reason: 'Weighed again', confirmed: 'yes' },
  },
  '/accounts/:id/charges/:shipment/refusal': {
    entries: ['charge.dispute_refused'],
    id: () => service.account.id,
    shipment: disputed,
    fields: { answer: 'The scan shows 0.7 kg' },
  },
  '/accounts': { entries: ['account.created'], fields: { name: 'New shop', email: 'new@lamma.example' } },
  '/accounts/:id': {
    entries: ['account.rule_changed'],
    id: () => service.account.id,
    fields: { rule: 'custom_insurance', to: 'on' },
  },
  '/accounts/:id/credit': {
    entries: ['wallet.credited'],
    id: () => service.account.id,
    fields: { amount: '5', reference: 'FPS 1', confirmed: 'yes' },
  },
  '/accounts/:id/correction': {
    entries: ['wallet.adjusted'],
    id: () => service.account.id,
    fields: { correction: '-5', reason: 'Fee', confirmed: 'yes' },
  },
  '/accounts/:id/settings': {
    entries: ['account.settings_changed'],
    id: () => service.account.id,
    fields: { name: 'Shop', email: 'shop@lamma.example', credit_limit: '5', credit_floor: '' },
  },
  '/accounts/:id/users': {
    entries: ['user.invited'],
    id: () => service.account.id,
    fields: { user_email: 'invited@lamma.example', role: 'viewer' },
  },
  '/accounts/:id/products': {
    entries: ['entitlement.revoked'],
    id: () => service.account.id,
    fields: { had: 'HKASTD' },
  },
  '/accounts/:id/rate-tables': {
    entries: ['rate_table.assigned'],
    id: () => service.account.id,
    fields: { rate_table: 'RT-HKASTDGG-KEY' },
  },
  '/accounts/:id/rate-tables/remove': {
    entries: ['rate_table.removed'],
    id: () => service.account.id,
    fields: { rate_table: 'RT-HKASTDGG-KEY', confirmed: 'yes' },
  },
  '/accounts/:id/copy': {
    entries: ['entitlement.granted'],
    id: () => service.account.id,
    fields: () => ({ from: second.id }),
  },
  '/accounts/:id/ioss': {
    entries: ['ioss_number.added'],
    id: () => service.account.id,
    fields: { ioss: 'IM0123456789' },
  },
  '/accounts/:id/ioss/remove': {
    entries: ['ioss_number.removed'],
    id: () => service.account.id,
    fields: { number: 'IM0123456789', confirmed: 'yes' },
  },
  '/catalog': draft,
  '/catalog/upload/compare': draft,
  '/catalog/upload/discard': draft,
  '/catalog/upload': {
    entries: ['catalog.published'],
    fields: async () => {
      const levies = changed(await demoFiles(), 'levy', '27.3', '31').get('levy') ?? '';
      await operator.upload('/operator/catalog', [['levy.csv', levies]]);
      const { text } = await operator.get('/operator/catalog/upload');
      return {
        draft: /name="draft" value="(\w+)"/.exec(text)?.[1] ?? '',
        base: /name="base" value="(\d+)"/.exec(text)?.[1] ?? '',
      };
    },
  },
  '/rates': {
    entries: ['fx_rate.set'],
    fields: async () => {
      const { text } = await operator.post('/operator/rates', { rate: '7.81' });
      const after = /name="after" value="(\d*)"/.exec(text)?.[1] ?? '';
      return { rate: '7.81', after, confirmed: 'yes', checked: 'yes' };
    },
  },
  '/rates/withdraw': {
    entries: ['fx_rate.plan_withdrawn'],
    fields: async () => {
      const day = hongKongDay(new Date(service.clock.now().getTime() + 86_400_000));
      const { text } = await operator.post('/operator/rates', { rate: '7.82', day });
      const after = /name="after" value="(\d*)"/.exec(text)?.[1] ?? '';
      await operator.post('/operator/rates', { rate: '7.82', day, after, confirmed: 'yes', checked: 'yes' });
      const { rows } = await service.database.db.pool.query('select id from planned_rate');
      const [{ id }] = rows;
      return { id, currency: 'USD', confirmed: 'yes' };
    },
  },
  '/unconfirmed/:id': {
    entries: ['shipment.resolved'],
    id: () => book({ reference_no: 'SANDBOX-SILENT' }, service.account.liveKey),
    fields: { result: 'absent' },
  },
  '/health/clock': {
    entries: ['retention.confirmed'],
    fields: async () => {
      await rows("insert into retention_clock (trusted_at) values (sampan_clock() - interval '40 days')");
      const { text } = await operator.get('/operator/health');
      return { trusted_at: /name="trusted_at" value="([^"]+)"/.exec(text)?.[1] ?? '' };
    },
  },
  '/health/jobs/:queue/:id': {
    entries: ['job.discarded'],
    queue,
    id: failedJob,
    fields: { choice: 'discard' },
  },
  '/health/jobs/:queue': {
    entries: ['job.retried'],
    queue,
    fields: async () => {
      await failedJob();
      return { name: 'send-mail' };
    },
  },
  '/settings/payment': { entries: ['payment_instruction.changed'], fields: { en: 'Pay by FPS 1234567.' } },
  '/ledger': { why: 'reads the ledger' },
  '/users': { entries: ['user.invited'], fields: { email: 'second@sampan.example', role: 'operator' } },
  '/users/:id/sessions': { entries: ['user.sessions_ended'], id: userId },
  '/users/:id/unlock': {
    entries: ['user.unlocked'],
    id: async () => {
      const locked =
        "insert into sign_in_source select $1, 'network 192.0.2.1', 10, sampan_clock() + interval '1 hour', sampan_clock()";
      await rows(locked, await userId());
      return userId();
    },
  },
  '/users/:id/second-factor': {
    entries: ['second_factor.removed'],
    id: memberWithFactor,
    fields: { checked: 'yes' },
  },
  '/users/:id/link': { entries: ['user.invited'], id: userId },
  '/users/:id/link/withdraw': { entries: ['user.link_withdrawn'], id: userId },
  '/users/:id/role': { entries: ['user.role_changed'], id: () => member(), fields: { role: 'developer' } },
  '/users/:id/remove': { entries: ['user.removed'], id: () => member() },
};

const posted = accountRoutes.filter(({ method }) => method === 'post');
const ownRoutes = new Set(accountRoutes.map(({ run }) => run as unknown));
const operatorPosted = operatorRoutes.filter(({ method, run }) => method === 'post' && !ownRoutes.has(run));
const fieldsOf = async ({ fields = {} }: Recorded) =>
  typeof fields === 'function' ? await fields() : fields;
const pathOf = async (path: string, { id, queue = '', shipment }: Recorded) =>
  path
    .replace(':queue', queue)
    .replace(':shipment', (await shipment?.()) ?? '')
    .replace(':id', (await id?.()) ?? '');

function recordedIn(all: Readonly<Record<string, Recorded | Unrecorded>>): [string, Recorded][] {
  return Object.entries(all).flatMap(([path, form]) => ('why' in form ? [] : [[path, form]]));
}

/** Sends a form and checks that the activity has exactly these entries, with the person and the IP address. */
async function expectRecorded(
  browser: TestBrowser,
  person: { readonly email: string; readonly address: string },
  {
    address,
    fields,
    entries,
    send = () => browser.post(address, fields),
  }: { address: string; fields: Fields } & Pick<Recorded, 'entries' | 'send'>,
): Promise<void> {
  const before = (await recorded()).length;
  const { status } = await send(browser);
  expect(status).toBeLessThan(400);
  expect((await recorded()).slice(before)).toEqual(entries.map((action) => ({ ...person, action })));
}

describe('every form of an account', () => {
  it('has a decision about its entry in the activity', () => {
    expect(Object.keys(forms).sort()).toEqual(posted.map(({ path }) => path).sort());
  });

  it.each(
    recordedIn(forms),
  )('%s is recorded, and changes nothing for a stranger or in the other mode', async (path, form) => {
    const place = await pathOf(path, form);
    const fields = await fieldsOf(form);
    const [mode, other] = form.mode === 'live' ? ['live', 'test'] : ['test', 'live'];
    if (form.id) {
      const before = await contents();
      expect((await stranger.post(`/${mode}${place}`, fields)).status).toBe(404);
      expect(await contents()).toEqual(before);
      if (!form.isOfBothModes) {
        expect((await owner.post(`/${other}${place}`, fields)).status).toBe(404);
        expect(await contents()).toEqual(before);
      }
    }
    const sent = { ...form, address: `/${mode}${place}`, fields };
    await expectRecorded(owner, { email, address: '198.51.100.1' }, sent);
  });
});

describe('every form of an operator', () => {
  it('has a decision about its entry in the activity', () => {
    expect(Object.keys(operatorForms).sort()).toEqual(operatorPosted.map(({ path }) => path).sort());
  });

  it.each(recordedIn(operatorForms))('%s is recorded', async (path, form) => {
    const address = `/operator${await pathOf(path, form)}`;
    const person = { email: 'ops@sampan.example', address: '198.51.100.90' };
    await expectRecorded(operator, person, { address, fields: await fieldsOf(form), entries: form.entries });
  });
});

it('no form has run under an idempotency key that a client can send', async () => {
  // Requests of these tests send UUIDs.
  const others = await rows("select key from idempotency_key where key !~ '^[0-9a-f-]{36}$'");
  expect(others.length).toBeGreaterThan(0);
  for (const { key } of others) expect(key).not.toMatch(/^[\x20-\x7e]+$/);
});
