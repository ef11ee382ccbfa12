import type { Db } from '../../db/client.ts';

/**
 * Copies the day's request counts from the limiter's unlogged table to a logged one, so that a crash of the database
 * gives back at most ten seconds of a day's quota. Returns the number of keys copied.
 */
export async function copyRateDays(db: Db): Promise<number> {
  const { rowCount } = await db.pool.query(
    `insert into rate_day as kept (key_id, day, day_count)
      select w.key_id, w.day, w.day_count from rate_window w join api_key k on k.id = w.key_id
      on conflict (key_id) do update set day = excluded.day, day_count = excluded.day_count
      where (kept.day, kept.day_count) is distinct from (excluded.day, excluded.day_count)`,
  );
  return rowCount ?? 0;
}
