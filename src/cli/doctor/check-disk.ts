import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { type Finding, fail, ok, warn } from './finding.ts';

const mebibyte = 2 ** 20;
/** PostgreSQL stops when its write-ahead log cannot grow; between checkpoints the log takes up to 1 GiB. */
const lowBytes = 2048 * mebibyte;
const fullBytes = 256 * mebibyte;

export function checkDisk(home: string): Finding {
  const folder = nearestFolder(home);
  const { bavail, bsize } = statfsSync(folder);
  return judgeDisk(folder, bavail * bsize);
}

export function judgeDisk(folder: string, freeBytes: number): Finding {
  const message = `${Math.floor(freeBytes / mebibyte)} MiB free for ${folder}`;
  if (freeBytes < fullBytes)
    return fail('disk', message, 'The database stops when the disk is full. Free at least 2048 MiB');
  if (freeBytes < lowBytes) return warn('disk', message, 'Free at least 2048 MiB');
  return ok('disk', message);
}

/** Returns the folder, or its nearest parent that exists. */
function nearestFolder(folder: string): string {
  return existsSync(folder) || path.dirname(folder) === folder ? folder : nearestFolder(path.dirname(folder));
}
