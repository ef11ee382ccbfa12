import { expect } from '@jest/globals';
import type { Db } from '../../../db/client.ts';
import { verifyLedger } from '../../../src/wallet/wallet.ts';

/** Expects every invariant of the wallet ledger to hold. Call it at the end of a suite that moves money. */
export async function expectLedgerHolds({ pool }: Pick<Db, 'pool'>): Promise<void> {
  expect((await verifyLedger(pool)).violations).toEqual([]);
}
