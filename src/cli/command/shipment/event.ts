import { Option } from 'commander';
import { readDatabaseClock } from '../../../../db/query/installation/database-clock.ts';
import { newId } from '../../../runtime/identifier.ts';
import { type SubStatus, subStatuses } from '../../../tracking/checkpoint.ts';
import { feedTime } from '../../../tracking/feed-time.ts';
import { pageTexts } from '../../../tracking/page/page-text.ts';
import { recordCheckpoint } from '../../../tracking/record-change.ts';
import { type CheckpointStatus, statuses } from '../../../tracking/status.ts';
import { audit, commandLineActor } from '../../../user/audit.ts';
import { readName, readTime, readTracking } from '../../argument.ts';
import type { CliCommand } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { recordContextIn } from '../../record-context.ts';
import { Refusal } from '../../refusal.ts';
import { requireShipment } from '../../require-shipment.ts';
import { onDatabase, type Session } from '../../session.ts';
import { changeView } from './view.ts';

const dayMs = 86_400_000;

interface EventOptions {
  readonly status: CheckpointStatus;
  readonly subStatus?: SubStatus;
  readonly at?: Date;
  readonly location?: string;
}

export function shipmentEvent(group: CliCommand, session: Session): void {
  group
    .command('event')
    .description(
      'Record a tracking event for a test or live shipment, with the same effect as a notice from its carrier',
    )
    .argument('<tracking>', 'tracking number of the shipment', readTracking)
    .addOption(
      new Option('--status <status>', 'shipment status that the event reports')
        .choices(statuses.filter((status) => status !== 'cancelled'))
        .makeOptionMandatory(),
    )
    .addOption(new Option('--sub-status <step>', 'sub-status that the event reports').choices(subStatuses))
    .option(
      '--at <time>',
      'time of the event with a UTC offset, at most one day ahead (default: now)',
      readTime,
    )
    .option('--location <text>', 'city and country; public on the tracking page', readName)
    .examples(
      'shipment event SMP… --status out_for_delivery --location "London, United Kingdom"',
      'shipment event SMP… --status exception --sub-status lost --at 2026-11-24T08:00:00Z',
    )
    .action(onDatabase(session, recordEvent));
}

async function recordEvent(
  database: OpenDatabase,
  trackingNumber: string,
  options: EventOptions,
): Promise<CommandResult> {
  const { status, subStatus = null, at, location = null } = options;
  const before = await requireShipment(database, trackingNumber);
  const now = await readDatabaseClock(database);
  if (at && at.getTime() > Date.parse(now) + dayMs) {
    throw new Refusal(`--at: ${at.toISOString()} is too far ahead. It must be at most one day from now.`);
  }
  const { subStatus: subTexts, status: texts } = pageTexts.en;
  const checkpoint = {
    carrierEventId: newId('cli', new Date()),
    occurredAt: at ? feedTime(at) : now,
    status,
    subStatus,
    description: subStatus ? subTexts[subStatus] : texts[status],
    location,
    carrierStatus: null,
  };
  const recorded = await database.kysely.transaction().execute(async (tx) => {
    const result = await recordCheckpoint(recordContextIn(tx, database), before, checkpoint);
    if (result.result === 'recorded') {
      const subject = `${trackingNumber}: ${subStatus ?? status}`;
      await audit(tx, commandLineActor(before.account_id, new Date()), 'shipment.event_recorded', subject);
    }
    return result;
  });
  if (recorded.result === 'unknown') {
    throw new Refusal(
      `${trackingNumber} is not booked with its carrier (dispatch status: ${before.dispatch_status}), so it has no tracking events.`,
    );
  }
  const { shipment: after } = recorded;
  const change =
    after.status === before.status
      ? `is still ${after.status}`
      : `changed from ${before.status} to ${after.status}`;
  return {
    json: changeView(before, after),
    lines: [`Recorded the event. ${trackingNumber} ${change}.`],
  };
}
