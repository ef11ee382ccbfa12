import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { readWallet, walletBefore } from '../../db/query/wallet/wallet.ts';
import { settleShipment } from '../../src/booking/settle.ts';
import { transitText } from '../../src/dashboard/home/home.ts';
import { refundCharge } from '../../src/wallet/change-wallet.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { startTestService, type TestAccount, type TestService } from '../support/service.ts';
import { create } from '../support/shipment/booking.ts';
import { order } from '../support/shipment/order.ts';
import { fundedAccount } from '../support/shipment/partner-booking.ts';
import { adjust } from '../wallet/movements.ts';

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
    expect(text).toContain('<details class="filters">');
    for (const part of [
      'HKD\u00a02,100.00',
      'HKD\u00a02,035.00',
      'HKD\u00a065.00',
      `/live/shipments/${shipment}"`,
    ])
      expect(text).toContain(part);
    expect(text).toContain('HKD\u00a043.21: final fees');
    expect(text).toMatch(/<rect [^>]*height="100">/);
    expect(text).toMatch(/<label><input type="radio"[^>]*><span>[^<]*HKD\u00a043\.21<\/span>/);
    expect(text).not.toContain('86.42: final fees');
    expect(text).toMatch(/<p class="axis"[^>]*><span>HKD\u00a043\.21<\/span><span>HKD\u00a00\.00<\/span>/);
  });

  it('shows the available amount first, and a hold as no credit', async () => {
    const { text } = await owner.get(`/live/wallet?shipment=${shipment}`);
    expect(text).toContain('<details class="filters">');
    expect(text).toMatch(new RegExp(`<p class="given">${shipment}\\s*<a href="[^"]*/wallet">`));
    for (const page of [text, (await owner.get('/live')).text])
      expect(page).toMatch(/<strong>HKD\u00a02,035\.00<\/strong><span>Available</);
    const [hold = ''] =
      text.match(/<tr>(?:(?!<\/tr>)[\s\S])*>On hold for a parcel<\/td>[\s\S]*?<\/tr>/) ?? [];
    const cells = [...hold.matchAll(/<td[^>]*data-name="([^"]*)"[^>]*>([\s\S]*?)<\/td>/g)].map(
      ([, name, cell]) => [name, cell?.trim()],
    );
    expect(Object.fromEntries(cells)).toMatchObject({
      'In or out': '',
      'On hold': 'HKD\u00a065.00 more',
      'Balance after': 'HKD\u00a02,100.00',
      'Available after': 'HKD\u00a02,035.00',
    });
  });

  it('links no booking that the carrier did not accept, and keeps its reason apart', async () => {
    const refused = await create(service, order({ reference_no: 'SANDBOX-REJECT' }), service.account.liveKey);
    expect(refused.status).toBe(422);
    const { text } = await owner.get('/live/wallet?type=void');
    const [, number = ''] = text.match(/<code>(SMP\d+)<\/code>/) ?? [];
    expect((await owner.get(`/live/shipments/${number}`)).status).toBe(404);
    expect(text).not.toContain(`/live/shipments/${number}`);
    expect(text).toMatch(new RegExp(`<code>${number}</code></p>\\s*<p`));
  });

  it('has 20 entries a page, by cursor, and filters', async () => {
    const { text } = await owner.get('/live/wallet?type=top_up');
    const [, next = ''] = /href="\/dashboard(\/live\/wallet\?type=top_up&amp;cursor=[^"]+)"/.exec(text) ?? [];
    const entries = (page: string) => page.match(/<td[^>]*>Money added<\/td>/g)?.length;
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
    // As in the other files: with the offset of the user's time zone.
    expect(rows[0]?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/);
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

describe('a period of the wallet', () => {
  let shop: TestAccount;
  let browser: TestBrowser;
  let number: string;
  /** Days of the entries in Hong Kong, oldest first. */
  let days: string[];
  beforeAll(async () => {
    const { database } = service;
    const { pool } = database.db;
    shop = await service.createAccount();
    ({ browser } = await signedInUser(service, { accountId: shop.id }));
    for (const [daysAgo, amountCents] of [
      [9, 50_000],
      [6, -1_500],
      [6, 300],
      [3, 100],
    ] as const) {
      await database.setClock(`-${daysAgo} days`);
      const reason = `${daysAgo} days ago`;
      await adjust(pool, { accountId: shop.id, amountCents, reason, transactionId: `txn_${amountCents}` });
    }
    await database.setClock('0');
    const booked = { ...order(), reference_no: 'INV <b>7</b>' };
    number = (await create(service, booked, shop.liveKey)).body.data.id;
    const { rows } = await pool.query(
      "select (created_at at time zone 'Asia/Hong_Kong')::date::text as day from wallet_transaction where account_id = $1 order by version",
      [shop.id],
    );
    days = rows.map(({ day }) => day);
  });

  const search = (given: Record<string, string | undefined>) =>
    new URLSearchParams(Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  const shown = (text: string) =>
    [
      ...text.matchAll(/<dt>(Opening balance|Change|Closing balance|Balance so far)<\/dt><dd>([^<]*)<\/dd>/g),
    ].map(([, name, value]) => `${name} ${value}`);
  const rowsOf = async (given: Record<string, string | undefined>): Promise<Record<string, string>[]> =>
    parse((await browser.get(`/live/wallet.csv?${search(given)}`)).text, { columns: true, bom: true });

  it('has its entries, with the balances before the first and after the last', async () => {
    const { status, text } = await browser.get(`/live/wallet?${search({ from: days[1], to: days[1] })}`);
    expect(status).toBe(200);
    expect(shown(text)).toEqual([
      'Opening balance HKD\u00a0500.00',
      'Change -HKD\u00a012.00',
      'Closing balance HKD\u00a0488.00',
    ]);
    expect(text.match(/\d days ago/g)).toEqual(['6 days ago', '6 days ago']);
  });

  it.each<[string, () => Record<string, string | undefined>, string[], number]>([
    ['one day', () => ({ from: days[1], to: days[1] }), ['488', '500'], 2],
    ['no first day', () => ({ to: days[1] }), ['488', '0'], 3],
    ['no last day', () => ({ from: days[1] }), ['489', '500'], 4],
    ['days before all entries', () => ({ from: '2020-01-01', to: '2020-01-02' }), ['0', '0'], 0],
    ['days after all entries', () => ({ from: '2999-01-01', to: '2999-01-02' }), ['489', '489'], 0],
  ])('of %s is a file whose entries explain its balances', async (_, given, balances, count) => {
    const rows = await rowsOf(given());
    const [closing, opening] = [rows.at(0), rows.at(-1)];
    const { to = '2999-01-01' } = given();
    const hasEnded = to < new Date().toISOString().slice(0, 10);
    expect([closing?.type, opening?.type]).toEqual([
      hasEnded ? 'closing_balance' : 'balance_so_far',
      'opening_balance',
    ]);
    for (const row of [closing, opening])
      if (row?.created_at) expect(Date.parse(row.created_at)).toBeLessThanOrEqual(Date.now());
    expect([closing?.balance_after_hkd, opening?.balance_after_hkd]).toEqual(balances);
    const entries = rows.slice(1, -1);
    expect(entries).toHaveLength(count);
    const moved = entries.filter(({ type }) => type !== 'hold').map(({ amount_hkd }) => Number(amount_hkd));
    const change = moved.reduce((sum, amount) => sum + amount, 0);
    expect(Number(opening?.balance_after_hkd) + change).toBe(Number(closing?.balance_after_hkd));
  });

  it('has the balances of all entries also if a filter leaves some out', async () => {
    const { text } = await browser.get(`/live/wallet?${search({ from: days[1], type: 'hold' })}`);
    expect(shown(text).at(-1)).toBe('Balance so far HKD\u00a0489.00');
    expect(text).toContain('These balances include the entries that the filters leave out.');
    expect(text).not.toContain('days ago');
  });

  it('has the merchant’s number of each shipment, as text', async () => {
    const { text } = await browser.get('/live/wallet');
    expect(text).toContain('INV &lt;b>7&lt;/b>');
    expect(shown(text)).toEqual([]);
    const rows = await rowsOf({});
    expect(rows.map(({ shipment_id, reference_no }) => [shipment_id, reference_no])).toEqual([
      [number, 'INV <b>7</b>'],
      ...Array(4).fill(['', '']),
    ]);
  });

  it.each([
    ['from', { from: '2026-02-30' }],
    ['to', { to: 'tomorrow' }],
    ['to', { from: '2026-01-02', to: '2026-01-01' }],
  ])('is refused beside “%s” for the days %j, and shows no entry', async (name, given) => {
    const { status, text } = await browser.get(`/live/wallet?${search(given)}`);
    expect([status, text]).toEqual([400, expect.stringContaining(`id="${name}-error"`)]);
    expect([text.includes('days ago'), shown(text)]).toEqual([false, []]);
    const file = await browser.get(`/live/wallet.csv?${search(given)}`);
    expect([file.status, file.text.includes('amount_hkd')]).toEqual([400, false]);
  });

  it('begins and ends between the right entries, for each pair of neighbors', async () => {
    const { kysely, pool } = service.database.db;
    const { rows } = await pool.query(
      `select m.moment::text, coalesce((select jsonb_build_object('version', version, 'balance_cents', balance_after_cents, 'held_cents', held_after_cents)
          from wallet_transaction where account_id = $1 and created_at < m.moment order by version desc limit 1),
          '{"version": 0, "balance_cents": 0, "held_cents": 0}') as point
        from wallet_transaction t, unnest(array[t.created_at, t.created_at + interval '1 microsecond']) m (moment)
        where account_id = $1`,
      [shop.id],
    );
    expect(rows).toHaveLength(10);
    const scope = { accountId: shop.id, livemode: true };
    for (const { moment, point } of rows) expect(await walletBefore(kysely, scope, moment)).toEqual(point);
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
    expect(rows).toEqual([{ subject: 'HKD 12.50' }]);
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

  it('shows the figures of the mode', async () => {
    const { text } = await owner.get('/live');
    expect(text).toContain('1 shipment, by the day it was booked.');
    expect(text).toContain('0% (0 of 1)');
    await service.database.db.pool.query(
      `update shipment set status = 'delivered', delivered_at = created_at + interval '36 hours' where tracking_number = $1`,
      [shipment],
    );
    const later = await owner.get('/live');
    for (const part of ['100% (1 of 1)', '36 hours', 'No parcel has a problem.'])
      expect(later.text).toContain(part);
    await service.database.db.pool.query(
      `update shipment set status = 'exception' where tracking_number = $1`,
      [shipment],
    );
    expect((await owner.get('/live')).text).toContain('Stopped for another reason');
  });
});

describe('the statements', () => {
  it('begin with the month so far: its charges, refunds and added money, and the balance', async () => {
    const account = await fundedAccount(service);
    const { browser } = await signedInUser(service, { accountId: account.id, address: '198.51.100.21' });
    const { id } = await service.sdk(account.liveKey).shipments.create(order());
    await settleShipment(service.context, account.id, id, { chargedCents: 9_000, measuredWeightMg: 500_000 });
    const { kysely } = service.database.db;
    const actor = { accountId: account.id, email: 'ops@sampan.example', ip: null, now: service.clock.now() };
    await refundCharge(kysely, actor, { trackingNumber: id, amountCents: 1_500, reason: 'Late' });
    const { balanceCents } = await readWallet(kysely, { accountId: account.id, livemode: true });
    const { text } = await browser.get('/live/wallet/statements');
    const [, names = '', first = ''] = text.split(/<thead>|<tbody>/);
    const cellsOf = (row: string) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) =>
        cell.replaceAll('\u00a0', ' '),
      );
    const hkd = (cents: number) => `HKD ${(cents / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`;
    expect(cellsOf(names).slice(1, 5)).toEqual(['Charged', 'Refunds', 'Money added', 'Closing balance']);
    expect(cellsOf(first).slice(0, 5)).toEqual([
      expect.stringMatching(/^\w+ \d{4} so far$/),
      hkd(9_000),
      hkd(1_500),
      hkd(balanceCents + 9_000 - 1_500),
      hkd(balanceCents),
    ]);
  });

  it('list the months with files of each, for every role', async () => {
    const page = await owner.get('/live/wallet/statements');
    const month = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7);
    expect(page.text).toContain(`/live/wallet/statements/${month}/statement.pdf`);
    const file = await owner.get(`/live/wallet/statements/${month}/statement.csv`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect((await owner.get(`/live/wallet/statements/${month}/receipt.pdf`)).status).toBe(404);
    expect((await owner.get('/test/wallet/statements')).text).toContain('Test mode has no wallet');
    expect((await owner.get('/live/wallet/statements?cursor=x')).status).toBe(400);
  });
});
