import { expect } from '@jest/globals';
import type { Db } from '../../db/client.ts';
import type { TestDatabase } from '../support/store/database.ts';
import { book, newTransactionId, openAccount, wallet } from './ledger-bookings.ts';
import { post, voidHold } from './movements.ts';

/** Cancels, settles and cancels each of `races` holds in parallel, and expects one final state per hold. */
export async function expectOneEnding(database: TestDatabase, db: Db, races: number): Promise<void> {
  const account = await openAccount(database.db, 1_000_000);
  const orders = Array.from({ length: races }, (_, index) => index);
  const endings = { posted: 0, voided: 0 };
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      for (let order = orders.pop(); order !== undefined; order = orders.pop()) {
        const { trackingNumber } = await book(db, account, 100);
        const cancel = () => voidHold(db.pool, { trackingNumber, transactionId: newTransactionId() });
        const settle = () =>
          post(db.pool, { trackingNumber, chargedCents: 130, transactionId: newTransactionId() });
        const racers = order % 2 === 0 ? [cancel, settle, cancel] : [settle, cancel, cancel];
        const results = await Promise.all(racers.map((racer) => racer()));
        const verdicts = new Set(results.map(({ verdict }) => verdict));
        expect(verdicts.size).toBe(1);
        const ending = verdicts.has('posted') ? 'posted' : 'voided';
        expect(results.filter(({ transactionId, repeated }) => transactionId && !repeated)).toHaveLength(1);
        endings[ending]++;
      }
    }),
  );
  expect(endings.posted + endings.voided).toBe(races);
  expect(Math.min(endings.posted, endings.voided)).toBeGreaterThan(0);
  expect(await wallet(database.db, account)).toEqual({
    balance: 1_000_000 - 130 * endings.posted,
    held: 0,
    version: 1 + 2 * races,
  });
  const { rows } = await database.db.pool.query(
    'select coalesce(sum(amount_cents), 0)::bigint as sum from entry',
  );
  expect(rows).toEqual([{ sum: 0 }]);
}
