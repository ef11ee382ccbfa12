import { type Kysely, sql } from 'kysely';
import type { Database } from '../../table/index.ts';

export interface SealedSecret {
  readonly id: string;
  readonly sealed: string;
}

/** Returns the secrets that sign now: the current one, then those in a rotation's overlap. */
export async function signingSecrets(db: Kysely<Database>, endpointId: string): Promise<SealedSecret[]> {
  return db
    .selectFrom('webhook_secret')
    .select(['id', 'sealed'])
    .where('endpoint_id', '=', endpointId)
    .where(sql<boolean>`(expires_at is null or expires_at > sampan_clock())`)
    .orderBy(sql`expires_at desc nulls first`)
    .limit(maxSigningSecrets)
    .execute();
}

/** Lets the current secret sign until the overlap ends, or deletes it if revoked. Deletes secrets retired before. */
export async function retireSecrets(
  db: Kysely<Database>,
  endpointId: string,
  { revoke }: { readonly revoke: boolean },
): Promise<void> {
  await db
    .deleteFrom('webhook_secret')
    .where('endpoint_id', '=', endpointId)
    .where(sql<boolean>`(expires_at is not null or ${revoke})`)
    .execute();
  await db
    .updateTable('webhook_secret')
    .set({ expires_at: sql<string>`sampan_clock() + make_interval(hours => ${overlapHours})` })
    .where('endpoint_id', '=', endpointId)
    .where('expires_at', 'is', null)
    .execute();
}

export async function insertSecret(
  db: Kysely<Database>,
  endpointId: string,
  secret: SealedSecret & { readonly account_id: string; readonly last4: string },
): Promise<void> {
  await db
    .insertInto('webhook_secret')
    .values({
      ...secret,
      endpoint_id: endpointId,
      created_at: sql<string>`sampan_clock()`,
      expires_at: null,
    })
    .execute();
}

/** Hours for which a rotated secret keeps signing. */
export const overlapHours = 24;
/** The current secret, and the previous one during a rotation's overlap. */
export const maxSigningSecrets = 2;
