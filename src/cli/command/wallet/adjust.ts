import { commandLineActor } from '../../../user/audit.ts';
import { correctWallet } from '../../../wallet/correct-wallet.ts';
import { readName } from '../../argument.ts';
import type { CliCommand } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import { readSignedAmount } from '../../money-argument.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { requireAccount } from '../../require-account.ts';
import { onDatabase, type Session } from '../../session.ts';
import { hkd, movementLine, movementView } from './view.ts';

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
    .description('Correct the balance of a wallet, or charge a service fee. The balance may go below 0')
    .requiredOption('--account <id>', 'account ID')
    .requiredOption(
      '--amount-hkd <amount>',
      'amount in HKD; positive adds money, negative takes money',
      readSignedAmount,
    )
    .requiredOption('--reason <text>', 'reason; the account can read it', readName)
    .option('--shipment <tracking-number>', 'live shipment that the adjustment belongs to')
    .option(
      '--reference <text>',
      'reference, unique per account; repeating the command with it changes nothing',
      readName,
    )
    .examples(
      'wallet adjust --account acc_… --amount-hkd -35 --reason "Address correction" --shipment SMP…',
      'wallet adjust --account acc_… --amount-hkd 12.50 --reason "Goodwill" --reference case-118',
    )
    .action(onDatabase(session, correct));
}

async function correct({ kysely }: OpenDatabase, options: AdjustOptions): Promise<CommandResult> {
  const { id } = await requireAccount(kysely, options.account, '--account');
  const { amountHkd: amountCents, reason, reference, shipment } = options;
  const correction = { amountCents, reason, reference, trackingNumber: shipment };
  const result = await correctWallet(kysely, commandLineActor(id, new Date()), correction);
  if (!result) {
    throw new Refusal(`--shipment: account ${id} has no live shipment ${JSON.stringify(shipment)}.`);
  }
  if (result.amountCents !== amountCents) {
    throw new Refusal(
      `--reference: ${JSON.stringify(reference)} is already used, for ${hkd(result.amountCents)} (${result.transactionId}). Give another reference.`,
    );
  }
  return {
    json: movementView(id, result),
    lines: [movementLine('adjusted by', result)],
  };
}
