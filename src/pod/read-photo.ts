import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import { outsideGate } from '../admission/gate.ts';
import type { WorkContext } from '../context.ts';
import type { Refuse } from '../contract/api-error.ts';
import { OutboundBodyError } from '../outbound/body-stream.ts';
import { isJpeg } from './jpeg.ts';
import { PhotoSlots } from './photo-slots.ts';
import { type Photo, spoolPhoto } from './spool-photo.ts';

type PodCode = 'NOT_FOUND' | 'POD_DOWNLOAD_FAILED' | 'SERVICE_UNAVAILABLE';

const maxBytes = 25_000_000;
const slots = new PhotoSlots();

/** Returns the complete doorstep photo (contract: getShipmentPod). Errors and logs never contain its storage URL. */
export async function readPhoto(
  context: WorkContext,
  shipment: ShipmentRow,
  requestId: string | null,
  refuse: Refuse<PodCode>,
): Promise<Photo> {
  const { account_id: accountId, livemode, tracking_number: trackingNumber, carrier_code } = shipment;
  if (!mayHavePhoto(shipment)) return refuse('NOT_FOUND', noPhoto(shipment));
  // One deadline for the carrier and its storage together.
  const { photoDeadlineMs } = context.config;
  const endsAt = performance.now() + photoDeadlineMs;
  const signal = AbortSignal.timeout(photoDeadlineMs);
  const call = { scope: { accountId, livemode }, requestId, signal };
  const pod = await context.carriers.of(carrier_code).pod(trackingNumber, call);
  if (pod.outcome === 'none') return refuse('NOT_FOUND', noPhoto(shipment));
  const releaseSlot = slots.take(accountId) ?? refuse('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
  try {
    if (pod.outcome === 'unavailable') throw new PhotoError(pod.reason);
    const { source } = pod;
    if (source.kind === 'url') return await download(context, source.url, endsAt, releaseSlot);
    releaseSlot();
    if (!isJpeg(source.bytes)) throw new PhotoError('the photo is not a complete JPEG');
    return { length: source.bytes.length, content: source.bytes };
  } catch (error) {
    releaseSlot();
    if (!(error instanceof PhotoError || error instanceof OutboundBodyError)) throw error;
    context.log.warn({ trackingNumber, reason: error.message }, 'doorstep photo could not be downloaded');
    return refuse('POD_DOWNLOAD_FAILED');
  }
}

class PhotoError extends Error {
  override readonly name = 'PhotoError';
}

async function download(
  { outbound }: WorkContext,
  url: string,
  endsAt: number,
  releaseSlot: () => void,
): Promise<Photo> {
  const deadlineMs = Math.max(Math.ceil(endsAt - performance.now()), 1);
  const response = await outbound.stream({ url, deadlineMs, maxBodyBytes: maxBytes });
  if (response.outcome !== 'ok') throw new PhotoError(response.reason);
  const { status, body } = response;
  if (status !== 200) {
    void abandon(body);
    throw new PhotoError(`the photo storage responded with status ${status}`);
  }
  // The content type is ignored: object stores send any. Only the bytes are checked.
  const photo = await outsideGate(() => spoolPhoto(body, releaseSlot));
  if (!photo) throw new PhotoError('the photo is not a complete JPEG');
  return photo;
}

async function abandon(body: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    for await (const _ of body) break;
  } catch {
    // Closed already.
  }
}

function noPhoto({ status }: ShipmentRow) {
  const isOver = status === 'cancelled' || status === 'returned';
  const message = isOver
    ? `this shipment is ${status} and has no photo`
    : 'this shipment has no photo yet; wait for the event shipment.pod_available';
  return { message };
}

/** The sandbox carrier has its photo from the booking on, but it must not show before delivery. */
function mayHavePhoto({ dispatch_status, carrier_code, status }: ShipmentRow): boolean {
  if (dispatch_status !== 'accepted' && dispatch_status !== 'failed') return false;
  return carrier_code !== 'sandbox' || status === 'delivered';
}
