import { addEntitlementOf } from '../../../account/change-entitlement.ts';
import { commandLineActor } from '../../../user/audit.ts';
import type { CliCommand } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { requireAccount } from '../../require-account.ts';
import { onDatabase, type Session } from '../../session.ts';
import { entitlementLines } from './view.ts';

export function entitlementCopy(group: CliCommand, session: Session): void {
  group
    .command('copy')
    .description(
      'Copy the products and rate tables of one account to another. The receiving account keeps what it has, and its own rate tables take precedence',
    )
    .requiredOption('--from <id>', 'account ID to copy from')
    .requiredOption('--to <id>', 'account ID to copy to')
    .examples('entitlement copy --from acc_… --to acc_…')
    .action(onDatabase(session, copy));
}

async function copy(
  { kysely }: OpenDatabase,
  { from, to }: { from: string; to: string },
): Promise<CommandResult> {
  await requireAccount(kysely, from, '--from');
  await requireAccount(kysely, to, '--to');
  if (from === to) throw new Refusal('--from and --to are the same account. Name two different accounts.');
  const entitlement = await kysely
    .transaction()
    .execute((tx) => addEntitlementOf(tx, commandLineActor(to, new Date()), from));
  return {
    json: { account_id: to, ...entitlement },
    lines: [`Account ${to} can now order:`, ...entitlementLines(to, entitlement)],
  };
}
