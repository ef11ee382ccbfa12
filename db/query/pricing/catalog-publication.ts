import type { Kysely } from 'kysely';
import type { Database } from '../../table/index.ts';

/** The newest publication, or undefined before the first. */
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
