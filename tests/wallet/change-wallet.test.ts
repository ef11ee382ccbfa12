import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { commandLineActor } from '../../src/audit.ts';
import { correctWallet, creditWallet, refundCharge } from '../../src/wallet/change-wallet.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { book, moneyRows, newTransactionId, openAccount } from './ledger-bookings.ts';
import { post } from './movements.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

const written = async () => ({
  money: await moneyRows(database.db),
  activity: await database.db.kysely.selectFrom('audit_entry').selectAll().orderBy('id').execute(),
  events: await database.db.kysely.selectFrom('event').selectAll().orderBy('id').execute(),
});

const changes = {
  creditWallet: (account: string, amountCents: number, reference: string) =>
    creditWallet(database.db.kysely, commandLineActor(account, new Date()), { amountCents, reference }),
  correctWallet: (account: string, amountCents: number, reference: string) =>
    correctWallet(database.db.kysely, commandLineActor(account, new Date()), {
      amountCents,
      reference,
      reason: 'Goodwill',
    }),
};

describe.each(Object.entries(changes))('%s with a reference', (_, change) => {
  it('of an entry with the same amount is its repeat, and writes nothing', async () => {
    const account = await openAccount(database.db);
    const first = await change(account, 500, 'FPS 1');
    const before = await written();
    const earlier = expect.objectContaining({ reference: 'FPS 1', balance_change_cents: 500 });
    const repeat = { ...first, repeated: true, crossedLowBalance: false, earlier };
    expect(await change(account, 500, 'FPS 1')).toEqual(repeat);
    expect(await written()).toEqual(before);
  });

  it('of an entry with another amount returns that entry, and writes nothing', async () => {
    const account = await openAccount(database.db);
    await change(account, 500, 'FPS 1');
    const before = await written();
    expect(await change(account, 900, 'FPS 1')).toEqual({
      verdict: 'reference_used',
      earlier: expect.objectContaining({ reference: 'FPS 1', balance_change_cents: 500 }),
    });
    expect(await written()).toEqual(before);
  });

  it.each(['', ' '])('that is blank (%j) is refused, and writes nothing', async (blank) => {
    const account = await openAccount(database.db);
    const before = await written();
    await expect(change(account, 500, blank)).rejects.toThrow('the reference is blank');
    expect(await written()).toEqual(before);
  });
});

describe('refundCharge', () => {
  const settled = async (account: string) => {
    const { trackingNumber } = await book(database.db, account, 900);
    await post(database.db.pool, { trackingNumber, chargedCents: 900, transactionId: newTransactionId() });
    return trackingNumber;
  };
  const refund = (account: string, trackingNumber: string, amountCents: number) =>
    refundCharge(database.db.kysely, commandLineActor(account, new Date()), {
      trackingNumber,
      amountCents,
      reason: 'Lost',
    });

  it('finds no shipment of another account, and writes nothing', async () => {
    const [owner, other] = [await openAccount(database.db, 1_000), await openAccount(database.db, 1_000)];
    const trackingNumber = await settled(owner);
    const before = await written();
    expect(await refund(other, trackingNumber, 300)).toBeUndefined();
    expect(await written()).toEqual(before);
  });

  it('of a refunded charge returns that refund, and writes nothing', async () => {
    const account = await openAccount(database.db, 1_000);
    const trackingNumber = await settled(account);
    const first = await refund(account, trackingNumber, 300);
    expect(first).toMatchObject({ verdict: 'refunded', repeated: false });
    const before = await written();
    expect(await refund(account, trackingNumber, 300)).toMatchObject({ verdict: 'refunded', repeated: true });
    expect(await refund(account, trackingNumber, 400)).toEqual({
      verdict: 'already_refunded',
      earlier: expect.objectContaining({ type: 'refund', balance_change_cents: 300 }),
    });
    expect(await written()).toEqual(before);
  });
});
