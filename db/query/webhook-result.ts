import { CompiledQuery, type Kysely } from 'kysely';
import type pg from 'pg';
import type { Database } from '../table/index.ts';
import type { DeliveryState } from '../table/webhook-delivery.ts';
import type { DeliveryClaim } from './webhook-claim.ts';

/** How an attempt ended. */
export interface AttemptResult {
  readonly httpStatus: number | null;
  readonly latencyMs: number;
  readonly responseExcerpt: string | null;
  readonly error: string | null;
}

/** What becomes of the delivery. */
export interface DeliveryEnd {
  readonly state: DeliveryState;
  /** Whether the attempt used up a step of the retry schedule. */
  readonly scheduled: boolean;
  /** When the next attempt is due: so long after the beginning of this one, or at a time; null: never. */
  readonly next: { readonly afterMs: number } | { readonly at: string } | null;
}

/**
 * Writes an attempt's end under its fence; false when a later claim has taken the delivery over. Nothing is written
 * either for a success of the schedule while the endpoint has failed deliveries behind it, which it has to clear under
 * the endpoint's lock: see writeLockedResult.
 */
export async function writeResult(
  pool: pg.Pool,
  claim: DeliveryClaim,
  result: AttemptResult,
  end: DeliveryEnd,
): Promise<boolean> {
  const clears = end.state === 'succeeded' && end.scheduled;
  const { rows } = await pool.query({
    name: 'write_delivery_result',
    text: statement,
    values: valuesOf(claim, result, end, clears),
  });
  return rows.length === 1;
}

/** The same within a transaction that holds the endpoint's lock, whatever it has behind it. */
export async function writeLockedResult(
  db: Kysely<Database>,
  claim: DeliveryClaim,
  result: AttemptResult,
  end: DeliveryEnd,
): Promise<boolean> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(statement, valuesOf(claim, result, end, false)));
  return rows.length === 1;
}

const statement = `
  with ended as (
    update webhook_delivery d set state = n.state, trigger = 'schedule', busy_until = null,
      scheduled_count = d.scheduled_count + case when $5::boolean then 1 else 0 end,
      next_attempt_at = case when n.state <> 'discarded'
        then coalesce($7::timestamptz, d.started_at + make_interval(secs => $6::float8 / 1000)) end,
      resume_state = null, resume_at = null, http_status = $8::integer, latency_ms = $9::integer,
      response_excerpt = $10::text, error = $11::text
    from webhook_endpoint e,
      lateral (select case when $3 = 'retrying' and not e.active then 'discarded' else $3::text end as state) n
    where d.id = $1 and d.fence = $2 and d.state = 'delivering' and e.id = d.endpoint_id
      and not ($12::boolean and e.failed_in_row > 0)
    returning d.*
  ), noted as (
    insert into webhook_attempt
      (delivery_id, number, trigger, started_at, http_status, latency_ms, response_excerpt, error)
    select id, attempt_count, $4, started_at, $8, $9, $10, $11 from ended
  )
  select 1 from ended`;

function valuesOf(
  claim: DeliveryClaim,
  result: AttemptResult,
  end: DeliveryEnd,
  unlessFailing: boolean,
): unknown[] {
  const { next } = end;
  return [
    claim.id,
    claim.fence,
    end.state,
    claim.trigger,
    end.scheduled,
    next && 'afterMs' in next ? next.afterMs : null,
    next && 'at' in next ? next.at : null,
    result.httpStatus,
    result.latencyMs,
    result.responseExcerpt,
    result.error,
    unlessFailing,
  ];
}

/** Counts the deliveries that an endpoint, which is locked, has failed since its last success. */
export async function countFailures(db: Kysely<Database>, id: string, failedInRow: number): Promise<void> {
  await db.updateTable('webhook_endpoint').set({ failed_in_row: failedInRow }).where('id', '=', id).execute();
}

/** Gives an endpoint so many requests in flight at once. */
export async function setSlots(pool: pg.Pool, id: string, slots: number): Promise<void> {
  await pool.query({
    name: 'set_webhook_slots',
    text: 'update webhook_endpoint set slots = $2 where id = $1 and slots <> $2',
    values: [id, slots],
  });
}
