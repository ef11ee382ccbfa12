import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { emptyWallet, readWallet } from '../../db/query/wallet/wallet.ts';
import {
  listMonths,
  nextMonth,
  readMonthSums,
  readPeriods,
  readStatement,
  statementView,
} from '../../src/wallet/statement.ts';
import { statementCsv } from '../../src/wallet/statement-document.ts';
import { runs } from '../support/profile.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { book, newTransactionId, openAccount } from './ledger-bookings.ts';
import { adjust, post, refund, voidHold } from './movements.ts';
import { moveTo } from './statement-months.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await expectLedgerHolds(database.db);
  await database.stop();
});

/** A movement of a wallet, hours after the last one. */
const movement = fc.record({
  hours: fc.integer({ min: 0, max: 900 }),
  kind: fc.constantFrom('top_up', 'book', 'post', 'void', 'refund', 'adjust'),
  cents: fc.integer({ min: 1, max: 900_000 }),
  sign: fc.constantFrom(1, -1),
});

describe('the statements of a wallet', () => {
  it('join without a gap and agree with the ledger to the cent, for random movements over months', async () => {
    const { db } = database;
    const property = fc.asyncProperty(fc.array(movement, { minLength: 1, maxLength: 25 }), async (steps) => {
      const accountId = await openAccount(db, 0, { credit_limit_cents: 100_000_000 });
      const scope = { accountId, livemode: true };
      const ids = () => ({ transactionId: newTransactionId() });
      const held: string[] = [];
      const settled: { trackingNumber: string; cents: number }[] = [];
      let now = Date.parse('2026-01-15T00:00:00Z');
      for (const { hours, kind, cents, sign } of steps) {
        now += hours * 3_600_000;
        await moveTo(database, new Date(now).toISOString());
        const open = kind === 'post' || kind === 'void' ? held.pop() : undefined;
        const charged = kind === 'refund' ? settled.pop() : undefined;
        if (open && kind === 'post') {
          await post(db.pool, { ...ids(), trackingNumber: open, chargedCents: cents });
          settled.push({ trackingNumber: open, cents });
        } else if (open) await voidHold(db.pool, { ...ids(), trackingNumber: open });
        else if (charged) {
          const amountCents = 1 + (cents % charged.cents);
          await refund(db.pool, { ...ids(), ...charged, amountCents, reason: 'Refund' });
        } else if (kind === 'adjust')
          await adjust(db.pool, { ...ids(), accountId, amountCents: sign * cents, reason: 'Correction' });
        else if (kind === 'book') held.push((await book(db, accountId, cents)).trackingNumber);
        else await topUp(db.pool, { ...ids(), accountId, amountCents: cents });
      }
      const end = new Date(now + 1_000);
      const months = await listMonths(db.kysely, scope, end, { before: null, limit: 100 });
      const periods = await readPeriods(db.kysely, scope, end, months);
      const sums = await readMonthSums(db.kysely, scope, periods);
      let cents = 0;
      let movements = 0;
      for (const [index, period] of periods.entries()) {
        // The newest first.
        const older = periods[index + 1];
        expect(period.opening).toEqual(older?.closing ?? emptyWallet);
        if (older) expect([nextMonth(older.month), older.until]).toEqual([period.month, period.from]);
        const statement = await readStatement(db.kysely, scope, end, period.month);
        if (!statement) throw new Error(`no statement of ${period.month}`);
        const { totals, opening, closing } = statement;
        const { top_up, refund: refunded, adjust: adjusted } = totals;
        expect(sums[index]).toEqual({ top_up, refund: refunded, adjust: adjusted, charged: 0 - totals.post });
        const change = totals.top_up + totals.post + totals.refund + totals.adjust;
        expect(opening.balance_cents + change).toBe(closing.balance_cents);
        cents += change;
        const view = statementView(statement, accountId);
        const invoiced = Math.round(100 * (view.charges_hkd - view.refunds_hkd - view.adjustments_hkd));
        expect(Math.round(100 * view.invoice_total_hkd)).toBe(invoiced);
        const cent = (hkd: number) => Math.round(100 * hkd);
        expect([cent(view.opening_balance_hkd), cent(view.closing_balance_hkd)]).toEqual([
          opening.balance_cents,
          closing.balance_cents,
        ]);
        // Every figure that the merchant reads adds up to the closing balance.
        expect(
          cent(view.opening_balance_hkd) +
            cent(view.top_ups_hkd) -
            cent(view.charges_hkd) +
            cent(view.refunds_hkd) +
            cent(view.adjustments_hkd),
        ).toBe(closing.balance_cents);
        let csv = '';
        for await (const part of statementCsv(db.kysely, scope, statement, 'statement')) csv += part;
        // Head, both balances, and the end of the last line.
        movements += csv.split('\r\n').length - 4;
      }
      const { rows } = await db.pool.query<{ count: number; sum: number }>(
        `select (select count(*) from wallet_transaction where account_id = $1) as count,
            (select coalesce(sum(amount_cents), 0)::bigint from entry where ledger_account = $1) as sum`,
        [accountId],
      );
      const { balanceCents } = await readWallet(db.kysely, scope);
      expect([cents, cents, movements]).toEqual([balanceCents, rows[0]?.sum, rows[0]?.count]);
    });
    await fc.assert(property, { numRuns: runs(200) });
  }, 120_000);
});
