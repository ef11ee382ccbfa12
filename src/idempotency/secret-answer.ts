import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Scope } from '../../db/scope.ts';
import { expiresAfterEndSql } from '../../db/table/account/idempotency-key.ts';
import type { Database } from '../../db/table/index.ts';
import type { KeyRing, Place } from '../secret/key-ring.ts';
import type { Claim } from './claim.ts';

/**
 * Locks a claimed key until the transaction ends, before anything else; false when the claim was taken over. What
 * the run then does and the answer that it stores become durable together.
 */
export async function lockClaim(tx: Kysely<Database>, claim: Claim): Promise<boolean> {
  const { scope, key, fence } = claim;
  const row = await tx
    .selectFrom('idempotency_key')
    .select('fence')
    .where('account_id', '=', scope.accountId)
    .where('livemode', '=', scope.livemode)
    .where('key', '=', key)
    .where('fence', '=', fence)
    .where('status', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores an answer that shows a secret, encrypted, under a key that is locked. */
export async function storeSecretAnswer(
  tx: Kysely<Database>,
  secrets: KeyRing,
  { scope, key }: Claim,
  status: number,
  body: string,
): Promise<void> {
  await tx
    .updateTable('idempotency_key')
    .set({
      status,
      body: secrets.encrypt(body, placeOf(scope, key)),
      outcome: 'succeeded',
      locked_until: sql<string>`sampan_clock()`,
      expires_at: sql<string>`${sql.raw(expiresAfterEndSql)}`,
    })
    .where('account_id', '=', scope.accountId)
    .where('livemode', '=', scope.livemode)
    .where('key', '=', key)
    .execute();
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
