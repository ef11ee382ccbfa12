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
