import { randomUUID } from 'node:crypto';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { sampan } from '../support/command-line.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import type { TestAccount, TestService } from '../support/service.ts';
import { batchOrders, createBatch, placeBatches } from '../support/shipment/batch.ts';
import { order } from '../support/shipment/order.ts';
import { parcelOf } from '../tracking/parcel.ts';

export const accountName = 'Quiet Harbour Trading';
/** Stand in every kind of data that an account can have, and nowhere else. */
export const traces = [
  'quiet harbour',
  'desk@harbour.example',
  'mila éclair',
  'rue du dourdu',
  '+33 6 55 01 44 99',
  'harbour-hook',
  'harbour-label',
  'im5550144990',
  'harbour-filter',
  'harbour-metadata',
  'harbour-app',
  'harbour-address',
  'harbour-product',
  'harbour-model',
  'harbour-order',
  'harbour-column',
  'harbour-box',
  'harbour-sku',
  'harbour road',
  'harbour shop',
  'harbour-contact',
  'harbour-dispute',
  'harbour-hash',
];

const recipient = {
  contact_name: 'Mila Éclair',
  phone: '+33 6 55 01 44 99',
  country_code: 'US',
  city: 'Quimper',
  address: '14 rue du Dourdu',
  postal_code: '29300',
};

export interface FilledAccount extends TestAccount {
  readonly browser: TestBrowser;
  readonly userEmail: string;
  /** Of the webhook's endpoint. */
  readonly secret: string;
  readonly delivered: string;
  readonly cancelled: string;
  readonly test: string;
}

/** Creates an account that has something of everything. Its live shipments ended, and the fee is charged. */
export async function fillAccount(service: TestService): Promise<FilledAccount> {
  const { database } = service;
  const env = { DATABASE_URL: database.url };
  const run = async (...args: string[]) => {
    const { exitCode, stderr } = await sampan(args, env);
    if (exitCode !== 0) throw new Error(`sampan ${args.join(' ')}: ${stderr}`);
  };
  const account = await service.createAccount();
  const { id, liveKey, testKey } = account;
  await run(
    'account',
    'set',
    id,
    '--name',
    accountName,
    '--email',
    'desk@harbour.example',
    '--low-balance-hkd',
    '5',
    '--billing-details',
    'Quiet Harbour Trading|7 Harbour Road',
  );
  await run('ioss', 'add', '--account', id, '--number', 'IM5550144990');
  await run('key', 'create', '--account', id, '--mode', 'test', '--label', 'harbour-label');
  await run('digest', 'subscribe', '--account', id);
  await topUp(database.db.pool, {
    accountId: id,
    amountCents: 100_000,
    transactionId: `txn_${randomUUID()}`,
  });
  const { browser, email: userEmail } = await signedInUser(service, { accountId: id });
  await service.call('get', '/shipments?metadata[note]=harbour-metadata', liveKey).expect(200);
  const hook = await service
    .call('post', '/webhooks', testKey)
    .set('Idempotency-Key', randomUUID())
    .send({ url: 'http://127.0.0.1:9/harbour-hook', events: ['*'], description: 'harbour-hook' })
    .expect(201);
  // In both modes. The default sender goes into each order without a sender.
  for (const key of [liveKey, testKey])
    for (const role of ['recipient', 'sender'])
      await service
        .call('post', '/addresses', key)
        .send({
          ...recipient,
          role,
          description: 'harbour-address',
          ...(role === 'sender' ? { is_default: true, contact_name: accountName } : {}),
        })
        .expect(201);
  await createBatch(
    service,
    batchOrders(2, (index) => ({
      recipient,
      reference_no: `harbour-order ${index}`,
      service_tier_id: 'NONE',
    })),
    { key: testKey },
  );
  await placeBatches(service.context);
  const book = async (key: string) => {
    const body = order({ recipient, metadata: { note: 'harbour-metadata' }, tags: ['for Mila Éclair'] });
    const { body: made } = await service
      .call('post', '/shipments', key)
      .set('Idempotency-Key', randomUUID())
      .send(body)
      .expect(201);
    return made.data.id as string;
  };
  const delivered = await book(liveKey);
  const cancelled = await book(liveKey);
  const test = await book(testKey);
  await service.call('get', `/shipments/${delivered}/label`, liveKey).expect(200);
  await service.call('post', `/shipments/${cancelled}/cancel`, liveKey).expect(200);
  await parcelOf(service, delivered).checkpoint(1, {
    status: 'delivered',
    location: 'Left with Mila Éclair',
  });
  await parcelOf(service, test).checkpoint(1, { status: 'in_transit' });
  await run('billing', 'settle', delivered, '--charged-hkd', '40', '--weight-kg', '0.5');
  await database.db.pool.query(
    `insert into saved_filter (id, user_id, name, search, created_at)
      select 'flt_' || $1, id, 'harbour-filter', 'tag=harbour-filter', now() from dashboard_user where account_id = $1`,
    [id],
  );
  await database.db.pool.query(
    `insert into connected_app (account_id, id, livemode, client_id, client_name, redirect_uri, scopes, connected_by, code_hash, code_challenge, code_expires_at)
      values ($1, 'app_' || $1, true, 'oac_x', 'harbour-app', 'https://harbour-app.example/', '{}', $2, '\\x00', 'x', now())`,
    [id, userEmail],
  );
  await database.db.pool.query(
    `insert into negative_cache (account_id, livemode, operation, body_digest, detail, expires_at)
      values ($1, true, 'POST /shipments', '\\x00', '{"carrier_message": "Mila Éclair is unknown"}', now() + interval '1 hour')`,
    [id],
  );
  await database.db.pool.query(
    `insert into carrier_notice (carrier_code, event_id, reference, body, signed_at, received_at, next_attempt_at, tracking_number, result, applied_at)
      values ('http', 'n-' || $1, $1, '{"type": "checkpoint", "location": "At Mila Éclair"}', 0, now(), now(), $1, 'applied', now())`,
    [delivered],
  );
  await database.db.pool.query(
    `insert into order_mapping (account_id, id, columns, mapping, used_at)
      values ($1, 'x', '["harbour-column"]', '[{"field": "metadata.harbour-column"}]', now())`,
    [id],
  );
  await database.db.pool.query(
    `insert into saved_parcel (account_id, name, parcel) values ($1, 'harbour-box', '{"weight_kg": 0.3}')`,
    [id],
  );
  await database.db.pool.query(
    `insert into account_brand (account_id, name, contact, logo, logo_type)
      values ($1, 'Harbour shop', 'harbour-contact@shop.example', '\\x89504e47', 'image/png')`,
    [id],
  );
  await database.db.pool.query(
    `insert into recipient_mail_stop (account_id, address_hash) values ($1, 'harbour-hash')`,
    [id],
  );
  await database.db.pool.query(
    `with own as (insert into order_default (account_id, services) values ($1, '{}') returning account_id)
      insert into order_item_default (account_id, sku) select account_id, 'harbour-sku' from own`,
    [id],
  );
  await database.db.pool.query(
    `insert into merchant_product (account_id, livemode, sku, description, fields, archived, created_at, updated_at)
      values ($1, true, 'harbour-product', 'Harbour mug', '{"mfr_id_nonstd": "harbour-model"}', false, now(), now())`,
    [id],
  );
  await database.db.pool.query(
    `insert into charge_dispute (account_id, tracking_number, reason, asked_by, asked_at)
      values ($1, 'SMP0000000000000', 'harbour-dispute', 'desk@harbour.example', now())`,
    [id],
  );
  await database.db.pool.query(
    `insert into shipment_cancellation
        (account_id, id, position, livemode, tracking_number, requested_by, requested_at, state)
      values ($1, 'cnl_harbour', 0, true, 'SMP0000000000000', 'desk@harbour.example', now(), 'cancelled')`,
    [id],
  );
  await settled(service);
  return { ...account, browser, userEmail, secret: hook.body.data.secret, delivered, cancelled, test };
}

/** Waits until what is written after a response is there. */
export async function settled({ context }: TestService): Promise<void> {
  await context.requestLog?.flush();
  await context.carriers.flushJournal();
}
