import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findAnyShipment } from '../../db/query/shipment/shipment.ts';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { book, moneyRows, newTransactionId, openAccount, wallet } from './ledger-bookings.ts';
import { adjust, hold, post, refund, voidHold } from './movements.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await expectLedgerHolds(database.db);
  await database.stop();
});

const pool = () => database.db.pool;
const transactionId = () => newTransactionId();

describe('a hold', () => {
  it('reserves the total: available decreases, the balance does not change', async () => {
    const account = await openAccount(database.db, 10_000);
    const { result, booked } = await book(database.db, account, 2_501);
    expect(result).toEqual({
      verdict: 'held',
      repeated: false,
      transactionId: expect.stringMatching(/^txn_/),
      amountCents: 2_501,
      balanceCents: 10_000,
      heldCents: 2_501,
      availableCents: 7_499,
      crossedLowBalance: false,
    });
    expect(booked).toBe(true);
    expect(await wallet(database.db, account)).toEqual({ balance: 10_000, held: 2_501, version: 2 });
  });

  it('of a hold-exempt account is 0 and creates no movement, but needs sufficient funds', async () => {
    const account = await openAccount(database.db, 10_000, { hold_exempt: true });
    const { result, booked } = await book(database.db, account, 10_000);
    expect(result).toMatchObject({ verdict: 'exempt', transactionId: null, amountCents: 0, heldCents: 0 });
    expect(booked).toBe(true);
    expect(await wallet(database.db, account)).toEqual({ balance: 10_000, held: 0, version: 1 });
    expect((await book(database.db, account, 10_001)).result.verdict).toBe('insufficient_funds');
  });

  it('of a total of 0 needs no wallet, and is closed like any other hold', async () => {
    const account = await openAccount(database.db);
    const { result, trackingNumber } = await book(database.db, account, 0);
    expect(result).toMatchObject({ verdict: 'held', transactionId: null, amountCents: 0 });
    const closed = await voidHold(pool(), { trackingNumber, transactionId: transactionId() });
    expect(closed).toMatchObject({ verdict: 'voided', repeated: false, transactionId: null });
    const late = await post(pool(), { trackingNumber, chargedCents: 5, transactionId: transactionId() });
    expect(late).toMatchObject({ verdict: 'voided', transactionId: null });
    expect(await wallet(database.db, account)).toEqual({ balance: 0, held: 0, version: 0 });
  });

  it('on credit opens a wallet for an account without money', async () => {
    const account = await openAccount(database.db, 0, { credit_limit_cents: 500 });
    expect((await book(database.db, account, 500)).result).toMatchObject({
      verdict: 'held',
      availableCents: -500,
    });
    expect((await book(database.db, account, 1)).result.verdict).toBe('credit_limit');
  });

  it.each([
    ['a missing shipment', async () => ({ trackingNumber: 'SMP0000000000000' }), '23503'],
    [
      "another account's shipment",
      async () => {
        const stranger = await openAccount(database.db, 100);
        return { trackingNumber: (await book(database.db, stranger, 100)).trackingNumber };
      },
      '23503',
    ],
  ])('on %s is refused and moves nothing', async (_, make, code) => {
    const account = await openAccount(database.db, 100);
    const { trackingNumber } = await make();
    const before = await moneyRows(database.db);
    const attempt = hold(pool(), {
      accountId: account,
      trackingNumber,
      amountCents: 100,
      transactionId: transactionId(),
    });
    await expect(attempt).rejects.toMatchObject({ code });
    expect(await moneyRows(database.db)).toEqual(before);
  });

  it("on another account's shipment is refused even if that shipment lost its hold", async () => {
    const [account, stranger] = [await openAccount(database.db, 100), await openAccount(database.db, 100)];
    const { trackingNumber } = await book(database.db, stranger, 100);
    const client = await pool().connect();
    try {
      await client.query('begin; set local session_replication_role = replica');
      await client.query('delete from wallet_transaction where tracking_number = $1', [trackingNumber]);
      await client.query('delete from hold where tracking_number = $1', [trackingNumber]);
      await client.query('set local session_replication_role = origin');
      const taken = { accountId: account, trackingNumber, amountCents: 100, transactionId: transactionId() };
      expect(await hold(client, taken)).toMatchObject({ verdict: 'held' });
      await expect(client.query('commit')).rejects.toMatchObject({
        constraint: 'hold_account_id_tracking_number_fkey',
      });
    } finally {
      client.release();
    }
  });

  it('on a test-mode shipment is refused at the end of the transaction, because test mode moves no money', async () => {
    const account = await openAccount(database.db, 100);
    const before = await moneyRows(database.db);
    await expect(book(database.db, account, 100, { livemode: false })).rejects.toMatchObject({
      constraint: 'hold_is_live',
    });
    expect(await moneyRows(database.db)).toEqual(before);
  });
});

describe('a settlement', () => {
  it.each([
    ['less than was held', 900],
    ['the held amount', 1_000],
    ['more than was held', 1_250],
    ['nothing', 0],
    ['more than the balance', 9_000],
  ])('charges the final fee, %s, and ends the hold', async (_, charged) => {
    const account = await openAccount(database.db, 5_000);
    const { trackingNumber } = await book(database.db, account, 1_000);
    const result = await post(pool(), {
      trackingNumber,
      chargedCents: charged,
      transactionId: transactionId(),
    });
    expect(result).toMatchObject({ verdict: 'posted', amountCents: charged, heldCents: 0 });
    expect(await wallet(database.db, account)).toEqual({ balance: 5_000 - charged, held: 0, version: 3 });
    expect((await findAnyShipment(database.db, trackingNumber))?.charge).toEqual({
      state: 'posted',
      heldCents: 0,
      releasedCents: 0,
      chargedCents: charged,
      settledAt: expect.any(String),
      adjustmentsCents: 0,
    });
  });

  it('charges a hold-exempt shipment, and a later cancel has no effect', async () => {
    const account = await openAccount(database.db, 1_000, { hold_exempt: true });
    const { trackingNumber } = await book(database.db, account, 1_000);
    await post(pool(), { trackingNumber, chargedCents: 1_100, transactionId: transactionId() });
    const late = await voidHold(pool(), { trackingNumber, transactionId: transactionId() });
    expect(late).toMatchObject({
      verdict: 'posted',
      repeated: false,
      transactionId: null,
      availableCents: -100,
    });
    expect(await wallet(database.db, account)).toEqual({ balance: -100, held: 0, version: 2 });
  });

  it('of a cancelled shipment, or of a shipment without a hold, moves nothing', async () => {
    const account = await openAccount(database.db, 1_000);
    const { trackingNumber } = await book(database.db, account, 400);
    await voidHold(pool(), { trackingNumber, transactionId: transactionId() });
    const before = await moneyRows(database.db);
    const input = { trackingNumber, transactionId: transactionId() };
    expect((await post(pool(), { ...input, chargedCents: 400 })).verdict).toBe('voided');
    expect((await refund(pool(), { ...input, amountCents: 400 })).verdict).toBe('not_posted');
    const unknown = { trackingNumber: 'SMP0000000000000', transactionId: transactionId() };
    expect((await voidHold(pool(), unknown)).verdict).toBe('no_hold');
    expect((await post(pool(), { ...unknown, chargedCents: 1 })).verdict).toBe('no_hold');
    expect((await refund(pool(), { ...unknown, amountCents: 1 })).verdict).toBe('no_hold');
    expect(await moneyRows(database.db)).toEqual(before);
  });

  it("can be refunded up to the charge, and adjusted; both are shown as the shipment's adjustments", async () => {
    const account = await openAccount(database.db, 1_000);
    const { trackingNumber } = await book(database.db, account, 400);
    await post(pool(), { trackingNumber, chargedCents: 500, transactionId: transactionId() });
    const input = () => ({ trackingNumber, transactionId: transactionId() });
    expect((await refund(pool(), { ...input(), amountCents: 501 })).verdict).toBe('exceeds_charge');
    expect((await refund(pool(), { ...input(), amountCents: 500 })).verdict).toBe('refunded');
    await adjust(pool(), { ...input(), accountId: account, amountCents: -35, reason: 'Address correction' });
    expect((await findAnyShipment(database.db, trackingNumber))?.charge).toMatchObject({
      chargedCents: 500,
      adjustmentsCents: -465,
    });
    expect(await wallet(database.db, account)).toMatchObject({ balance: 965, held: 0 });
  });
});

describe('an adjustment', () => {
  it("is refused for another account's shipment", async () => {
    const account = await openAccount(database.db, 100);
    const stranger = await openAccount(database.db, 100);
    const { trackingNumber } = await book(database.db, stranger, 100);
    const before = await moneyRows(database.db);
    const input = { accountId: account, amountCents: 5, reason: 'x', transactionId: transactionId() };
    expect((await adjust(pool(), { ...input, trackingNumber })).verdict).toBe('unknown_shipment');
    expect(await moneyRows(database.db)).toEqual(before);
  });
});

describe('a repeated movement', () => {
  it('returns the first result and changes nothing, even after later movements', async () => {
    const account = await openAccount(database.db, 0, { low_balance_cents: 9_000 });
    const [first, second] = ['SMP0000000000011', 'SMP0000000000022'];
    const paid = { accountId: account, amountCents: 10_000, reference: 'FPS 1' };
    const steps = {
      topUp: () => topUp(pool(), { ...paid, transactionId: transactionId() }),
      hold: async () => (await book(database.db, account, 1_000, { trackingNumber: first })).result,
      post: () =>
        post(pool(), { trackingNumber: first, chargedCents: 1_200, transactionId: transactionId() }),
      refund: () =>
        refund(pool(), { trackingNumber: first, amountCents: 100, transactionId: transactionId() }),
      otherHold: async () => (await book(database.db, account, 700, { trackingNumber: second })).result,
      void: () => voidHold(pool(), { trackingNumber: second, transactionId: transactionId() }),
      adjust: () =>
        adjust(pool(), {
          accountId: account,
          amountCents: -35,
          reason: 'fee',
          reference: 'case 1',
          trackingNumber: first,
          transactionId: transactionId(),
        }),
    };
    const firstResults = new Map<string, object>();
    for (const [name, step] of Object.entries(steps)) firstResults.set(name, await step());
    const before = await moneyRows(database.db);
    for (const [name, step] of Object.entries(steps)) {
      expect({ name, ...(await step()) }).toEqual({
        name,
        ...firstResults.get(name),
        repeated: true,
        crossedLowBalance: false,
      });
    }
    expect(await moneyRows(database.db)).toEqual(before);
  });

  it('with another amount returns the first amount', async () => {
    const account = await openAccount(database.db);
    const input = { accountId: account, reference: 'FPS 2' };
    await topUp(pool(), { ...input, amountCents: 500, transactionId: transactionId() });
    const again = await topUp(pool(), { ...input, amountCents: 900, transactionId: transactionId() });
    expect(again).toMatchObject({ repeated: true, amountCents: 500, balanceCents: 500 });
  });

  it('without a reference is a new movement; references are separate per account', async () => {
    const [account, other] = [await openAccount(database.db), await openAccount(database.db)];
    for (const accountId of [account, account, other]) {
      await topUp(pool(), { accountId, amountCents: 100, transactionId: transactionId() });
      await topUp(pool(), { accountId, amountCents: 10, reference: 'FPS', transactionId: transactionId() });
    }
    expect((await wallet(database.db, account)).balance).toBe(210);
    expect((await wallet(database.db, other)).balance).toBe(110);
  });
});

describe('an invalid amount', () => {
  it('is refused by the database and moves nothing', async () => {
    const account = await openAccount(database.db, 1_000);
    const { trackingNumber } = await book(database.db, account, 100);
    const before = await moneyRows(database.db);
    const input = { accountId: account, trackingNumber, transactionId: transactionId(), reason: 'x' };
    const checkViolation = { code: '23514' };
    await expect(topUp(pool(), { ...input, amountCents: 0 })).rejects.toMatchObject(checkViolation);
    await expect(topUp(pool(), { ...input, amountCents: -5 })).rejects.toMatchObject(checkViolation);
    await expect(adjust(pool(), { ...input, amountCents: 0 })).rejects.toMatchObject(checkViolation);
    await expect(post(pool(), { ...input, chargedCents: -1 })).rejects.toMatchObject(checkViolation);
    await expect(refund(pool(), { ...input, amountCents: 0 })).rejects.toMatchObject(checkViolation);
    await expect(book(database.db, account, -1)).rejects.toMatchObject(checkViolation);
    expect(await moneyRows(database.db)).toEqual(before);
  });
});
