import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './place.ts';

/** A JPEG of a doorstep. */
export const doorstepPhoto = readFileSync(path.join(root, 'src/carrier/sandbox-photo.jpg'));

/** A JPEG of so many bytes: a photo, and what cameras put behind it. */
export function photoOf(length: number): Buffer {
  return Buffer.concat([doorstepPhoto, Buffer.alloc(length - doorstepPhoto.length, 0x20)]);
}
