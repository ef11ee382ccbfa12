import { topUp } from '../../../../db/query/wallet/ledger.ts';
import { inTransaction } from '../../../../db/statement.ts';
import { newId } from '../../../runtime/identifier.ts';
import { audit, commandLineActor } from '../../../user/audit.ts';
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

async function pay({ kysely }: OpenDatabase, options: TopUpOptions): Promise<CommandResult> {
  const { account, amountHkd: amountCents, reference } = options;
  const { id } = await requireAccount(kysely, account, '--account');
  const now = new Date();
  const payment = {
    accountId: id,
    amountCents,
    transactionId: newId('txn', now),
    reference,
    reason: reference,
  };
  const result = await kysely.transaction().execute(async (tx) => {
    const moved = await topUp(inTransaction(tx), payment);
    const subject = `${hkd(amountCents)} ${reference ?? ''}`.trim();
    if (!moved.repeated) await audit(tx, commandLineActor(id, now), 'wallet.credited', subject);
    return moved;
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
