import type { Kysely } from 'kysely';
import type pg from 'pg';
import { accountOnCluster, inAccountSql } from '../../cluster.ts';
import type { Scope } from '../../scope.ts';
import { statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';
import type { DeliveryState } from '../../table/webhook.ts';
import { accountOf, type ClaimKey, type DeliveryClaim } from './webhook-claim.ts';

export interface AttemptResult {
  readonly httpStatus: number | null;
  readonly latencyMs: number;
  readonly responseExcerpt: string | null;
  readonly error: string | null;
}

export interface DeliveryEnd {
  readonly state: DeliveryState;
  /** True if the attempt used a step of the retry schedule. */
  readonly scheduled: boolean;
  /** Next attempt: ms after the start of this one, or a time; null: none. */
  readonly next: { readonly afterMs: number } | { readonly at: string } | null;
}

export interface EndedAttempt {
  readonly claim: DeliveryClaim;
  readonly result: AttemptResult;
  readonly end: DeliveryEnd;
  /** Header of the attempt; null: nothing was signed. */
  readonly signature: string | null;
}

type ResultKey = Omit<ClaimKey, 'account_id'>;

// Raw and prepared: finishes many attempts in one statement. An unchanged trigger and schedule count prove that no
// result was written yet. All conditions are on the row itself, so that PostgreSQL rechecks them after a lock wait.
// The lock is in a subquery: Citus loses columns of a CTE that locks rows itself.
const write = statement<ResultKey>()({
  name: 'write_delivery_results',
  parameters: [
    'ids',
    'fences',
    'states',
    'triggers',
    'isScheduled',
    'afterMs',
    'at',
    'httpStatuses',
    'latenciesMs',
    'excerpts',
    'errors',
    'unlessFailing',
    'startedAt',
    'scheduledCounts',
    'signatures',
    'account',
  ],
  text: (p) => `
  with ending as (
    select * from (
      select d.id as delivery_id, e.active,
        coalesce(r.at, least(d.started_at, sampan_clock()) + make_interval(secs => r.after_ms / 1000)) as next_at,
        r.state, r.trigger, r.scheduled, r.http_status, r.latency_ms, r.excerpt, r.error, r.signature
      from unnest(${p.ids}::text[], ${p.fences}::integer[], ${p.states}::text[], ${p.triggers}::text[],
        ${p.isScheduled}::boolean[], ${p.afterMs}::float8[], ${p.at}::timestamptz[], ${p.httpStatuses}::integer[], ${p.latenciesMs}::integer[], ${p.excerpts}::text[], ${p.errors}::text[],
        ${p.unlessFailing}::boolean[], ${p.startedAt}::timestamptz[], ${p.scheduledCounts}::integer[],
        ${p.signatures}::text[])
        as r (id, fence, state, trigger, scheduled, after_ms, at, http_status, latency_ms, excerpt, error, unless_failing,
          started_at, scheduled_count, signature)
      join webhook_delivery d on d.id = r.id and d.fence = r.fence and d.started_at = r.started_at
        and d.state in ('delivering', 'retrying')
        and d.trigger = r.trigger and d.scheduled_count = r.scheduled_count
      join webhook_endpoint e on e.id = d.endpoint_id and e.account_id = d.account_id and not (r.unless_failing and e.failed_in_row > 0)
      where ${inAccountSql('d.account_id', p.account)} and ${inAccountSql('e.account_id', p.account)}
      order by d.id for update of d
    ) locked
  ), ended as (
    update webhook_delivery d set state = n.state, trigger = 'schedule', busy_until = null,
      scheduled_count = d.scheduled_count + case when r.scheduled then 1 else 0 end,
      next_attempt_at = case when n.state <> 'discarded' then r.next_at end,
      resume_state = null, resume_at = null
    from ending r,
      lateral (select case when r.state = 'retrying' and not r.active then 'discarded' else r.state end as state) n
    where d.id = r.delivery_id and ${inAccountSql('d.account_id', p.account)}
    returning d.*, r.trigger as attempt_trigger, r.http_status, r.latency_ms, r.excerpt, r.error, r.signature
  ), noted as (
    insert into webhook_attempt
      (account_id, delivery_id, number, trigger, started_at, http_status, latency_ms, response_excerpt, error,
        signature)
    select account_id, id, attempt_count, attempt_trigger, started_at, http_status, latency_ms, excerpt, error, signature from ended
    on conflict (delivery_id, number, account_id) do update set http_status = excluded.http_status,
      latency_ms = excluded.latency_ms, response_excerpt = excluded.response_excerpt, error = excluded.error,
      signature = excluded.signature
  )
  select id, fence, started_at from ended`,
});

/** Writes results under their fences, on a cluster of one account; false where one was lost. A success after failures needs `writeLockedResult`. */
export async function writeResults(pool: pg.Pool, attempts: readonly EndedAttempt[]): Promise<boolean[]> {
  const { rows } = await write.run(pool, {
    ...resultParameters(attempts, ({ end }) => end.state === 'succeeded' && end.scheduled),
    account: await accountOnCluster(pool, attempts, ({ claim }) => accountOf(claim)),
  });
  const written = new Set(rows.map(keyText));
  return attempts.map(({ claim }) => written.has(keyText(claim)));
}

/** Writes one result in a transaction that has locked the endpoint. */
export async function writeLockedResult(db: Kysely<Database>, attempt: EndedAttempt): Promise<boolean> {
  const rows = await write.runIn(db, {
    ...resultParameters([attempt], () => false),
    account: accountOf(attempt.claim),
  });
  return rows.length === 1;
}

function keyText({ id, fence, started_at }: ResultKey): string {
  return `${id} ${fence} ${started_at}`;
}

function resultParameters(
  attempts: readonly EndedAttempt[],
  unlessFailing: (attempt: EndedAttempt) => boolean,
) {
  const column = <Value>(value: (attempt: EndedAttempt) => Value) => attempts.map(value);
  return {
    ids: column(({ claim }) => claim.id),
    fences: column(({ claim }) => claim.fence),
    states: column(({ end }) => end.state),
    triggers: column(({ claim }) => claim.trigger),
    isScheduled: column(({ end }) => end.scheduled),
    afterMs: column(({ end: { next } }) => (next && 'afterMs' in next ? next.afterMs : null)),
    at: column(({ end: { next } }) => (next && 'at' in next ? next.at : null)),
    httpStatuses: column(({ result }) => result.httpStatus),
    latenciesMs: column(({ result }) => result.latencyMs),
    excerpts: column(({ result }) => result.responseExcerpt),
    errors: column(({ result }) => result.error),
    unlessFailing: column(unlessFailing),
    startedAt: column(({ claim }) => claim.started_at),
    scheduledCounts: column(({ claim }) => claim.scheduled_count),
    signatures: column(({ signature }) => signature),
  };
}

/** Sets the failure count of an endpoint that the transaction has locked. */
export async function countFailures(
  db: Kysely<Database>,
  { accountId }: Pick<Scope, 'accountId'>,
  id: string,
  failedInRow: number,
): Promise<void> {
  await db
    .updateTable('webhook_endpoint')
    .set({ failed_in_row: failedInRow })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

// Raw and prepared: runs when an attempt's latency changes its endpoint's concurrency.
const updateConcurrency = statement()({
  name: 'set_webhook_concurrency',
  parameters: ['id', 'accountId', 'concurrency'],
  text: (p) => `update webhook_endpoint set concurrency = ${p.concurrency}
    where id = ${p.id} and account_id = ${p.accountId} and concurrency <> ${p.concurrency}`,
});

export async function setConcurrency(
  pool: pg.Pool,
  { endpoint_id, account_id }: Pick<DeliveryClaim, 'endpoint_id' | 'account_id'>,
  concurrency: number,
): Promise<void> {
  await updateConcurrency.run(pool, { id: endpoint_id, accountId: account_id, concurrency });
}
