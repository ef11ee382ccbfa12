import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AccountSettings } from '../../db/query/account/account.ts';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { updateLowBalance } from '../../db/query/wallet/low-balance.ts';
import { draftLowBalance } from '../../src/wallet/funds.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { book, moneyRows, newTransactionId, openAccount, wallet } from './ledger-bookings.ts';
import { adjust, post, voidHold } from './movements.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await expectLedgerHolds(database.db);
  await database.stop();
});

describe('the terms of an account, to the cent', () => {
  const cases: [string, number, AccountSettings, number, string][] = [
    ['exactly available', 1_000, {}, 1_000, 'held'],
    ['a cent more than available', 1_000, {}, 1_001, 'insufficient_funds'],
    ['a total of 0 below 0', -1, {}, 0, 'insufficient_funds'],
    ['exactly available and credit', 1_000, { credit_limit_cents: 500 }, 1_500, 'held'],
    ['a cent more than available and credit', 1_000, { credit_limit_cents: 500 }, 1_501, 'credit_limit'],
    [
      'exactly available, credit suspended',
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
    ['the floor is checked before the funds', 1_000, { credit_floor_cents: 1_000 }, 2_000, 'credit_floor'],
    ['frozen is checked first', 1_000, { frozen: true, credit_floor_cents: 1_000 }, 2_000, 'frozen'],
    ['frozen with sufficient money', 1_000, { frozen: true }, 1, 'frozen'],
    ['frozen and exempt', 1_000, { frozen: true, hold_exempt: true }, 1, 'frozen'],
    ['exempt at the floor', 1_000, { credit_floor_cents: 1_000, hold_exempt: true }, 1, 'credit_floor'],
    ['exempt beyond its credit', 0, { credit_limit_cents: 500, hold_exempt: true }, 501, 'credit_limit'],
    ['exempt within its credit', 0, { credit_limit_cents: 500, hold_exempt: true }, 500, 'exempt'],
  ];
  it.each(cases)('%s: balance %d, terms %j, total %d: %s', async (_, balance, terms, total, verdict) => {
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
  const setThreshold = (accountId: string, lowBalanceCents: number | null) =>
    updateLowBalance(database.db.kysely, {
      accountId,
      lowBalanceCents,
      warning: draftLowBalance(new Date()),
    });

  it('is crossed only by a movement that takes available from the threshold or above to below it', async () => {
    const account = await openAccount(database.db, 1_000, { low_balance_cents: 500 });
    const crossed: [string, boolean][] = [];
    const tell = async (name: string, result: Promise<{ crossedLowBalance: boolean }>) => {
      crossed.push([name, (await result).crossedLowBalance]);
    };
    const holdOf = async (cents: number) => (await book(database.db, account, cents)).result;
    const pay = (amountCents: number) =>
      topUp(database.db.pool, { accountId: account, amountCents, transactionId: newTransactionId() });
    const charge = (cents: number) =>
      adjust(database.db.pool, {
        accountId: account,
        amountCents: -cents,
        reason: 'fee',
        transactionId: newTransactionId(),
      });
    await tell('hold to the threshold', holdOf(500));
    await tell('hold below it', holdOf(1));
    await tell('hold further below it', holdOf(100));
    await tell('top-up to a cent below it', pay(100));
    await tell('adjustment further below it', charge(10));
    await tell('top-up to the threshold', pay(11));
    await tell('adjustment below it again', charge(1));
    await pay(2_001);
    const { trackingNumber } = await book(database.db, account, 100);
    const settle = (chargedCents: number) =>
      post(database.db.pool, { trackingNumber, chargedCents, transactionId: newTransactionId() });
    await tell('settlement above the hold, below it', settle(2_101));
    await tell('the same settlement again', settle(2_101));
    const cheaper = await book(database.db, account, 100);
    const refund = { trackingNumber: cheaper.trackingNumber, transactionId: newTransactionId() };
    await tell('release of a hold', voidHold(database.db.pool, refund));
    expect(crossed).toEqual([
      ['hold to the threshold', false],
      ['hold below it', true],
      ['hold further below it', false],
      ['top-up to a cent below it', false],
      ['adjustment further below it', false],
      ['top-up to the threshold', false],
      ['adjustment below it again', true],
      ['settlement above the hold, below it', true],
      ['the same settlement again', false],
      ['release of a hold', false],
    ]);
  });

  it('is crossed once by 50 parallel holds', async () => {
    const account = await openAccount(database.db, 50 * 100, { low_balance_cents: 2_500 });
    const results = await Promise.all(Array.from({ length: 50 }, () => book(database.db, account, 100)));
    const crossings = results.filter(({ result }) => result.crossedLowBalance);
    expect(crossings.map(({ result }) => result.availableCents)).toEqual([2_400]);
  });

  it('is crossed once if it is raised above the available amount, and not if it is lowered or removed', async () => {
    const account = await openAccount(database.db, 1_000);
    const crossings: boolean[] = [];
    for (const threshold of [1_000, 1_001, 2_000, 1_500, 1_000, null, 1_001]) {
      crossings.push((await setThreshold(account, threshold)).crossedLowBalance);
    }
    expect(crossings).toEqual([false, true, false, false, false, false, true]);
    expect(await wallet(database.db, account)).toMatchObject({ balance: 1_000, held: 0, version: 1 });
  });

  it('is crossed exactly once by a parallel hold and new threshold', async () => {
    for (let round = 0; round < 25; round++) {
      const account = await openAccount(database.db, 1_000);
      const [booked, raised] = await Promise.all([
        book(database.db, account, 600),
        setThreshold(account, 500),
      ]);
      expect(Number(booked.result.crossedLowBalance) + Number(raised.crossedLowBalance)).toBe(1);
    }
  });
});
