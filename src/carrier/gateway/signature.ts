import { createHmac, timingSafeEqual } from 'node:crypto';

export const signatureHeader = 'X-Gateway-Signature';

/** How far a signature's time may be off, in seconds. */
const toleranceSeconds = 300;

/** What a signature is over: a request as it goes out. */
export interface SignedRequest {
  readonly method: string;
  /** Below the server's address, as it is sent: `/bookings/SMP…`. */
  readonly path: string;
  /** The exact text; empty when there is no body. */
  readonly body: string;
}

/** The value of X-Gateway-Signature, see gateway.openapi.json. */
export function sign(secret: string, request: SignedRequest, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, request, String(seconds))}`;
}

/** Whether a signature is the secret's, and recent. */
export function isSigned(secret: string, request: SignedRequest, header: string, now: Date): boolean {
  return readSignature(secret, request, header, now) !== null;
}

/** The unix seconds that a request was signed at; null unless the signature is the secret's, and recent. */
export function readSignature(
  secret: string,
  request: SignedRequest,
  header: string,
  now: Date,
): number | null {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  const expected = digest(secret, request, seconds);
  if (given.length !== expected.length) return null;
  const isRecent = Math.abs(now.getTime() / 1000 - Number(seconds)) <= toleranceSeconds;
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected)) && isRecent ? Number(seconds) : null;
}

function digest(secret: string, { method, path, body }: SignedRequest, seconds: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${method}.${path}.${body}`).digest('hex');
}
