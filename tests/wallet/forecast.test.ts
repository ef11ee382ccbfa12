import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { readForecast } from '../../src/wallet/forecast.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { book, newTransactionId, openAccount } from './ledger-bookings.ts';
import { post, refund, voidHold } from './movements.ts';
import { moveTo } from './statement-months.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

const now = Date.parse('2026-11-20T02:00:00Z');
const dayMs = 86_400_000;
const atDaysAgo = (days: number) => moveTo(database, new Date(now - days * dayMs).toISOString());
const movement = (trackingNumber: string) => ({ trackingNumber, transactionId: newTransactionId() });

/** Opens an account whose first money came some days ago. */
async function shopOf(days: number): Promise<string> {
  const accountId = await openAccount(database.db);
  await atDaysAgo(days);
  await topUp(database.db.pool, { accountId, amountCents: 1_000_000, transactionId: newTransactionId() });
  return accountId;
}

const forecastOf = (accountId: string) =>
  readForecast(database.db.kysely, { accountId, livemode: true }, new Date(now + 1_000));

it.each([
  [0.5, 1],
  [5.5, 6],
  [6.5, 7],
  [13.9, 14],
  [400, 14],
])('divides the spend of a wallet that is %s days old by %s, and has no forecast in the first 6 days', async (ageDays, divisor) => {
  const { db } = database;
  const accountId = await shopOf(ageDays);
  await atDaysAgo(ageDays / 2 < 14 ? ageDays / 2 : 5);
  const { trackingNumber } = await book(db, accountId, 20_000);
  await post(db.pool, { ...movement(trackingNumber), chargedCents: 28_000 });
  expect(await forecastOf(accountId)).toEqual({
    availableCents: 972_000,
    heldCents: 0,
    meanDailyCents: Math.round(28_000 / divisor),
    daysLeft: divisor < 7 ? null : Math.floor((972_000 * divisor) / 28_000),
  });
});

it('counts an amount as spent when it is put on hold, and its final fee only as far as it differs', async () => {
  const { db } = database;
  const accountId = await shopOf(60);
  await atDaysAgo(20);
  const earlier = await book(db, accountId, 100_000);
  await atDaysAgo(10);
  const open = await book(db, accountId, 50_000);
  const charged = await book(db, accountId, 30_000);
  const cancelled = await book(db, accountId, 400_000);
  const refunded = await book(db, accountId, 7_000);
  await atDaysAgo(2);
  await post(db.pool, { ...movement(earlier.trackingNumber), chargedCents: 120_000 });
  await post(db.pool, { ...movement(charged.trackingNumber), chargedCents: 26_000 });
  await voidHold(db.pool, movement(cancelled.trackingNumber));
  await post(db.pool, { ...movement(refunded.trackingNumber), chargedCents: 7_000 });
  await refund(db.pool, { ...movement(refunded.trackingNumber), amountCents: 7_000, reason: 'Late' });
  expect(open.result.verdict).toBe('held');
  const spent = 20_000 + 50_000 + 26_000;
  const available = 1_000_000 - 120_000 - 26_000 - 50_000;
  expect(await forecastOf(accountId)).toEqual({
    availableCents: available,
    heldCents: 50_000,
    meanDailyCents: Math.round(spent / 14),
    daysLeft: Math.floor((available * 14) / spent),
  });
});

it('has no forecast without spend, or if money came back', async () => {
  const { db } = database;
  const accountId = await shopOf(60);
  const nothing = { meanDailyCents: 0, daysLeft: null };
  await atDaysAgo(20);
  const { trackingNumber } = await book(db, accountId, 10_000);
  expect(await forecastOf(accountId)).toMatchObject({ heldCents: 10_000, ...nothing });
  await atDaysAgo(5);
  await voidHold(db.pool, movement(trackingNumber));
  expect(await forecastOf(accountId)).toMatchObject({ availableCents: 1_000_000, heldCents: 0, ...nothing });
});
