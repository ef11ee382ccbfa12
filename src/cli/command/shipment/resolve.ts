import { type Resolution, resolveUndecided } from '../../../booking/resolve.ts';
import { ApiError } from '../../../contract/api-error.ts';
import { refuserOf } from '../../../contract/refusal.ts';
import { commandLineActor } from '../../../user/audit.ts';
import { readName, readTracking } from '../../argument.ts';
import { type CliCommand, invocation } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { recordContext } from '../../record-context.ts';
import { Refusal } from '../../refusal.ts';
import { requireShipment } from '../../require-shipment.ts';
import { onDatabase, type Session } from '../../session.ts';

interface ResolveOptions {
  readonly booked?: string;
  readonly absent?: true;
  readonly cancelled?: true;
  readonly notCancelled?: true;
}

export function shipmentResolve(group: CliCommand, session: Session): void {
  group
    .command('resolve')
    .description(
      'Finish a booking or cancellation whose result at the carrier is unknown. Ask the carrier for the result, and give exactly one option',
    )
    .argument('<tracking>', 'tracking number of the shipment', readTracking)
    .option('--booked <waybill>', 'the carrier has the booking, with this waybill number', readName)
    .option('--absent', 'the carrier has no booking and will make none; releases the hold')
    .option('--cancelled', 'the carrier has cancelled the booking; releases the hold')
    .option('--not-cancelled', 'the carrier has not cancelled the booking; the shipment stays booked')
    .examples('shipment resolve SMP… --booked HP904417352', 'shipment resolve SMP… --cancelled')
    .action(onDatabase(session, resolve));
}

async function resolve(
  database: OpenDatabase,
  trackingNumber: string,
  options: ResolveOptions,
): Promise<CommandResult> {
  if (Object.keys(options).length !== 1) {
    throw new Refusal('Give exactly one of --booked, --absent, --cancelled and --not-cancelled.');
  }
  const { account_id } = await requireShipment(database, trackingNumber);
  const isAboutCancel = options.cancelled || options.notCancelled;
  const isResolved = await resolveUndecided(
    recordContext(database),
    { trackingNumber, resolution: resolutionOf(options) },
    commandLineActor(account_id, new Date()),
    refuserOf<'cancelShipment'>(),
  ).catch((error: unknown) => {
    throw error instanceof ApiError ? new Refusal(`${trackingNumber}: ${error.message}`) : error;
  });
  if (!isResolved) {
    const subject = isAboutCancel ? 'cancellation' : 'booking';
    throw new Refusal(
      `${trackingNumber} has no unresolved ${subject}, or its ${subject} is in progress. Check \`${invocation} shipment show ${trackingNumber}\`, and try again in a minute.`,
    );
  }
  const { status, dispatch_status } = await requireShipment(database, trackingNumber);
  return {
    json: { tracking_number: trackingNumber, status, dispatch_status },
    lines: [`${trackingNumber} is ${status} (dispatch status: ${dispatch_status})`],
  };
}

function resolutionOf({ booked, absent, cancelled }: ResolveOptions): Resolution {
  if (booked !== undefined) return { booked };
  if (absent) return 'absent';
  return cancelled ? 'cancelled' : 'not_cancelled';
}
