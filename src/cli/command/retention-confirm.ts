import { commandLineActor } from '../../audit.ts';
import { confirmClock } from '../../retention.ts';
import type { CliCommand, CommandResult } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { onDatabase, type Session } from '../session.ts';

export function retentionConfirm(group: CliCommand, session: Session): void {
  group
    .command('confirm')
    .description(
      "Confirm that the database's clock is right after it jumped ahead or the service was stopped for over a week. The next run then deletes data past its retention",
    )
    .examples('retention confirm')
    .action(onDatabase(session, confirm));
}

async function confirm({ kysely }: OpenDatabase): Promise<CommandResult> {
  const before = await confirmClock(kysely, commandLineActor(null, new Date()));
  const line = before
    ? `Confirmed that it is ${before.now}. The next run deletes data past its retention.`
    : 'Nothing to confirm: deletion by age is not held.';
  return {
    json: {
      confirmed: before !== undefined,
      now: before?.now ?? null,
      trusted_before: before?.trusted_at ?? null,
    },
    lines: [line],
  };
}
