import { readWallet } from '../../../../db/query/wallet/wallet.ts';
import { centsToAmount } from '../../../money/money.ts';
import type { CliCommand } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { requireAccount } from '../../require-account.ts';
import { onDatabase, type Session } from '../../session.ts';
import { accountView } from '../account/view.ts';
import { hkd } from './view.ts';

export function walletShow(group: CliCommand, session: Session): void {
  group
    .command('show')
    .description('Show the balance of a wallet and the credit terms of its account')
    .requiredOption('--account <id>', 'account ID')
    .examples('wallet show --account acc_…')
    .action(onDatabase(session, showWallet));
}

async function showWallet({ kysely }: OpenDatabase, options: { account: string }): Promise<CommandResult> {
  const account = await requireAccount(kysely, options.account, '--account');
  const { balanceCents, heldCents } = await readWallet(kysely, { accountId: account.id, livemode: true });
  const availableCents = balanceCents - heldCents;
  const { frozen, credit_suspended, hold_exempt, credit_limit_hkd, credit_floor_hkd, low_balance_hkd } =
    accountView(account);
  const flags = Object.entries({ frozen, credit_suspended, hold_exempt })
    .filter(([, on]) => on)
    .map(([name]) => name.replace('_', ' '));
  return {
    json: {
      account_id: account.id,
      balance_hkd: centsToAmount(balanceCents),
      held_hkd: centsToAmount(heldCents),
      available_hkd: centsToAmount(availableCents),
      credit_limit_hkd,
      credit_floor_hkd,
      low_balance_hkd,
      frozen,
      credit_suspended,
      hold_exempt,
    },
    lines: [
      `balance       ${hkd(balanceCents)}`,
      `held          ${hkd(heldCents)}`,
      `available     ${hkd(availableCents)}`,
      `credit limit  ${hkd(account.credit_limit_cents)}`,
      `credit floor  ${account.credit_floor_cents === null ? 'none' : hkd(account.credit_floor_cents)}`,
      `low balance   ${account.low_balance_cents === null ? 'none' : hkd(account.low_balance_cents)}`,
      `flags         ${flags.join(', ') || 'none'}`,
    ],
  };
}
