import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../table/index.ts';

/** Deliveries of an endpoint that ended without success, from a time on, without test events. */
interface Undelivered {
  readonly endpointId: string;
  readonly since: string;
}

/** Number of deliveries, and the creation time up to which they were searched if there may be more. */
export interface FoundUndelivered {
  readonly count: number;
  readonly until: string | null;
}

/** Most deliveries that one statement makes due. */
export const maxRedelivered = 10_000;

/** Most deliveries that one search reads, with or without success. */
export const maxSearched = 100_000;

/** Counts at most `maxRedelivered`, the oldest ones. */
export async function countUndelivered(db: Kysely<Database>, search: Undelivered): Promise<FoundUndelivered> {
  // Raw: shares the search with the statement below.
  const { rows } = await sql<FoundUndelivered>`with ${oldest(search)}
    select (select count(*)::integer from found) as count, (${searchedUntil}) as until`.execute(db);
  return rows[0] ?? { count: 0, until: null };
}

/** Makes the oldest of them due for one attempt each, outside the schedule. */
export async function requeueUndelivered(
  tx: Kysely<Database>,
  search: Undelivered,
): Promise<FoundUndelivered> {
  // Raw: update from a bounded, ordered selection. The endpoint's row is locked; an attempt in flight locks its delivery.
  const { rows } = await sql<FoundUndelivered>`with ${oldest(search)}, locked as (
      select d.id from webhook_delivery d join found using (id) where ${ended} order by d.id for update of d
    ), requeued as (
      update webhook_delivery d set state = case when d.attempt_count = 0 then 'pending' else 'retrying' end,
        trigger = 'redeliver', next_attempt_at = sampan_clock(), busy_until = null, resume_state = d.state,
        resume_at = null
      from locked where d.id = locked.id
      returning d.id
    )
    select (select count(*)::integer from requeued) as count, (${searchedUntil}) as until`.execute(tx);
  return rows[0] ?? { count: 0, until: null };
}

const ended = sql`d.state in ('failed', 'discarded')`;

/** CTEs: the deliveries that are read, and those of them that ended without success. */
function oldest({ endpointId, since }: Undelivered): RawBuilder<unknown> {
  // The subquery hides the number from the planner, which would sort a small table instead of reading the index.
  return sql`searched as (
      select d.id, d.event_id, d.state, d.created_at from webhook_delivery d
      where d.endpoint_id = ${endpointId} and d.created_at >= ${since}::timestamptz
      order by d.created_at, d.id limit (select ${sql.lit(maxSearched)}::bigint)
    ), found as (
      select d.id, d.created_at from searched d join event v on v.id = d.event_id
      where ${ended} and v.listed and v.type <> 'webhook.test'
      order by d.created_at, d.id limit ${sql.lit(maxRedelivered)}
    )`;
}

/** Selects the time of the last one found if they are the most, else that of the last one read if those are the most. */
const searchedUntil = sql`select coalesce(
    (select created_at from found order by created_at, id offset ${sql.lit(maxRedelivered - 1)}),
    (select created_at from searched order by created_at, id offset (select ${sql.lit(maxSearched - 1)}::bigint))
  )`;
