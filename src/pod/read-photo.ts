import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import { scopeOf } from '../../db/scope.ts';
import { outsideGate } from '../admission/gate.ts';
import type { WorkContext } from '../context.ts';
import type { Refuse } from '../contract/errors.ts';
import { OutboundBodyError } from '../outbound/client.ts';
import { type NamedShipment, type RecordContext, recordChange } from '../tracking/record-change.ts';

/** Markers without a segment: TEM and RST0 to RST7. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
/** Any start of frame (SOF), except DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
/** Some cameras append data after the image. */
const maxTrailingBytes = 4_096;

type State = 'mark' | 'marker' | 'length' | 'segment' | 'scan' | 'refused';

/** Checks while bytes arrive whether a file is a complete JPEG, so that nothing else is proxied. */
export class JpegCheck {
  #state: State = 'mark';
  #begun = false;
  #framed = false;
  #marker = 0;
  /** Bytes missing of a segment's length field, then of the segment. */
  #missing = 0;
  #length = 0;
  /** Bytes after the last end of image; null if there was none. */
  #trailingBytes: number | null = null;
  #wasMark = false;

  /** Returns false as soon as the bytes can't be a JPEG. */
  take(chunk: Uint8Array): boolean {
    let at = 0;
    while (at < chunk.length && this.#state !== 'refused') {
      if (this.#state === 'segment') {
        const skipped = Math.min(this.#missing, chunk.length - at);
        at += skipped;
        this.#missing -= skipped;
        if (this.#missing === 0) this.#state = this.#marker === startOfScan ? 'scan' : 'mark';
      } else if (this.#state === 'scan') {
        this.#scan(chunk.subarray(at));
        at = chunk.length;
      } else {
        this.#state = this.#step(chunk[at++] ?? 0);
      }
    }
    return this.#state !== 'refused';
  }

  get isWhole(): boolean {
    return this.#state === 'scan' && this.#trailingBytes !== null && this.#trailingBytes <= maxTrailingBytes;
  }

  #step(byte: number): State {
    switch (this.#state) {
      case 'mark':
        return byte === 0xff ? 'marker' : 'refused';
      case 'marker':
        return this.#readMarker(byte);
      default:
        this.#length = this.#length * 256 + byte;
        if (--this.#missing > 0) return 'length';
        this.#missing = this.#length - 2;
        if (this.#missing < 0) return 'refused';
        return this.#missing > 0 ? 'segment' : 'mark';
    }
  }

  #readMarker(marker: number): State {
    if (!this.#begun) {
      this.#begun = marker === startOfImage;
      return this.#begun ? 'mark' : 'refused';
    }
    if (marker === 0xff) return 'marker';
    if (isBare(marker)) return 'mark';
    if (marker < 0xc0 || marker === startOfImage || marker === endOfImage) return 'refused';
    if (marker === startOfScan && !this.#framed) return 'refused';
    this.#framed ||= isFrame(marker);
    this.#marker = marker;
    this.#missing = 2;
    this.#length = 0;
    return 'length';
  }

  /** In scan data, 0xff is followed by 0x00, so an end of image can't occur by chance. */
  #scan(data: Uint8Array): void {
    const bytes = Buffer.from(data.buffer, data.byteOffset, data.length);
    const end = bytes.lastIndexOf(Buffer.from([0xff, endOfImage]));
    if (end >= 0) this.#trailingBytes = bytes.length - end - 2;
    else if (this.#wasMark && bytes[0] === endOfImage) this.#trailingBytes = bytes.length - 1;
    else if (this.#trailingBytes !== null) this.#trailingBytes += bytes.length;
    this.#wasMark = bytes.at(-1) === 0xff;
  }
}

export function isJpeg(bytes: Uint8Array): boolean {
  const check = new JpegCheck();
  return check.take(bytes) && check.isWhole;
}

/** Limits concurrent downloads, so that photos can't fill the disk. */
const limits = { total: 64, account: 8 };

class PhotoConcurrency {
  readonly #taken = new Map<string, number>();
  #total = 0;

  /** Takes a permit; null if all are taken. The returned function releases it. */
  take(accountId: string): (() => void) | null {
    const own = this.#taken.get(accountId) ?? 0;
    if (this.#total >= limits.total || own >= limits.account) return null;
    this.#total++;
    this.#taken.set(accountId, own + 1);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.#total--;
      const left = (this.#taken.get(accountId) ?? 1) - 1;
      if (left > 0) this.#taken.set(accountId, left);
      else this.#taken.delete(accountId);
    };
  }
}

interface Photo {
  readonly length: number;
  readonly content: Uint8Array | AsyncIterable<Uint8Array>;
}

/** A slower client is disconnected, because its permit is needed. */
const maxReadMs = 120_000;

/** Spools a photo through an unlinked file: little memory, and no incomplete photo is sent. Null: no JPEG. */
async function spoolPhoto(body: AsyncIterable<Uint8Array>, onDone: () => void): Promise<Photo | null> {
  const file = await openUnlinkedFile();
  let length: number | null = null;
  try {
    length = await writeJpeg(file, body);
  } finally {
    if (length === null) {
      await file.close();
      onDone();
    }
  }
  if (length === null) return null;
  const content = file.createReadStream({ start: 0, signal: AbortSignal.timeout(maxReadMs) });
  content.on('close', onDone);
  return { length, content };
}

async function writeJpeg(file: FileHandle, body: AsyncIterable<Uint8Array>): Promise<number | null> {
  const check = new JpegCheck();
  let length = 0;
  for await (const chunk of body) {
    if (!check.take(chunk)) return null;
    for (let written = 0; written < chunk.length; ) {
      const { bytesWritten } = await file.write(chunk, written, chunk.length - written, length + written);
      written += bytesWritten;
    }
    length += chunk.length;
  }
  return check.isWhole ? length : null;
}

async function openUnlinkedFile(): Promise<FileHandle> {
  const name = path.join(tmpdir(), `sampan-photo-${randomUUID()}`);
  const file = await open(name, 'wx+', 0o600);
  await rm(name);
  return file;
}

type PodCode = 'NOT_FOUND' | 'POD_DOWNLOAD_FAILED' | 'SERVICE_UNAVAILABLE';

const maxBytes = 25_000_000;
const downloads = new PhotoConcurrency();

/** Returns the complete doorstep photo (contract: getShipmentPod). Errors and logs never contain its storage URL. */
export async function readPhoto(
  context: WorkContext,
  shipment: ShipmentRow,
  requestId: string | null,
  refuse: Refuse<PodCode>,
): Promise<Photo> {
  const { account_id: accountId, tracking_number: trackingNumber, carrier_code } = shipment;
  if (!mayHavePhoto(shipment)) return refuse('NOT_FOUND', noPhoto(shipment));
  // One deadline for the carrier and its storage together.
  const { photoDeadlineMs } = context.config;
  const endsAt = performance.now() + photoDeadlineMs;
  const signal = AbortSignal.timeout(photoDeadlineMs);
  const call = { scope: scopeOf(shipment), requestId, signal };
  const pod = await context.carriers.of(carrier_code).pod(trackingNumber, call);
  if (pod.outcome === 'none') return refuse('NOT_FOUND', noPhoto(shipment));
  const releasePermit = downloads.take(accountId) ?? refuse('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
  try {
    if (pod.outcome === 'unavailable') throw new PhotoError(pod.reason);
    const { source } = pod;
    if (source.kind === 'url') return await download(context, source.url, endsAt, releasePermit);
    releasePermit();
    if (!isJpeg(source.bytes)) throw new PhotoError('the photo is not a complete JPEG');
    return { length: source.bytes.length, content: source.bytes };
  } catch (error) {
    releasePermit();
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
  releasePermit: () => void,
): Promise<Photo> {
  const deadlineMs = Math.max(Math.ceil(endsAt - performance.now()), 1);
  const response = await outbound.stream({ url, deadlineMs, maxBodyBytes: maxBytes });
  if (response.outcome !== 'ok') throw new PhotoError(response.reason);
  const { status, body } = response;
  if (status !== 200) {
    void abandonBody(body);
    throw new PhotoError(`the photo storage responded with status ${status}`);
  }
  // The content type is ignored: object stores send any. Only the bytes are checked.
  const photo = await outsideGate(() => spoolPhoto(body, releasePermit));
  if (!photo) throw new PhotoError('the photo is not a complete JPEG');
  return photo;
}

async function abandonBody(body: AsyncIterable<Uint8Array>): Promise<void> {
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

/** The sandbox carrier has its photo from the booking on, but it must not show before delivery. A photo is personal data. */
export function mayHavePhoto({ dispatch_status, carrier_code, status, anonymized_at }: ShipmentRow): boolean {
  if (anonymized_at !== null) return false;
  if (dispatch_status !== 'accepted' && dispatch_status !== 'failed') return false;
  return carrier_code !== 'sandbox' || status === 'delivered';
}

/** Sends `shipment.pod_available` once. An error is only logged: the next download tries again. */
export async function markPhotoAvailable(context: RecordContext, shipment: NamedShipment): Promise<void> {
  try {
    await recordChange(context, shipment, { podAvailable: true });
  } catch (error) {
    context.log.error(
      { err: error, trackingNumber: shipment.tracking_number },
      'doorstep photo could not be recorded as available; the next download tries again',
    );
  }
}
