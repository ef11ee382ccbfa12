import { type Kysely, sql } from 'kysely';
import type { Database } from '../../table/index.ts';

/** Deliveries of an endpoint that ended without success, from a time on, without test events. */
interface Undelivered {
  readonly endpointId: string;
  readonly since: string;
}

/** Most deliveries that one statement makes due. */
export const maxRedelivered = 10_000;

export async function countUndelivered(
  db: Kysely<Database>,
  { endpointId, since }: Undelivered,
): Promise<number> {
  // Raw: shares the condition with the statement below.
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from webhook_delivery d join event v on v.id = d.event_id
    where ${undelivered(endpointId, since)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Makes the oldest of them due for one attempt each, outside the schedule. Returns the number. */
export async function requeueUndelivered(
  tx: Kysely<Database>,
  { endpointId, since }: Undelivered,
): Promise<number> {
  // Raw: update from a locked, ordered selection.
  const { rows } = await sql`with found as (
      select d.id from webhook_delivery d join event v on v.id = d.event_id
      where ${undelivered(endpointId, since)}
      order by d.id limit ${sql.lit(maxRedelivered)} for update of d
    )
    update webhook_delivery d set state = case when d.attempt_count = 0 then 'pending' else 'retrying' end,
      trigger = 'redeliver', next_attempt_at = sampan_clock(), busy_until = null, resume_state = d.state,
      resume_at = null
    from found where d.id = found.id
    returning d.id`.execute(tx);
  return rows.length;
}

function undelivered(endpointId: string, since: string) {
  return sql`d.endpoint_id = ${endpointId} and d.created_at >= ${since}::timestamptz
    and d.state in ('failed', 'discarded') and v.listed and v.type <> 'webhook.test'`;
}
