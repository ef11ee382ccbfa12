import type { Kysely } from 'kysely';
import type { Database } from '../../table/index.ts';

/** Stores the newest change that a user has seen. Returns the one stored before; null at the first visit. */
export async function markChangelogSeen(
  db: Kysely<Database>,
  userId: string,
  changeId: string | null,
): Promise<string | null> {
  const user = await db
    .selectFrom('dashboard_user')
    .select('changelog_seen')
    .where('id', '=', userId)
    .executeTakeFirst();
  const seen = user?.changelog_seen ?? null;
  if (seen !== changeId) {
    await db
      .updateTable('dashboard_user')
      .set({ changelog_seen: changeId })
      .where('id', '=', userId)
      .execute();
  }
  return seen;
}
