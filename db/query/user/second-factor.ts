import type { Kysely } from 'kysely';
import type { Database } from '../../table/index.ts';
import { type DashboardUser, userColumns } from './user.ts';

/** Turns the second factor on, and ends every session. Undefined if it is on already. */
export async function insertSecondFactor(
  db: Kysely<Database>,
  factor: {
    readonly userId: string;
    readonly sealed: string;
    readonly step: number;
    readonly codeHashes: readonly Buffer[];
  },
): Promise<DashboardUser | undefined> {
  const user = await db
    .updateTable('dashboard_user')
    .set({ totp_sealed: factor.sealed, totp_step: factor.step })
    .where('id', '=', factor.userId)
    .where('totp_sealed', 'is', null)
    .returning(userColumns)
    .executeTakeFirst();
  if (!user) return undefined;
  await replaceRecoveryCodes(db, factor.userId, factor.codeHashes);
  await db.deleteFrom('user_session').where('user_id', '=', user.id).execute();
  return user;
}

/** Turns the second factor off, and ends every session. Undefined if it is off already. */
export async function deleteSecondFactor(
  db: Kysely<Database>,
  userId: string,
): Promise<DashboardUser | undefined> {
  const user = await db
    .updateTable('dashboard_user')
    .set({ totp_sealed: null, totp_step: null })
    .where('id', '=', userId)
    .where('totp_sealed', 'is not', null)
    .returning(userColumns)
    .executeTakeFirst();
  if (!user) return undefined;
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await db.deleteFrom('user_session').where('user_id', '=', userId).execute();
  return user;
}

/** Replaces all recovery codes of a user. */
export async function replaceRecoveryCodes(
  db: Kysely<Database>,
  userId: string,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_code')
    .values(codeHashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

export async function countRecoveryCodes(db: Kysely<Database>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Uses up a time step and all earlier ones. False if it was used before, or the secret changed in between. */
export async function useTotpStep(
  db: Kysely<Database>,
  use: { readonly userId: string; readonly sealed: string; readonly step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('dashboard_user')
    .set({ totp_step: use.step })
    .where('id', '=', use.userId)
    .where('totp_sealed', '=', use.sealed)
    .where('totp_step', '<', use.step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses up a recovery code. False if the user has no such code. */
export async function useRecoveryCode(
  db: Kysely<Database>,
  userId: string,
  codeHash: Buffer,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
