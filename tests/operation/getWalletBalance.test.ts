import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { root } from '../support/paths.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { book, newTransactionId } from '../wallet/ledger-bookings.ts';

const contract = JSON.parse(readFileSync(path.join(root, 'openapi.json'), 'utf8'));
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

  it('is described with the credit limit and the credit floor, as createShipment decides', () => {
    const { description } = contract.paths['/wallet/balance'].get;
    for (const code of [
      'INSUFFICIENT_FUNDS',
      'CREDIT_LIMIT_EXCEEDED',
      'CREDIT_SUSPENDED',
      'CREDIT_FLOOR_REACHED',
    ])
      expect(description).toContain(code);
    expect(description).toContain('Without a credit limit, createShipment fails with INSUFFICIENT_FUNDS');
    expect(description).toContain('at or below the floor');
  });

  it('returns zeros in test mode, and for an account without a wallet', async () => {
    const zeros = { balance: 0, available: 0, held: 0, currency: 'HKD' };
    expect(await balance(service.account.testKey)).toEqual(zeros);
    expect(await balance((await service.createAccount()).liveKey)).toEqual(zeros);
  });
});
