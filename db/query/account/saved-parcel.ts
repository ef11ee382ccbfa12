import { type Kysely, type Selectable, sql } from 'kysely';
import type { SavedParcelTable } from '../../table/account.ts';
import type { Database } from '../../table/index.ts';

export type SavedParcelRow = Readonly<Omit<Selectable<SavedParcelTable>, 'account_id'>>;

/** Lists the saved parcels of an account by their names. */
export async function listSavedParcels(db: Kysely<Database>, accountId: string): Promise<SavedParcelRow[]> {
  return db
    .selectFrom('saved_parcel')
    .select(['name', 'parcel'])
    .where('account_id', '=', accountId)
    .orderBy('name')
    .execute();
}

/** Serializes changes of an account's saved parcels until the transaction ends. */
export async function lockSavedParcels(tx: Kysely<Database>, accountId: string): Promise<void> {
  // Raw: an advisory lock needs no table.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved parcels ${accountId}`}, 0))`.execute(tx);
}

/** Writes a saved parcel, in the place of another one with its name. */
export async function putSavedParcel(
  tx: Kysely<Database>,
  accountId: string,
  { name, parcel }: SavedParcelRow,
): Promise<void> {
  await tx
    .insertInto('saved_parcel')
    .values({ account_id: accountId, name, parcel: JSON.stringify(parcel) })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'name']).doUpdateSet(({ ref }) => ({ parcel: ref('excluded.parcel') })),
    )
    .execute();
}

/** Deletes a saved parcel. False: there is none of this name. */
export async function deleteSavedParcel(
  tx: Kysely<Database>,
  accountId: string,
  name: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('saved_parcel')
    .where('account_id', '=', accountId)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
