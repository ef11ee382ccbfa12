import type { ShipmentRow } from '../../../db/query/shipment/shipment.ts';

/** Returns null in a process that doesn't know its root URL. */
export function trackingPageUrl(
  rootUrl: string | null,
  { track_token }: Pick<ShipmentRow, 'track_token'>,
): string | null {
  return rootUrl === null ? null : `${rootUrl}/track/${track_token}`;
}
