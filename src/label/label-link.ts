import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import type { Clock } from '../runtime.ts';
import { isSignedLink, type KeyRing, signLink } from '../secret/key-ring.ts';
import { isPartnerChannel, labelStatus } from '../shipment/view.ts';

/** Longer than the 24 hours of a stored 201, which contains such a URL. */
const lifetimeSeconds = 25 * 3600;
const purpose = 'label link';

interface LinkContext {
  readonly secrets: KeyRing;
  readonly clock: Clock;
  readonly rootUrl: () => string | null;
}

type LinkedShipment = Pick<
  ShipmentRow,
  | 'tracking_number'
  | 'livemode'
  | 'carrier_code'
  | 'status'
  | 'dispatch_status'
  | 'booked_label'
  | 'label_ready_at'
  | 'anonymized_at'
>;

/** Creates a presigned URL (contract: ShipmentDetail); null without a label, and always for partner channels. */
export function labelUrl({ secrets, clock, rootUrl }: LinkContext, shipment: LinkedShipment): string | null {
  const root = rootUrl();
  if (root === null || isPartnerChannel(shipment) || labelStatus(shipment) !== 'ready') return null;
  const { tracking_number: trackingNumber, livemode } = shipment;
  const expires = Math.floor(clock.now().getTime() / 1000) + lifetimeSeconds;
  const signature = signLink(secrets, purpose, ['label', trackingNumber, livemode, expires]);
  return `${root}/labels/${trackingNumber}.pdf?expires=${expires}&signature=${signature}`;
}

type LinkVerdict =
  | { readonly verdict: 'valid'; readonly livemode: boolean }
  | { readonly verdict: 'expired'; readonly livemode: boolean }
  | { readonly verdict: 'invalid' };

/** Verifies a presigned URL with any key of the key ring. */
export function verifyLabelLink(
  { secrets, clock }: Omit<LinkContext, 'rootUrl'>,
  link: { readonly trackingNumber: string; readonly expires: string; readonly signature: string },
): LinkVerdict {
  const { trackingNumber, expires, signature } = link;
  if (!/^\d{1,12}$/.test(expires) || !/^[0-9a-f]{64}$/.test(signature)) return { verdict: 'invalid' };
  const modes = [true, false].filter((livemode) =>
    isSignedLink(secrets, purpose, ['label', trackingNumber, livemode, Number(expires)], signature),
  );
  const [livemode] = modes;
  if (livemode === undefined) return { verdict: 'invalid' };
  const isPast = Number(expires) * 1000 < clock.now().getTime();
  return { verdict: isPast ? 'expired' : 'valid', livemode };
}
