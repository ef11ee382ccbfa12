import { hash } from 'node:crypto';
import { randomBase62 } from '../runtime.ts';

const tokenForm = /^[0-9A-Za-z]{43}$/;

/** Creates the secret of a session or a sign-in link: 256 random bits. Only its hash is stored. */
export function newToken(): { readonly token: string; readonly tokenHash: Buffer } {
  const token = randomBase62(43);
  return { token, tokenHash: hashToken(token) };
}

export function isToken(text: unknown): text is string {
  return typeof text === 'string' && tokenForm.test(text);
}

export function hashToken(token: string): Buffer {
  return Buffer.from(hash('sha256', token, 'hex'), 'hex');
}
