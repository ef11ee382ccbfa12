import type { Kysely } from 'kysely';
import type { Db } from '../../client.ts';
import type { Database } from '../../table/index.ts';

export interface Backlog {
  readonly due: number;
  readonly queued: number;
  readonly delivering: number;
  readonly waiting: number;
  readonly oldest_due_seconds: number | null;
  readonly slow_endpoints: number;
}

// Raw: the states follow from the database's clock, and are counted in one pass.
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
  if (!rows[0]) throw new Error('the query returned no row');
  return rows[0];
}

/** Returns those deliveries that have not ended, with the start of their last attempt. */
export async function listOpenDeliveries(db: Kysely<Database>, ids: readonly string[]) {
  return db
    .selectFrom('webhook_delivery')
    .select(['id', 'started_at'])
    .where('id', 'in', ids.length > 0 ? ids : [''])
    .where('next_attempt_at', 'is not', null)
    .execute();
}
