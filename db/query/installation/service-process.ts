import { type Kysely, sql } from 'kysely';
import type { Db } from '../../client.ts';
import type { Database } from '../../table/index.ts';

/** A process writes that it lives this often. */
export const beatSeconds = 5;
/** A process that has not written for this long is dead. */
export const deadSeconds = 20;

export interface LivingProcess {
  readonly roles: readonly string[];
  readonly root_url: string | null;
}

interface ServiceProcess extends LivingProcess {
  readonly id: string;
}

/** Writes that a process lives, and removes processes that ended a day ago without doing it themselves. */
export async function writeHeartbeat(
  db: Kysely<Database>,
  { id, roles, root_url }: ServiceProcess,
): Promise<void> {
  const now = sql<string>`sampan_clock()`;
  await db
    .with('removed', (cte) =>
      cte.deleteFrom('service_process').where('seen_at', '<', sql<string>`sampan_clock() - interval '1 day'`),
    )
    .insertInto('service_process')
    .values({ id, roles: [...roles], root_url, started_at: now, seen_at: now })
    .onConflict((on) => on.column('id').doUpdateSet({ seen_at: now }))
    .execute();
}

export async function removeProcess(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('service_process').where('id', '=', id).execute();
}

/** Lists the processes that live, oldest first. Times in the future count too, because the clock may have been set back. */
export async function listLivingProcesses(db: Kysely<Database>): Promise<LivingProcess[]> {
  return db
    .selectFrom('service_process')
    .select(['roles', 'root_url'])
    .where('seen_at', '>', sql<string>`sampan_clock() - make_interval(secs => ${deadSeconds})`)
    .orderBy('started_at')
    .orderBy('id')
    .execute();
}

export function countRole(processes: readonly LivingProcess[], role: 'api' | 'worker'): number {
  return processes.filter(({ roles }) => roles.includes(role)).length;
}

/** Notes that a recurring job succeeded, so that its earlier failures are healed. */
export async function noteJobSuccess(db: Kysely<Database>, name: string, at: Date): Promise<void> {
  await db
    .insertInto('job_success')
    .values({ name, at: at.toISOString() })
    .onConflict((on) => on.column('name').doUpdateSet({ at: at.toISOString() }))
    .execute();
}

/** Returns when each recurring job succeeded last. */
export async function readJobSuccesses(db: Kysely<Database>): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('job_success').selectAll().execute();
  return new Map(rows.map(({ name, at }) => [name, at]));
}

/** Work of all accounts that waits for a result, and endpoints that fail. */
export interface OpenProblems {
  /** Bookings without a result from the carrier, including those in flight. */
  readonly unconfirmed: number;
  readonly oldest_unconfirmed_seconds: number;
  /** Unconfirmed bookings that no run holds; the reconciler takes them over. */
  readonly left: number;
  /** Manifests without a result from the carrier. */
  readonly manifests_closing: number;
  readonly oldest_closing_seconds: number;
  readonly endpoints_active: number;
  readonly endpoints_failing: number;
  readonly endpoints_disabled: number;
  /** Consecutive failed deliveries, summed over active endpoints. */
  readonly failed_in_row: number;
}

// Raw: one snapshot over bookings, manifests and endpoints, with filtered aggregates.
export async function readOpenProblems(db: Db): Promise<OpenProblems> {
  const { rows } = await db.pool.query<OpenProblems>(`
    with unconfirmed as (
      select s.created_at, k.locked_until
      from shipment s
      left join idempotency_key k
        on k.account_id = s.account_id and k.livemode = s.livemode and k.key = s.idempotency_key
      where s.dispatch_status = 'pending'
    ), closing as (
      select count(*) as manifests, min(created_at) as oldest from manifest where next_attempt_at is not null
    ), endpoint as (
      select count(*) filter (where active) as active,
        count(*) filter (where active and failed_in_row > 0) as failing,
        count(*) filter (where disabled_reason in ('consecutive_failures', 'gone')) as disabled,
        coalesce(sum(failed_in_row) filter (where active), 0) as failed_in_row
      from webhook_endpoint
    )
    select count(u.*)::int as unconfirmed,
      coalesce(extract(epoch from sampan_clock() - min(u.created_at)), 0)::float8 as oldest_unconfirmed_seconds,
      count(*) filter (where u.locked_until < sampan_clock())::int as left,
      c.manifests::int as manifests_closing,
      coalesce(extract(epoch from sampan_clock() - c.oldest), 0)::float8 as oldest_closing_seconds,
      e.active::int as endpoints_active, e.failing::int as endpoints_failing,
      e.disabled::int as endpoints_disabled, e.failed_in_row::int as failed_in_row
    from endpoint e cross join closing c left join unconfirmed u on true
    group by c.manifests, c.oldest, e.active, e.failing, e.disabled, e.failed_in_row`);
  if (!rows[0]) throw new Error('the query returned no row');
  return rows[0];
}
