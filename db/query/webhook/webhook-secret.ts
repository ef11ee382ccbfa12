import { type Kysely, sql } from 'kysely';
import type { Database } from '../../table/index.ts';

export interface SealedSecret {
  readonly id: string;
  readonly sealed: string;
}

/** The secrets that sign an endpoint's deliveries now: the current one, then those in a rotation's overlap. */
export async function signingSecrets(db: Kysely<Database>, endpointId: string): Promise<SealedSecret[]> {
  return db
    .selectFrom('webhook_secret')
    .select(['id', 'sealed'])
    .where('endpoint_id', '=', endpointId)
    .where(sql<boolean>`(expires_at is null or expires_at > sampan_clock())`)
    .orderBy(sql`expires_at desc nulls first`)
    .limit(mostAtOnce)
    .execute();
}

/** Ends the current secret's time as such; it signs beside the next one for the overlap. */
export async function retireSecret(
  db: Kysely<Database>,
  endpointId: string,
  overlapHours: number,
): Promise<void> {
  await db
    .updateTable('webhook_secret')
    .set({ expires_at: sql<string>`sampan_clock() + make_interval(hours => ${overlapHours})` })
    .where('endpoint_id', '=', endpointId)
    .where('expires_at', 'is', null)
    .execute();
  await db
    .deleteFrom('webhook_secret')
    .where('endpoint_id', '=', endpointId)
    .where(sql<boolean>`expires_at <= sampan_clock()`)
    .execute();
}

/** Adds an endpoint's current secret, encrypted. */
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

/** However often one rotates within the overlap, a delivery's header stays bounded. */
export const mostAtOnce = 10;
