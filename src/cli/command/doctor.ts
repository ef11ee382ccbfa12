import type { CliCommand, CommandResult } from '../command-line.ts';
import type { Finding } from '../doctor/checks.ts';
import { examine } from '../doctor/examine.ts';
import { type Session, withSettings } from '../session.ts';

export function doctor(program: CliCommand, session: Session): void {
  program
    .command('doctor')
    .description(
      'Check the requirements of Sampan, and say how to fix each problem. Starts the embedded database if it is not running',
    )
    .option(
      '--after-restore',
      'also check what a restore of the database can break. Raises the sequence numbers of events, which receivers have seen already',
    )
    .examples('doctor', 'doctor --after-restore')
    .action(withSettings(session, runChecks));
}

async function runChecks(
  session: Session,
  { afterRestore }: { readonly afterRestore?: true },
): Promise<CommandResult> {
  const findings = await examine(session, { afterRestore: afterRestore === true });
  const failed = findings.filter(({ state }) => state === 'fail').map(({ check }) => check);
  return {
    json: { ok: failed.length === 0, checks: findings },
    lines: findings.map(findingLine),
    ...(failed.length === 0
      ? {}
      : { failure: `${failed.length} of ${findings.length} checks failed: ${failed.join(', ')}` }),
  };
}

function findingLine({ check, state, message, remedy }: Finding): string {
  return `${state.padEnd(4)}  ${check.padEnd(8)}  ${remedy ? `${message}. ${remedy}.` : message}`;
}
