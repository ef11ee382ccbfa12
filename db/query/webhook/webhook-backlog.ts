import type { Db } from '../../client.ts';

/** What the outbox holds that has not ended. */
export interface Backlog {
  /** Due, and neither queued nor being sent. */
  readonly due: number;
  /** Queued, and no worker has it yet. */
  readonly queued: number;
  readonly delivering: number;
  /** Waiting for the time of a retry. */
  readonly waiting: number;
  /** How long the oldest that is due has been so; null when none is. */
  readonly oldest_due_seconds: number | null;
  /** Endpoints that are left with one request at a time. */
  readonly slow_endpoints: number;
}

export async function readBacklog(db: Db): Promise<Backlog> {
  const { rows } = await db.pool.query<Backlog>(`
    with open as (
      select case
          when state = 'delivering' then 'delivering'
          when busy_until > sampan_clock() then 'queued'
          when next_attempt_at <= sampan_clock() then 'due'
          else 'waiting'
        end as place, next_attempt_at
      from webhook_delivery where next_attempt_at is not null
    )
    select count(*) filter (where place = 'due') as due,
      count(*) filter (where place = 'queued') as queued,
      count(*) filter (where place = 'delivering') as delivering,
      count(*) filter (where place = 'waiting') as waiting,
      extract(epoch from sampan_clock() - min(next_attempt_at) filter (where place = 'due'))::float8
        as oldest_due_seconds,
      (select count(*) from webhook_endpoint where active and slots = 1) as slow_endpoints
    from open`);
  if (!rows[0]) throw new Error('the count answered no row');
  return rows[0];
}
