import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { base62, randomBase62 } from './runtime.ts';

export type Mode = 'test' | 'live';

const form = /^mk_(test|live)_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;

/** Creates an API key's plaintext: prefix, 32 random base62 characters, 6-character checksum. It is never stored. */
export function newApiKey(mode: Mode): string {
  const body = `mk_${mode}_${randomBase62(32)}`;
  return body + checksum(body);
}

/** Checks the format and the checksum, so that a malformed key costs no query. */
export function isApiKey(text: string): boolean {
  return form.test(text) && checksum(text.slice(0, -6)) === text.slice(-6);
}

/** Returns the SHA-256 that is stored. A slow hash is not needed: a key has 190 random bits. */
export function hashApiKey(key: string): Buffer {
  // crypto.hash is faster than a Hash object, and fastest with hex output.
  return Buffer.from(hash('sha256', key, 'hex'), 'hex');
}

function checksum(body: string): string {
  let remaining = crc32(body);
  let text = '';
  for (let index = 0; index < 6; index++) {
    text = (base62[remaining % 62] ?? '') + text;
    remaining = Math.floor(remaining / 62);
  }
  return text;
}

/** In no value of the header `Idempotency-Key`, so that no client can send a key of the service's own. */
const ownMark = '§';

/** Returns the key of a request that has no header: of a page, the command line or an order of a batch. */
export function ownKey(text: string): string {
  return ownMark + text;
}

/** Returns a key that a client sent; null for one of the service's own. */
export function sentKey(key: string): string | null {
  return key.startsWith(ownMark) ? null : key;
}
