import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { settleShipment } from '../../src/booking/settle.ts';
import { readForecast } from '../../src/wallet/forecast.ts';
import { startTestService, type TestAccount, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';
import { fundedAccount } from '../support/shipment/partner-booking.ts';

let service: TestService;
let account: TestAccount;
beforeAll(async () => {
  service = await startTestService();
  account = await fundedAccount(service);
  const { id } = await service.sdk(account.liveKey).shipments.create(order());
  const fee = { chargedCents: 28_000, measuredWeightMg: 500_000 };
  await settleShipment(service.context, account.id, id, fee);
});
afterAll(() => service.stop());

it.each([
  [0.5, 1],
  [1.5, 2],
  [12.5, 13],
  [27.9, 28],
  [400, 28],
])('divides the spend of an account of %s days by %s', async (ageDays, divisor) => {
  const { pool, kysely } = service.database.db;
  const {
    rows: [{ at }],
  } = await pool.query(
    `update account set created_at = sampan_clock() - $2 * interval '1 day' where id = $1
      returning to_char(sampan_clock() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`,
    [account.id, ageDays],
  );
  // A second for the rows that were read before the clock.
  const now = new Date(Date.parse(at) + 1_000);
  const forecast = await readForecast(kysely, { accountId: account.id, livemode: true }, now);
  expect(forecast.meanDailyCents).toBe(Math.round(28_000 / divisor));
  expect(forecast.daysLeft).toBe(Math.floor((forecast.availableCents * divisor) / 28_000));
});
