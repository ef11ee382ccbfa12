import type { Db } from '../../client.ts';

export interface DueDelivery {
  readonly id: string;
  readonly endpoint: string;
  /** A retry, or an endpoint that is slow. */
  readonly late: boolean;
}

/** Marks due deliveries as queued for so long, each endpoint's within its slots; see take_due_deliveries. */
export async function takeDueDeliveries(db: Db, limit: number, busyMs: number): Promise<DueDelivery[]> {
  const { rows } = await db.pool.query<DueDelivery>({
    name: 'take_due_deliveries',
    text: 'select id, endpoint, late from take_due_deliveries($1, make_interval(secs => $2 / 1000.0))',
    values: [limit, busyMs],
  });
  return rows;
}

/** Takes the mark back: the queue didn't take them. Of one that is locked, somebody is just doing so, or using it. */
export async function releaseDeliveries(db: Db, ids: readonly string[]): Promise<void> {
  await db.pool.query(
    `with marked as (
        select id from webhook_delivery where id = any($1) and state <> 'delivering'
        order by id for update skip locked
      )
      update webhook_delivery d set busy_until = null from marked where d.id = marked.id`,
    [ids],
  );
}
