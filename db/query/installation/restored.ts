import type { Kysely } from 'kysely';
import type { Db } from '../../client.ts';
import { statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';
import { terminalSql } from '../../table/shipment.ts';
import { liftStatementTimeout } from './server.ts';

// Raw: two aggregates in one value.
const newest = statement<{ newest: string | null }>()({
  parameters: [],
  text: () =>
    `select greatest((select max(last) from feed_clock), (select max(created_at) from idempotency_key)) as newest`,
});

/** Returns the time of the newest change that the database has; null if it has none. */
export async function readNewestChange({ pool }: Db): Promise<string | null> {
  const { rows } = await newest.run(pool, {});
  return rows[0]?.newest ?? null;
}

/** Larger than the number of events that a shipment has. */
const gap = 1_000;
const recentDays = 60;

// Raw: an interval of a parameter. It changes no `updated_at`, because nothing that a client reads changes.
const raise = statement()({
  parameters: ['gap', 'days'],
  text: (p) => `update shipment set event_sequence = event_sequence + ${p.gap}
    where event_sequence > 0 and (status not in (${terminalSql})
      or updated_at > (select max(last) from feed_clock) - make_interval(days => ${p.days}))`,
});

/**
 * Raises the sequence number of every shipment that may get events, above those of events that the database forgot.
 * Receivers would take an event with a number that they have seen for older news. Returns the number of shipments.
 */
export async function raiseEventSequences({ pool }: Db): Promise<number> {
  const client = await pool.connect();
  try {
    // A large table takes minutes.
    await liftStatementTimeout(client);
    const { rowCount } = await raise.run(client, { gap, days: recentDays });
    return rowCount ?? 0;
  } finally {
    client.release(true);
  }
}

export interface UnfinishedWork {
  readonly bookings: number;
  readonly cancels: number;
}

/** Counts the bookings and cancels whose result at the carrier the database does not know. */
export async function countUnfinished(db: Kysely<Database>): Promise<UnfinishedWork> {
  return db
    .selectFrom('shipment')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('dispatch_status', '=', 'pending').as('bookings'),
      fn.countAll<number>().filterWhere('cancel_locked_until', 'is not', null).as('cancels'),
    ])
    .where(({ or, eb }) =>
      or([eb('dispatch_status', '=', 'pending'), eb('cancel_locked_until', 'is not', null)]),
    )
    .executeTakeFirstOrThrow();
}
