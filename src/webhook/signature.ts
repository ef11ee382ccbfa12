import { createHmac, timingSafeEqual } from 'node:crypto';

/** Text stands for its UTF-8 bytes. */
export type RawBody = string | Uint8Array;

/** Accepted difference of a signature's time (contract: createWebhook, Signature). */
export const toleranceSeconds = 300;

/** Returns `t=<unix seconds>,v1=<hex>`, one `v1` per secret, newest first (contract: createWebhook, Signature). */
export function signWebhook(secrets: readonly string[], unixSeconds: number, rawBody: RawBody): string {
  return [`t=${unixSeconds}`, ...secrets.map((secret) => `v1=${hmac(secret, unixSeconds, rawBody)}`)].join(
    ',',
  );
}

export type SignatureVerdict = 'valid' | 'malformed' | 'too_old' | 'wrong';

/** Verifies a signature as a receiver does: any `v1` may match, compared in constant time. */
export function verifySignature(
  header: string,
  secret: string,
  rawBody: RawBody,
  now: Date,
  tolerance = toleranceSeconds,
): SignatureVerdict {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  const given = parts.filter(([name]) => name === 'v1').map(([, hex = '']) => hex);
  if (!/^\d{1,12}$/.test(time) || given.length === 0) return 'malformed';
  const expected = Buffer.from(hmac(secret, Number(time), rawBody));
  const right = given.some(
    (hex) => hex.length === expected.length && timingSafeEqual(Buffer.from(hex), expected),
  );
  if (!right) return 'wrong';
  return Math.abs(now.getTime() / 1000 - Number(time)) <= tolerance ? 'valid' : 'too_old';
}

function hmac(secret: string, unixSeconds: number, rawBody: RawBody): string {
  return createHmac('sha256', secret).update(`${unixSeconds}.`).update(rawBody).digest('hex');
}
