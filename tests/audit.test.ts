import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { reconcileShipments } from '../src/booking/reconcile.ts';
import { sampan } from './support/command-line.ts';
import { signedInUser } from './support/dashboard.ts';
import { startTestService, type TestAccount, type TestService } from './support/service.ts';
import { liveAccount } from './support/shipment/live-account.ts';
import { order } from './support/shipment/order.ts';

let service: TestService;
let account: TestAccount;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
beforeEach(async () => {
  account = await liveAccount(service.database, 1_000_000);
});
afterAll(() => service.stop());

const rows = async (query: string, ...values: string[]) =>
  (await service.database.db.pool.query(query, values)).rows;
const entries = () =>
  rows(
    'select email, action, subject, address from audit_entry where account_id = $1 order by created_at, id',
    account.id,
  );
const keyId = async () =>
  (await rows('select id from api_key where account_id = $1 and not livemode', account.id))[0].id as string;
const send = (
  method: 'post' | 'patch' | 'delete',
  path: string,
  body?: object,
  key: string = crypto.randomUUID(),
) =>
  service
    .call(method, path, account.testKey)
    .set('Idempotency-Key', key)
    .set('X-Forwarded-For', '203.0.113.9')
    .send(body);
const inCommandLine = (...args: string[]) => sampan(args, { DATABASE_URL: service.database.url });

describe('a change through the API', () => {
  const url = 'http://127.0.0.1:9/orders';

  it('of an endpoint is recorded with the id of the key and the IP address', async () => {
    const by = { email: await keyId(), address: '203.0.113.9' };
    const { body } = await send('post', '/webhooks', { url, events: ['*'] });
    const { id } = body.data;
    await send('patch', `/webhooks/${id}`, { description: 'orders' });
    await send('post', `/webhooks/${id}/rotate`, {});
    await send('patch', `/webhooks/${id}`, { active: false });
    await send('patch', `/webhooks/${id}`, { active: true });
    await send('delete', `/webhooks/${id}`);
    expect(await entries()).toEqual(
      ['created', 'changed', 'rotated', 'stopped', 'enabled', 'deleted'].map((change) => ({
        ...by,
        action: `webhook.${change}`,
        subject: id,
      })),
    );
  });

  it('is recorded once for one idempotency key, and not at all if it is refused', async () => {
    const key = crypto.randomUUID();
    for (let attempt = 0; attempt < 2; attempt++)
      await send('post', '/webhooks', { url, events: ['*'] }, key);
    expect((await send('post', '/webhooks', { url: 'nothing', events: ['*'] })).status).toBe(400);
    expect((await send('patch', '/webhooks/wh_0', { active: false })).status).toBe(404);
    expect((await send('delete', '/webhooks/wh_0')).status).toBe(404);
    expect((await entries()).map(({ action }) => action)).toEqual(['webhook.created']);
  });

  it('that cancels a shipment is recorded once, also if a user cancels it at the same time', async () => {
    const { body } = await send('post', '/shipments', order());
    const { id } = body.data;
    const { browser } = await signedInUser(service, { accountId: account.id });
    await Promise.all([
      send('post', `/shipments/${id}/cancel`, {}),
      browser.post(`/test/shipments/${id}/cancel`),
      browser.post(`/test/shipments/${id}/cancel`),
    ]);
    const cancelled = (await entries()).filter(({ action }) => action === 'shipment.cancel_requested');
    expect(cancelled).toEqual([expect.objectContaining({ subject: id })]);
    const { text } = await browser.get('/test/activity');
    expect(text).toContain('Cancellation of a shipment requested');
  });
});

it('a cancellation to which the carrier does not respond is recorded once, also if the reconciler finishes it', async () => {
  const call = (path: string, body: object) =>
    service.call('post', path, account.liveKey).set('Idempotency-Key', crypto.randomUUID()).send(body);
  const { body } = await call('/shipments', order({ reference_no: 'SANDBOX-CANCEL-DROP' }));
  const { id } = body.data;
  const requested = async () => (await entries()).map(({ action, subject }) => [action, subject]);
  expect((await call(`/shipments/${id}/cancel`, {})).status).toBe(503);
  expect(await requested()).toEqual([['shipment.cancel_requested', id]]);
  await reconcileShipments(service.context);
  expect((await rows('select status from shipment where tracking_number = $1', id))[0].status).toBe(
    'cancelled',
  );
  expect((await call(`/shipments/${id}/cancel`, {})).status).toBe(200);
  expect(await requested()).toEqual([['shipment.cancel_requested', id]]);
});

describe('a change by the command line', () => {
  const by = { email: 'sampan', address: null };

  it('of keys is recorded, and a key that is revoked again is not', async () => {
    const options = ['--account', account.id, '--mode', 'live', '--label', 'shop'];
    const made = JSON.parse((await inCommandLine('key', 'create', ...options, '--json')).stdout);
    for (let again = 0; again < 2; again++) await inCommandLine('key', 'revoke', made.key_id);
    expect(await entries()).toEqual([
      { ...by, action: 'api_key.created', subject: made.key_id },
      { ...by, action: 'api_key.revoked', subject: made.key_id },
    ]);
  });

  it('of settings and of the wallet is recorded, and a repeated payment is not', async () => {
    const of = ['--account', account.id];
    await inCommandLine('account', 'set', account.id, '--frozen', 'true', '--name', 'Shop');
    const payment = [...of, '--amount-hkd', '5', '--reference', 'FPS 1'];
    for (let again = 0; again < 2; again++) await inCommandLine('wallet', 'topup', ...payment);
    await inCommandLine('wallet', 'adjust', ...of, '--amount-hkd', '-3', '--reason', 'Correction');
    expect(await entries()).toEqual([
      { ...by, action: 'account.settings_changed', subject: 'name: Shop' },
      { ...by, action: 'account.rule_changed', subject: 'frozen: on' },
      { ...by, action: 'wallet.credited', subject: 'HKD 5.00 FPS 1' },
      { ...by, action: 'wallet.adjusted', subject: 'HKD -3.00 Correction' },
    ]);
  });

  it('that is refused is not recorded', async () => {
    const options = ['--account', account.id, '--mode', 'live', '--label', 'shop'];
    for (let key = 0; key < 6; key++) await inCommandLine('key', 'create', ...options);
    expect(await entries()).toHaveLength(3);
    await inCommandLine('ioss', 'remove', '--account', account.id, '--number', 'IM0123456789');
    expect(await entries()).toHaveLength(3);
  });
});
