import { isTerminal } from '../../../db/table/shipment.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { isStatus, type Status, type SubStatus } from '../status.ts';
import type { BuyerText } from './buyer-text.ts';
import { fillText } from './page-text.ts';

type Tracked = Pick<Schemas['TrackingRecord'], 'status' | 'sub_status'>;

/** Sub-statuses that take the place of a status which would sound calm. */
const problems: ReadonlySet<string> = new Set<SubStatus>([
  'customs_hold',
  'address_query',
  'delayed',
  'lost',
  'damaged',
  'destroyed',
]);

const alertStatuses: ReadonlySet<Status> = new Set([
  'exception',
  'delivery_failed',
  'returning',
  'returned',
  'cancelled',
]);

export interface ParcelState {
  readonly status: Status;
  readonly heading: string;
  /** The step of the status; null: none, or it is the heading. */
  readonly detail: string | null;
  /** Shows what happened, and what to do. */
  readonly advice: string;
  readonly isAlert: boolean;
}

/** Says where a parcel is. `shop`: its name; null: not known. */
export function parcelState(
  { status: given, sub_status: subStatus }: Tracked,
  text: BuyerText,
  shop: string | null,
): ParcelState {
  const status = isStatus(given) ? given : 'in_transit';
  const isOver = isTerminal(status) || status === 'returning';
  const step = subStatusText(subStatus, text);
  const isProblem = !isOver && subStatus !== null && problems.has(subStatus);
  const subAdvice = isOver ? undefined : adviceOf(subStatus, text);
  return {
    status,
    heading: isProblem && step !== null ? step : text.status[status],
    detail: isProblem ? null : step,
    advice: fillText(subAdvice ?? text.advice[status], { shop: shop ?? text.shop }),
    isAlert: isProblem || alertStatuses.has(status),
  };
}

/** Names a tracking event for people. */
export function eventText({ status, sub_status }: Schemas['TrackingEvent'], text: BuyerText): string {
  const known = status !== null && isStatus(status) ? text.status[status] : text.unknownUpdate;
  return subStatusText(sub_status, text) ?? known;
}

function subStatusText(subStatus: string | null, { subStatus: texts }: BuyerText): string | null {
  return subStatus && Object.hasOwn(texts, subStatus) ? texts[subStatus as SubStatus] : null;
}

function adviceOf(subStatus: string | null, { subAdvice }: BuyerText): string | undefined {
  const texts: Readonly<Record<string, string>> = subAdvice;
  return subStatus && Object.hasOwn(texts, subStatus) ? texts[subStatus] : undefined;
}
