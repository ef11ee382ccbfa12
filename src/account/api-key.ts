import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { randomBase62 } from '../identifier.ts';

export type Mode = 'test' | 'live';

const form = /^mk_(test|live)_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A new key's plaintext: prefix, 32 random base62 characters and a 6-character checksum. Shown once, never stored. */
export function newApiKey(mode: Mode): string {
  const body = `mk_${mode}_${randomBase62(32)}`;
  return body + checksum(body);
}

/** Whether a text has a key's form and checksum; garbage costs no query. */
export function isApiKey(text: string): boolean {
  return form.test(text) && checksum(text.slice(0, -6)) === text.slice(-6);
}

/** What is stored in the key's place. A key has 190 random bits, so a plain SHA-256 can't be searched. */
export function hashApiKey(key: string): Buffer {
  // A Hash object for each request costs more than the hash: hex is what the one-shot makes fastest.
  return Buffer.from(hash('sha256', key, 'hex'), 'hex');
}

function checksum(body: string): string {
  let rest = crc32(body);
  let text = '';
  for (let place = 0; place < 6; place++) {
    text = (alphabet[rest % 62] ?? '') + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}
