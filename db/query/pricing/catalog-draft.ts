import { type Kysely, sql } from 'kysely';
import type { RowChange } from '../../table/catalog/catalog-draft.ts';
import type { Database } from '../../table/index.ts';

export interface NewCatalogDraft {
  readonly id: string;
  readonly user_id: string;
  readonly base_publication_id: number;
  readonly files: Readonly<Record<string, string>>;
  readonly changes: Readonly<Record<string, readonly RowChange[]>>;
  readonly effects: readonly object[];
}

/** Stores an upload in place of the operator's earlier one. Deletes uploads that are older than a day. */
export async function putCatalogDraft(db: Kysely<Database>, draft: NewCatalogDraft): Promise<void> {
  await db
    .deleteFrom('catalog_draft')
    .where('created_at', '<', sql<string>`sampan_clock() - interval '1 day'`)
    .execute();
  const values = {
    ...draft,
    files: JSON.stringify(draft.files),
    changes: JSON.stringify(draft.changes),
    effects: JSON.stringify(draft.effects),
    created_at: sql<string>`sampan_clock()`,
  };
  await db
    .insertInto('catalog_draft')
    .values(values)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Returns the operator's upload, without its files and changed rows. */
export async function findCatalogDraft(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('catalog_draft')
    .select(['id', 'base_publication_id', 'effects', 'created_at'])
    .select(sql<string[]>`array(select jsonb_object_keys(files))`.as('tables'))
    .select(
      sql<
        Record<string, number>
      >`(select coalesce(jsonb_object_agg(key, jsonb_array_length(value)), '{}') from jsonb_each(changes))`.as(
        'change_counts',
      ),
    )
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Returns some of the changed rows of a table. */
export async function readDraftChanges(
  db: Kysely<Database>,
  userId: string,
  { table, offset, limit }: { readonly table: string; readonly offset: number; readonly limit: number },
): Promise<RowChange[]> {
  // Raw: PostgreSQL cuts the page out, because an upload can have a hundred thousand changes.
  const { rows } = await sql<{ change: RowChange }>`
    select change from catalog_draft,
        lateral jsonb_array_elements(changes -> ${table}) with ordinality as c (change, number)
      where user_id = ${userId} and number > ${offset} order by number limit ${limit}
  `.execute(db);
  return rows.map(({ change }) => change);
}

export async function readDraftFiles(
  db: Kysely<Database>,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<{ readonly base_publication_id: number; readonly files: Record<string, string> } | undefined> {
  return db
    .selectFrom('catalog_draft')
    .select(['base_publication_id', 'files'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function deleteCatalogDraft(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('catalog_draft').where('user_id', '=', userId).execute();
}
