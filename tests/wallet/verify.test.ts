import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ledgerInvariants } from '../../db/query/wallet/wallet-invariant.ts';
import { verifyLedger } from '../../src/wallet/wallet.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { book, newTransactionId, openAccount } from './ledger-bookings.ts';
import { adjust, post, refund, voidHold } from './movements.ts';

let database: TestDatabase;
const shipments = { pending: 'SMP1', voided: 'SMP2', posted: 'SMP3', exempt: 'SMP4' };

/** Creates one hold in each final state, a refund, an adjustment, and an account without money. */
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const account = await openAccount(db, 10_000);
  for (const trackingNumber of [shipments.pending, shipments.voided, shipments.posted]) {
    await book(db, account, 500, { trackingNumber });
  }
  const movement = () => ({ transactionId: newTransactionId() });
  await voidHold(db.pool, { ...movement(), trackingNumber: shipments.voided });
  await post(db.pool, { ...movement(), trackingNumber: shipments.posted, chargedCents: 620 });
  await refund(db.pool, { ...movement(), trackingNumber: shipments.posted, amountCents: 20 });
  await adjust(db.pool, { ...movement(), accountId: account, amountCents: -5, reason: 'fee' });
  const exempt = await openAccount(db, 0, { hold_exempt: true, credit_limit_cents: 1_000 });
  await book(db, exempt, 800, { trackingNumber: shipments.exempt });
});
afterAll(() => database.stop());

/** Runs the statements without triggers, verifies the ledger and rolls back. A superuser can switch triggers off. */
async function foundAfter(...statements: string[]): Promise<string[]> {
  const client = await database.db.pool.connect();
  try {
    await client.query('begin; set local session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
    const { ok, violations } = await verifyLedger(client);
    expect(ok).toBe(violations.length === 0);
    return violations.map(({ invariant, subject }) => `${invariant} ${subject}`).sort();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const topUpId = async () => {
  const row = await database.db.kysely
    .selectFrom('wallet_transaction')
    .select(['id', 'account_id'])
    .where('type', '=', 'top_up')
    .executeTakeFirstOrThrow();
  return row;
};

describe('the ledger verification', () => {
  it('finds nothing in a valid ledger, and reports the number of checked rows', async () => {
    expect(await verifyLedger(database.db.pool)).toEqual({
      ok: true,
      checked: { wallets: 1, transactions: 8, entries: 8, holds: 4, live_shipments: 4 },
      violationCount: 0,
      violations: [],
    });
    expect(await foundAfter()).toEqual([]);
  });

  const corruptions: [string, string[], string[]][] = [
    [
      'a changed entry',
      ["update entry set amount_cents = 9999 where ledger_account = 'cash'"],
      ['entries_of_a_transfer_sum_to_zero', 'transaction_has_its_two_entries'],
    ],
    [
      'a transfer with both sides changed',
      [
        "update entry set amount_cents = amount_cents * 2 where transfer_id = (select id from wallet_transaction where type = 'top_up')",
      ],
      ['balance_is_the_sum_of_its_entries', 'transaction_has_its_two_entries'],
    ],
    [
      'a transfer booked against another internal account',
      ["update entry set ledger_account = 'revenue' where ledger_account = 'cash'"],
      ['transaction_has_its_two_entries'],
    ],
    [
      'a transfer without its entries',
      [
        "delete from entry where ledger_account = 'adjustment' or transfer_id in (select transfer_id from entry where ledger_account = 'adjustment')",
      ],
      ['balance_is_the_sum_of_its_entries', 'transaction_has_its_two_entries'],
    ],
    [
      'entries without their transaction',
      ["delete from wallet_transaction where type = 'adjust'"],
      [
        'transaction_has_its_two_entries',
        'versions_have_no_gaps',
        'wallet_is_as_its_last_transaction_left_it',
      ],
    ],
    [
      'entries of a deleted wallet',
      ['delete from wallet'],
      ['balance_is_the_sum_of_its_entries', 'held_is_the_sum_of_pending_holds'],
    ],
    [
      'a raised balance',
      ['update wallet set balance_cents = balance_cents + 1'],
      ['balance_is_the_sum_of_its_entries', 'wallet_is_as_its_last_transaction_left_it'],
    ],
    [
      'a lowered held amount',
      ['update wallet set held_cents = held_cents - 1'],
      ['held_is_the_sum_of_pending_holds', 'wallet_is_as_its_last_transaction_left_it'],
    ],
    [
      'a skipped version',
      ['update wallet set version = version + 1'],
      ['versions_have_no_gaps', 'wallet_is_as_its_last_transaction_left_it'],
    ],
    [
      'a deleted movement',
      ["delete from wallet_transaction where type = 'void'"],
      ['hold_has_its_transactions', 'transactions_continue_each_other', 'versions_have_no_gaps'],
    ],
    [
      'a movement with a changed amount',
      [
        "update wallet_transaction set held_change_cents = 400 where type = 'hold' and tracking_number = 'SMP1'",
      ],
      ['hold_has_its_transactions', 'transactions_continue_each_other'],
    ],
    [
      'a changed hold',
      ["update hold set amount_cents = 400 where tracking_number = 'SMP1'"],
      ['held_is_the_sum_of_pending_holds', 'hold_has_its_transactions'],
    ],
    [
      'a hold voided without its movement',
      ["update hold set state = 'voided', closed_at = now() where tracking_number = 'SMP1'"],
      ['held_is_the_sum_of_pending_holds', 'hold_has_its_transactions'],
    ],
    [
      'a changed charge',
      ["update hold set posted_cents = 1 where tracking_number = 'SMP3'"],
      ['hold_has_its_transactions'],
    ],
    [
      'a reopened hold',
      ["update hold set state = 'pending', closed_at = null where tracking_number = 'SMP2'"],
      ['held_is_the_sum_of_pending_holds', 'hold_has_its_transactions'],
    ],
    ['a deleted hold', ["delete from hold where tracking_number = 'SMP4'"], ['live_shipment_has_its_hold']],
    [
      'a deleted shipment',
      ["delete from shipment where tracking_number = 'SMP4'"],
      ['hold_has_its_live_shipment'],
    ],
    [
      'a hold of another account',
      [
        "update shipment set account_id = (select account_id from hold where tracking_number = 'SMP1') where tracking_number = 'SMP4'",
      ],
      ['hold_has_its_live_shipment', 'live_shipment_has_its_hold'],
    ],
    [
      'money in test mode',
      ["update shipment set livemode = false where tracking_number = 'SMP1'"],
      ['hold_has_its_live_shipment', 'test_mode_has_no_money'],
    ],
    [
      'a cancelled shipment that still holds',
      ["update shipment set status = 'cancelled' where tracking_number = 'SMP1'"],
      ['cancelled_and_rejected_shipments_cost_nothing'],
    ],
    [
      'a rejected shipment that was charged',
      ["update shipment set dispatch_status = 'rejected' where tracking_number = 'SMP3'"],
      ['cancelled_and_rejected_shipments_cost_nothing'],
    ],
  ];

  it.each(corruptions)('finds %s', async (_, statements, invariants) => {
    const found = await foundAfter(...statements);
    expect([...new Set(found.map((line) => line.split(' ')[0]))]).toEqual(invariants);
  });

  it('names the row', async () => {
    const { id, account_id } = await topUpId();
    expect(await foundAfter("update entry set amount_cents = 1 where ledger_account = 'cash'")).toEqual([
      `entries_of_a_transfer_sum_to_zero ${id}`,
      `transaction_has_its_two_entries ${id}`,
    ]);
    expect(await foundAfter('update wallet set balance_cents = 0')).toEqual([
      `balance_is_the_sum_of_its_entries ${account_id}`,
      `wallet_is_as_its_last_transaction_left_it ${account_id}`,
    ]);
  });

  it('has a test of every invariant', () => {
    const shown = new Set(corruptions.flatMap(([, , invariants]) => invariants));
    expect([...shown].sort()).toEqual(Object.keys(ledgerInvariants).sort());
  });
});
