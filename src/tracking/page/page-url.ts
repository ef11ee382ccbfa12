import type { ShipmentRow } from '../../../db/query/shipment.ts';

/** A shipment's public tracking page, for the buyer. */
export function trackingPageUrl(rootUrl: string, { track_token }: Pick<ShipmentRow, 'track_token'>): string {
  return `${rootUrl}/track/${track_token}`;
}
