import { randomBytes } from 'node:crypto';
import type { SealedSecret } from '../../db/query/webhook/webhook-secret.ts';
import { newId } from '../runtime/identifier.ts';
import type { KeyRing, SealedPlace } from '../secret/key-ring.ts';

/** A new signing secret: plaintext for the response, ciphertext for the database. */
export interface NewSecret {
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
  const sealed = keyRing.encrypt(plaintext, placeOf(id, accountId));
  return { plaintext, stored: { id, account_id: accountId, sealed, last4: plaintext.slice(-4) } };
}

/** Decrypts an endpoint's secrets. @throws {SealError} if one can't be decrypted. */
export function openSecrets(
  keyRing: KeyRing,
  accountId: string,
  secrets: readonly SealedSecret[],
): readonly string[] {
  return secrets.map(({ id, sealed }) => keyRing.decrypt(sealed, placeOf(id, accountId)));
}

function placeOf(row: string, account: string): SealedPlace {
  return { table: 'webhook_secret', column: 'sealed', row, account };
}
