import type { Kysely } from 'kysely';
import { lockIdempotencyKey, storeAnswer } from '../../db/query/account/idempotency-key.ts';
import type { Scope } from '../../db/scope.ts';
import type { Database } from '../../db/table/index.ts';
import type { KeyRing, Place } from '../secret/key-ring.ts';
import type { Claim } from './claim.ts';

/**
 * Locks a claimed key until the transaction ends, before anything else; false when the claim was taken over. What
 * the run then does and the answer that it stores become durable together.
 */
export async function lockClaim(tx: Kysely<Database>, claim: Claim): Promise<boolean> {
  return lockIdempotencyKey(tx, claim.scope, claim);
}

/** Stores an answer that shows a secret, encrypted, under a key that is locked. */
export async function storeSecretAnswer(
  tx: Kysely<Database>,
  secrets: KeyRing,
  { scope, key }: Claim,
  status: number,
  body: string,
): Promise<void> {
  const stored = { status, body: secrets.encrypt(body, placeOf(scope, key)) };
  await storeAnswer(tx, scope, key, stored);
}

/** A stored answer's text, decrypted where it was encrypted; every other one is JSON as it stands. */
export function openAnswer(secrets: KeyRing, scope: Scope, key: string, stored: string): string {
  return stored.startsWith('enc:') ? secrets.decrypt(stored, placeOf(scope, key)) : stored;
}

function placeOf({ accountId, livemode }: Scope, key: string): Place {
  return {
    table: 'idempotency_key',
    column: 'body',
    row: `${accountId}:${livemode}:${key}`,
    account: accountId,
  };
}
