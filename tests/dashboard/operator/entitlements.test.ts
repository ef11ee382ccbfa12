import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { signedInOperator, type TestBrowser } from '../../support/dashboard.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { order } from '../../support/shipment/order.ts';

let service: TestService;
let operator: TestBrowser;
let id: string;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  operator = await signedInOperator(service, 'ops@sampan.example');
});
afterAll(() => service.stop());
beforeEach(async () => {
  ({ id } = await service.createAccount());
});

const rows = async (query: string) => (await service.database.db.pool.query(query, [id])).rows;
const products = async () =>
  (await rows('select product_code from entitlement where account_id = $1 order by 1')).map(
    ({ product_code }) => product_code,
  );
const numbers = () =>
  rows('select number, is_platform, is_default from ioss_number where account_id = $1 order by number');
const audited = async () =>
  (await rows('select action, subject from audit_entry where account_id = $1 order by id')).map(
    ({ action, subject }) => `${action} ${subject}`,
  );
const state = async () => [await products(), await numbers(), await audited()];
const post = (path: string, form: [string, string][]) =>
  operator.post(`/operator/accounts/${id}/${path}`, form);
const all = ['HKASTD', 'HKAUZON', 'HKEUDDP', 'HKPARTNER', 'HKUSPRI'];
const had = all.map((code): [string, string] => ['had', code]);

describe('the products of an account', () => {
  it('are withdrawn and granted, each in the activity', async () => {
    expect(await products()).toEqual(all);
    const page = (await operator.get(`/operator/accounts/${id}`)).text;
    expect(page.match(/name="products" value="\w+" checked/g)).toHaveLength(5);
    await post('products', [...had, ['products', 'HKASTD'], ['products', 'HKUSPRI']]);
    expect(await products()).toEqual(['HKASTD', 'HKUSPRI']);
    const kept: [string, string][] = [
      ['had', 'HKASTD'],
      ['had', 'HKUSPRI'],
      ['products', 'HKASTD'],
    ];
    await post('products', [...kept, ['products', 'HKAUZON']]);
    expect(await products()).toEqual(['HKASTD', 'HKAUZON']);
    expect((await audited()).toSorted()).toEqual([
      'entitlement.granted HKAUZON',
      'entitlement.revoked HKAUZON',
      'entitlement.revoked HKEUDDP',
      'entitlement.revoked HKPARTNER',
      'entitlement.revoked HKUSPRI',
    ]);
  });

  it('keep a change that was made since the page was shown', async () => {
    await post('products', [...had, ...all.slice(1).map((code): [string, string] => ['products', code])]);
    await post('products', [...had, ...all.map((code): [string, string] => ['products', code])]);
    expect(await products()).toEqual(all.slice(1));
  });

  it('must be in the catalog, else nothing changes', async () => {
    const before = await state();
    expect((await post('products', [...had, ['products', '<b>']])).status).toBe(400);
    expect(await state()).toEqual(before);
  });

  it('are copied from another account, with its rate tables', async () => {
    const other = await service.createAccount();
    await post('products', had);
    await service.database.db.pool.query(
      `insert into account_rate_table (account_id, service_code, rate_table_code)
        select $1, service_code, code from rate_table order by 2 limit 1`,
      [other.id],
    );
    expect((await post('copy', [['from', other.id]])).status).toBe(303);
    expect(await products()).toEqual(all);
    expect(await rows('select 1 from account_rate_table where account_id = $1')).toHaveLength(1);
    expect(await audited()).toContain(`entitlement.granted like ${other.id}`);
  });

  it.each(['', 'acc_none', '<b>', 'own'])('are not copied from %s', async (from) => {
    const before = await state();
    const { status, text } = await post('copy', [['from', from === 'own' ? id : from]]);
    expect([status, text.includes('id="from-error"'), text.includes('<b>')]).toEqual([400, true, false]);
    expect(await state()).toEqual(before);
  });
});

describe('a rate table', () => {
  const tables = async () =>
    (await rows('select rate_table_code from account_rate_table where account_id = $1')).map(
      ({ rate_table_code }) => rate_table_code,
    );
  const table = (code: string): [string, string] => ['rate_table', code];

  it('is assigned, replaced by another of the same service, and removed after a question', async () => {
    const page = (await operator.get(`/operator/accounts/${id}`)).text;
    expect(page).toContain('value="RT-HKASTDGG-KEY"');
    expect((await post('rate-tables', [table('RT-HKASTDGG')])).status).toBe(303);
    expect((await post('rate-tables', [table('RT-HKASTDGG-KEY')])).status).toBe(303);
    expect(await tables()).toEqual(['RT-HKASTDGG-KEY']);
    const asked = await post('rate-tables/remove', [table('RT-HKASTDGG-KEY')]);
    expect([asked.status, asked.text]).toEqual([200, expect.stringContaining('HKASTDGGSTCM')]);
    expect(await tables()).toEqual(['RT-HKASTDGG-KEY']);
    await post('rate-tables/remove', [table('RT-HKASTDGG-KEY'), ['confirmed', 'yes']]);
    expect(await tables()).toEqual([]);
    expect(await audited()).toEqual([
      'rate_table.assigned RT-HKASTDGG for HKASTDGGSTCM',
      'rate_table.assigned RT-HKASTDGG-KEY for HKASTDGGSTCM',
      'rate_table.removed RT-HKASTDGG-KEY for HKASTDGGSTCM',
    ]);
  });

  it('must be in the catalog, and on the account to be removed, else nothing changes', async () => {
    expect((await post('rate-tables', [table('<b>')])).status).toBe(400);
    expect((await post('rate-tables', [])).status).toBe(400);
    expect((await post('rate-tables/remove', [table('RT-HKASTDGG'), ['confirmed', 'yes']])).status).toBe(404);
    expect([await tables(), await audited()]).toEqual([[], []]);
  });

  it('lets an account without a product list its service, quote it at its prices and book it', async () => {
    const account = await service.createAccount();
    await service.database.db.pool.query('delete from entitlement where account_id = $1', [account.id]);
    await operator.post(`/operator/accounts/${account.id}/rate-tables`, [table('RT-HKASTDGG-KEY')]);
    const tiers = await service.call('get', '/service_tiers', account.testKey);
    expect(tiers.body.data.map((tier: { service_tier_id: string }) => tier.service_tier_id)).toEqual([
      'HKASTDGGSTCM',
    ]);
    const quoted = await service
      .call('post', '/rates', account.testKey)
      .send({ weight_kg: 0.5, destination_country: 'US' });
    expect(quoted.body.data.options).toMatchObject([
      { service_tier_id: 'HKASTDGGSTCM', rate_table_code: 'RT-HKASTDGG-KEY', available: true },
    ]);
    const booked = await service
      .call('post', '/shipments', account.testKey)
      .set('Idempotency-Key', 'card')
      .send(order({ service_tier_id: 'HKASTDGGSTCM', parcels: [{ weight_kg: 0.5 }] }));
    expect([booked.status, booked.body.data.pricing_snapshot]).toEqual([
      201,
      expect.objectContaining({
        rate_table_code: 'RT-HKASTDGG-KEY',
        total_hkd: quoted.body.data.options[0].total_hkd,
      }),
    ]);
    const other = await service
      .call('post', '/shipments', account.testKey)
      .set('Idempotency-Key', 'none')
      .send(order({ service_tier_id: 'HKASTDCSSTCM' }));
    expect([other.status, other.body.message]).toEqual([
      400,
      expect.stringMatching(/^SERVICE_NOT_AVAILABLE/),
    ]);
  });
});

describe('an IOSS number', () => {
  it('is registered, replaced as the default, and removed', async () => {
    await post('ioss', [
      ['ioss', 'IM0123456789'],
      ['default', 'yes'],
    ]);
    await post('ioss', [
      ['ioss', 'IM9876543210'],
      ['default', 'yes'],
      ['platform', 'yes'],
    ]);
    expect(await numbers()).toEqual([
      { number: 'IM0123456789', is_platform: false, is_default: false },
      { number: 'IM9876543210', is_platform: true, is_default: true },
    ]);
    expect((await operator.get(`/operator/accounts/${id}`)).text).toContain('IM9876543210');
    const asked = await post('ioss/remove', [['number', 'IM9876543210']]);
    expect([asked.status, asked.text]).toEqual([200, expect.stringContaining('can no longer name it')]);
    expect(await numbers()).toHaveLength(2);
    const confirmed: [string, string] = ['confirmed', 'yes'];
    await post('ioss/remove', [['number', 'IM9876543210'], confirmed]);
    expect(await numbers()).toHaveLength(1);
    expect(await audited()).toEqual([
      'ioss_number.added IM0123456789',
      'ioss_number.added IM9876543210',
      'ioss_number.removed IM9876543210',
    ]);
  });

  it.each(['', 'IM1', '<b>IM0123456789'])('is not registered as %s', async (number) => {
    const before = await state();
    const { status, text } = await post('ioss', [['ioss', number]]);
    expect([status, text.includes('id="ioss-error"'), text.includes('<b>')]).toEqual([400, true, false]);
    expect(await state()).toEqual(before);
  });

  it('of another account is not removed', async () => {
    const other = await service.createAccount();
    await operator.post(`/operator/accounts/${other.id}/ioss`, { ioss: 'IM1111111111' });
    const before = await state();
    for (const confirmed of ['', 'yes']) {
      const form: [string, string][] = [
        ['number', 'IM1111111111'],
        ['confirmed', confirmed],
      ];
      expect((await post('ioss/remove', form)).status).toBe(404);
    }
    expect(await state()).toEqual(before);
    const { rows: kept } = await service.database.db.pool.query(
      'select 1 from ioss_number where account_id = $1',
      [other.id],
    );
    expect(kept).toHaveLength(1);
  });
});
