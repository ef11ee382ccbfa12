import type pg from 'pg';
import { liftStatementTimeout } from '../../../db/query/installation/server.ts';
import type { LedgerViolation } from '../../../db/query/wallet/wallet-invariant.ts';
import { verifyLedger } from '../../wallet/verify.ts';
import type { Answer } from '../answer.ts';
import type { CliCommand } from '../cli-command.ts';
import type { OpenDatabase } from '../open-database.ts';
import { onDatabase, type Session } from '../session.ts';
import { formatTable } from '../table.ts';

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
  await using connection = await unhurried(pool);
  const { ok, checked, violationCount, violations } = await verifyLedger(connection.client);
  const counts = Object.entries(checked).map(([kind, count]) => `${count} ${kind.replace('_', ' ')}`);
  if (ok) return { json: { ok, checked }, lines: [`The ledger holds: ${counts.join(', ')}`] };
  const looked = `${counts.join(', ')} looked at`;
  return {
    json: { ok, checked, violation_count: violationCount, violations },
    lines: formatTable(['SUBJECT', 'INVARIANT', 'FOUND'], violations.map(cells)),
    failure: `the ledger does not hold: ${violationCount} rows break an invariant (${looked})`,
  };
}

/** A connection whose statements may take as long as a large ledger needs. */
async function unhurried(pool: pg.Pool): Promise<{ client: pg.PoolClient } & AsyncDisposable> {
  const client = await pool.connect();
  await liftStatementTimeout(client);
  return { client, [Symbol.asyncDispose]: async () => client.release(true) };
}

function cells({ subject, invariant, detail }: LedgerViolation): string[] {
  return [subject, invariant.replaceAll('_', ' '), detail];
}
