/** Start of image, and the start of its first segment. */
const mark = Buffer.from([0xff, 0xd8, 0xff]);

export const jpegMarkBytes = mark.length;

/** Whether bytes begin as a JPEG does. */
export function isJpeg(bytes: Uint8Array): boolean {
  return mark.equals(bytes.subarray(0, mark.length));
}
