import { setIntercepting } from '../../../../db/query/shipment/intercept-shipment.ts';
import { inTransaction } from '../../../../db/statement.ts';
import { isTerminal } from '../../../tracking/status.ts';
import { audit, commandLineActor } from '../../../user/audit.ts';
import { readTracking } from '../../argument.ts';
import { type CliCommand, invocation } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { requireShipment } from '../../require-shipment.ts';
import { onDatabase, type Session } from '../../session.ts';

interface InterceptOptions {
  readonly on?: boolean;
  readonly off?: boolean;
}

export function shipmentIntercept(group: CliCommand, session: Session): void {
  group
    .command('intercept')
    .description(
      'Mark a shipment as being intercepted, or remove the mark. A marked shipment cannot be cancelled',
    )
    .argument('<tracking>', 'tracking number of the shipment', readTracking)
    .option('--on', 'mark the shipment as being intercepted')
    .option('--off', 'remove the mark')
    .examples('shipment intercept SMP… --on')
    .action(onDatabase(session, intercept));
}

async function intercept(
  database: OpenDatabase,
  trackingNumber: string,
  { on = false, off = false }: InterceptOptions,
): Promise<CommandResult> {
  if (on === off) throw new Refusal('Give either --on or --off.');
  const { status, account_id, intercepting } = await requireShipment(database, trackingNumber);
  const action = on ? 'shipment.interception_started' : 'shipment.interception_ended';
  const isSet = await database.kysely.transaction().execute(async (tx) => {
    if (!(await setIntercepting(inTransaction(tx), trackingNumber, on))) return false;
    if (intercepting !== on)
      await audit(tx, commandLineActor(account_id, new Date()), action, trackingNumber);
    return true;
  });
  if (!isSet) {
    throw new Refusal(
      isTerminal(status)
        ? `${trackingNumber} is ${status}, so it cannot be intercepted. To remove an earlier mark, use --off.`
        : `A cancellation of ${trackingNumber} is in progress. See how it ends with \`${invocation} shipment show ${trackingNumber}\`, then try again.`,
    );
  }
  return {
    json: { tracking_number: trackingNumber, intercepting: on },
    lines: [
      on
        ? `${trackingNumber} is being intercepted and cannot be cancelled`
        : `${trackingNumber} is no longer being intercepted`,
    ],
  };
}
