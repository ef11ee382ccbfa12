import { topUp } from '../../../../db/query/wallet/ledger.ts';
import { newId } from '../../../identifier.ts';
import type { Answer } from '../../answer.ts';
import { readName } from '../../argument.ts';
import type { CliCommand } from '../../cli-command.ts';
import { readAmount } from '../../money-argument.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { requireAccount } from '../../require-account.ts';
import { onDatabase, type Session } from '../../session.ts';
import { hkd, movementView } from './view.ts';

interface TopUpOptions {
  readonly account: string;
  readonly amountHkd: number;
  readonly reference?: string;
}

export function walletTopup(group: CliCommand, session: Session): void {
  group
    .command('topup')
    .description('Put money into a wallet; a reference makes it happen once, however often it is repeated')
    .requiredOption('--account <id>', 'whose wallet')
    .requiredOption('--amount-hkd <amount>', 'how much', readAmount)
    .option('--reference <text>', 'what the payment is known by, once an account', readName)
    .examples('wallet topup --account acc_… --amount-hkd 5000 --reference "FPS 20261120-118"')
    .action(onDatabase(session, pay));
}

async function pay({ kysely, pool }: OpenDatabase, options: TopUpOptions): Promise<Answer> {
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
      `--reference ${JSON.stringify(reference)} was used before, for ${hkd(result.amountCents)} (${result.transactionId})`,
    );
  }
  const done = result.repeated ? 'was put in before, nothing changed' : 'was put in';
  return {
    json: movementView(id, result),
    lines: [
      `${hkd(amountCents)} ${done} (${result.transactionId}); the balance is ${hkd(result.balanceCents)}`,
    ],
  };
}
