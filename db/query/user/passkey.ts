import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../table/index.ts';
import type { PasskeyTable } from '../../table/user.ts';
import { isWithin } from '../../timestamp.ts';

/** A challenge can be answered for this time. */
const challengeMinutes = 5;

export type Passkey = Readonly<Selectable<PasskeyTable>>;

const isFresh = isWithin('created_at', 'mins', challengeMinutes);

/** Lists the passkeys of a user, oldest first. */
export async function listPasskeys(db: Kysely<Database>, userId: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function hasPasskey(db: Kysely<Database>, userId: string): Promise<boolean> {
  const found = await db.selectFrom('passkey').select('id').where('user_id', '=', userId).executeTakeFirst();
  return found !== undefined;
}

/** Adds a passkey. False if the credential is known. */
export async function insertPasskey(
  db: Kysely<Database>,
  passkey: Omit<Insertable<PasskeyTable>, 'created_at' | 'used_at'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkey')
    .values({ ...passkey, created_at: sql<string>`sampan_clock()` })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Deletes a passkey of a user. Undefined if the user has no such passkey. */
export async function deletePasskey(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<Passkey | undefined> {
  return db
    .deleteFrom('passkey')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes every passkey of a user. Returns their number. */
export async function deletePasskeys(db: Kysely<Database>, userId: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('passkey').where('user_id', '=', userId).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Stores a challenge until it is answered. A session that adds a passkey has one at a time. */
export async function insertChallenge(
  db: Kysely<Database>,
  challenge: { readonly token_hash: Buffer; readonly challenge: string; readonly user_id: string | null },
): Promise<void> {
  await db
    .insertInto('passkey_challenge')
    .values({ ...challenge, created_at: sql<string>`sampan_clock()` })
    .onConflict((conflict) =>
      conflict.column('token_hash').doUpdateSet((is) => ({
        challenge: is.ref('excluded.challenge'),
        created_at: is.ref('excluded.created_at'),
      })),
    )
    .execute();
}

/** Deletes a challenge of a user, or of a sign-in, so that it is answered once. Undefined if it is unknown or expired. */
export async function takeChallenge(
  db: Kysely<Database>,
  { tokenHash, userId }: { readonly tokenHash: Buffer; readonly userId: string | null },
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('token_hash', '=', tokenHash)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where(isFresh)
    .returning('challenge')
    .executeTakeFirst();
  return row?.challenge;
}

export async function deleteExpiredChallenges(db: Kysely<Database>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenge')
    .where((is) => is.not(isFresh))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function findPasskey(db: Kysely<Database>, credentialId: string): Promise<Passkey | undefined> {
  return db.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}

/** Stores the new counter and the time of use. False if the passkey was removed or used in between. */
export async function usePasskey(
  db: Kysely<Database>,
  { id, counter, before }: { readonly id: string; readonly counter: number; readonly before: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter, used_at: sql<string>`sampan_clock()` })
    .where('id', '=', id)
    .where('counter', '=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
