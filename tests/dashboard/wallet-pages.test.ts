import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { adjust, topUp } from '../../db/query/wallet/ledger.ts';
import { transitText } from '../../src/dashboard/page/home-figures.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { create } from '../support/shipment/booking.ts';
import { order } from '../support/shipment/order.ts';

let service: TestService;
let owner: TestBrowser;
let shipment: string;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  ({ browser: owner } = await signedInUser(service));
  const { pool } = service.database.db;
  for (let count = 1; count <= 21; count++) {
    await topUp(pool, { accountId: service.account.id, amountCents: 10_000, transactionId: `txn_${count}` });
  }
  shipment = (await create(service, order(), service.account.liveKey)).body.data.id;
  await create(service, order());
  // A final fee of a day in the chart, and a refund that is too old for it.
  await pool.query(
    `insert into wallet_transaction select t.* from wallet_transaction w,
      (values ('post', 20, 1), ('refund', 60, 2)) past (type, days, n),
      jsonb_populate_record(w, jsonb_build_object('id', 'txn_' || past.type, 'type', past.type, 'version', w.version + 100 * n,
        'balance_change_cents', -4321 * n, 'created_at', sampan_clock() - past.days * interval '1 day')) t
      where w.type = 'hold'`,
  );
});
afterAll(() => service.stop());

const threshold = async () =>
  (
    await service.database.db.pool.query('select low_balance_cents from account where id = $1', [
      service.account.id,
    ])
  ).rows[0].low_balance_cents;

const entries = async () =>
  (
    await service.database.db.pool.query(
      "select count(*) from audit_entry where action = 'wallet.threshold_set'",
    )
  ).rows[0].count;

describe('the wallet', () => {
  it('shows amounts, entries with their causes, and the spend of 30 days', async () => {
    const { text } = await owner.get('/live/wallet');
    for (const part of [
      'HKD\u00a02,100.00',
      'HKD\u00a02,035.00',
      'HKD\u00a065.00',
      `/live/shipments/${shipment}"`,
    ])
      expect(text).toContain(part);
    expect(text).toContain('HKD\u00a043.21: final fees');
    expect(text).toMatch(/<rect [^>]*height="100"><title>[^<]*HKD\u00a043\.21<\/title>/);
    expect(text).not.toContain('86.42: final fees');
  });

  it('has 20 entries a page, by cursor, and filters', async () => {
    const { text } = await owner.get('/live/wallet?type=top_up');
    const [, next = ''] = /href="\/dashboard(\/live\/wallet\?type=top_up&amp;cursor=[^"]+)"/.exec(text) ?? [];
    const entries = (page: string) => page.match(/<td[^>]*>Top-up<\/td>/g)?.length;
    expect([entries(text), entries((await owner.get(next.replaceAll('&amp;', '&'))).text)]).toEqual([20, 1]);
    expect((await owner.get('/live/wallet?type=evil')).status).toBe(400);
    expect((await owner.get('/live/wallet?cursor=evil')).status).toBe(400);
  });

  it('is exported with the same filters', async () => {
    const reply = await owner.get(`/live/wallet.csv?shipment=${shipment}&type=hold`);
    const rows: Record<string, string>[] = parse(reply.text, { columns: true, bom: true });
    expect(rows.map(({ type, amount_hkd, shipment_id }) => [type, amount_hkd, shipment_id])).toEqual([
      ['hold', '65', shipment],
    ]);
  });

  it('of another account and of test mode is not shown', async () => {
    const other = await service.createAccount();
    const { browser: stranger } = await signedInUser(service, { accountId: other.id });
    for (const path of ['/live/wallet', `/live/wallet?shipment=${shipment}`, '/live/wallet.csv']) {
      expect((await stranger.get(path)).text).not.toMatch(/txn_|>Top-up<\/td>|2,100/);
    }
    expect((await owner.get('/test/wallet')).text).toContain('Test mode has no wallet');
    expect((await owner.get('/test/wallet.csv')).text.split('\r\n')).toHaveLength(2);
  });

  it('shows an operator’s reason as text', async () => {
    await adjust(service.database.db.pool, {
      accountId: service.account.id,
      amountCents: -100,
      reason: '<script>alert(1)</script>',
      transactionId: 'txn_reason',
    });
    const { text } = await owner.get('/live/wallet?type=adjust');
    expect(text).toContain('&lt;script>alert');
  });
});

describe('the low balance warning', () => {
  it('is set and removed by owners', async () => {
    const saved = await owner.post('/live/wallet/threshold', { threshold: '12.5' });
    expect((await owner.get((saved.location ?? '').replace('/dashboard', ''))).text).toContain(
      'The low balance warning is saved.',
    );
    expect(Number(await threshold())).toBe(1250);
    expect((await owner.get('/live/wallet')).text).toContain('Warn below HKD\u00a012.50');
    const { rows } = await service.database.db.pool.query(
      "select subject from audit_entry where action = 'wallet.threshold_set'",
    );
    expect(rows).toEqual([{ subject: '12.5' }]);
    await owner.post('/live/wallet/threshold', { threshold: '' });
    expect(await threshold()).toBeNull();
  });

  it.each([
    'five',
    '-5',
    '-0.01',
    '1.234',
    '1e3',
    '99999999999',
    '+-1',
    '١٢',
  ])('is not set to %s', async (amount) => {
    const before = await entries();
    const reply = await owner.post('/live/wallet/threshold', { threshold: amount });
    expect([reply.status, reply.text]).toEqual([400, expect.stringContaining('id="threshold-error"')]);
    expect(reply.text).toContain('of 0 or more, with at most 2 decimals');
    expect(reply.text).toContain(`value="${amount}"`);
    expect([await threshold(), await entries()]).toEqual([null, before]);
  });

  it('is not part of test mode', async () => {
    expect((await owner.post('/test/wallet/threshold', { threshold: '5' })).status).toBe(404);
    expect(await threshold()).toBeNull();
  });
});

describe('the start page', () => {
  it.each([
    [1, '1 minute'],
    [3_569, '59 minutes'],
    [3_590, '1 hour'],
    [36 * 3_600, '36 hours'],
    [172_770, '2 days'],
    [60 * 3_600, '2.5 days'],
  ])('shows %d seconds on the way as %s', (seconds, shown) => {
    expect(transitText(seconds, 'en-HK')).toBe(shown);
  });

  it('shows the figures of the mode and the ending of a key', async () => {
    const { text } = await owner.get('/live');
    expect(text).toContain('1 shipment, by the day it was booked.');
    expect(text).toContain(`…${service.account.liveKey.slice(-4)}`);
    expect(text).toMatch(/1 of [\d,]+/);
    expect(text).toContain('0% (0 of 1)');
    await service.database.db.pool.query(
      `update shipment set status = 'delivered', delivered_at = created_at + interval '36 hours' where tracking_number = $1`,
      [shipment],
    );
    const later = await owner.get('/live');
    for (const part of ['100% (1 of 1)', '36 hours', 'No shipment of the last 30 days has a problem'])
      expect(later.text).toContain(part);
    await service.database.db.pool.query(
      `update shipment set status = 'exception' where tracking_number = $1`,
      [shipment],
    );
    expect((await owner.get('/live')).text).toContain('Needs attention');
  });
});
