import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../table/index.ts';
import type { SavedFilterTable } from '../../table/user.ts';

const maxSavedFilters = 20;

export type SavedFilter = Readonly<Selectable<SavedFilterTable>>;

/** Lists a user's filters, oldest first. */
export async function listSavedFilters(db: Kysely<Database>, userId: string): Promise<SavedFilter[]> {
  return db
    .selectFrom('saved_filter')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Saves a filter; false if the user has as many as permitted. Call it in a transaction: it locks the user's row. */
export async function insertSavedFilter(
  db: Kysely<Database>,
  filter: Omit<SavedFilter, 'created_at'>,
): Promise<boolean> {
  await db
    .selectFrom('dashboard_user')
    .select('id')
    .where('id', '=', filter.user_id)
    .forUpdate()
    .executeTakeFirst();
  const { count } = await db
    .selectFrom('saved_filter')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('user_id', '=', filter.user_id)
    .executeTakeFirstOrThrow();
  if (count >= maxSavedFilters) return false;
  await db
    .insertInto('saved_filter')
    .values({ ...filter, created_at: sql<string>`sampan_clock()` })
    .execute();
  return true;
}

/** Deletes a user's filter. Undefined if the user has none with this id. */
export async function deleteSavedFilter(
  db: Kysely<Database>,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<SavedFilter | undefined> {
  return db
    .deleteFrom('saved_filter')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}
