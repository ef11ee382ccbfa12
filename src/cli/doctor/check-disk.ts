import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { type Finding, fail, ok, warn } from './finding.ts';

const mebibyte = 2 ** 20;
/** Postgres stops when its log of changes can't grow; a checkpoint keeps up to 1 GiB of it. */
const lowBytes = 2048 * mebibyte;
const fullBytes = 256 * mebibyte;

/** There is room where this installation keeps its files. */
export function checkDisk(home: string): Finding {
  const folder = nearestFolder(home);
  const { bavail, bsize } = statfsSync(folder);
  return judgeDisk(folder, bavail * bsize);
}

export function judgeDisk(folder: string, freeBytes: number): Finding {
  const message = `${Math.floor(freeBytes / mebibyte)} MiB free for ${folder}`;
  if (freeBytes < fullBytes) return fail('disk', message, `the database stops soon; make room for 2048 MiB`);
  if (freeBytes < lowBytes) return warn('disk', message, 'make room for 2048 MiB');
  return ok('disk', message);
}

/** The folder itself, or the one in which it will be made. */
function nearestFolder(folder: string): string {
  return existsSync(folder) || path.dirname(folder) === folder ? folder : nearestFolder(path.dirname(folder));
}
