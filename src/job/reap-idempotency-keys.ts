import type { Db } from '../../db/client.ts';

/**
 * Removes keys past their 24 hours, but none that is still running or undecided, and what the negative cache no longer
 * answers: it keeps a carrier's words. Returns how many rows.
 */
export async function reapIdempotencyKeys(db: Db): Promise<number> {
  const { rowCount } = await db.pool.query(
    `delete from idempotency_key where expires_at < sampan_clock() - interval '1 hour'
      and locked_until < sampan_clock() and (recovery_point is null or status is not null)`,
  );
  const negative = await db.pool.query('delete from negative_cache where expires_at < sampan_clock()');
  return (rowCount ?? 0) + (negative.rowCount ?? 0);
}
