import { it } from '@jest/globals';
import { openDb } from '../../db/client.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { createTestDatabase } from '../support/store/database.ts';
import { expectOneEnding } from '../wallet/cancel-settle-race.ts';

it('parallel cancel, settle and cancel end in one state, 5,000 times', async () => {
  await using database = await createTestDatabase();
  await using db = openDb({ url: database.url, poolSize: 50 });
  await expectOneEnding(database, db, 5_000);
  await expectLedgerHolds(database.db);
});
