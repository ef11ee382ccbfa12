import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { settleShipment } from '../../../src/booking/settle.ts';
import { operatorRoutes } from '../../../src/dashboard/routes.ts';
import { disputeCharge } from '../../../src/wallet/dispute.ts';
import { signedInOperator, type TestBrowser } from '../../support/dashboard.ts';
import { startTestService, type TestAccount, type TestService } from '../../support/service.ts';
import { order } from '../../support/shipment/order.ts';
import { fundedAccount } from '../../support/shipment/partner-booking.ts';

let service: TestService;
let account: TestAccount;
let operator: TestBrowser;
let charged = '';
let undecided = '';
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  account = await fundedAccount(service);
  const { shipments } = service.sdk(account.liveKey);
  charged = (await shipments.create(order())).id;
  undecided = (await shipments.create(order())).id;
  await settleShipment(service.context, account.id, charged, {
    chargedCents: 10_000,
    measuredWeightMg: 700_000,
  });
  const owner = { accountId: account.id, email: 'mei@shop.example', ip: null, now: service.clock.now() };
  await disputeCharge(service.database.db.kysely, owner, { trackingNumber: charged, reason: 'Late' });
  const { pool } = service.database.db;
  await pool.query(
    "update shipment set dispatch_status = 'pending', unconfirmed_since = now() - interval '3 days' where tracking_number = $1",
    [undecided],
  );
  operator = await signedInOperator(service, 'ops@sampan.example');
});
afterAll(() => service.stop());
beforeEach(() => service.database.db.pool.query("delete from audit_entry where action = 'account.viewed'"));

const viewed = async () =>
  (
    await service.database.db.pool.query(
      "select account_id, email from audit_entry where action = 'account.viewed' order by created_at, id",
    )
  ).rows;

/** Addresses of each page of operators with parcels of accounts. */
const addresses: Readonly<Record<string, readonly (() => string)[]>> = {
  '/problems': [() => '/problems'],
  '/shipments/:id/outcome': [() => `/shipments/${charged}/outcome`],
  '/disputes': [() => '/disputes'],
  '/accounts/:id/charges/:shipment': [() => `/accounts/${account.id}/charges/${charged}`],
  '/unconfirmed': [() => '/unconfirmed'],
  '/unconfirmed/:id': [() => `/unconfirmed/${undecided}`],
  '/search': [
    () => `/search?q=${charged}`,
    () => `/search?q=${charged}&all=yes`,
    () => `/search?q=${charged}&box=1`,
  ],
};

/** Pages of operators without parcels of accounts. */
const withoutParcels = [
  '/',
  '/accounts/:id',
  '/catalog',
  '/catalog/upload',
  '/catalog/versions/:id',
  '/catalog/versions/:id/:file',
  '/rates',
  '/health',
  '/health/jobs/:queue/:id',
  '/ledger',
  '/users',
  '/users/:id',
  '/users/:id/remove',
  '/activity',
  '/activity.csv',
  '/security',
  '/security/passkeys',
  '/security/passkeys/:id/remove',
  '/security/second-factor',
  '/settings',
];

it('every page of operators is known to show parcels of accounts or none', () => {
  const pages = operatorRoutes.filter(({ method }) => method === 'get').map(({ path }) => path);
  expect([...Object.keys(addresses), ...withoutParcels].sort()).toEqual(pages.sort());
});

it.each(
  Object.entries(addresses).flatMap(([path, found]) =>
    found.map((address, at) => [path, at, address] as const),
  ),
)('%s (%i) leaves an entry for the account whose parcels it shows, once an hour', async (_, __, address) => {
  for (const time of ['first', 'second']) {
    const { status } = await operator.get(`/operator${address()}`);
    expect([time, [200, 303].includes(status)]).toEqual([time, true]);
  }
  expect(await viewed()).toEqual([{ account_id: account.id, email: 'ops@sampan.example' }]);
});

it('a search without hits and a page of an unknown parcel leave no entry', async () => {
  await operator.get('/operator/search?q=SMP9999999999999');
  expect((await operator.get('/operator/shipments/SMP9999999999999/outcome')).status).toBe(404);
  expect(await viewed()).toEqual([]);
});
