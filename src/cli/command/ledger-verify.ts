import type { LedgerViolation } from '../../../db/query/wallet/wallet-invariant.ts';
import { verifyLargeLedger } from '../../wallet/wallet.ts';
import { type CliCommand, type CommandResult, formatTable } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { onDatabase, type Session } from '../session.ts';

export function ledgerVerify(group: CliCommand, session: Session): void {
  group
    .command('verify')
    .description(
      'Check all wallets, entries and holds against the ledger invariants. Fails and lists the rows that violate one',
    )
    .examples('ledger verify')
    .action(onDatabase(session, verify));
}

async function verify({ pool }: OpenDatabase): Promise<CommandResult> {
  const { ok, checked, violationCount, violations } = await verifyLargeLedger(pool);
  const counts = Object.entries(checked).map(([kind, count]) => `${count} ${kind.replace('_', ' ')}`);
  if (ok)
    return { json: { ok, checked }, lines: [`The ledger is consistent. Checked ${counts.join(', ')}.`] };
  return {
    json: { ok, checked, violation_count: violationCount, violations },
    lines: formatTable(['ID', 'VIOLATED INVARIANT', 'DETAILS'], violations.map(violationCells)),
    failure: `The ledger is inconsistent: ${violationCount} rows violate an invariant. Checked ${counts.join(', ')}.`,
  };
}

function violationCells({ subject, invariant, detail }: LedgerViolation): string[] {
  return [subject, invariant.replaceAll('_', ' '), detail];
}
