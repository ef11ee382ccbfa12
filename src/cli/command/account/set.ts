import { updateAccount } from '../../../../db/query/account/account.ts';
import { setLowBalance } from '../../../../db/query/wallet/low-balance.ts';
import { audit, commandLineActor } from '../../../user/audit.ts';
import { draftLowBalance } from '../../../wallet/low-balance-event.ts';
import type { CliCommand } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { noSuchAccount, requireAccount } from '../../require-account.ts';
import { onDatabase, type Session } from '../../session.ts';
import { accountSettings, givenSettings, settingColumns } from './setting.ts';
import { accountView } from './view.ts';

export function accountSet(group: CliCommand, session: Session): void {
  const command = group
    .command('set')
    .description('Change settings of an account. Settings that are not given keep their values')
    .argument('<account-id>', 'account ID, as shown by `account list`');
  for (const { option } of accountSettings) command.addOption(option);
  command
    .examples(
      'account set acc_… --name "Lantau Shop Ltd" --email accounts@lantau.example',
      'account set acc_… --custom-insurance true',
    )
    .action(onDatabase(session, changeAccount));
}

async function changeAccount(
  { kysely }: OpenDatabase,
  id: string,
  options: Record<string, unknown>,
): Promise<CommandResult> {
  const given = givenSettings(options);
  if (given.length === 0) {
    const flags = accountSettings.map(({ option }) => option.flags);
    throw new Refusal(`No setting was given. Give at least one of ${flags.join(', ')}.`);
  }
  await requireAccount(kysely, id, '<account-id>');
  const { low_balance_cents: lowBalanceCents, ...others } = settingColumns(given);
  const now = new Date();
  const names = given.map(({ option }) => option.long).join(', ');
  const account = await kysely.transaction().execute(async (tx) => {
    if (lowBalanceCents !== undefined) {
      const warning = draftLowBalance(null, now);
      await setLowBalance(tx, { accountId: id, lowBalanceCents, warning });
    }
    await audit(tx, commandLineActor(id, now), 'account.settings_changed', names);
    return updateAccount(tx, id, others);
  });
  if (!account) throw noSuchAccount(id, '<account-id>');
  return { json: accountView(account), lines: [`Updated account ${id}: ${names}`] };
}
