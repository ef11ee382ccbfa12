import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { keepApiRequests } from '../../db/query/account/api-request.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { create } from '../support/shipment/booking.ts';
import { order } from '../support/shipment/order.ts';

const many = 5_000;

let service: TestService;
let owner: TestBrowser;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  ({ browser: owner } = await signedInUser(service));
});
afterAll(() => service.stop());

const shown = async (browser: TestBrowser) =>
  /([\d,]+) shipments?, by the day/.exec((await browser.get('/test')).text)?.[1];

it('the figures of an account with many shipments are kept for a minute, those of others are fresh', async () => {
  const id = (await create(service, order())).body.data.id;
  expect(await shown(owner)).toBe('1');
  await service.database.db.pool.query(
    `insert into shipment select copy.* from shipment s, generate_series(1, $2) n,
      jsonb_populate_record(s, jsonb_build_object('tracking_number', 'SMP' || n, 'waybill_number', 'W' || n,
        'last_mile_tracking_number', 'L' || n, 'track_token', 'T' || n, 'idempotency_key', null, 'updated_at', s.updated_at + n * interval '1 microsecond')) copy
      where s.tracking_number = $1`,
    [id, many],
  );
  expect(await shown(owner)).toBe('5,001');
  await create(service, order());
  expect(await shown(owner)).toBe('5,001');

  const other = await service.createAccount();
  const { browser } = await signedInUser(service, { accountId: other.id });
  await create(service, order(), other.testKey);
  expect(await shown(browser)).toBe('1');
  await create(service, order(), other.testKey);
  expect(await shown(browser)).toBe('2');
});

it('the spend of a wallet with many entries is kept for a minute', async () => {
  const shop = await service.createAccount();
  const { browser } = await signedInUser(service, { accountId: shop.id });
  const client = await service.database.db.pool.connect();
  const post = (first: number, last: number) =>
    client.query(
      `insert into wallet_transaction (id, account_id, version, type, tracking_number, balance_change_cents,
          held_change_cents, balance_after_cents, held_after_cents, created_at)
        select 'txn_spend' || n, $1, n, 'post', 'SMPSPEND' || n, -100, 0, 0, 0, now() from generate_series($2::integer, $3::integer) n`,
      [shop.id, first, last],
    );
  const spent = async () =>
    /HKD\s([\d,]+)\.00: final fees minus refunds/.exec((await browser.get('/live/wallet')).text)?.[1];
  // The rows are figures only: no holds and no entries belong to them.
  await client.query("set session_replication_role = 'replica'");
  try {
    await post(1, 3);
    expect(await spent()).toBe('3');
    await post(4, many + 1);
    expect(await spent()).toBe('5,001');
    await post(many + 2, many + 10);
    expect(await spent()).toBe('5,001');
  } finally {
    await client.query('reset session_replication_role');
    client.release();
  }
});

it('a search that has read 5,000 requests shows how far it came, and continues by a link', async () => {
  const { kysely, pool } = service.database.db;
  await keepApiRequests(kysely);
  await pool.query(
    // One moment for all rows: the clock moves on while they are written, so that a later row could be newer.
    `with moment as materialized (select sampan_clock() as now)
      insert into api_request (id, account_id, livemode, created_at, request_id, method, path, query, operation, status,
        duration_ms, key_id)
      select 'req_' || lpad(n::text, 32, '0'), $1, false, now - n * interval '1 ms', 'R' || n, 'GET', '/list', '',
        case when n > 5000 then 'getShipment' else 'listShipments' end, 200, 1, 'key_1' from moment, generate_series(1, 5001) n`,
    [service.account.id],
  );
  const first = await owner.get('/test/requests?path=%2Flist&operation=getShipment');
  expect(first.text).toContain('Nothing matches so far.');
  expect(first.text).toMatch(/The search has reached <time[^>]*>[^<]+<\/time>\. More entries may match/);
  const link =
    /href="\/dashboard([^"]+)">Search further</.exec(first.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const second = await owner.get(link);
  expect(second.text).toContain('R5001<');
  expect(second.text).not.toMatch(/Search further|The search has reached/);

  const { browser: stranger } = await signedInUser(service, {
    accountId: (await service.createAccount()).id,
  });
  expect((await stranger.get(link)).text).not.toContain('R5001');
});
