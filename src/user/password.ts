import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hash as hashWithArgon2, type Options, verify } from '@node-rs/argon2';
import { cacheSuccess } from '../runtime/cache-success.ts';

const minPasswordLength = 12;
const maxPasswordLength = 200;

/** OWASP's first choice for argon2id, which is the library's default algorithm: 19 MiB, 2 passes. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type PasswordFault = 'too_short' | 'too_long' | 'too_simple' | 'breached';

/** Returns why a password is refused; null if it is acceptable. */
export function passwordFault(password: string, email: string): PasswordFault | null {
  const characters = [...password.normalize('NFKC')];
  if (characters.length < minPasswordLength) return 'too_short';
  if (characters.length > maxPasswordLength) return 'too_long';
  const lower = characters.join('').toLowerCase();
  if (new Set(lower).size < 5 || lower === email.toLowerCase()) return 'too_simple';
  return isBreached(lower) ? 'breached' : null;
}

export function hashPassword(password: string): Promise<string> {
  return hashWithArgon2(password.normalize('NFKC'), cost);
}

/** Verifies a password. Without a stored hash it takes as long and returns false, so that time reveals no address. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? (await decoy()), password.normalize('NFKC'));
  return stored !== null && isRight;
}

const decoy = cacheSuccess(() => hashPassword('no user has this password'));

let loaded: Buffer | null = null;

/** Searches the sorted first four bytes of SHA-256 (docs/design/dashboard.md, Passwords). */
function isBreached(password: string): boolean {
  loaded ??= readFileSync(path.join(import.meta.dirname, 'breached-passwords.bin'));
  const wanted = Number.parseInt(hash('sha256', password, 'hex').slice(0, 8), 16);
  let low = 0;
  let high = loaded.length / 4 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = loaded.readUInt32BE(middle * 4);
    if (found === wanted) return true;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
