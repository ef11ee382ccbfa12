import type { ShipmentRow } from '../../../db/query/shipment/shipment.ts';
import type { Checkpoint } from '../checkpoint.ts';
import { meaningOf } from '../code/index.ts';
import { type RecordContext, type RecordResult, recordChange } from '../record-change.ts';
import type { TrackingChange } from '../tracking-change.ts';
import type { FeedStep } from './feed-path.ts';
import { type NextStep, nextStepOf } from './next-step.ts';
import { etaAfterCode } from './sandbox-eta.ts';

export interface StepTime {
  /** Now, by the database's clock. */
  readonly now: string;
  /** When the step was due. */
  readonly dueAt: string;
  readonly seconds: number;
}

/**
 * Takes a test shipment one step along its path, as a notice of the sandbox carrier would; once, however many workers
 * do. Null when it is at the end.
 */
export async function takeStep(
  context: RecordContext,
  shipment: ShipmentRow,
  time: StepTime,
): Promise<RecordResult | null> {
  const next = nextStepOf(shipment);
  if (!next) return null;
  const scope = { accountId: shipment.account_id, livemode: shipment.livemode };
  const feed = { step: next.behind, dueAt: next.isLast ? null : time.dueAt, seconds: time.seconds };
  return recordChange(context, scope, shipment.tracking_number, changeOf(shipment, next, time), feed);
}

function changeOf(shipment: ShipmentRow, next: NextStep, { now }: StepTime): TrackingChange {
  const { step, behind } = next;
  const meaning = meaningOf('sandbox', step.code);
  if (!meaning) throw new Error(`the sandbox carrier has no code ${step.code}`);
  const checkpoint: Checkpoint = {
    carrierEventId: `feed-${behind}`,
    occurredAt: now,
    status: meaning.status,
    subStatus: meaning.subStatus ?? null,
    description: meaning.description,
    location: locationOf(step, shipment),
    carrierStatus: step.code,
    eta: etaAfterCode(shipment.eta, step.code),
  };
  return {
    checkpoint,
    ...(step.lastMile ? { lastMileTrackingNumber: lastMileNumber(shipment.tracking_number) } : {}),
  };
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

function locationOf({ at }: FeedStep, { destination_country }: ShipmentRow): string {
  return at === 'destination' ? (countryNames.of(destination_country) ?? destination_country) : at;
}

/** The number that the sandbox's final-mile carrier gives: always the same one for the same shipment. */
function lastMileNumber(trackingNumber: string): string {
  return trackingNumber.replace(/^SMP/, 'SLM');
}
