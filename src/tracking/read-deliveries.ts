import type { TrackingEventRow } from '../../db/query/shipment/shipment.ts';
import { readCarrierCode } from './carrier-code.ts';
import type { Status } from './status.ts';

/**
 * Reads each "delivered" among the tracking events of a shipment: after a report of its way back, the parcel was
 * delivered to its sender. A report counts as before if it arrived or occurred before, because clocks err. A carrier's
 * code for the delivery to the recipient settles it.
 */
export function readDeliveries(
  carrierCode: string,
  events: readonly TrackingEventRow[],
): readonly TrackingEventRow[] {
  const clear = events.filter((event) => !isAmbiguous(carrierCode, event));
  const isToRecipient = clear.some(({ status }) => status === 'delivered');
  const wayBack = clear.filter(({ status }) => status === 'returning' || status === 'returned');
  return events.map((event) => {
    const meaning = meaningOf(carrierCode, event);
    if (!meaning?.onWayBack) return event;
    const isBack =
      !isToRecipient &&
      wayBack.some((back) => back.sequence < event.sequence || back.occurred_at < event.occurred_at);
    const { status, description } = isBack ? meaning.onWayBack : meaning;
    return status === event.status ? event : { ...event, status, description };
  });
}

/** Returns the final status that rests on nothing but a carrier's "delivered", as it is read now; else null. */
export function rereadStatus(
  carrierCode: string,
  current: string,
  before: readonly TrackingEventRow[],
  events: readonly TrackingEventRow[],
): Status | null {
  const grounds = before.filter(({ status }) => status === current);
  if (grounds.length === 0 || !grounds.every((event) => isAmbiguous(carrierCode, event))) return null;
  const isBack = events.some((event) => event.status === 'returned' && isAmbiguous(carrierCode, event));
  return isBack ? 'returned' : 'delivered';
}

function isAmbiguous(carrierCode: string, event: TrackingEventRow): boolean {
  return meaningOf(carrierCode, event)?.onWayBack !== undefined;
}

function meaningOf(carrierCode: string, { carrier_status }: TrackingEventRow) {
  return carrier_status === null ? undefined : readCarrierCode(carrierCode, carrier_status);
}
