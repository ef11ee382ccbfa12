import { hkdfSync } from 'node:crypto';

/** A key of the ring: AES-256, named so that what it encrypted says which key opens it. */
export interface SecretKey {
  readonly id: string;
  readonly bytes: Buffer;
}

const keyBytes = 32;
const idForm = /^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$/;
const right =
  '`id:key,…`, a key being 32 random bytes in base64 (`openssl rand -base64 32`), the active one first';

/**
 * Reads a ring's keys from `id:base64key,…`, the active one first.
 * @throws {TypeError} that says what is wrong without repeating a key.
 */
export function parseSecretKeys(text: string): SecretKey[] {
  const keys = text.split(',').map((part, index) => {
    const [id = '', encoded = '', ...rest] = part.trim().split(':');
    const bytes = Buffer.from(encoded, 'base64');
    if (!idForm.test(id) || rest.length > 0) {
      throw new TypeError(
        `its entry ${index + 1} has no id of letters, digits, - and _; it must be ${right}`,
      );
    }
    // Buffer.from skips what isn't base64.
    if (bytes.length !== keyBytes || bytes.toString('base64') !== encoded) {
      throw new TypeError(`the key ${id} is not 32 bytes in base64; it must be ${right}`);
    }
    return { id, bytes };
  });
  const repeated = keys.find(({ id }, index) => keys.findIndex((key) => key.id === id) < index);
  if (repeated) throw new TypeError(`the id ${repeated.id} stands there twice; every key has one of its own`);
  return keys;
}

/** The text that {@link parseSecretKeys} reads. */
export function formatSecretKeys(keys: readonly SecretKey[]): string {
  return keys.map(({ id, bytes }) => `${id}:${bytes.toString('base64')}`).join(',');
}

/** 32 bytes for another purpose than encrypting; they say nothing of the key, nor of other purposes' bytes. */
export function deriveBytes({ bytes }: SecretKey, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', bytes, '', `sampan ${purpose}`, keyBytes));
}
