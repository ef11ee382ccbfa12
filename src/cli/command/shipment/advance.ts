import { type StepsTaken, takeSteps } from '../../../tracking/feed/take-steps.ts';
import { isTerminal } from '../../../tracking/status.ts';
import { audit, commandLineActor } from '../../../user/audit.ts';
import { readTracking } from '../../argument.ts';
import { type CliCommand, invocation } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { recordContextIn } from '../../record-context.ts';
import { Refusal } from '../../refusal.ts';
import { requireShipment } from '../../require-shipment.ts';
import { onDatabase, type Session } from '../../session.ts';
import { changeView } from './view.ts';

export function shipmentAdvance(group: CliCommand, session: Session): void {
  group
    .command('advance')
    .description('Move a test shipment to its next status now, recording every checkpoint on the way')
    .argument('<tracking>', 'tracking number of the shipment', readTracking)
    .examples('shipment advance SMP…')
    .action(onDatabase(session, advance));
}

async function advance(database: OpenDatabase, trackingNumber: string): Promise<CommandResult> {
  const before = await requireShipment(database, trackingNumber);
  if (before.livemode) {
    throw new Refusal(
      `${trackingNumber} is a live shipment. Record its events with \`${invocation} shipment event\`.`,
    );
  }
  if (isTerminal(before.status))
    throw new Refusal(`${trackingNumber} is ${before.status}, which is a final status.`);
  const isReached = ({ shipment }: StepsTaken) => shipment.status !== before.status;
  const taken = await database.kysely.transaction().execute(async (tx) => {
    const steps = await takeSteps(recordContextIn(tx, database), before, isReached);
    if (steps && steps.steps > 0) {
      const subject = `${trackingNumber}: ${steps.shipment.status}`;
      await audit(tx, commandLineActor(before.account_id, new Date()), 'shipment.advanced', subject);
    }
    return steps;
  });
  if (taken === null)
    throw new Refusal(`${trackingNumber} is not booked with its carrier yet. Try again later.`);
  const { shipment: after } = taken;
  if (taken.steps === 0)
    throw new Refusal(`${trackingNumber} is ${before.status}. Its sandbox scenario has no further events.`);
  return {
    json: changeView(before, after),
    lines: [
      after.status === before.status
        ? `${trackingNumber} is still ${after.status}. Its sandbox scenario has no further events.`
        : `${trackingNumber} changed from ${before.status} to ${after.status}`,
    ],
  };
}
