import { printableLine } from '../terminal.ts';
import { Refusal } from './refusal.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'the folder does not exist',
  ENOTDIR: 'it is not a folder',
  EEXIST: 'it is not a folder',
  EISDIR: 'one of its files is a folder',
  EACCES: 'this user has no permission to read or write it',
  EPERM: 'this user has no permission to read or write it',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

/** Returns a Refusal for a failure to read or write the folder of `<dir>`, and any other error unchanged. */
export function explainFolderError(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code];
  return reason ? new Refusal(`<dir>: ${printableLine(folder)}: ${reason} (${code}).`) : error;
}
