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
