import { type LedgerViolation, verifyLedger } from '../../wallet/verify.ts';
import type { Answer } from '../answer.ts';
import type { CliCommand } from '../cli-command.ts';
import { onDatabase, type Session } from '../session.ts';
import { formatTable } from '../table.ts';
import type { OpenDatabase } from '../with-database.ts';

export function ledgerVerify(group: CliCommand, session: Session): void {
  group
    .command('verify')
    .description(
      'Hold every wallet, entry and hold against the invariants; fails with the rows that break them',
    )
    .examples('ledger verify')
    .action(onDatabase(session, verify));
}

async function verify({ pool }: OpenDatabase): Promise<Answer> {
  const { ok, checked, violations } = await verifyLedger(pool);
  const counts = Object.entries(checked).map(([kind, count]) => `${count} ${kind.replace('_', ' ')}`);
  if (ok) return { json: { ok, checked }, lines: [`The ledger holds: ${counts.join(', ')}`] };
  return {
    json: { ok, checked, violations },
    lines: formatTable(['SUBJECT', 'INVARIANT', 'FOUND'], violations.map(cells)),
    failure: `the ledger does not hold: ${violations.length} of its rows break an invariant (${counts.join(', ')} looked at)`,
  };
}

function cells({ subject, invariant, detail }: LedgerViolation): string[] {
  return [subject, invariant.replaceAll('_', ' '), detail];
}
