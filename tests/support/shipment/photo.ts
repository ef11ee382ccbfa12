import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.ts';

/** A JPEG photo of a doorstep. */
export const doorstepPhoto = readFileSync(path.join(root, 'src/carrier/sandbox/sandbox-photo.jpg'));

/** Returns a JPEG of exactly `length` bytes: a photo with comments after its headers. */
export function photoOf(length: number): Buffer {
  const parts = [doorstepPhoto.subarray(0, 2)];
  for (let missing = length - doorstepPhoto.length; missing > 0; ) {
    // The rest must be empty or large enough for another comment.
    const size = missing <= 65_537 ? missing : Math.min(65_537, missing - 4);
    const comment = Buffer.alloc(size, 0x20);
    comment.writeUInt16BE(0xfffe, 0);
    comment.writeUInt16BE(size - 2, 2);
    parts.push(comment);
    missing -= size;
  }
  return Buffer.concat([...parts, doorstepPhoto.subarray(2)]);
}
