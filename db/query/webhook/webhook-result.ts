import { CompiledQuery, type Kysely } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../table/index.ts';
import type { DeliveryState } from '../../table/webhook/webhook-delivery.ts';
import type { DeliveryClaim } from './webhook-claim.ts';
import type { ClaimKey } from './webhook-lease.ts';

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

/** An attempt and how it ended, ready to be written. */
export interface EndedAttempt {
  readonly claim: DeliveryClaim;
  readonly result: AttemptResult;
  readonly end: DeliveryEnd;
}

/**
 * Writes attempts' ends, each under its fence, and answers for each whether it holds: false when a later claim has
 * taken the delivery over, or it was written before. One that the relay took for lost holds as long as nobody has
 * claimed the delivery anew: its note is replaced, and nothing is sent twice. Nothing is written for a success of the
 * schedule while the endpoint has failed deliveries behind it, which it has to clear under the endpoint's lock: see
 * writeLockedResult.
 */
export async function writeResults(pool: pg.Pool, attempts: readonly EndedAttempt[]): Promise<boolean[]> {
  const { rows } = await pool.query<ClaimKey>({
    name: 'write_delivery_results',
    text: statement,
    values: valuesOf(attempts, ({ end }) => end.state === 'succeeded' && end.scheduled),
  });
  const written = new Set(rows.map(keyText));
  return attempts.map(({ claim }) => written.has(keyText(claim)));
}

/** The same of one, within a transaction that holds the endpoint's lock, whatever it has behind it. */
export async function writeLockedResult(db: Kysely<Database>, attempt: EndedAttempt): Promise<boolean> {
  const { rows } = await db.executeQuery(
    CompiledQuery.raw(
      statement,
      valuesOf([attempt], () => false),
    ),
  );
  return rows.length === 1;
}

// A result makes a delivery's trigger 'schedule' or counts a step of the schedule, unless it ends the delivery: while
// both are as they were claimed, none has been written. All of it is the row's own, so that a wait for its lock ends
// in a fresh judgement.
const statement = `
  with ending as (
    select d.id as delivery_id, e.active, r.* from unnest($1::text[], $2::integer[], $3::text[], $4::text[],
      $5::boolean[], $6::float8[], $7::timestamptz[], $8::integer[], $9::integer[], $10::text[], $11::text[],
      $12::boolean[], $13::timestamptz[], $14::integer[])
      as r (id, fence, state, trigger, scheduled, after_ms, at, http_status, latency_ms, excerpt, error, unless_failing,
        started_at, scheduled_count)
    join webhook_delivery d on d.id = r.id and d.fence = r.fence and d.started_at = r.started_at
      and d.state in ('delivering', 'retrying')
      and d.trigger = r.trigger and d.scheduled_count = r.scheduled_count
    join webhook_endpoint e on e.id = d.endpoint_id and not (r.unless_failing and e.failed_in_row > 0)
    order by d.id for update of d
  ), ended as (
    update webhook_delivery d set state = n.state, trigger = 'schedule', busy_until = null,
      scheduled_count = d.scheduled_count + case when r.scheduled then 1 else 0 end,
      next_attempt_at = case when n.state <> 'discarded'
        then coalesce(r.at, least(d.started_at, sampan_clock()) + make_interval(secs => r.after_ms / 1000)) end,
      resume_state = null, resume_at = null
    from ending r,
      lateral (select case when r.state = 'retrying' and not r.active then 'discarded' else r.state end as state) n
    where d.id = r.delivery_id
    returning d.*, r.trigger as attempt_trigger, r.http_status, r.latency_ms, r.excerpt, r.error
  ), noted as (
    insert into webhook_attempt
      (delivery_id, number, trigger, started_at, http_status, latency_ms, response_excerpt, error)
    select id, attempt_count, attempt_trigger, started_at, http_status, latency_ms, excerpt, error from ended
    on conflict (delivery_id, number) do update set http_status = excluded.http_status,
      latency_ms = excluded.latency_ms, response_excerpt = excluded.response_excerpt, error = excluded.error
  )
  select id, fence, started_at from ended`;

function keyText({ id, fence, started_at }: ClaimKey): string {
  return `${id} ${fence} ${started_at}`;
}

function valuesOf(
  attempts: readonly EndedAttempt[],
  unlessFailing: (attempt: EndedAttempt) => boolean,
): unknown[] {
  const column = (value: (attempt: EndedAttempt) => unknown) => attempts.map(value);
  return [
    column(({ claim }) => claim.id),
    column(({ claim }) => claim.fence),
    column(({ end }) => end.state),
    column(({ claim }) => claim.trigger),
    column(({ end }) => end.scheduled),
    column(({ end: { next } }) => (next && 'afterMs' in next ? next.afterMs : null)),
    column(({ end: { next } }) => (next && 'at' in next ? next.at : null)),
    column(({ result }) => result.httpStatus),
    column(({ result }) => result.latencyMs),
    column(({ result }) => result.responseExcerpt),
    column(({ result }) => result.error),
    column(unlessFailing),
    column(({ claim }) => claim.started_at),
    column(({ claim }) => claim.scheduled_count),
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
