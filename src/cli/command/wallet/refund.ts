import { commandLineActor } from '../../../user/audit.ts';
import { refundCharge } from '../../../wallet/correct-wallet.ts';
import { readName, readTracking } from '../../argument.ts';
import { type CliCommand, invocation } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import { readAmount } from '../../money-argument.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { requireShipment } from '../../require-shipment.ts';
import { onDatabase, type Session } from '../../session.ts';
import { hkd, movementLine, movementView } from './view.ts';

interface RefundOptions {
  readonly amountHkd: number;
  readonly reason: string;
}

export function walletRefund(group: CliCommand, session: Session): void {
  group
    .command('refund')
    .description('Refund the charge of a settled shipment, in full or in part. Works once per shipment')
    .argument('<tracking>', 'tracking number of the shipment', readTracking)
    .requiredOption('--amount-hkd <amount>', 'amount in HKD, at most the amount charged', readAmount)
    .requiredOption('--reason <text>', 'reason; the account can read it', readName)
    .examples('wallet refund SMP… --amount-hkd 61 --reason "Lost by the carrier"')
    .action(onDatabase(session, refund));
}

async function refund(
  database: OpenDatabase,
  trackingNumber: string,
  { amountHkd: amountCents, reason }: RefundOptions,
): Promise<CommandResult> {
  const { account_id: accountId, livemode } = await requireShipment(database, trackingNumber);
  if (!livemode) throw new Refusal(`${trackingNumber} is a test shipment. Test mode charges nothing.`);
  const actor = commandLineActor(accountId, new Date());
  const result = await refundCharge(database.kysely, actor, { trackingNumber, amountCents, reason });
  switch (result?.verdict) {
    case 'refunded':
      break;
    case 'exceeds_charge':
      throw new Refusal(
        `--amount-hkd: ${hkd(amountCents)} is more than ${trackingNumber} was charged. See the charge with \`${invocation} shipment show ${trackingNumber}\`.`,
      );
    default:
      throw new Refusal(`${trackingNumber} is not settled, so there is no charge to refund.`);
  }
  if (result.amountCents !== amountCents) {
    throw new Refusal(
      `${trackingNumber} is already refunded, ${hkd(result.amountCents)} (${result.transactionId}). Correct the refund with \`${invocation} wallet adjust --shipment ${trackingNumber}\`.`,
    );
  }
  return {
    json: movementView(accountId, result),
    lines: [movementLine('refunded', result)],
  };
}
