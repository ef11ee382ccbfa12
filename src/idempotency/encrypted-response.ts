import type { Kysely } from 'kysely';
import { lockIdempotencyKey, storeResponse } from '../../db/query/account/idempotency-key.ts';
import type { Scope } from '../../db/scope.ts';
import type { Database } from '../../db/table/index.ts';
import type { KeyRing, SealedPlace } from '../secret/key-ring.ts';
import type { Claim } from './claim.ts';

/** Locks a claimed key until the transaction ends; false if another run took over the claim. */
export async function lockClaim(tx: Kysely<Database>, claim: Claim): Promise<boolean> {
  return lockIdempotencyKey(tx, claim.scope, claim);
}

export async function storeEncryptedResponse(
  tx: Kysely<Database>,
  secrets: KeyRing,
  { scope, key }: Claim,
  status: number,
  body: string,
): Promise<void> {
  const stored = { status, body: secrets.encrypt(body, placeOf(scope, key)) };
  await storeResponse(tx, scope, key, stored);
}

/** Returns a stored response as JSON text, decrypted if necessary. */
export function readStoredResponse(secrets: KeyRing, scope: Scope, key: string, stored: string): string {
  return stored.startsWith('enc:') ? secrets.decrypt(stored, placeOf(scope, key)) : stored;
}

function placeOf({ accountId, livemode }: Scope, key: string): SealedPlace {
  return {
    table: 'idempotency_key',
    column: 'body',
    row: `${accountId}:${livemode}:${key}`,
    account: accountId,
  };
}
