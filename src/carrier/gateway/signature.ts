import { createHmac, timingSafeEqual } from 'node:crypto';

export const signatureHeader = 'X-Gateway-Signature';

const toleranceSeconds = 300;

export interface SignedRequest {
  readonly method: string;
  /** Below the base URL. */
  readonly path: string;
  readonly body: string;
}

export function sign(secret: string, request: SignedRequest, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${requestDigest(secret, request, String(seconds))}`;
}

export function isSigned(secret: string, request: SignedRequest, header: string, now: Date): boolean {
  return readSignature(secret, request, header, now) !== null;
}

/** Returns when the request was signed, in unix seconds; null if the signature is wrong or older than 5 minutes. */
export function readSignature(
  secret: string,
  request: SignedRequest,
  header: string,
  now: Date,
): number | null {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  const expected = requestDigest(secret, request, seconds);
  if (given.length !== expected.length) return null;
  const isRecent = Math.abs(now.getTime() / 1000 - Number(seconds)) <= toleranceSeconds;
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected)) && isRecent ? Number(seconds) : null;
}

function requestDigest(secret: string, { method, path, body }: SignedRequest, seconds: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${method}.${path}.${body}`).digest('hex');
}
