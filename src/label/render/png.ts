import { crc32, deflateSync } from 'node:zlib';
import type { Bitmap } from './bitmap.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Writes dots as a PNG of one bit per dot, which knows its resolution. */
export function writePng({ width, height, stride, bits }: Bitmap, dpi: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit, gray, the only method of compression and filters, not interlaced.
  header.set([1, 0, 0, 0, 0], 8);
  const resolution = Buffer.alloc(9);
  const perMeter = Math.round(dpi / 0.0254);
  resolution.writeUInt32BE(perMeter, 0);
  resolution.writeUInt32BE(perMeter, 4);
  resolution[8] = 1;
  const rows = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let at = 0; at < stride; at++)
      rows[y * (stride + 1) + 1 + at] = ~(bits[y * stride + at] ?? 0) & 0xff;
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('pHYs', resolution),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
