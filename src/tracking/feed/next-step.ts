import type { ShipmentRow } from '../../../db/query/shipment/shipment.ts';
import { meaningOf } from '../code/index.ts';
import { isTerminal, mayFollow, type Status } from '../status.ts';
import { type FeedStep, feedPathOf } from './feed-path.ts';

export interface NextStep {
  readonly step: FeedStep;
  readonly stepsDone: number;
  readonly isLast: boolean;
}

/** Returns the next step of a test shipment; null if it has reached the end or a terminal status. */
export function nextStepOf(
  shipment: Pick<ShipmentRow, 'reference_no' | 'status' | 'feed_step'>,
): NextStep | null {
  const path = feedPathOf(shipment.reference_no);
  const current = shipment.status;
  if (isTerminal(current)) return null;
  // Skips steps that a manual event has overtaken.
  const at = path.findIndex((step, index) => index >= shipment.feed_step && isAhead(step, current));
  const step = path[at];
  if (!step) return null;
  return { step, stepsDone: at + 1, isLast: at + 1 === path.length };
}

/** Returns whether the remaining steps of a test shipment's scenario reach a status. */
export function scenarioReaches(
  shipment: Pick<ShipmentRow, 'reference_no' | 'status' | 'feed_step'>,
  status: Status,
): boolean {
  return feedPathOf(shipment.reference_no)
    .slice(shipment.feed_step)
    .some(
      ({ code }) =>
        meaningOf('sandbox', code)?.status === status && mayFollow(shipment.status as Status, status),
    );
}

function isAhead({ code }: FeedStep, current: Status): boolean {
  const status = meaningOf('sandbox', code)?.status;
  return status !== undefined && (status === current || mayFollow(current, status));
}
