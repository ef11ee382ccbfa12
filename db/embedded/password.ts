import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from './failure.ts';

/** Where a home keeps the password of the role `sampan`. */
export function passwordFile(home: string): string {
  return path.join(home, 'postgres-password');
}

/** The kept password; null when it is lost or there was none yet. */
export async function readPassword(home: string): Promise<string | null> {
  try {
    return (await readFile(passwordFile(home), 'utf8')).trim() || null;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** A new random password of letters, digits, - and _, which need no quoting in a URL or in SQL. */
export function newPassword(): string {
  return randomBytes(24).toString('base64url');
}

/** Keeps the password, for this user's eyes only; a kill leaves the old file or the new one. */
export async function keepPassword(home: string, password: string): Promise<void> {
  const draft = `${passwordFile(home)}.new`;
  await rm(draft, { force: true });
  await writeFile(draft, `${password}\n`, { mode: 0o600, flag: 'wx' });
  await rename(draft, passwordFile(home));
}
