import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '../../db/embedded/failure.ts';
import { formatSecretKeys, parseSecretKeys, type SecretKey } from '../config/secret-key.ts';

/** Returns the file that holds the keys if SECRET_KEYS is not set, in the format of that setting. */
export function keyFile(home: string): string {
  return path.join(home, 'secret-keys');
}

/** Returns the keys; null if the file does not exist. */
export async function readKeyFile(home: string): Promise<SecretKey[] | null> {
  try {
    return parseSecretKeys((await readFile(keyFile(home), 'utf8')).trim());
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Creates the first key, readable by its owner only, or returns the one that another process has just created. */
export async function makeKeyFile(home: string): Promise<SecretKey[]> {
  await mkdir(home, { recursive: true });
  const keys = [{ id: 'k1', bytes: randomBytes(32) }];
  const draft = `${keyFile(home)}.${randomUUID()}`;
  await writeFile(draft, `${formatSecretKeys(keys)}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, keyFile(home));
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readKeyFile(home)) ?? makeKeyFile(home);
}
