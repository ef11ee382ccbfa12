/** Markers without a segment behind them: TEM and the restarts. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
/** Start of frame, by whichever process: it says how large the picture is. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
/** Cameras put a little of their own behind a picture. */
const mostBehind = 4_096;

type State = 'mark' | 'marker' | 'length' | 'segment' | 'scan' | 'refused';

/**
 * Judges by its bytes, while they come in, whether a file is a whole JPEG: segment after segment to a frame and its
 * scan, and the end of the image near the end of the file. Its name, and what else could be hidden in it, say nothing.
 */
export class JpegCheck {
  #state: State = 'mark';
  #begun = false;
  #framed = false;
  #marker = 0;
  /** Bytes of a segment's length that are still to come, and then of the segment. */
  #missing = 0;
  #length = 0;
  /** Bytes since the last end of the image; null: there was none. */
  #behind: number | null = null;
  #wasMark = false;

  /** Takes the next bytes; false as soon as no JPEG begins like this. */
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

  /** Whether what was taken is all of a JPEG. */
  get isWhole(): boolean {
    return this.#state === 'scan' && this.#behind !== null && this.#behind <= mostBehind;
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
    // Marks may be repeated before their marker.
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

  /** Among a picture's data a mark is followed by zero, so the end of the image can't occur by chance. */
  #scan(data: Uint8Array): void {
    const bytes = Buffer.from(data.buffer, data.byteOffset, data.length);
    const end = bytes.lastIndexOf(Buffer.from([0xff, endOfImage]));
    if (end >= 0) this.#behind = bytes.length - end - 2;
    else if (this.#wasMark && bytes[0] === endOfImage) this.#behind = bytes.length - 1;
    else if (this.#behind !== null) this.#behind += bytes.length;
    this.#wasMark = bytes.at(-1) === 0xff;
  }
}

/** Whether bytes are a whole JPEG. */
export function isJpeg(bytes: Uint8Array): boolean {
  const check = new JpegCheck();
  return check.take(bytes) && check.isWhole;
}
