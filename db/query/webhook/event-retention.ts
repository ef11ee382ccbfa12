import type { Db } from '../../client.ts';
import { statement } from '../../statement.ts';

// Raw: interval parameter, and a limited delete.
const deleteOld = statement()({
  parameters: ['days', 'limit'],
  text: (p) => `delete from event where id in (
      select e.id from event e
      where e.position < sampan_clock() - make_interval(days => ${p.days})
        and not exists (select from webhook_delivery d where d.event_id = e.id and d.next_attempt_at is not null)
      limit ${p.limit}
    )`,
});

/** Deletes events older than `days` without open deliveries, with their deliveries and attempts. */
export async function deleteOldEvents(db: Db, days: number, limit: number): Promise<number> {
  const { rowCount } = await deleteOld.run(db.pool, { days, limit });
  return rowCount ?? 0;
}
