import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { book, newTransactionId } from '../wallet/booking-desk.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await expectLedgerHolds(service.database.db);
  await service.stop();
});

const balance = async (key: string) => (await service.call('get', '/wallet/balance', key)).body.data;

describe('200', () => {
  it('returns the live wallet: available is balance minus held, even below 0', async () => {
    const { database, account } = service;
    const payment = { accountId: account.id, amountCents: 123_456, transactionId: newTransactionId() };
    await topUp(database.db.pool, payment);
    await book(database.db, account.id, 3_456);
    expect(await balance(account.liveKey)).toEqual({
      balance: 1234.56,
      available: 1200,
      held: 34.56,
      currency: 'HKD',
    });
    await database.db.kysely.updateTable('account').set({ credit_limit_cents: 1_000 }).execute();
    await book(database.db, account.id, 120_001);
    expect(await balance(account.liveKey)).toEqual({
      balance: 1234.56,
      available: -0.01,
      held: 1234.57,
      currency: 'HKD',
    });
  });

  it('returns zeros in test mode, and for an account without a wallet', async () => {
    const zeros = { balance: 0, available: 0, held: 0, currency: 'HKD' };
    expect(await balance(service.account.testKey)).toEqual(zeros);
    expect(await balance((await service.createAccount()).liveKey)).toEqual(zeros);
  });
});
