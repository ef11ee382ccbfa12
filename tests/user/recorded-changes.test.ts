import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { declarations } from '../../generated/operation-table.ts';
import type { AuditAction } from '../../src/audit.ts';
import type { CliCommand } from '../../src/cli/command-line.ts';
import { buildProgram } from '../../src/cli/program.ts';
import { type Environment, sampan, sessionOf } from '../support/command-line.ts';
import { testSecretKeys } from '../support/secret-keys.ts';
import { startTestService, type TestAccount, type TestService } from '../support/service.ts';
import { liveAccount } from '../support/shipment/live-account.ts';
import { order } from '../support/shipment/order.ts';

/** A change with its entries in the activity. */
interface Recorded {
  readonly entries: readonly AuditAction[];
  /** The entries belong to no account. */
  readonly isOfInstallation?: true;
  /** A second time changes and records nothing. */
  readonly isOnce?: true;
  /** It needs a live key. */
  readonly livemode?: true;
}

/** Why nothing is recorded. */
import { shop } from '../support/shipment/returns.ts';

type Unrecorded = string;

const reads = 'changes nothing';

let service: TestService;
let env: Environment;
let account: TestAccount;
let other: TestAccount;
const folder = mkdtempSync(path.join(tmpdir(), 'sampan-recorded-'));
beforeAll(async () => {
  service = await startTestService();
  env = { DATABASE_URL: service.database.url, SECRET_KEYS: testSecretKeys, SAMPAN_HOME: folder };
  account = await liveAccount(service.database, 1_000_000);
  other = await liveAccount(service.database, 0);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await service.stop();
});

const rows = async (query: string, ...values: unknown[]) =>
  (await service.database.db.pool.query(query, values)).rows;
const entries = () =>
  rows('select account_id, email, action, address from audit_entry order by created_at, id');
const newEntries = async (before: number) => (await entries()).slice(before);

const send = (method: 'post' | 'patch' | 'delete', path: string, body?: object, key = account.testKey) =>
  service.call(method, path, key).set('Idempotency-Key', crypto.randomUUID()).send(body);

async function book(change: object = {}, key = account.testKey): Promise<string> {
  await send('post', '/shipments', { ...order(), ...change }, key);
  const [newest] = await rows('select tracking_number from shipment order by created_at desc limit 1');
  return newest.tracking_number;
}

async function settled(): Promise<string> {
  const id = await book({}, account.liveKey);
  await sampan(['billing', 'settle', id, '--charged-hkd', '20', '--weight-kg', '0.5'], env);
  return id;
}

async function batch(): Promise<string> {
  const { body } = await send('post', '/shipments/batch', { orders: [order({ reference_no: 'SO-1' })] });
  return body.data.id;
}

async function saved(): Promise<string> {
  const { body } = await send('post', '/addresses', { role: 'recipient', ...order().recipient });
  return body.data.id;
}

let products = 0;
async function product(): Promise<string> {
  const { body } = await send('post', '/products', { sku: `P-${++products}`, description: 'Cotton T-shirt' });
  return body.data.sku;
}

let endpoints = 0;
async function endpoint(): Promise<string> {
  const url = `http://127.0.0.1:9/${++endpoints}`;
  const { body } = await send('post', '/webhooks', { url, events: ['*'] });
  return body.data.id;
}

describe('every operation that changes something', () => {
  const operations: Readonly<Record<string, (Recorded & { send: () => Promise<unknown> }) | Unrecorded>> = {
    createShipment: 'the log of requests has its key, and the shipment has its request',
    createShipmentReturn: 'the log of requests has its key, and the shipment has its request',
    validateShipmentReturn: reads,
    validateShipment: reads,
    validateAddress: reads,
    quoteRates: reads,
    printLabels: reads,
    markShipmentsPrinted: {
      entries: ['shipment.printed'],
      isOnce: true,
      send: async () => send('post', '/labels/printed', { ids: [await book()] }),
    },
    cancelShipment: {
      entries: ['shipment.cancel_requested'],
      send: async () => send('post', `/shipments/${await book()}/cancel`),
    },
    createManifest: {
      entries: ['manifest.requested'],
      send: async () => {
        await book();
        return send('post', '/manifests', { carrier_code: 'sandbox' });
      },
    },
    validateShipmentBatch: reads,
    createShipmentBatch: {
      entries: ['shipment_batch.created'],
      send: () => batch(),
    },
    cancelShipmentBatch: {
      entries: ['shipment_batch.created', 'shipment_batch.cancelled'],
      send: async () => send('post', `/shipment_batches/${await batch()}/cancel`),
    },
    retryShipmentBatch: {
      entries: ['shipment_batch.created', 'shipment_batch.retried'],
      send: async () => {
        const id = await batch();
        await rows(
          `update shipment_batch set pending_count = 0, refused_count = 1, retryable_count = 1, completed_at = created_at where id = $1`,
          id,
        );
        await rows(
          `update shipment_batch_order set status = 'refused', retryable = true, next_attempt_at = null where batch_id = $1`,
          id,
        );
        return send('post', `/shipment_batches/${id}/retry`);
      },
    },
    createAddress: { entries: ['address.saved'], send: () => saved() },
    updateAddress: {
      entries: ['address.saved', 'address.changed'],
      send: async () => send('patch', `/addresses/${await saved()}`, { description: 'x' }),
    },
    updateBrand: {
      entries: ['account.brand_changed'],
      isOnce: true,
      livemode: true,
      send: () => send('patch', '/brand', { name: 'Lantau Coffee' }, account.liveKey),
    },
    createProduct: { entries: ['product.saved'], send: () => product() },
    updateProduct: {
      entries: ['product.saved', 'product.changed'],
      send: async () => send('patch', `/products/${await product()}`, { description: 'x' }),
    },
    deleteProduct: {
      entries: ['product.saved', 'product.deleted'],
      send: async () => send('delete', `/products/${await product()}`),
    },
    deleteAddress: {
      entries: ['address.saved', 'address.deleted'],
      send: async () => send('delete', `/addresses/${await saved()}`),
    },
    createWebhook: { entries: ['webhook.created'], send: () => endpoint() },
    updateWebhook: {
      entries: ['webhook.created', 'webhook.changed'],
      send: async () => send('patch', `/webhooks/${await endpoint()}`, { description: 'x' }),
    },
    deleteWebhook: {
      entries: ['webhook.created', 'webhook.deleted'],
      send: async () => send('delete', `/webhooks/${await endpoint()}`),
    },
    rotateWebhookSecret: {
      entries: ['webhook.created', 'webhook.rotated'],
      send: async () => send('post', `/webhooks/${await endpoint()}/rotate`, {}),
    },
    testWebhook: {
      entries: ['webhook.created', 'webhook.tested'],
      send: async () => send('post', `/webhooks/${await endpoint()}/test`, {}),
    },
    redeliverWebhookDelivery: {
      entries: ['webhook.created', 'webhook.tested', 'webhook.redelivered'],
      send: async () => {
        const id = await endpoint();
        await send('post', `/webhooks/${id}/test`, {});
        const [delivery] = await rows('select id from webhook_delivery where endpoint_id = $1', id);
        return send('post', `/webhooks/${id}/deliveries/${delivery.id}/redeliver`);
      },
    },
    advanceTestShipment: 'test mode only, and often thousands of times in a test suite',
    failTestLabel: 'test mode only',
    settleTestShipment: 'test mode only',
    sendTestLowBalance: 'test mode only',
  };

  it('has a decision', () => {
    const changing = Object.values(declarations).filter(({ method }) => method !== 'GET');
    expect(Object.keys(operations).sort()).toEqual(changing.map(({ id }) => id as string).sort());
    const testOnly = changing.filter(({ testModeOnly }) => testModeOnly).map(({ id }) => id);
    expect(Object.keys(operations).filter((id) => String(operations[id]).startsWith('test mode'))).toEqual(
      testOnly,
    );
  });

  it.each(
    Object.entries(operations).filter(([, decision]) => typeof decision === 'object'),
  )('%s is recorded with the id of the key', async (_, decision) => {
    if (typeof decision === 'string') return;
    const before = (await entries()).length;
    await decision.send();
    const [key] = await rows(
      'select id from api_key where account_id = $1 and livemode = $2',
      account.id,
      decision.livemode === true,
    );
    expect(await newEntries(before)).toEqual(
      decision.entries.map((action) => ({
        account_id: account.id,
        email: key.id,
        action,
        address: expect.stringMatching(/127\.0\.0\.1/),
      })),
    );
  });
});

describe('every command', () => {
  const of = () => ['--account', account.id];
  const commands: Readonly<
    Record<string, (Recorded & { args: () => string[] | Promise<string[]> }) | Unrecorded>
  > = {
    'account create': {
      entries: ['account.created'],
      args: () => ['--name', 'New', '--email', 'new@shop.example'],
    },
    'account list': reads,
    'account export': {
      entries: ['account.exported'],
      args: () => [account.id, path.join(folder, 'export')],
    },
    'account delete': {
      entries: ['account.deleted'],
      isOfInstallation: true,
      isOnce: true,
      args: async () => {
        const { id } = await liveAccount(service.database, 0);
        const [{ name }] = (await rows('select name from account where id = $1', id)) as [{ name: string }];
        return [id, '--confirm', name];
      },
    },
    'batch create': {
      entries: ['shipment_batch.created'],
      isOnce: true,
      args: () => {
        const file = path.join(folder, 'orders.json');
        writeFileSync(file, JSON.stringify([{ ...order(), reference_no: 'SO-1' }]));
        return [file, ...of()];
      },
    },
    'batch show': reads,
    'product import': {
      entries: ['product.imported'],
      isOnce: true,
      args: () => {
        const file = path.join(folder, 'products.csv');
        writeFileSync(file, 'sku,description\nIMP-1,Cotton T-shirt\n');
        return [file, ...of()];
      },
    },
    'product list': reads,
    'recipient erase': {
      entries: ['shipment.recipient_erased'],
      isOnce: true,
      args: async () => {
        const id = await book();
        await send('post', `/shipments/${id}/cancel`);
        // Batches of other commands wait for a worker, with orders for the same recipient.
        return [...of(), '--tracking', id, '--ended-only'];
      },
    },
    'account set': { entries: ['account.settings_changed'], args: () => [account.id, '--name', 'Shop'] },
    'user invite': { entries: ['user.invited'], args: () => [...of(), '--email', 'lost@shop.example'] },
    'user list': reads,
    'user reset-second-factor': {
      entries: ['second_factor.removed'],
      isOnce: true,
      args: async () => {
        await rows("update dashboard_user set totp_sealed = 'x', totp_step = 0");
        return ['lost@shop.example'];
      },
    },
    'user withdraw-link': {
      entries: ['user.link_withdrawn'],
      isOnce: true,
      args: () => ['lost@shop.example'],
    },
    'user remove': { entries: ['user.removed'], isOnce: true, args: () => ['lost@shop.example'] },
    'key create': {
      entries: ['api_key.created'],
      args: () => [...of(), '--mode', 'live', '--label', 'made'],
    },
    'key list': reads,
    'key revoke': {
      entries: ['api_key.revoked'],
      isOnce: true,
      args: async () => [(await rows("select id from api_key where label = 'made'"))[0].id],
    },
    'account brand': {
      entries: ['account.brand_changed'],
      isOnce: true,
      args: () => [account.id, '--name', 'Lantau Tea'],
    },
    'entitlement revoke': {
      entries: ['entitlement.revoked'],
      isOnce: true,
      args: () => ['--account', account.id, '--product', 'HKASTD'],
    },
    'entitlement copy': {
      entries: ['entitlement.granted'],
      isOnce: true,
      args: () => ['--from', other.id, '--to', account.id],
    },
    'entitlement grant': {
      entries: ['entitlement.granted'],
      isOnce: true,
      args: async () => {
        await rows("delete from entitlement where account_id = $1 and product_code = 'HKASTD'", account.id);
        return [...of(), '--all'];
      },
    },
    'entitlement list': reads,
    'ioss add': { entries: ['ioss_number.added'], args: () => [...of(), '--number', 'IM0123456789'] },
    'ioss list': reads,
    'ioss remove': {
      entries: ['ioss_number.removed'],
      isOnce: true,
      args: () => [...of(), '--number', 'IM0123456789'],
    },
    'catalog import': {
      entries: ['catalog.published'],
      isOfInstallation: true,
      isOnce: true,
      args: async () => {
        const catalog = path.join(folder, 'catalog');
        await sampan(['catalog', 'export', catalog], env);
        const file = path.join(catalog, 'product.csv');
        writeFileSync(file, readFileSync(file, 'utf8').replace(/Standard/, 'Ordinary'));
        return [catalog];
      },
    },
    'catalog check': reads,
    'catalog export': reads,
    'catalog init': 'writes files, not the database',
    'catalog show': reads,
    'contract diff': reads,
    'webhook listen': reads,
    'webhook trigger': { entries: ['webhook.triggered'], args: () => ['shipment.delivered', ...of()] },
    'webhook verify': reads,
    'queue status': reads,
    'fx set': { entries: ['fx_rate.set'], isOfInstallation: true, args: () => ['--rate', '7.81'] },
    'fx show': reads,
    'fx clear': { entries: ['fx_rate.cleared'], isOfInstallation: true, isOnce: true, args: () => [] },
    'setting set': {
      entries: ['setting.changed'],
      isOfInstallation: true,
      isOnce: true,
      args: () => ['vat-prepay', 'off'],
    },
    'setting list': reads,
    'retention confirm': {
      entries: ['retention.confirmed'],
      isOfInstallation: true,
      isOnce: true,
      args: async () => {
        await rows(
          "insert into retention_clock (trusted_at) values (sampan_clock() - interval '40 days') on conflict do nothing",
        );
        return [];
      },
    },
    'shipment document': reads,
    'shipment show': reads,
    'shipment advance': { entries: ['shipment.advanced'], args: async () => [await book()] },
    'shipment event': {
      entries: ['shipment.event_recorded'],
      args: async () => [await book({}, account.liveKey), '--status', 'in_transit'],
    },
    'shipment outcome': {
      entries: ['shipment.outcome_recorded'],
      args: async () => [await book({}, account.liveKey), '--outcome', 'lost', '--reason', 'search ended'],
    },
    'shipment intercept': {
      entries: ['shipment.interception_started'],
      isOnce: true,
      args: async () => [await book({}, account.liveKey), '--on'],
    },
    'shipment resolve': {
      entries: ['shipment.resolved'],
      isOnce: true,
      args: async () => [await book({ reference_no: 'SANDBOX-SILENT' }, account.liveKey), '--absent'],
    },
    'shipment return': {
      entries: ['shipment.booked'],
      isOnce: true,
      args: async () => {
        const id = await book();
        await rows(
          `update shipment set status = 'delivered', sender = '${JSON.stringify(shop).replaceAll("'", "''")}' where tracking_number = '${id}'`,
        );
        return [id];
      },
    },
    'manifest create': {
      entries: ['manifest.requested'],
      isOnce: true,
      args: async () => {
        await book();
        return ['--carrier', 'sandbox', ...of()];
      },
    },
    'manifest list': reads,
    'manifest show': reads,
    'manifest document': reads,
    'manifest resolve': {
      entries: ['manifest.resolved'],
      isOnce: true,
      args: async () => {
        await book();
        const { body } = await send('post', '/manifests', { carrier_code: 'sandbox' });
        await rows(
          `update manifest set status = 'closing', closed_at = null, next_attempt_at = sampan_clock() - interval '1 second' where id = $1`,
          body.data.id,
        );
        return [body.data.id, '--refused'];
      },
    },
    'billing settle': {
      entries: ['shipment.settled'],
      isOnce: true,
      args: async () => [await book({}, account.liveKey), '--charged-hkd', '20', '--weight-kg', '0.5'],
    },
    'carrier unmapped': reads,
    'carrier compare': reads,
    'carrier notices': reads,
    'digest subscribe': { entries: ['digest.subscribed'], isOnce: true, args: of },
    'digest unsubscribe': { entries: ['digest.unsubscribed'], isOnce: true, args: of },
    'digest list': reads,
    'wallet topup': {
      entries: ['wallet.credited'],
      isOnce: true,
      args: () => [...of(), '--amount-hkd', '5', '--reference', 'FPS 1'],
    },
    'wallet adjust': {
      entries: ['wallet.adjusted'],
      args: () => [...of(), '--amount-hkd', '-3', '--reason', 'Correction'],
    },
    'wallet refund': {
      entries: ['wallet.refunded'],
      isOnce: true,
      args: async () => [await settled(), '--amount-hkd', '5', '--reason', 'Late'],
    },
    'wallet show': reads,
    'wallet statement': reads,
    'ledger verify': reads,
    'secret rotate-keys': {
      entries: ['secret_keys.rotated'],
      isOfInstallation: true,
      isOnce: true,
      args: async () => {
        await endpoint();
        env = { ...env, SECRET_KEYS: `next:${Buffer.alloc(32, 7).toString('base64')},${testSecretKeys}` };
        return [];
      },
    },
    setup: 'its steps are the commands above, which record what each changes',
    backup: 'writes a file, not the database',
    restore: 'the database does not run meanwhile',
    'seed demo': 'only outside production; a start does the same',
    migrate: 'the database has its own record of migrations',
    doctor: reads,
  };

  it('has a decision', () => {
    const program = buildProgram(sessionOf({}), () => {});
    expect(Object.keys(commands).sort()).toEqual(leavesOf(program).sort());
  });

  it.each(
    Object.entries(commands).filter(([, decision]) => typeof decision === 'object'),
  )('%s is recorded as done by the command line', async (name, decision) => {
    if (typeof decision === 'string') return;
    const args = [...name.split(' '), ...(await decision.args())];
    const before = (await entries()).length;
    const { exitCode, stderr } = await sampan(args, env);
    expect([exitCode, stderr]).toEqual([0, '']);
    const recorded = await newEntries(before);
    const created = name === 'account create' && (await rows("select id from account where name = 'New'"));
    const owner = created ? created[0].id : account.id;
    expect(recorded).toEqual(
      decision.entries.map((action) => ({
        account_id: decision.isOfInstallation ? null : owner,
        email: 'sampan',
        action,
        address: null,
      })),
    );
    if (!decision.isOnce) return;
    await sampan(args, env);
    expect(await newEntries(before)).toEqual(recorded);
  });
});

it('no command has run under an idempotency key that a client can send', async () => {
  // Requests of these tests send UUIDs.
  const others = await rows("select key from idempotency_key where key !~ '^[0-9a-f-]{36}$'");
  expect(others.length).toBeGreaterThan(0);
  for (const { key } of others) expect(key).not.toMatch(/^[\x20-\x7e]+$/);
});

/** Returns the commands that do something, without the groups. */
function leavesOf(command: CliCommand, path: readonly string[] = []): string[] {
  return command.commands.flatMap((one) => {
    const name = [...path, one.name()];
    return one.commands.length > 0 ? leavesOf(one as CliCommand, name) : [name.join(' ')];
  });
}
