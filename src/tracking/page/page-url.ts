import type { ShipmentRow } from '../../../db/query/shipment/shipment.ts';

/** Returns the URL of a shipment's public tracking page; null if this process doesn't know the root URL. */
export function trackingPageUrl(
  rootUrl: string | null,
  { track_token }: Pick<ShipmentRow, 'track_token'>,
): string | null {
  return rootUrl === null ? null : `${rootUrl}/track/${track_token}`;
}
