import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AccountSettings } from '../../db/query/account/account.ts';
import { adjust, post, topUp } from '../../src/wallet/ledger.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { book, moneyRows, newTransactionId, openAccount } from './booking-desk.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await expectLedgerHolds(database.db);
  await database.stop();
});

describe('the terms, to the cent', () => {
  const cases: [string, number, AccountSettings, number, string][] = [
    ['the whole of available', 1_000, {}, 1_000, 'held'],
    ['a cent more than available', 1_000, {}, 1_001, 'insufficient_funds'],
    ['a total of 0 below 0', -1, {}, 0, 'insufficient_funds'],
    ['the whole of available and credit', 1_000, { credit_limit_cents: 500 }, 1_500, 'held'],
    ['a cent more than both', 1_000, { credit_limit_cents: 500 }, 1_501, 'credit_limit'],
    [
      'available alone, credit suspended',
      1_000,
      { credit_limit_cents: 500, credit_suspended: true },
      1_000,
      'held',
    ],
    [
      'a cent of suspended credit',
      1_000,
      { credit_limit_cents: 500, credit_suspended: true },
      1_001,
      'credit_suspended',
    ],
    [
      'beyond suspended credit',
      1_000,
      { credit_limit_cents: 500, credit_suspended: true },
      9_999,
      'credit_suspended',
    ],
    ['suspension without any credit', 1_000, { credit_suspended: true }, 1_001, 'insufficient_funds'],
    ['a cent above the floor', 1_000, { credit_floor_cents: 999 }, 1_000, 'held'],
    ['available at the floor', 1_000, { credit_floor_cents: 1_000 }, 1, 'credit_floor'],
    ['available below the floor', 1_000, { credit_floor_cents: 1_001 }, 1, 'credit_floor'],
    ['a floor of 0 without money', 0, { credit_floor_cents: 0, credit_limit_cents: 500 }, 1, 'credit_floor'],
    ['a floor below 0', -200, { credit_floor_cents: -201, credit_limit_cents: 300 }, 100, 'held'],
    [
      'a floor below 0, reached',
      -200,
      { credit_floor_cents: -200, credit_limit_cents: 300 },
      1,
      'credit_floor',
    ],
    ['the floor before the funds', 1_000, { credit_floor_cents: 1_000 }, 2_000, 'credit_floor'],
    ['frozen before all', 1_000, { frozen: true, credit_floor_cents: 1_000 }, 2_000, 'frozen'],
    ['frozen, though there is money', 1_000, { frozen: true }, 1, 'frozen'],
    ['frozen and exempt', 1_000, { frozen: true, hold_exempt: true }, 1, 'frozen'],
    ['exempt at the floor', 1_000, { credit_floor_cents: 1_000, hold_exempt: true }, 1, 'credit_floor'],
    ['exempt beyond its credit', 0, { credit_limit_cents: 500, hold_exempt: true }, 501, 'credit_limit'],
    ['exempt within its credit', 0, { credit_limit_cents: 500, hold_exempt: true }, 500, 'exempt'],
  ];
  it.each(cases)('%s: %d on %j, %d is %s', async (_, balance, terms, total, verdict) => {
    const account = await openAccount(database.db, Math.max(balance, 0), terms);
    if (balance < 0) {
      await adjust(database.db.pool, {
        accountId: account,
        amountCents: balance,
        reason: 'debt',
        transactionId: newTransactionId(),
      });
    }
    const before = await moneyRows(database.db);
    const { result, booked } = await book(database.db, account, total);
    expect(result.verdict).toBe(verdict);
    if (verdict === 'held' || verdict === 'exempt') {
      expect(booked).toBe(true);
    } else {
      expect(result).toMatchObject({ transactionId: null, amountCents: 0, availableCents: balance });
      expect(await moneyRows(database.db)).toEqual(before);
    }
  });
});

describe('the low-balance threshold', () => {
  it('is crossed by the movement that takes available from above to it or below, and by no other', async () => {
    const account = await openAccount(database.db, 1_000, { low_balance_cents: 500 });
    const crossed: Record<string, boolean> = {};
    const tell = async (name: string, result: Promise<{ crossedLowBalance: boolean }>) => {
      crossed[name] = (await result).crossedLowBalance;
    };
    const holdOf = async (cents: number) => (await book(database.db, account, cents)).result;
    await tell('hold to a cent above', holdOf(499));
    await tell('hold to the threshold', holdOf(1));
    await tell('hold below it', holdOf(100));
    const paid = topUp(database.db.pool, {
      accountId: account,
      amountCents: 200,
      transactionId: newTransactionId(),
    });
    await tell('top-up above it', paid);
    const fee = { accountId: account, amountCents: -300, reason: 'fee', transactionId: newTransactionId() };
    await tell('adjustment below it', adjust(database.db.pool, fee));
    const payment = { accountId: account, amountCents: 201, transactionId: newTransactionId() };
    await tell('top-up to a cent above it', topUp(database.db.pool, payment));
    const cent = { ...fee, amountCents: -1, transactionId: newTransactionId() };
    await tell('adjustment to the threshold', adjust(database.db.pool, cent));
    await topUp(database.db.pool, {
      accountId: account,
      amountCents: 2_000,
      transactionId: newTransactionId(),
    });
    const { trackingNumber } = await book(database.db, account, 100);
    const settled = { trackingNumber, chargedCents: 3_000, transactionId: newTransactionId() };
    await tell('settlement below it', post(database.db.pool, settled));
    expect(crossed).toEqual({
      'hold to a cent above': false,
      'hold to the threshold': true,
      'hold below it': false,
      'top-up above it': false,
      'adjustment below it': true,
      'top-up to a cent above it': false,
      'adjustment to the threshold': true,
      'settlement below it': true,
    });
  });
});
