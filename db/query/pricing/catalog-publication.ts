import { type Kysely, sql } from 'kysely';
import type { Database } from '../../table/index.ts';

export async function latestPublication(
  db: Kysely<Database>,
): Promise<{ id: number; content_hash: string } | undefined> {
  return db
    .selectFrom('catalog_publication')
    .select(['id', 'content_hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Serializes publishers until the transaction ends. */
export async function lockCatalog(tx: Kysely<Database>): Promise<void> {
  // Raw: an advisory lock needs no table.
  await sql`select pg_advisory_xact_lock(hashtext('sampan catalog'))`.execute(tx);
}

export async function insertPublication(
  tx: Kysely<Database>,
  publication: {
    readonly contentHash: string;
    readonly summary: string;
    readonly publishedBy: string | null;
  },
): Promise<number> {
  const { contentHash, summary, publishedBy } = publication;
  const { id } = await tx
    .insertInto('catalog_publication')
    .values({ content_hash: contentHash, summary, published_by: publishedBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
