import { hkdfSync } from 'node:crypto';

/** An AES-256 key. Its id is stored with each value that it encrypts. */
export interface SecretKey {
  readonly id: string;
  readonly bytes: Buffer;
}

const keyBytes = 32;
const idForm = /^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$/;
const right =
  '`id:key,…`, each key 32 random bytes in base64 (`openssl rand -base64 32`), the active key first';

/** Parses `id:base64key,…`, the active key first. @throws {TypeError} without repeating a key. */
export function parseSecretKeys(text: string): SecretKey[] {
  const keys = text.split(',').map((part, index) => {
    const [id = '', encoded = '', ...rest] = part.trim().split(':');
    const bytes = Buffer.from(encoded, 'base64');
    if (!idForm.test(id) || rest.length > 0) {
      throw new TypeError(
        `entry ${index + 1} has no valid id (letters, digits, - and _); the format is ${right}`,
      );
    }
    // Buffer.from skips characters that are not base64.
    if (bytes.length !== keyBytes || bytes.toString('base64') !== encoded) {
      throw new TypeError(`the key ${id} is not 32 bytes in base64; the format is ${right}`);
    }
    return { id, bytes };
  });
  const repeated = keys.find(({ id }, index) => keys.findIndex((key) => key.id === id) < index);
  if (repeated) throw new TypeError(`duplicate id ${repeated.id}; give each key its own id`);
  return keys;
}

export function formatSecretKeys(keys: readonly SecretKey[]): string {
  return keys.map(({ id, bytes }) => `${id}:${bytes.toString('base64')}`).join(',');
}

/** Derives 32 bytes for another purpose (HKDF-SHA256), which reveal neither the key nor other derived bytes. */
export function deriveBytes({ bytes }: SecretKey, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', bytes, '', `sampan ${purpose}`, keyBytes));
}
