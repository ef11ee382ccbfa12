import { copyEntitlement, readEntitlement } from '../../../../db/query/pricing/entitlement.ts';
import type { Answer } from '../../answer.ts';
import type { CliCommand } from '../../cli-command.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { requireAccount } from '../../require-account.ts';
import { onDatabase, type Session } from '../../session.ts';
import { entitlementLines } from './view.ts';

export function entitlementCopy(group: CliCommand, session: Session): void {
  group
    .command('copy')
    .description(
      "Give an account another's products and rate tables beside what it has; its own rate tables win",
    )
    .requiredOption('--from <id>', 'whose entitlement it is')
    .requiredOption('--to <id>', 'who gets it too')
    .examples('entitlement copy --from acc_… --to acc_…')
    .action(onDatabase(session, copy));
}

async function copy({ kysely }: OpenDatabase, { from, to }: { from: string; to: string }): Promise<Answer> {
  await requireAccount(kysely, from, '--from');
  await requireAccount(kysely, to, '--to');
  if (from === to) throw new Refusal('--from and --to are the same account; name two');
  await copyEntitlement(kysely, from, to);
  const entitlement = await readEntitlement(kysely, to);
  return {
    json: { account_id: to, ...entitlement },
    lines: [`Account ${to} now has:`, ...entitlementLines(to, entitlement)],
  };
}
