import type { ManifestRow } from '../../db/query/manifest/manifest.ts';
import type { ManifestCandidate } from '../../db/query/manifest/manifest-shipment.ts';
import type { Schemas } from '../../generated/operations.ts';

/** A manifest has at most as many shipments. */
export const maxShipments = 1_000;

/** Returns a manifest as the API shows it. */
export function manifestView(manifest: ManifestRow): Schemas['Manifest'] {
  return {
    id: manifest.id,
    livemode: manifest.livemode,
    status: manifest.status,
    carrier_code: manifest.carrier_code,
    day: manifest.day,
    shipment_count: manifest.shipment_count,
    parcel_count: manifest.parcel_count,
    weight_kg: manifest.weight_mg / 1e6,
    carrier_manifest_number: manifest.carrier_manifest_number,
    error: manifest.error,
    created_at: manifest.created_at,
    closed_at: manifest.closed_at,
  };
}

export type ManifestRefusalCode =
  | 'NOT_FOUND'
  | 'SHIPMENT_CANCELLED'
  | 'SHIPMENT_ON_MANIFEST'
  | 'SHIPMENT_OF_OTHER_CARRIER'
  | 'DISPATCH_PENDING'
  | 'SHIPMENT_NOT_WAITING';

interface ManifestRefusal {
  readonly code: ManifestRefusalCode;
  readonly reason: string;
}

/**
 * Returns why a shipment cannot be on a new manifest of a carrier; null if it can (contract: createManifest). `findWaiting`
 * (db/query/manifest/) has the same rules.
 */
export function manifestRefusal(
  shipment: ManifestCandidate | undefined,
  carrierCode: string,
): ManifestRefusal | null {
  if (!shipment) return { code: 'NOT_FOUND', reason: 'no shipment has this number' };
  if (shipment.status === 'cancelled')
    return { code: 'SHIPMENT_CANCELLED', reason: 'the shipment was cancelled' };
  if (shipment.manifest_id !== null)
    return { code: 'SHIPMENT_ON_MANIFEST', reason: `the shipment is on ${shipment.manifest_id} already` };
  if (shipment.carrier_code !== carrierCode)
    return {
      code: 'SHIPMENT_OF_OTHER_CARRIER',
      reason: `the shipment is carried by ${shipment.carrier_code}`,
    };
  const notWaiting = (reason: string) => ({ code: 'SHIPMENT_NOT_WAITING', reason }) as const;
  if (shipment.is_return) return notWaiting('the shipment is a return, which its sender hands over');
  if (shipment.status !== 'label_created') return notWaiting(`the shipment is ${shipment.status}`);
  if (shipment.dispatch_status === 'failed')
    return notWaiting('the label failed: cancel the shipment and book again');
  if (shipment.dispatch_status !== 'accepted')
    return { code: 'DISPATCH_PENDING', reason: 'the carrier has not confirmed the booking yet' };
  if (shipment.cancel_locked_until !== null) return notWaiting('a cancellation is in progress');
  return shipment.intercepting ? notWaiting('an interception is in progress') : null;
}
