import { printableLine } from '../terminal/printable-text.ts';
import { Refusal } from './refusal.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'it is no folder',
  EEXIST: 'it is no folder',
  EISDIR: 'one of its files is a folder',
  EACCES: 'this user may not read or write there',
  EPERM: 'this user may not read or write there',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
};

/** Turns a failure to read or write a folder named by `<dir>` into a Refusal; passes others on. */
export function explainFolderError(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code];
  return reason ? new Refusal(`<dir> is ${printableLine(folder)}; ${reason} (${code})`) : error;
}
