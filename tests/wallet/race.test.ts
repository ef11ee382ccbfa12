import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Db, openDb } from '../../db/client.ts';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { newTrackingNumber } from '../../src/shipment/tracking-number.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { expectOneEnding } from './cancel-settle-race.ts';
import { book, newTransactionId, openAccount, wallet } from './ledger-bookings.ts';
import { adjust, post, refund } from './movements.ts';

const clients = 50;

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDb({ url: database.url, poolSize: clients });
});
afterAll(async () => {
  await expectLedgerHolds(database.db);
  await db[Symbol.asyncDispose]();
  await database.stop();
});

describe('a wallet with funds for N orders', () => {
  it.each([
    ['money', 40 * 250, {}, 0, 'insufficient_funds'],
    ['money and a remainder below the price', 40 * 250 + 249, {}, 249, 'insufficient_funds'],
    ['credit', 10 * 250, { credit_limit_cents: 30 * 250 }, -30 * 250, 'credit_limit'],
    [
      'money with suspended credit',
      40 * 250,
      { credit_limit_cents: 9_999, credit_suspended: true },
      0,
      'credit_suspended',
    ],
  ])('of %s accepts exactly N orders from 50 clients, and never goes lower', async (_, balance, terms, left, refusal) => {
    const account = await openAccount(database.db, balance, terms);
    let running = true;
    const seen: number[] = [];
    const sampler = (async () => {
      while (running) {
        const { balance, held } = await wallet(database.db, account);
        seen.push(balance - held);
      }
    })();
    const verdicts: string[] = [];
    await Promise.all(
      Array.from({ length: clients }, async () => {
        for (let order = 0; order < 3; order++) {
          const { result, booked } = await book(db, account, 250);
          expect(booked).toBe(result.verdict === 'held');
          verdicts.push(result.verdict);
        }
      }),
    );
    running = false;
    await sampler;
    expect(verdicts.filter((verdict) => verdict === 'held')).toHaveLength(40);
    expect(new Set(verdicts)).toEqual(new Set(['held', refusal]));
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(left);
    expect(await wallet(database.db, account)).toMatchObject({ balance, held: 40 * 250 });
  });

  it('with a floor accepts the order that reaches it, and no order after it', async () => {
    const account = await openAccount(database.db, 1_000, { credit_floor_cents: 500 });
    const bookings = await Promise.all(Array.from({ length: clients }, () => book(db, account, 100)));
    expect(bookings.filter(({ booked }) => booked)).toHaveLength(5);
    expect(await wallet(database.db, account)).toMatchObject({ held: 500 });
  });
});

describe('the same movement from 10 parallel clients', () => {
  /** Runs 20 rounds in which 10 clients ask for the same movement; all except one get a repeat. */
  async function expectOnce(ask: (round: number) => Promise<{ verdict: string; repeated: boolean }>) {
    for (let round = 0; round < 20; round++) {
      const results = await Promise.all(Array.from({ length: 10 }, () => ask(round)));
      expect(new Set(results.map(({ verdict }) => verdict)).size).toBe(1);
      expect(results.filter(({ repeated }) => !repeated)).toHaveLength(1);
    }
  }
  const movement = () => ({ transactionId: newTransactionId() });

  it('creates one hold, regardless of the balance', async () => {
    const account = await openAccount(database.db, 1_000_000);
    const numbers = Array.from({ length: 20 }, () => newTrackingNumber());
    await expectOnce(
      async (round) => (await book(db, account, 100, { trackingNumber: numbers[round] ?? '' })).result,
    );
    expect(await wallet(database.db, account)).toEqual({ balance: 1_000_000, held: 2_000, version: 21 });
  });

  it('creates one top-up and one adjustment, on a wallet that the first one opens', async () => {
    const account = await openAccount(database.db);
    const input = (round: number) => ({ ...movement(), accountId: account, reference: `r${round}` });
    await expectOnce((round) => topUp(db.pool, { ...input(round), amountCents: 100 }));
    await expectOnce((round) => adjust(db.pool, { ...input(round), amountCents: -30, reason: 'x' }));
    expect(await wallet(database.db, account)).toEqual({ balance: 20 * 70, held: 0, version: 40 });
  });

  it('creates one settlement and one refund', async () => {
    const account = await openAccount(database.db, 1_000_000);
    const numbers = await Promise.all(
      Array.from({ length: 20 }, async () => (await book(db, account, 100)).trackingNumber),
    );
    const input = (round: number) => ({ ...movement(), trackingNumber: numbers[round] ?? '' });
    await expectOnce((round) => post(db.pool, { ...input(round), chargedCents: 150 }));
    await expectOnce((round) => refund(db.pool, { ...input(round), amountCents: 50 }));
    expect(await wallet(database.db, account)).toEqual({ balance: 1_000_000 - 2_000, held: 0, version: 61 });
  });
});

describe('parallel cancel, settle and cancel', () => {
  it('end in one state, in each of 100 rounds', () => expectOneEnding(database, db, 100));
});
