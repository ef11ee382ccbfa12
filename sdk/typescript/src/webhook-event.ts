import type { Bytes } from './contract-types.ts';
import { SignatureError, UsageError } from './errors.ts';
import type { EventBodies, EventType } from './generated/events.ts';

/** Body of an event, typed by its `event_type`. A newer service may send a type that is not in this list. */
export type WebhookEvent = EventBodies[EventType];

/** Body of a delivery as it arrived. Text is encoded as UTF-8. */
export type RawBody = string | Uint8Array | ArrayBuffer;

export interface VerifyOptions {
  /** Largest difference between the signature's time and this clock. Default: 300 s. */
  readonly toleranceSeconds?: number;
  /** Default: the current time. */
  readonly now?: Date;
}

export interface SignOptions {
  /** Time of the signature. Default: the current time. */
  readonly now?: Date;
}

/**
 * Verifies a delivery and returns its event.
 * @param header `X-Service-Signature`
 * @param secrets the endpoint's whole secret, or during a rotation the new and the old one
 * @throws {SignatureError} if the delivery is not genuine
 */
export async function constructEvent(
  rawBody: RawBody,
  header: string | null | undefined,
  secrets: string | readonly string[],
  options?: VerifyOptions,
): Promise<WebhookEvent> {
  const bytes = bytesOf(rawBody);
  await verify(bytes, header, [secrets].flat(), options);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new SignatureError('body_malformed', 'The signature is genuine, but the body is not JSON.');
  }
}

/**
 * Signs a body as the service does, for tests of your receiver. Returns the value of `X-Service-Signature`.
 * @param rawBody the bytes that the test sends
 * @param secrets any secret that the receiver under test knows
 */
export async function signTestPayload(
  rawBody: RawBody,
  secrets: string | readonly string[],
  { now = new Date() }: SignOptions = {},
): Promise<string> {
  const keys = [secrets].flat();
  checkSecrets(keys);
  if (Number.isNaN(now.getTime())) throw new UsageError('now must be a valid Date.');
  const time = String(Math.floor(now.getTime() / 1000));
  const signatures = await Promise.all(keys.map((secret) => hmacHex(secret, time, bytesOf(rawBody))));
  return [`t=${time}`, ...signatures.map((hex) => `v1=${hex}`)].join(',');
}

async function verify(
  body: Uint8Array,
  header: string | null | undefined,
  secrets: readonly string[],
  { toleranceSeconds = 300, now = new Date() }: VerifyOptions = {},
): Promise<void> {
  checkSecrets(secrets);
  if (!(Number.isFinite(toleranceSeconds) && toleranceSeconds >= 0) || Number.isNaN(now.getTime()))
    throw new UsageError(
      `toleranceSeconds must be a number of seconds and now a valid Date, not ${toleranceSeconds} and ${now}.`,
    );
  if (!header) throw new SignatureError('header_missing', 'The request has no X-Service-Signature header.');
  const parts = String(header)
    .split(',')
    .map((part) => part.trim().split('='));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  const signatures = parts.filter(([name]) => name === 'v1').map(([, hex = '']) => hex);
  if (!/^\d{1,12}$/.test(time) || signatures.length === 0)
    throw new SignatureError('header_malformed', 'X-Service-Signature is not t=<unix seconds>,v1=<hex>.');
  if (Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds)
    throw new SignatureError(
      'time_out_of_tolerance',
      `The signature's time differs from this clock by more than ${toleranceSeconds} s.`,
    );
  const expected = await Promise.all(secrets.map((secret) => hmacHex(secret, time, body)));
  const matches = expected.flatMap((hex) => signatures.map((given) => isEqual(given, hex)));
  if (!matches.includes(true))
    throw new SignatureError(
      'no_match',
      'No signature in X-Service-Signature matches the body. Verify the raw bytes, with the secret of this endpoint.',
    );
}

function checkSecrets(secrets: readonly string[]): void {
  if (secrets.length === 0 || secrets.some((secret) => typeof secret !== 'string' || secret === ''))
    throw new UsageError("Pass the endpoint's signing secret, which starts with whsec_.");
}

function bytesOf(rawBody: RawBody): Bytes {
  if (typeof rawBody === 'string') return new TextEncoder().encode(rawBody);
  if (rawBody instanceof ArrayBuffer) return new Uint8Array(rawBody);
  if (ArrayBuffer.isView(rawBody)) return new Uint8Array(rawBody);
  throw new UsageError('Pass the raw body as it arrived: text or bytes, not parsed JSON.');
}

async function hmacHex(secret: string, time: string, body: Uint8Array): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const prefix = encoder.encode(`${time}.`);
  const signed = new Uint8Array(prefix.length + body.length);
  signed.set(prefix);
  signed.set(body, prefix.length);
  const digest = new Uint8Array(await crypto.subtle.sign('HMAC', key, signed));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Compares in constant time for texts of equal length. */
function isEqual(given: string, expected: string): boolean {
  if (given.length !== expected.length) return false;
  let difference = 0;
  for (let index = 0; index < expected.length; index++)
    difference |= given.charCodeAt(index) ^ expected.charCodeAt(index);
  return difference === 0;
}
