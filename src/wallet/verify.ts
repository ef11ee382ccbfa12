import type pg from 'pg';
import { liftStatementTimeout } from '../../db/query/installation/server.ts';
import { findLedgerViolations, type LedgerFindings } from '../../db/query/wallet/wallet-invariant.ts';
import type { Queryable } from '../../db/statement.ts';

export interface LedgerReport extends LedgerFindings {
  readonly ok: boolean;
}

/** Checks the ledger against its invariants (`sampan ledger verify`, docs/design/ledger.md). Read only. */
export async function verifyLedger(db: Queryable): Promise<LedgerReport> {
  const report = await findLedgerViolations(db);
  return { ok: report.violationCount === 0, ...report };
}

/** Does the same on a connection of its own without a statement timeout: a large ledger takes long to check. */
export async function verifyLedgerOf(pool: pg.Pool): Promise<LedgerReport> {
  const client = await pool.connect();
  try {
    await liftStatementTimeout(client);
    return await verifyLedger(client);
  } finally {
    client.release(true);
  }
}
