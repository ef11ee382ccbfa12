import type { ShipmentRow } from '../../../db/query/shipment/shipment.ts';
import { meaningOf } from '../code/index.ts';
import { isTerminal, mayFollow, type Status } from '../status.ts';
import { type FeedStep, feedPathOf } from './feed-path.ts';

export interface NextStep {
  readonly step: FeedStep;
  /** How many steps of the path are behind once it is done. */
  readonly behind: number;
  readonly isLast: boolean;
}

/** The step of its path that a test shipment takes next; null when it is at the end, by whatever way it came there. */
export function nextStepOf(
  shipment: Pick<ShipmentRow, 'reference_no' | 'status' | 'feed_step'>,
): NextStep | null {
  const path = feedPathOf(shipment.reference_no);
  const current = shipment.status as Status;
  if (isTerminal(current)) return null;
  // Steps that an event given by hand has overtaken are left out.
  const at = path.findIndex((step, index) => index >= shipment.feed_step && isAhead(step, current));
  const step = path[at];
  if (!step) return null;
  return { step, behind: at + 1, isLast: at + 1 === path.length };
}

function isAhead({ code }: FeedStep, current: Status): boolean {
  const status = meaningOf('sandbox', code)?.status;
  return status !== undefined && (status === current || mayFollow(current, status));
}
