import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import type { Refuse } from '../api-error.ts';
import type { WorkContext } from '../context.ts';
import { OutboundBodyError } from '../outbound/body-stream.ts';
import { isJpeg } from './jpeg.ts';
import { PhotoPlaces } from './photo-places.ts';
import { type Photo, spoolPhoto } from './spool-photo.ts';

type PodCode = 'NOT_FOUND' | 'POD_DOWNLOAD_FAILED' | 'SERVICE_UNAVAILABLE';

/** Spec, Limits. */
const maxBytes = 25_000_000;
const places = new PhotoPlaces();

/**
 * The current doorstep photo of a shipment (contract: getShipmentPod), whole and a JPEG before the first byte of it is answered.
 * Where the carrier keeps it nobody learns.
 */
export async function readPhoto(
  context: WorkContext,
  shipment: ShipmentRow,
  requestId: string | null,
  refuse: Refuse<PodCode>,
): Promise<Photo> {
  const { account_id: accountId, livemode, tracking_number: trackingNumber, carrier_code } = shipment;
  if (!mayHavePhoto(shipment)) return refuse('NOT_FOUND');
  // One deadline over both the carrier's answer and its storage's.
  const { photoDeadlineMs } = context.config;
  const endsAt = performance.now() + photoDeadlineMs;
  const signal = AbortSignal.timeout(photoDeadlineMs);
  const call = { scope: { accountId, livemode }, requestId, signal };
  const pod = await context.carriers.of(carrier_code).pod(trackingNumber, call);
  if (pod.outcome === 'none') return refuse('NOT_FOUND');
  const leave = places.take(accountId) ?? refuse('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
  try {
    if (pod.outcome === 'unavailable') throw new PhotoError(pod.reason);
    const { source } = pod;
    if (source.kind === 'url') return await download(context, source.url, endsAt, leave);
    leave();
    if (!isJpeg(source.bytes)) throw new PhotoError('it is no whole JPEG');
    return { length: source.bytes.length, content: source.bytes };
  } catch (error) {
    leave();
    if (!(error instanceof PhotoError || error instanceof OutboundBodyError)) throw error;
    context.log.warn({ trackingNumber, reason: error.message }, 'the doorstep photo could not be fetched');
    return refuse('POD_DOWNLOAD_FAILED');
  }
}

/** Why a photo can't be had, without its address. */
class PhotoError extends Error {
  override readonly name = 'PhotoError';
}

async function download(
  { outbound }: WorkContext,
  url: string,
  endsAt: number,
  leave: () => void,
): Promise<Photo> {
  const deadlineMs = Math.max(Math.ceil(endsAt - performance.now()), 1);
  const answer = await outbound.stream({ url, deadlineMs, maxBodyBytes: maxBytes });
  if (answer.outcome !== 'ok') throw new PhotoError(answer.reason);
  const { status, body } = answer;
  if (status !== 200) {
    void abandon(body);
    throw new PhotoError(`the storage answered ${status}`);
  }
  // Object stores call a photo all kinds of things; its bytes are judged, and never its name.
  const photo = await spoolPhoto(body, leave);
  if (!photo) throw new PhotoError('it is no whole JPEG');
  return photo;
}

/** Closes the connection of a body that nobody wants: leaving it after its first bytes does. */
async function abandon(body: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    for await (const _ of body) break;
  } catch {
    // Gone already.
  }
}

/** Test mode's carrier has its photo from the booking on; there is none to show before the delivery. */
function mayHavePhoto({ dispatch_status, carrier_code, status }: ShipmentRow): boolean {
  if (dispatch_status !== 'accepted' && dispatch_status !== 'failed') return false;
  return carrier_code !== 'sandbox' || status === 'delivered';
}
