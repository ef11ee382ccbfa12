import { readDatabaseClock } from '../../../db/query/installation/database-clock.ts';
import type { ShipmentRow } from '../../../db/query/shipment/shipment.ts';
import type { RecordContext } from '../record-change.ts';
import { takeStep } from './take-step.ts';

export interface StepsTaken {
  readonly shipment: ShipmentRow;
  readonly steps: number;
}

/**
 * Takes the steps of a test shipment's scenario without waiting for its clock, until `isReached` or the end of the
 * scenario. Null: the shipment is not booked with its carrier.
 */
export async function takeSteps(
  context: RecordContext,
  before: ShipmentRow,
  isReached: (taken: StepsTaken) => boolean,
): Promise<StepsTaken | null> {
  let taken: StepsTaken = { shipment: before, steps: 0 };
  while (!isReached(taken)) {
    const now = await readDatabaseClock(context.db);
    const time = { now, dueAt: now, seconds: context.config.testFeedSeconds };
    const step = await takeStep(context, taken.shipment, time);
    if (step === null) break;
    if (step.result === 'unknown') return null;
    taken = { shipment: step.shipment, steps: taken.steps + 1 };
  }
  return taken;
}
