import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  findWebhook,
  insertSecret,
  lockWebhook,
  retireSecrets,
  type SealedSecret,
  updateWebhookRow,
} from '../../db/query/webhook/webhook-endpoint.ts';
import type { Schemas } from '../../generated/operations.ts';
import type { WorkContext } from '../context.ts';
import type { StoredResponse } from '../idempotency.ts';
import { type ChangeCall, commitOnce } from '../idempotency.ts';
import { newId } from '../runtime.ts';
import type { EncryptionContext, KeyRing } from '../secret/key-ring.ts';

/** Text stands for its UTF-8 bytes. */
type RawBody = string | Uint8Array;

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

/** A new signing secret: plaintext for the response, ciphertext for the database. */
interface NewSecret {
  readonly plaintext: string;
  readonly stored: SealedSecret & { readonly account_id: string; readonly last4: string };
}

export function randomSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

export function isSecret(text: string): boolean {
  return /^whsec_[A-Za-z0-9+/]{43}=$/.test(text);
}

/** Returns a new secret of an endpoint, encrypted for its row. */
export function newSecret(keyRing: KeyRing, accountId: string, now: Date): NewSecret {
  const plaintext = randomSecret();
  const id = newId('whs', now);
  const sealed = keyRing.encrypt(plaintext, encryptionContext(id, accountId));
  return { plaintext, stored: { id, account_id: accountId, sealed, last4: plaintext.slice(-4) } };
}

/** Decrypts an endpoint's secrets. @throws {SealError} if one can't be decrypted. */
export function openSecrets(
  keyRing: KeyRing,
  accountId: string,
  secrets: readonly SealedSecret[],
): readonly string[] {
  return secrets.map(({ id, sealed }) => keyRing.decrypt(sealed, encryptionContext(id, accountId)));
}

function encryptionContext(row: string, account: string): EncryptionContext {
  return { table: 'webhook_secret', column: 'sealed', row, account };
}

interface Rotation {
  readonly id: string;
  readonly revokePrevious: boolean;
  /** Last characters of the secret that it replaces; absent: of any. */
  readonly last4?: string;
}

/** The secret that a rotation was to replace is not the current one. */
export class SecretReplaced extends Error {}

/** Replaces an endpoint's secret, once per key if the call has one (contract: rotateWebhookSecret). @throws {SecretReplaced} */
export function rotateSecret(
  context: WorkContext,
  call: ChangeCall<'NOT_FOUND' | 'WEBHOOK_INACTIVE' | 'IDEMPOTENCY_IN_FLIGHT'>,
  { id, revokePrevious, last4 }: Rotation,
): Promise<StoredResponse<200>> {
  const { scope, actor, refuse } = call;
  const { plaintext, stored } = newSecret(context.secrets, scope.accountId, context.clock.now());
  return commitOnce(context, call, { status: 200, isSecret: true }, async (tx) => {
    const webhook = (await lockWebhook(tx, scope, id)) ?? refuse('NOT_FOUND');
    if (last4 !== undefined && webhook.last4 !== last4) throw new SecretReplaced();
    if (!webhook.active) return refuse('WEBHOOK_INACTIVE');
    await retireSecrets(tx, scope, id, { revoke: revokePrevious });
    await insertSecret(tx, id, stored);
    await updateWebhookRow(tx, scope, id, { rotated: true });
    const row = await findWebhook(tx, scope, id);
    if (!row?.rotated_at) throw new Error('rotated webhook endpoint not found');
    const { rotated_at, last4: secret_last4 } = row;
    const result: Schemas['WebhookSecretRotated'] = { id, rotated_at, secret: plaintext, secret_last4 };
    return { result, entry: [actor(), 'webhook.rotated', id] };
  });
}
