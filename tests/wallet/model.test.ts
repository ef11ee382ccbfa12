import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { openAccount, wallet } from './ledger-bookings.ts';
import { ledgerCommands, type Real } from './ledger-command.ts';
import { LedgerModel } from './ledger-model.ts';

const runs = Number(process.env.LEDGER_MODEL_RUNS ?? 60);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await expectLedgerHolds(database.db);
  await database.stop();
});

describe('the ledger', () => {
  it('matches a model in memory for random movements', async () => {
    let run = 0;
    let commands = 0;
    const property = fc.asyncProperty(
      fc.commands(ledgerCommands, { maxCommands: 60, size: 'max' }),
      async (sequence) => {
        const { db } = database;
        const real: Real = {
          db,
          accountIds: [await openAccount(db), await openAccount(db)],
          prefix: `SMPM${run++}X`,
          commands: 0,
        };
        const model = new LedgerModel();
        for (const _ of real.accountIds) {
          const terms = {
            credit_limit_cents: 0,
            credit_floor_cents: null,
            frozen: false,
            credit_suspended: false,
            hold_exempt: false,
            low_balance_cents: null,
          };
          model.accounts.push({ balance: 0, held: 0, version: 0, terms });
        }
        await fc.asyncModelRun(() => ({ model, real }), sequence);
        for (const [index, id] of real.accountIds.entries()) {
          const { terms: _, ...expected } = model.accounts[index] ?? { terms: null };
          expect(await wallet(db, id)).toEqual(expected);
        }
        commands += real.commands;
      },
    );
    await fc.assert(property, { numRuns: runs });
    expect(commands).toBeGreaterThan(runs * 10);
  }, 60_000);
});
