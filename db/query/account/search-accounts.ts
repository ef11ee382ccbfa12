import { type Kysely, sql } from 'kysely';
import type { Database } from '../../table/index.ts';
import type { Account } from './account.ts';

/** Returns the newest accounts, or those with this id, or with a name or email address that begins with the text. */
export async function searchAccounts(db: Kysely<Database>, text: string, limit: number): Promise<Account[]> {
  let query = db.selectFrom('account').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(limit);
  if (text !== '') {
    const start = text.toLowerCase();
    query = query.where((is) =>
      is.or([
        is('id', '=', text),
        sql<boolean>`starts_with(lower(name), ${start})`,
        sql<boolean>`starts_with(lower(email), ${start})`,
      ]),
    );
  }
  return query.execute();
}
