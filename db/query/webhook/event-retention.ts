import type { Db } from '../../client.ts';

/** Deletes events that are so old and have nothing left to deliver, with their deliveries and attempts. */
export async function deleteOldEvents(db: Db, days: number, limit: number): Promise<number> {
  const { rowCount } = await db.pool.query(
    `delete from event where id in (
      select e.id from event e
      where e.position < sampan_clock() - make_interval(days => $1)
        and not exists (select from webhook_delivery d where d.event_id = e.id and d.next_attempt_at is not null)
      limit $2
    )`,
    [days, limit],
  );
  return rowCount ?? 0;
}
