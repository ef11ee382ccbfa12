import { updateAccount } from '../../../../db/query/account/account.ts';
import { setLowBalance } from '../../../../db/query/wallet/low-balance.ts';
import { draftLowBalance } from '../../../wallet/low-balance-event.ts';
import type { Answer } from '../../answer.ts';
import type { CliCommand } from '../../cli-command.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { noSuchAccount, requireAccount } from '../../require-account.ts';
import { onDatabase, type Session } from '../../session.ts';
import { accountSettings, givenSettings } from './setting.ts';
import { accountView } from './view.ts';

export function accountSet(group: CliCommand, session: Session): void {
  const command = group
    .command('set')
    .description("Change an account's settings; those that aren't given stay")
    .argument('<account-id>', 'as `account list` shows it');
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
): Promise<Answer> {
  const settings = givenSettings(options);
  const names = Object.keys(settings);
  if (names.length === 0) {
    const flags = accountSettings.map(({ option }) => option.flags);
    throw new Refusal(`no setting was given; the known ones are ${flags.join(', ')}`);
  }
  await requireAccount(kysely, id, '<account-id>');
  const { low_balance_cents: lowBalanceCents, ...others } = settings;
  const account = await kysely.transaction().execute(async (tx) => {
    if (lowBalanceCents !== undefined) {
      const warning = draftLowBalance(null, new Date());
      await setLowBalance(tx, { accountId: id, lowBalanceCents, warning });
    }
    return updateAccount(tx, id, others);
  });
  if (!account) throw noSuchAccount(id, '<account-id>');
  return { json: accountView(account), lines: [`Changed ${names.join(', ')} of account ${id}`] };
}
