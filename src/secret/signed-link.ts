import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';

type SignedParts = readonly (string | number | boolean)[];

/** Signs the parts of a link, for one purpose, with the first key of the key ring. */
export function signLink(secrets: Pick<KeyRing, 'derive'>, purpose: string, parts: SignedParts): string {
  const [key] = secrets.derive(purpose);
  if (!key) throw new Error('the key ring has no key');
  return sign(key, parts).toString('hex');
}

/** Verifies a signature with any key of the key ring. */
export function isSignedLink(
  secrets: Pick<KeyRing, 'derive'>,
  purpose: string,
  parts: SignedParts,
  signature: string,
): boolean {
  const given = Buffer.from(signature, 'hex');
  if (given.length !== 32) return false;
  return secrets
    .derive(purpose)
    .map((key) => timingSafeEqual(given, sign(key, parts)))
    .includes(true);
}

function sign(key: KeyObject, parts: SignedParts): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest();
}
