import { setIntercepting } from '../../../../db/query/shipment/intercept-shipment.ts';
import { isTerminal } from '../../../tracking/status.ts';
import type { Answer } from '../../answer.ts';
import type { CliCommand } from '../../cli-command.ts';
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
      'Note that a shipment is being intercepted, or no longer: while it is, it can’t be cancelled',
    )
    .argument('<tracking>', 'its tracking number')
    .option('--on', 'the interception has begun')
    .option('--off', 'it has ended')
    .examples('shipment intercept SMP… --on')
    .action(onDatabase(session, intercept));
}

async function intercept(
  database: OpenDatabase,
  trackingNumber: string,
  { on = false, off = false }: InterceptOptions,
): Promise<Answer> {
  if (on === off) throw new Refusal('give either --on or --off');
  const { status } = await requireShipment(database, trackingNumber);
  if (!(await setIntercepting(database, trackingNumber, on))) {
    throw new Refusal(
      isTerminal(status)
        ? `${trackingNumber} is ${status}: there is nothing left to intercept; --off takes an earlier note back`
        : `${trackingNumber} is being cancelled: try again once \`sampan shipment show\` tells how that ended`,
    );
  }
  return {
    json: { tracking_number: trackingNumber, intercepting: on },
    lines: [
      on
        ? `${trackingNumber} is being intercepted: it can't be cancelled`
        : `${trackingNumber} is no longer being intercepted`,
    ],
  };
}
