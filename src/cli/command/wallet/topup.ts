import { topUp } from '../../../../db/query/wallet/ledger.ts';
import { newId } from '../../../runtime/identifier.ts';
import { readName } from '../../argument.ts';
import type { CliCommand } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import { readAmount } from '../../money-argument.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { requireAccount } from '../../require-account.ts';
import { onDatabase, type Session } from '../../session.ts';
import { hkd, movementLine, movementView } from './view.ts';

interface TopUpOptions {
  readonly account: string;
  readonly amountHkd: number;
  readonly reference?: string;
}

export function walletTopup(group: CliCommand, session: Session): void {
  group
    .command('topup')
    .description('Add money to a wallet. Repeating the command with the same --reference changes nothing')
    .requiredOption('--account <id>', 'account ID')
    .requiredOption('--amount-hkd <amount>', 'amount to add in HKD', readAmount)
    .option('--reference <text>', 'payment reference, unique per account', readName)
    .examples('wallet topup --account acc_… --amount-hkd 5000 --reference "FPS 20261120-118"')
    .action(onDatabase(session, pay));
}

async function pay({ kysely, pool }: OpenDatabase, options: TopUpOptions): Promise<CommandResult> {
  const { account, amountHkd: amountCents, reference } = options;
  const { id } = await requireAccount(kysely, account, '--account');
  const transactionId = newId('txn', new Date());
  const result = await topUp(pool, {
    accountId: id,
    amountCents,
    transactionId,
    reference,
    reason: reference,
  });
  if (result.amountCents !== amountCents) {
    throw new Refusal(
      `--reference: ${JSON.stringify(reference)} is already used, for ${hkd(result.amountCents)} (${result.transactionId}). Give another reference.`,
    );
  }
  return {
    json: movementView(id, result),
    lines: [movementLine('added', result)],
  };
}
