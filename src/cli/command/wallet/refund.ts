import { refundShipment } from '../../../../db/query/wallet/wallet-refund.ts';
import { newId } from '../../../identifier.ts';
import type { Answer } from '../../answer.ts';
import { readName } from '../../argument.ts';
import type { CliCommand } from '../../cli-command.ts';
import { readAmount } from '../../money-argument.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { requireShipment } from '../../require-shipment.ts';
import { onDatabase, type Session } from '../../session.ts';
import { hkd, movementView } from './view.ts';

interface RefundOptions {
  readonly amountHkd: number;
  readonly reason: string;
}

export function walletRefund(group: CliCommand, session: Session): void {
  group
    .command('refund')
    .description('Give back what a settled shipment was charged, or a part of it; once a shipment')
    .argument('<tracking>', 'its tracking number')
    .requiredOption('--amount-hkd <amount>', 'how much, at most what it was charged', readAmount)
    .requiredOption('--reason <text>', 'why, as the account will read it', readName)
    .examples('wallet refund SMP… --amount-hkd 61 --reason "Lost by the carrier"')
    .action(onDatabase(session, refund));
}

async function refund(
  database: OpenDatabase,
  trackingNumber: string,
  { amountHkd: amountCents, reason }: RefundOptions,
): Promise<Answer> {
  const { account_id: accountId, livemode } = await requireShipment(database, trackingNumber);
  if (!livemode) throw new Refusal(`${trackingNumber} is a test shipment: no money moves`);
  const transactionId = newId('txn', new Date());
  const result = await refundShipment(database.pool, { trackingNumber, amountCents, reason, transactionId });
  switch (result?.verdict) {
    case 'refunded':
      break;
    case 'exceeds_charge':
      throw new Refusal(`--amount-hkd is ${hkd(amountCents)}; ${trackingNumber} was charged less`);
    default:
      throw new Refusal(`${trackingNumber} has not been settled: there is nothing to give back`);
  }
  if (result.amountCents !== amountCents) {
    throw new Refusal(
      `${trackingNumber} was refunded before, ${hkd(result.amountCents)} (${result.transactionId}); correct it with \`wallet adjust --shipment\``,
    );
  }
  const done = result.repeated ? 'was given back before, nothing changed' : 'was given back';
  return {
    json: movementView(accountId, result),
    lines: [
      `${hkd(amountCents)} ${done} (${result.transactionId}); the balance is ${hkd(result.balanceCents)}`,
    ],
  };
}
