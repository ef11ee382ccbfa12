import type { ShipmentRow } from '../../../db/query/shipment/shipment.ts';
import type { Checkpoint } from '../checkpoint.ts';
import { meaningOf } from '../code/index.ts';
import { type RecordContext, type RecordResult, recordChange } from '../record-change.ts';
import type { TrackingChange } from '../tracking-change.ts';
import type { FeedStep } from './feed-path.ts';
import { type NextStep, nextStepOf } from './next-step.ts';
import { etaAfterCode } from './sandbox-eta.ts';

export interface StepTime {
  readonly now: string;
  readonly dueAt: string;
  readonly seconds: number;
}

/** Advances a test shipment by one step, once even with concurrent workers. Null: no step is left. */
export async function takeStep(
  context: RecordContext,
  shipment: ShipmentRow,
  time: StepTime,
): Promise<RecordResult | null> {
  const next = nextStepOf(shipment);
  if (!next) return null;
  const scope = { accountId: shipment.account_id, livemode: shipment.livemode };
  const feed = { step: next.stepsDone, dueAt: next.isLast ? null : time.dueAt, seconds: time.seconds };
  return recordChange(context, scope, shipment.tracking_number, changeOf(shipment, next, time), feed);
}

function changeOf(shipment: ShipmentRow, next: NextStep, { now }: StepTime): TrackingChange {
  const { step, stepsDone } = next;
  const meaning = meaningOf('sandbox', step.code);
  if (!meaning) throw new Error(`the sandbox carrier has no code ${step.code}`);
  const checkpoint: Checkpoint = {
    carrierEventId: `feed-${stepsDone}`,
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

function lastMileNumber(trackingNumber: string): string {
  return trackingNumber.replace(/^SMP/, 'SLM');
}
