import { randomBytes } from 'node:crypto';
import type { SealedSecret } from '../../db/query/webhook/webhook-secret.ts';
import { newId } from '../identifier.ts';
import type { KeyRing, Place } from '../secret/key-ring.ts';

/** A fresh signing secret, in plaintext for its one showing and encrypted for the store. */
export interface NewSecret {
  readonly plaintext: string;
  readonly stored: SealedSecret & { readonly account_id: string; readonly last4: string };
}

/** `whsec_` and the base64 of 32 random bytes. */
export function randomSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** Whether a text has a signing secret's form. */
export function isSecret(text: string): boolean {
  return /^whsec_[A-Za-z0-9+/]{43}=$/.test(text);
}

/** Makes an endpoint's secret, ready to be stored. */
export function newSecret(keyRing: KeyRing, accountId: string, now: Date): NewSecret {
  const plaintext = randomSecret();
  const id = newId('whs', now);
  const sealed = keyRing.encrypt(plaintext, placeOf(id, accountId));
  return { plaintext, stored: { id, account_id: accountId, sealed, last4: plaintext.slice(-4) } };
}

/** @throws {SealError} for one that can't be decrypted. */
export function openSecrets(
  keyRing: KeyRing,
  accountId: string,
  secrets: readonly SealedSecret[],
): readonly string[] {
  return secrets.map(({ id, sealed }) => keyRing.decrypt(sealed, placeOf(id, accountId)));
}

function placeOf(row: string, account: string): Place {
  return { table: 'webhook_secret', column: 'sealed', row, account };
}
