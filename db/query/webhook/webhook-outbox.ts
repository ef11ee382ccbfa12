import type { Db } from '../../client.ts';
import { statement } from '../../statement.ts';

export interface DueDelivery {
  readonly id: string;
  readonly endpoint: string;
  /** A retry, or an endpoint that is slow. */
  readonly late: boolean;
}

export interface DueRound {
  readonly due: readonly DueDelivery[];
  /** The database's clock, in ms. */
  readonly clockMs: number;
}

// Raw and prepared: the relay calls the SQL function every time it looks.
const takeDue = statement<(DueDelivery | { readonly id: null }) & { readonly clock_ms: number }>()({
  name: 'take_due_deliveries',
  parameters: ['limit', 'busyMs'],
  text: (p) => `select due.id, due.endpoint, due.late, clock.ms as clock_ms
      from (select (extract(epoch from sampan_clock()) * 1000)::float8 as ms) clock
      left join take_due_deliveries(${p.limit}, make_interval(secs => ${p.busyMs} / 1000.0)) due on true`,
});

/** Marks due deliveries as queued for so long, each endpoint's within its slots; see take_due_deliveries. */
export async function takeDueDeliveries(db: Db, limit: number, busyMs: number): Promise<DueRound> {
  const { rows } = await takeDue.run(db.pool, { limit, busyMs });
  const due = rows.filter((row) => row.id !== null).map(({ clock_ms: _, ...delivery }) => delivery);
  return { due, clockMs: rows[0]?.clock_ms ?? 0 };
}

// Raw: skips locked rows.
const release = statement()({
  parameters: ['ids'],
  text: (p) => `with marked as (
        select id from webhook_delivery where id = any(${p.ids}) and state <> 'delivering'
        order by id for update skip locked
      )
      update webhook_delivery d set busy_until = null from marked where d.id = marked.id`,
});

/** Takes the mark back: the queue didn't take them. Of one that is locked, somebody is just doing so, or using it. */
export async function releaseDeliveries(db: Db, ids: readonly string[]): Promise<void> {
  await release.run(db.pool, { ids });
}
