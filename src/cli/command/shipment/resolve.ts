import { releaseCancel, takeLeftCancel } from '../../../../db/query/booking/cancel-shipment.ts';
import { takeBooking } from '../../../../db/query/booking/take-undecided.ts';
import { ApiError, refuse } from '../../../api-error.ts';
import { concludeCancel } from '../../../booking/cancel.ts';
import { concludeBooking } from '../../../booking/conclude.ts';
import type { DispatchOutcome } from '../../../carrier/outcome.ts';
import type { Answer } from '../../answer.ts';
import { readName } from '../../argument.ts';
import type { CliCommand } from '../../cli-command.ts';
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
    .description('End a booking or a cancel whose carrier never answered, with what you learned from it')
    .argument('<tracking>', 'its tracking number')
    .option('--booked <waybill>', 'the carrier has the booking, under this waybill', readName)
    .option('--absent', 'the carrier has no booking and will book none: what is held is released')
    .option('--cancelled', 'the carrier has cancelled the booking: what is held is released')
    .option('--not-cancelled', 'the carrier keeps the booking: the cancel is given up')
    .examples('shipment resolve SMP… --booked HP904417352', 'shipment resolve SMP… --cancelled')
    .action(onDatabase(session, resolve));
}

async function resolve(
  database: OpenDatabase,
  trackingNumber: string,
  options: ResolveOptions,
): Promise<Answer> {
  if (Object.keys(options).length !== 1) {
    throw new Refusal('give one of --booked, --absent, --cancelled and --not-cancelled');
  }
  await requireShipment(database, trackingNumber);
  const isAboutCancel = options.cancelled || options.notCancelled;
  await (isAboutCancel
    ? resolveCancel(database, trackingNumber, options.cancelled === true)
    : resolveBooking(database, trackingNumber, options.booked ?? null));
  const { status, dispatch_status } = await requireShipment(database, trackingNumber);
  return {
    json: { tracking_number: trackingNumber, status, dispatch_status },
    lines: [`${trackingNumber} is ${status}, dispatch ${dispatch_status}`],
  };
}

async function resolveBooking(
  database: OpenDatabase,
  trackingNumber: string,
  waybill: string | null,
): Promise<void> {
  const context = recordContext(database);
  const taken = await takeBooking(context.db, trackingNumber);
  if (!taken) {
    throw new Refusal(
      `${trackingNumber} has no undecided dispatch, or is just being worked on: look at \`shipment show\`, try again in a minute`,
    );
  }
  const outcome: DispatchOutcome =
    waybill === null
      ? { outcome: 'unreachable', reason: 'the operator says that nothing is booked' }
      : {
          outcome: 'accepted',
          waybillNumber: waybill,
          lastMileTrackingNumber: null,
          // The carrier is asked for it.
          label: 'generating',
          duplicate: true,
        };
  await concludeBooking(context, taken.fence, taken.shipment, outcome);
}

async function resolveCancel(
  database: OpenDatabase,
  trackingNumber: string,
  isCancelled: boolean,
): Promise<void> {
  const context = recordContext(database);
  const taken = await takeLeftCancel(context.db, trackingNumber);
  if (!taken) {
    throw new Refusal(
      `${trackingNumber} has no undecided cancel, or is just being cancelled: look at \`shipment show\`, try again in a minute`,
    );
  }
  if (!isCancelled) return void (await releaseCancel(context.db, taken.shipment, { again: false }));
  try {
    await concludeCancel(context, taken.shipment, { outcome: 'cancelled' }, refuse);
  } catch (error) {
    throw error instanceof ApiError ? new Refusal(`${trackingNumber}: ${error.message}`) : error;
  }
}
