import { adjustWallet } from '../../../../db/query/wallet/wallet-adjust.ts';
import { newId } from '../../../identifier.ts';
import { draftLowBalance } from '../../../wallet/low-balance-event.ts';
import type { Answer } from '../../answer.ts';
import { readName } from '../../argument.ts';
import type { CliCommand } from '../../cli-command.ts';
import { readSignedAmount } from '../../money-argument.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { requireAccount } from '../../require-account.ts';
import { onDatabase, type Session } from '../../session.ts';
import { hkd, movementView } from './view.ts';

interface AdjustOptions {
  readonly account: string;
  readonly amountHkd: number;
  readonly reason: string;
  readonly shipment?: string;
  readonly reference?: string;
}

export function walletAdjust(group: CliCommand, session: Session): void {
  group
    .command('adjust')
    .description('Correct a wallet by hand, or charge a service fee; it may go below 0')
    .requiredOption('--account <id>', 'whose wallet')
    .requiredOption('--amount-hkd <amount>', 'what is added; negative takes away', readSignedAmount)
    .requiredOption('--reason <text>', 'why, as the account will read it', readName)
    .option('--shipment <tracking-number>', 'the live shipment it belongs to')
    .option('--reference <text>', 'makes it happen once, however often it is repeated', readName)
    .examples(
      'wallet adjust --account acc_… --amount-hkd -35 --reason "Address correction" --shipment SMP…',
      'wallet adjust --account acc_… --amount-hkd 12.50 --reason "Goodwill" --reference case-118',
    )
    .action(onDatabase(session, correct));
}

async function correct({ kysely, pool }: OpenDatabase, options: AdjustOptions): Promise<Answer> {
  const { id } = await requireAccount(kysely, options.account, '--account');
  const { amountHkd: amountCents, reason, reference, shipment } = options;
  const now = new Date();
  const result = await adjustWallet(pool, {
    accountId: id,
    amountCents,
    reason,
    reference,
    trackingNumber: shipment,
    transactionId: newId('txn', now),
    warning: draftLowBalance(null, now),
  });
  if (!result || result.verdict === 'unknown_shipment') {
    throw new Refusal(`--shipment is ${JSON.stringify(shipment)}; account ${id} has no such live shipment`);
  }
  if (result.amountCents !== amountCents) {
    throw new Refusal(
      `--reference ${JSON.stringify(reference)} was used before, for ${hkd(result.amountCents)} (${result.transactionId})`,
    );
  }
  const done = result.repeated ? 'was adjusted before, nothing changed' : 'was adjusted';
  return {
    json: movementView(id, result),
    lines: [
      `${hkd(amountCents)} ${done} (${result.transactionId}); the balance is ${hkd(result.balanceCents)}`,
    ],
  };
}
