import type { Db } from '../../client.ts';
import { statement } from '../../statement.ts';

export interface DueDelivery {
  readonly id: string;
  readonly endpoint: string;
  /** A retry, or a delivery to a slow endpoint. */
  readonly late: boolean;
}

export interface DueRound {
  readonly due: readonly DueDelivery[];
  /** The database's clock, in ms since 1970. */
  readonly clockMs: number;
}

// Raw and prepared: runs at every poll of the relay and calls an SQL function.
const takeDue = statement<(DueDelivery | { readonly id: null }) & { readonly clock_ms: number }>()({
  name: 'take_due_deliveries',
  parameters: ['limit', 'busyMs'],
  text: (p) => `select due.id, due.endpoint, due.late, clock.ms as clock_ms
      from (select (extract(epoch from sampan_clock()) * 1000)::float8 as ms) clock
      left join take_due_deliveries(${p.limit}, make_interval(secs => ${p.busyMs} / 1000.0)) due on true`,
});

/** Marks due deliveries as queued for `busyMs`, up to each endpoint's slots (take_due_deliveries.sql). */
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

/** Unmarks deliveries that the queue rejected. Skips locked rows, which another statement is changing. */
export async function releaseDeliveries(db: Db, ids: readonly string[]): Promise<void> {
  await release.run(db.pool, { ids });
}
