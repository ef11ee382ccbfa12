import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from './failure.ts';

export function passwordFile(home: string): string {
  return path.join(home, 'postgres-password');
}

export async function readPassword(home: string): Promise<string | null> {
  try {
    return (await readFile(passwordFile(home), 'utf8')).trim() || null;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Returns a random password that needs no quoting in a URL or in SQL. */
export function newPassword(): string {
  return randomBytes(24).toString('base64url');
}

/** Stores the password with mode 0600, atomically. */
export async function storePassword(home: string, password: string): Promise<void> {
  const draft = `${passwordFile(home)}.new`;
  await rm(draft, { force: true });
  await writeFile(draft, `${password}\n`, { mode: 0o600, flag: 'wx' });
  await rename(draft, passwordFile(home));
}
