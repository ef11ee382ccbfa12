import { type Kysely, sql } from 'kysely';
import type { CatalogTableName, RowChange } from '../../table/catalog.ts';
import type { Database } from '../../table/index.ts';

export interface CatalogVersion {
  readonly id: number;
  readonly published_at: string;
  /** Email address of an operator; null: the command line. */
  readonly published_by: string | null;
  readonly summary: string;
  /** Rows of all files; null if the files were not kept. */
  readonly row_count: number | null;
}

export interface CatalogVersionFile {
  readonly table_name: string;
  readonly row_count: number;
  readonly content_hash: string;
}

/** Lists versions, newest first, older than `before` if it is given. */
export async function listCatalogVersions(
  db: Kysely<Database>,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<CatalogVersion[]> {
  let query = db
    .selectFrom('catalog_publication as p')
    .select(['id', 'published_at', 'published_by', 'summary'])
    .select(({ selectFrom }) =>
      selectFrom('catalog_publication_file as f')
        .select(sql<number>`sum(row_count)::integer`.as('rows'))
        .whereRef('f.publication_id', '=', 'p.id')
        .as('row_count'),
    )
    .orderBy('id', 'desc')
    .limit(limit);
  if (before !== null) query = query.where('id', '<', before);
  return query.execute();
}

export async function listVersionFiles(
  db: Kysely<Database>,
  publicationId: number,
): Promise<CatalogVersionFile[]> {
  return db
    .selectFrom('catalog_publication_file')
    .select(['table_name', 'row_count', 'content_hash'])
    .where('publication_id', '=', publicationId)
    .execute();
}

/** Returns the hash of a file of a publication; null if its files were not kept. */
export async function findFileHash(
  db: Kysely<Database>,
  publicationId: number,
  table: CatalogTableName,
): Promise<string | null> {
  const file = await db
    .selectFrom('catalog_publication_file')
    .select('content_hash')
    .where('publication_id', '=', publicationId)
    .where('table_name', '=', table)
    .executeTakeFirst();
  return file?.content_hash ?? null;
}

/** Returns the header of a stored file and some of its rows. PostgreSQL cuts them out: a file can have megabytes. */
export async function readFileLines(
  db: Kysely<Database>,
  contentHash: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<string> {
  // Raw: slices of arrays. Every row is one line.
  const { rows } = await sql<{ lines: string }>`
    select array_to_string(lines[1:1] || lines[${offset + 2}::integer:${offset + 1 + limit}::integer], E'\n') as lines
      from (select string_to_array(rtrim(content, E'\n'), E'\n') as lines from catalog_file
        where content_hash = ${contentHash}) file
  `.execute(db);
  return rows[0]?.lines ?? '';
}

/** Keeps the files of a publication, in its transaction. Equal contents are stored once. */
export async function insertVersionFiles(
  tx: Kysely<Database>,
  publicationId: number,
  files: readonly (CatalogVersionFile & { readonly content: string })[],
): Promise<void> {
  await tx
    .insertInto('catalog_file')
    .values(files.map(({ content_hash, content }) => ({ content_hash, content })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('catalog_publication_file')
    .values(files.map(({ content: _, ...file }) => ({ ...file, publication_id: publicationId })))
    .execute();
}

interface NewCatalogDraft {
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

/** Returns the texts of an operator's upload by table. */
export async function readDraftFiles(
  db: Kysely<Database>,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<Readonly<Record<string, string>> | undefined> {
  const draft = await db
    .selectFrom('catalog_draft')
    .select('files')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return draft?.files;
}

export async function deleteCatalogDraft(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('catalog_draft').where('user_id', '=', userId).execute();
}
