import type { ShipmentRow } from '../../../db/query/shipment/shipment.ts';

/** A shipment's public tracking page, for the buyer; null in a process that doesn't know the service's address. */
export function trackingPageUrl(
  rootUrl: string | null,
  { track_token }: Pick<ShipmentRow, 'track_token'>,
): string | null {
  return rootUrl === null ? null : `${rootUrl}/track/${track_token}`;
}
