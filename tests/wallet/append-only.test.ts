import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { book, newTransactionId, openAccount } from './ledger-bookings.ts';
import { adjust, post } from './movements.ts';

let database: TestDatabase;
let account: string;
beforeAll(async () => {
  database = await createTestDatabase();
  account = await openAccount(database.db, 1_000);
  const { trackingNumber } = await book(database.db, account, 100);
  await post(database.db.pool, { trackingNumber, chargedCents: 90, transactionId: newTransactionId() });
});
afterAll(async () => {
  await expectLedgerHolds(database.db);
  await database.stop();
});

const booked = async () => {
  const { kysely } = database.db;
  return {
    entries: await kysely
      .selectFrom('entry')
      .selectAll()
      .orderBy('transfer_id')
      .orderBy('amount_cents')
      .execute(),
    transactions: await kysely.selectFrom('wallet_transaction').selectAll().orderBy('version').execute(),
  };
};

describe('a booked ledger entry', () => {
  it.each([
    'update entry set amount_cents = amount_cents + 1',
    'update entry set amount_cents = 5 where false',
    'delete from entry',
    'truncate entry',
    'update wallet_transaction set reason = null',
    'delete from wallet_transaction',
    'truncate wallet_transaction cascade',
    'truncate wallet cascade',
    'truncate account cascade',
    `insert into entry (account_id, transfer_id, ledger_account, amount_cents)
      select account_id, transfer_id, 'cash', 5 from entry limit 1 on conflict do nothing; update entry set version = 9`,
    `merge into wallet_transaction t using (select 1) one on true when matched then delete`,
  ])("does not change, even by a superuser's statement: %s", async (statement) => {
    const { rows } = await database.db.pool.query(
      'select rolsuper from pg_roles where rolname = current_user',
    );
    expect(rows).toEqual([{ rolsuper: true }]);
    const before = await booked();
    await expect(database.db.pool.query(statement)).rejects.toThrow(/the ledger is append-only|sum to 0/);
    expect(await booked()).toEqual(before);
  });

  it('is balanced: entries that do not sum to 0 are refused', async () => {
    const before = await booked();
    const [transfer] = before.transactions;
    const lame = database.db.pool.query(
      `insert into entry (account_id, transfer_id, ledger_account, amount_cents)
        values ($1, $2, 'revenue', 5), ($1, $2, 'adjustment', -4)`,
      [transfer?.account_id, transfer?.id],
    );
    await expect(lame).rejects.toThrow(`the entries of transfer ${transfer?.id} do not sum to 0`);
    expect(await booked()).toEqual(before);
  });

  it('is refused for a wallet version that is already used', async () => {
    const before = await booked();
    await database.db.pool.query('update wallet set version = version - 1 where account_id = $1', [account]);
    const input = { accountId: account, amountCents: 1, reason: 'x', transactionId: newTransactionId() };
    await expect(adjust(database.db.pool, input)).rejects.toMatchObject({
      constraint: 'wallet_transaction_account_id_version_key',
    });
    await database.db.pool.query('update wallet set version = version + 1 where account_id = $1', [account]);
    expect(await booked()).toEqual(before);
  });
});
