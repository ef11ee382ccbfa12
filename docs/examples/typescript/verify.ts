import { createHmac, timingSafeEqual } from 'node:crypto';

const toleranceSeconds = 300;

/**
 * Returns true if Sampan signed the delivery with this secret. Pass the raw body, the value of X-Service-Signature
 * and the whole secret of the endpoint.
 */
export function verifyWebhook(
  rawBody: Uint8Array,
  header: string | undefined,
  secret: string,
  now = new Date(),
) {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='));
  const signedAt = parts.find(([name]) => name === 't')?.[1] ?? '';
  const secondsOff = Math.abs(now.getTime() / 1000 - Number(signedAt));
  if (!/^\d+$/.test(signedAt) || secondsOff > toleranceSeconds) return false;
  const hmac = createHmac('sha256', secret).update(`${signedAt}.`).update(rawBody);
  const expected = Buffer.from(hmac.digest('hex'));
  // For 24 hours after a rotation there are two signatures. One match is enough.
  return parts.some(([name, hex = '']) => {
    const given = Buffer.from(hex);
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
