import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import type { AppContext } from '../context.ts';
import { isPartnerChannel, labelStatus } from '../shipment/label-status.ts';

/** How long a presigned URL works: longer than the 24 hours for which a stored 201 that shows it is replayed. */
const lifetimeSeconds = 25 * 3600;
const purpose = 'label link';

type LinkContext = Pick<AppContext, 'secrets' | 'clock' | 'rootUrl'>;

type LinkedShipment = Pick<
  ShipmentRow,
  'tracking_number' | 'livemode' | 'carrier_code' | 'dispatch_status' | 'booked_label' | 'label_ready_at'
>;

/**
 * A fresh presigned URL of a shipment's label, to be fetched without Authorization (contract: ShipmentDetail): bound to
 * this label and mode, for 25 hours. Null while there is no label, and always on partner channels.
 */
export function labelUrl({ secrets, clock, rootUrl }: LinkContext, shipment: LinkedShipment): string | null {
  const root = rootUrl();
  if (root === null || isPartnerChannel(shipment) || labelStatus(shipment) !== 'ready') return null;
  const { tracking_number: trackingNumber, livemode } = shipment;
  const expires = Math.floor(clock.now().getTime() / 1000) + lifetimeSeconds;
  const [key] = secrets.derive(purpose);
  if (!key) throw new Error('the key ring is empty');
  const signature = sign(key, { trackingNumber, livemode, expires });
  return `${root}/labels/${trackingNumber}.pdf?expires=${expires}&signature=${signature.toString('hex')}`;
}

export type LinkVerdict =
  | { readonly verdict: 'valid'; readonly livemode: boolean }
  | { readonly verdict: 'expired'; readonly livemode: boolean }
  | { readonly verdict: 'invalid' };

/** Judges a presigned URL by its signature alone, which any key of the ring may have made. */
export function verifyLabelLink(
  { secrets, clock }: Omit<LinkContext, 'rootUrl'>,
  link: { readonly trackingNumber: string; readonly expires: string; readonly signature: string },
): LinkVerdict {
  const { trackingNumber, expires, signature } = link;
  if (!/^\d{1,12}$/.test(expires) || !/^[0-9a-f]{64}$/.test(signature)) return { verdict: 'invalid' };
  const given = Buffer.from(signature, 'hex');
  const modes = [true, false].filter((livemode) =>
    secrets
      .derive(purpose)
      .map((key) => timingSafeEqual(given, sign(key, { trackingNumber, livemode, expires: Number(expires) })))
      .includes(true),
  );
  const [livemode] = modes;
  if (livemode === undefined) return { verdict: 'invalid' };
  const isPast = Number(expires) * 1000 < clock.now().getTime();
  return { verdict: isPast ? 'expired' : 'valid', livemode };
}

function sign(
  key: Buffer,
  link: { readonly trackingNumber: string; readonly livemode: boolean; readonly expires: number },
): Buffer {
  const text = JSON.stringify(['label', link.trackingNumber, link.livemode, link.expires]);
  return createHmac('sha256', key).update(text).digest();
}
